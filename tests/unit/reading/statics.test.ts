import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { ofCreature } from './reads.ts';
import { abilitiesOf, tried } from './tried.ts';

beforeAll(putRulesTogether);

const creature = (text: string) => abilitiesOf('Creature', text);
const aura = (text: string) => abilitiesOf('Enchantment — Aura', text);

describe('what is simply so', () => {
  test('is so as long as something else is; "it" is what that spoke of', () => {
    expect(aura('As long as enchanted creature is red, it gets +1/+1.')).toMatchObject([
      { affects: 'attached', if: { holds: 'is', what: 'attached' } },
    ]);
    expect(creature('As long as Tried Card is attacking, it has flying.')).toMatchObject([
      { changes: [{ change: 'addAbilities' }], if: { holds: 'is', what: 'self' } },
    ]);
  });

  test('that "it" speaks of nothing is declined', () => {
    expect(tried('Creature', 'As long as you have 5 or more life, it gets +1/+1.').verdict).toBe('declined');
  });

  test('makes spells cost less, or more', () => {
    expect(creature('This spell costs {2} less to cast if it targets a tapped creature.')).toMatchObject([
      { costs: [{ like: { among: 'self' }, less: 2, targeting: { type: 'creature', tapped: true } }] },
    ]);
    expect(creature('Noncreature spells your opponents cast cost {1} more to cast.')).toMatchObject([
      { costs: [{ by: 'opponents', like: { notType: 'creature' }, more: [{ pay: 'mana', cost: '{1}' }] }] },
    ]);
  });

  test('limits when an ability is activated, in two ways at once', () => {
    expect(creature('{T}: Draw a card. Activate only as a sorcery and only once each turn.')).toMatchObject([
      { limits: { timing: 'sorcery', timesEachTurn: 1 } },
    ]);
  });
});

describe('how something happens in another way', () => {
  test('as it enters', () => {
    expect(
      creature('Each other Elf you control enters with an additional +1/+1 counter on it.'),
    ).toMatchObject([
      {
        replaces: {
          event: { would: 'enter', what: { subtype: 'Elf', controller: 'you', other: true } },
          counters: { kind: '+1/+1', count: 1 },
        },
      },
    ]);
  });

  test('as it enters, if something was paid', () => {
    expect(
      creature('Kicker {2}\nIf this creature was kicked, it enters with two +1/+1 counters on it.'),
    ).toMatchObject([
      { keyword: 'kicker' },
      { replaces: { if: { holds: 'paid', cost: 'kicker' }, counters: { kind: '+1/+1', count: 2 } } },
    ]);
  });

  test('instead of what would happen; the same event in another way is that event, changed', () => {
    expect(creature('If a creature an opponent controls would die, exile it instead.')).toMatchObject([
      { replaces: { to: { zone: 'exile' } } },
    ]);
    expect(creature('If you would gain life, you gain twice that much life instead.')).toMatchObject([
      { replaces: { amount: { number: 'times', of: [2, { number: 'eventAmount' }] } } },
    ]);
    expect(creature('If you would draw a card, draw two cards instead.')).toMatchObject([
      { replaces: { instead: [{ do: 'draw', count: 2 }] } },
    ]);
  });

  test('always, or not at all: what isn’t the whole sentence is declined', () => {
    expect(tried('Creature', 'Prevent all damage that would be dealt.').verdict).toBe('declined');
  });
});

describe('what may be played from somewhere', () => {
  const rule = (text: string) => {
    const read = ofCreature(text);
    return Array.isArray(read) ? read[0].rules?.[0] : read;
  };

  test('is no land where it is cast', () => {
    expect(rule('You may cast spells from your graveyard.')).toMatchObject({ what: { notType: 'land' } });
    expect(rule('You may cast creature spells from your graveyard.').what).toEqual({ type: 'creature' });
    expect(rule('You may play lands and cast spells from your graveyard.').what).toEqual({});
  });

  test('is among what this has exiled', () => {
    expect(rule('You may cast spells from among cards exiled with this creature.')).toMatchObject({
      from: 'exile',
      what: { among: { linked: 'exiled' }, notType: 'land' },
    });
    expect(rule('You may play cards exiled with this creature.')).toMatchObject({
      from: 'exile',
      what: { among: { linked: 'exiled' } },
    });
    expect(rule('You may play cards exiled with enchanted creature.')).toBe('declined');
  });
});

describe('when players can cast spells', () => {
  const rules = (text: string) => {
    const read = ofCreature(text);
    return Array.isArray(read) ? read[0].rules : read;
  };

  test('is their own turn, and no more than so many times', () => {
    expect(
      rules('You can cast spells only during your turn and you can cast no more than two spells each turn.'),
    ).toMatchObject([
      { rule: 'cantCast', unless: { holds: 'turnOf', who: 'you' } },
      { rule: 'cantCast', unless: { what: { by: 'you' }, to: { atMost: 1 } } },
    ]);
    expect(rules("Each player can't cast more than one spell each turn.")).toMatchObject([
      { unless: { what: { by: 'they' }, to: { atMost: 0 } } },
    ]);
    expect(rules('You can cast spells only during combat.')).toBe('declined');
  });
});
