import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { ofCreature, ofEnchantment, ofSorcery } from './reads.ts';

beforeAll(putRulesTogether);

const effect = (read: unknown) => (Array.isArray(read) ? read[0].effect : read);

describe('“it”', () => {
  test('is the subject of the event, and “that creature” the other one', () => {
    expect(effect(ofCreature('Whenever Tried Card blocks a creature, tap it.'))).toEqual([
      { do: 'tap', what: 'self' },
    ]);
    expect(effect(ofCreature('Whenever Tried Card blocks a creature, tap that creature.'))).toEqual([
      { do: 'tap', what: { event: 'other' } },
    ]);
    expect(
      effect(ofCreature('Whenever Tried Card deals damage to a creature, destroy that creature.')),
    ).toEqual([{ do: 'destroy', what: { event: 'object' } }]);
  });

  test('is what the last clause spoke of', () => {
    expect(effect(ofSorcery('Untap target creature. It gains haste until end of turn.'))).toMatchObject([
      { do: 'untap' },
      { do: 'modify', what: { target: 0 } },
    ]);
    expect(effect(ofCreature('{T}, Sacrifice Tried Card: It deals 2 damage to any target.'))).toEqual([
      { do: 'dealDamage', amount: 2, to: { target: 0 }, toPlayers: { target: 0 } },
    ]);
  });

  test('is declined where the clause spoke of two', () => {
    expect(
      ofSorcery(
        "Target creature you control fights target creature you don't control. It gains haste until end of turn.",
      ),
    ).toBe('declined');
    expect(ofSorcery('Draw a card. It gains haste until end of turn.')).toBe('declined');
  });

  test('is the subject of its own clause', () => {
    expect(
      effect(ofCreature('{T}: Tried Card deals X damage to target creature, where X is its power.')),
    ).toMatchObject([{ do: 'dealDamage', amount: { number: 'value', value: 'power', of: 'self' } }]);
  });
});

describe('a noun', () => {
  test('means what can be called so', () => {
    expect(effect(ofSorcery('Destroy target artifact. Untap target land. Tap that artifact.'))).toMatchObject(
      [{ do: 'destroy' }, { do: 'untap' }, { do: 'tap', what: { target: 0 } }],
    );
    expect(ofSorcery('Destroy target artifact. Tap that land.')).toBe('declined');
  });

  test('of several is of several', () => {
    expect(effect(ofSorcery('Tap up to two target creatures. Untap those creatures.'))).toMatchObject([
      { do: 'tap' },
      { do: 'untap', what: { target: 0 } },
    ]);
    expect(ofSorcery('Tap target creature. Untap those creatures.')).toBe('declined');
  });
});

describe('“that player”', () => {
  test('is the event’s, a target, or who controls what was spoken of', () => {
    expect(effect(ofCreature('Whenever an opponent casts a spell, that player loses 1 life.'))).toEqual([
      { do: 'loseLife', amount: 1, who: { event: 'player' } },
    ]);
    expect(
      effect(ofSorcery('Destroy target creature an opponent controls. That player loses 1 life.')),
    ).toMatchObject([{ do: 'destroy' }, { do: 'loseLife', who: { controllerOf: { target: 0 } } }]);
    expect(ofSorcery('Draw a card. That player loses 1 life.')).toBe('declined');
  });

  test('is each of several, in what they do', () => {
    expect(effect(ofSorcery('Each player draws a card for each Swamp they control.'))).toEqual([
      {
        do: 'draw',
        who: 'everyone',
        count: { number: 'count', of: { subtype: 'Swamp', controller: 'they' } },
      },
    ]);
  });
});

describe('what something is attached to', () => {
  test('isn’t that itself: “it” was spoken of before', () => {
    expect(
      ofCreature(
        'When this creature enters, manifest the top card of your library and attach this creature to it.',
      ),
    ).toMatchObject([
      { effect: [{ do: 'manifest' }, { do: 'attach', what: 'self', to: { named: 'manifest' } }] },
    ]);
    expect(ofCreature('{T}: Attach this creature to it.')).toBe('declined');
  });

  test('isn’t that either where it is chosen as it is attached', () => {
    const attached = (to: object) => [{}, { do: 'choose' }, { do: 'attach', to }];
    expect(
      effect(ofSorcery('Untap target creature you control. Attach an Equipment you control to it.')),
    ).toMatchObject(attached({ target: 0 }));
    expect(
      effect(ofSorcery('Create a 1/1 white Soldier creature token. Attach an Equipment you control to it.')),
    ).toMatchObject(attached({ named: 'create' }));
    expect(ofSorcery('Attach an Equipment you control to it.')).toBe('declined');
  });
});

