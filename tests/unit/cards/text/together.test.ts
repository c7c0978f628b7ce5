import { describe, expect, test } from 'vitest';
import type {
  Instruction,
  Objects,
  ReplacedEventOf,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import { spells } from './rows.ts';
import { creature, does, oneCreature, onePlayer, triggers } from './say.ts';

type Choice = Extract<Instruction, { do: 'choose' }>;

describe('what is chosen at random', () => {
  const random = (from: Choice['from'], max = 1): Instruction => ({
    do: 'choose',
    from,
    count: { min: max, max },
    atRandom: true,
    as: 'chosen',
  });
  const hand = { zone: 'hand', owner: { target: 0 } } as const;
  const shown: Instruction = { do: 'reveal', what: { named: 'chosen' } };
  spells([
    ['Target player reveals a card at random from their hand.', [onePlayer], random(hand), shown],
    ['Target player reveals two cards at random from their hand.', [onePlayer], random(hand, 2), shown],
    [
      'Target player reveals a land card at random from their hand.',
      [onePlayer],
      random({ ...hand, type: 'land' }),
      shown,
    ],
    ['Reveal a card at random from your hand.', [], random({ zone: 'hand', owner: 'you' }), shown],
    [
      "Reveal a card from target player's hand.",
      [onePlayer],
      { do: 'choose', from: hand, count: { min: 1, max: 1 }, as: 'chosen' },
      shown,
    ],
    [
      "Reveal a card at random from target player's graveyard.",
      [onePlayer],
      random({ zone: 'graveyard', owner: { target: 0 } }),
      shown,
    ],
    [
      "Exile a card at random from target player's hand.",
      [onePlayer],
      random(hand),
      { do: 'exile', what: { named: 'chosen' } },
    ],
    [
      'Return two creature cards at random from your graveyard to your hand.',
      [],
      random({ zone: 'graveyard', owner: 'you', type: 'creature' }, 2),
      { do: 'move', what: { named: 'chosen' }, to: { zone: 'hand' } },
    ],
    ['Destroy a creature at random.', [], random(creature), { do: 'destroy', what: { named: 'chosen' } }],
  ]);
});

describe('what is put somewhere for each opponent', () => {
  const ofOpponents = { zone: 'graveyard', owner: 'opponents', type: 'creature' } as const;
  const count = { min: 0, max: 1 } as const;
  const among: Instruction = { do: 'choose', from: { among: { target: 0 } }, count, as: 'chosen' };
  const taken: Instruction = {
    do: 'move',
    what: { named: 'chosen' },
    to: { zone: 'battlefield', under: 'you' },
  };
  spells([
    [
      "For each opponent, you may put up to one target creature card from that player's graveyard onto the battlefield under your control.",
      [{ objects: ofOpponents, count, forEach: 'opponents' }],
      among,
      taken,
    ],
    [
      'Choose up to one card from among them. Return that card to the battlefield under your control.',
      [{ objects: ofOpponents, count }],
      among,
      taken,
    ],
    [
      'Choose up to one card from among them. Return all creatures to the battlefield under your control.',
      [{ objects: ofOpponents, count, forEach: 'opponents' }],
      among,
      { ...taken, what: { all: creature } },
    ],
  ]);
});

describe('what is attached to something else', () => {
  const anAura = { objects: { subtype: 'Aura' } } as const;
  const it: Objects = { target: 0 };
  const reattached = (choice: Partial<Choice>, from: Choice['from'] = {}, what = it): Instruction => ({
    do: 'forEach',
    of: { all: { hasAttached: { among: { target: 0 } } } },
    then: [
      {
        do: 'choose',
        from: 'notAmong' in from ? from : { notAmong: 'it', ...from },
        count: { min: 1, max: 1 },
        as: 'new',
        ...choice,
      },
      { do: 'attach', what, to: { named: 'new' } },
    ],
  });
  spells([
    ['Attach target Aura to another permanent.', [anAura], reattached({})],
    [
      'Attach target Aura to another permanent with the same controller.',
      [anAura],
      reattached({}, { controller: { controllerOf: 'it' } }),
    ],
    [
      'Attach target Aura to another permanent it can enchant.',
      [anAura],
      reattached({ canHaveAttached: { target: 0 } }),
    ],
  ]);
  test('but nothing else is said so', () => {
    const said = (instruction: Instruction) => triggers(instruction);
    expect(said(reattached({}, { notAmong: { target: 0 } }))).toMatch(/^for each permanent/);
    expect(said(reattached({}, {}, { target: 1 }))).toMatch(/^for each permanent/);
  });
});

describe('614.9: damage that is dealt to something else', () => {
  const redirected = (
    damage: Omit<ReplacedEventOf<'dealDamage'>, 'would'>,
    redirectTo: Objects,
    more: Partial<Extract<Instruction, { do: 'replace' }>>,
  ): Instruction => ({
    do: 'replace',
    replacement: { event: { would: 'dealDamage', ...damage }, redirectTo },
    until: 'untilEndOfTurn',
    ...more,
  });
  spells([
    [
      'The next time damage would be dealt to you this turn, that damage is dealt to target creature instead.',
      [oneCreature],
      redirected({ toPlayer: 'you' }, { target: 0 }, { once: true }),
    ],
    [
      'The next time damage would be dealt to you this turn, that damage is dealt to any target instead.',
      [{ any: true }],
      redirected({ toPlayer: 'you' }, { target: 0 }, { once: true }),
    ],
    [
      'The next 3 damage that would be dealt to you this turn is dealt to target creature instead.',
      [oneCreature],
      redirected({ toPlayer: 'you' }, { target: 0 }, { amount: 3 }),
    ],
    [
      'The next X damage that would be dealt to a creature you control this turn is dealt to target creature instead.',
      [oneCreature],
      redirected({ to: { type: 'creature', controller: 'you' } }, { target: 0 }, { amount: { number: 'x' } }),
    ],
  ]);
  test.each([
    [
      'The next time damage would be dealt to this creature and/or you this turn, that damage is dealt to equipped creature instead.',
      redirected({ to: 'self', toPlayer: 'you' }, 'attached', { once: true }),
    ],
    [
      'The next time damage would be dealt to a creature you control this turn, that damage is dealt to this creature instead.',
      redirected({ to: { type: 'creature', controller: 'you' } }, 'self', { once: true }),
    ],
    [
      'The next 2 damage that would be dealt to you until your next turn is dealt to this creature instead.',
      redirected({ toPlayer: 'you' }, 'self', { until: 'untilYourNextTurn', amount: 2 }),
    ],
    [
      'If a source would deal damage to you this turn, that damage is dealt to this creature instead.',
      redirected({ toPlayer: 'you' }, 'self', {}),
    ],
  ])('%s', (text, instruction) => {
    expect(does(instruction)).toBe(text);
  });
});