describe('“that creature”', () => {
  test('is no card of a library that was exiled since', () => {
    expect(
      effect(ofSorcery('Choose target creature. Exile the top card of your library. Tap that creature.')),
    ).toMatchObject([{ do: 'exile' }, { do: 'tap', what: { target: 0 } }]);
    expect(ofSorcery('Exile the top card of your library. Tap that creature.')).toBe('declined');
  });
});

describe('“it”, where it is asked whether the spell was kicked', () => {
  test('is the spell that deals damage, and else what was spoken of before', () => {
    const kicked = 'Untap target creature. If this spell was kicked, it';
    expect(effect(ofSorcery(`${kicked} deals 2 damage to target land.`))[1].then[0]).not.toHaveProperty(
      'source',
    );
    expect(effect(ofSorcery(`${kicked} gains haste until end of turn.`))).toMatchObject([
      {},
      { then: [{ what: { target: 0 } }] },
    ]);
    expect(ofSorcery(`${kicked} deals damage equal to its power to target land.`)).toBe('declined');
  });
});

test('“unless” is of the whole sentence: whoever pays, nothing may be done', () => {
  expect(effect(ofSorcery('You may counter target spell unless its controller pays {1}.'))).toMatchObject([
    { do: 'unless', else: [{ do: 'may', then: [{ do: 'counter' }] }] },
  ]);
});

describe('“it” and names after something is done', () => {
  test('a card that was cloaked or manifested is “it”', () => {
    expect(effect(ofCreature('When Tried Card dies, cloak the top card of your library. Tap it.'))).toEqual([
      { do: 'perform', action: 'cloak', what: { top: 1, of: 'you' }, as: 'perform' },
      { do: 'tap', what: { named: 'perform' } },
    ]);
    expect(effect(ofSorcery('Manifest dread, then put a +1/+1 counter on that creature.'))).toMatchObject([
      { do: 'perform', action: 'manifest dread' },
      { do: 'putCounters', on: { named: 'perform' } },
    ]);
  });

  test('“with the same name as that creature” asks for the name that the creature had', () => {
    const text = (named: string) =>
      `Return target creature to its owner's hand. Its owner can't cast spells with the same name as that ${named} until your next turn.`;
    expect(effect(ofSorcery(text('creature')))).toMatchObject([
      { do: 'move' },
      { rules: [{ what: { sharesNameWith: { target: 0 } } }] },
    ]);
    expect(effect(ofSorcery(text('card')))).toMatchObject([
      { do: 'move', as: 'move' },
      { rules: [{ what: { sharesNameWith: { named: 'move' } } }] },
    ]);
  });
});

describe('“each other creature”', () => {
  const others = (read: unknown) => effect(read)[0].to.all;
  const text =
    'Whenever a creature you control deals damage to a creature, Tried Card deals 1 damage to each other creature.';

  test('of what is no creature itself, is each but the one spoken of last', () => {
    expect(others(ofEnchantment(text))).toEqual({ type: 'creature', notAmong: { event: 'object' } });
  });

  test('of a creature is each but itself', () => {
    expect(others(ofCreature(text))).toEqual({ type: 'creature', other: true });
  });
});

describe('the card’s name in quotation marks', () => {
  test('isn’t understood where another object has the ability (201.5a)', () => {
    expect(
      ofEnchantment('Equipped creature has "{T}, Sacrifice Tried Card: It deals 1 damage to any target."'),
    ).toBe('declined');
    expect(
      ofEnchantment('Equipped creature has "{T}, Sacrifice this creature: It deals 1 damage to any target."'),
    ).not.toBe('declined');
  });

  test('is this object where it gives the ability to itself', () => {
    expect(
      ofCreature('As long as you control a Demon, Tried Card has "{B}: Regenerate Tried Card."'),
    ).toMatchObject([{ changes: [{ abilities: [{ effect: [{ do: 'regenerate', what: 'self' }] }] }] }]);
  });
});
