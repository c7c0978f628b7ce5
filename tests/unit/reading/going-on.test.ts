import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { ofCreature, ofSorcery } from './reads.ts';

beforeAll(putRulesTogether);

describe('a sentence after one with an "if"', () => {
  test('goes on with it where it speaks of what only that spoke of', () => {
    expect(
      ofSorcery(
        'You may pay {1}. If you do, untap target creature. That creature gains haste until end of turn.',
      ),
    ).toMatchObject([{ effect: [{ do: 'may', then: [{ do: 'untap' }, { do: 'modify' }] }] }]);
  });

  test("stands by itself where it doesn't", () => {
    expect(ofSorcery('You may pay {1}. If you do, untap target creature. Draw a card.')).toMatchObject([
      { effect: [{ do: 'may', then: [{ do: 'untap' }] }, { do: 'draw' }] },
    ]);
    expect(
      ofSorcery(
        "Untap target creature. If it's your turn, draw a card. That creature gains haste until end of turn.",
      ),
    ).toMatchObject([{ effect: [{ do: 'untap' }, { do: 'if' }, { do: 'modify', what: { target: 0 } }] }]);
  });

  test('says with "otherwise" what is done to things as they were', () => {
    expect(ofSorcery("If it's your turn, exile target creature. Otherwise, tap it.")).toMatchObject([
      { effect: [{ do: 'if', then: [{ do: 'exile' }], else: [{ do: 'tap', what: { target: 0 } }] }] },
    ]);
  });
});

describe('what waits', () => {
  test('is about what was spoken of before; "it" is what it happens to', () => {
    expect(
      ofSorcery('Choose target creature. When that creature dies this turn, return it to the battlefield.'),
    ).toMatchObject([
      {
        effect: [
          {
            do: 'delayedTrigger',
            when: [{ on: 'dies', object: { among: { named: 'about' } } }],
            about: { target: 0 },
            effect: [{ do: 'move', what: { event: 'object' } }],
            until: 'untilEndOfTurn',
          },
        ],
      },
    ]);
  });

  test('has targets of its own', () => {
    expect(ofSorcery('Whenever a creature attacks this turn, tap target artifact.')).toMatchObject([
      { effect: [{ do: 'delayedTrigger', targets: [{ objects: { type: 'artifact' } }] }] },
    ]);
  });
});

describe('what is replaced for a time', () => {
  test('is said of what was spoken of', () => {
    expect(
      ofSorcery(
        'Tried Card deals 3 damage to target creature. If that creature would die this turn, exile it instead.',
      ),
    ).toMatchObject([
      {
        effect: [
          { do: 'dealDamage' },
          {
            do: 'replace',
            replacement: { event: { would: 'die', what: { among: { target: 0 } } }, to: { zone: 'exile' } },
          },
        ],
      },
    ]);
  });
});

describe('each of several', () => {
  test('is "it" in what is done for each', () => {
    expect(ofSorcery('For each creature you control, put a +1/+1 counter on it.')).toMatchObject([
      { effect: [{ do: 'forEach', then: [{ do: 'putCounters', on: 'it' }] }] },
    ]);
  });

  test('opponent has a target, where one is said', () => {
    expect(ofSorcery('For each opponent, destroy target creature that player controls.')).toMatchObject([
      {
        targets: [{ objects: { controller: 'opponents' }, forEach: 'opponents' }],
        effect: [{ do: 'destroy' }],
      },
    ]);
    expect(ofSorcery('For each player, that player draws a card.')).toMatchObject([
      { effect: [{ do: 'forEachPlayer', of: 'everyone', then: [{ do: 'draw', who: 'they' }] }] },
    ]);
  });

  test('player does what is theirs', () => {
    expect(
      ofSorcery('Each player returns all creature cards from their graveyard to their hand.'),
    ).toMatchObject([{ effect: [{ do: 'move', what: { all: { type: 'creature', zone: 'graveyard' } } }] }]);
  });
});

describe('what an event is about', () => {
  test('is "it", whatever else its description speaks of', () => {
    expect(
      ofCreature('Whenever a creature dealt damage by this creature this turn dies, exile it.'),
    ).toMatchObject([{ effect: [{ do: 'exile', what: { event: 'object' } }] }]);
  });

  test('isn’t among the others that an intervening if asks for', () => {
    expect(
      ofCreature('Whenever a Bear you control enters, if you control two or more other Bears, draw a card.'),
    ).toMatchObject([{ if: { what: { subtype: 'Bear', notAmong: { event: 'object' } } } }]);
  });
});

test('"and each other" is of others than the target', () => {
  expect(
    ofCreature(
      '{T}: This creature deals 1 damage to target creature and each other creature with the same name as that creature.',
    ),
  ).toMatchObject([{ effect: [{ to: { union: [{ target: 0 }, { all: { notAmong: { target: 0 } } }] } }] }]);
});

describe('what is targeted', () => {
  test('only if a cost was paid is asked for only then', () => {
    const [read] = [ofSorcery('Destroy target artifact. If this spell was kicked, destroy target land.')];
    expect(read).toMatchObject([
      { targets: [{ objects: { type: 'artifact' } }, { objects: { type: 'land' }, ifPaid: 'kicker' }] },
    ]);
    expect(read).not.toHaveProperty([0, 'targets', 0, 'ifPaid']);
  });

  test('isn’t targeted instead of something else, as nothing says that of the other', () => {
    expect(ofSorcery('Destroy target artifact. If this spell was kicked, instead destroy target land.')).toBe(
      'declined',
    );
  });

  test('for each opponent is gone through one by one where more than one thing is done', () => {
    expect(
      ofSorcery(
        'For each opponent, exile target creature that player controls and that player gains life equal to its power.',
      ),
    ).toMatchObject([
      {
        effect: [
          { do: 'forEach', of: { target: 0 }, then: [{ what: 'it' }, { who: { controllerOf: 'it' } }] },
        ],
      },
    ]);
  });
});

test('a question about what was done goes with no sentence before it', () => {
  expect(
    ofSorcery(
      'Exile target card from a graveyard. If a creature card is exiled this way, draw a card. If a land card is exiled this way, you gain 1 life.',
    ),
  ).toMatchObject([{ effect: [{ do: 'exile' }, { do: 'if' }, { do: 'if' }] }]);
});

test('what is spoken of otherwise is targeted anyway', () => {
  const [read] = [
    ofSorcery('If this spell was kicked, destroy target creature. Otherwise, tap that creature.'),
  ];
  expect(read).toMatchObject([{ effect: [{ then: [{ do: 'destroy' }], else: [{ do: 'tap' }] }] }]);
  expect(read).not.toHaveProperty([0, 'targets', 0, 'ifPaid']);
});

describe('“if you do”', () => {
  test('is said of what can’t always be done, as well as of what is optional', () => {
    expect(ofCreature('When this creature dies, sacrifice a land. If you do, draw a card.')).toMatchObject([
      { effect: [{ do: 'sacrifice', as: 'sacrifice' }, { condition: { holds: 'did', by: 'sacrifice' } }] },
    ]);
    expect(
      ofCreature('When this creature enters, sacrifice it. When you do, destroy target land.'),
    ).toMatchObject([{ effect: [{ do: 'sacrifice' }, { do: 'reflexive', after: 'sacrifice' }] }]);
    expect(
      ofCreature(
        'Whenever this creature attacks, defending player sacrifices a land. If you do, draw a card.',
      ),
    ).toBe('declined');
  });

  test('has its “if you don’t”', () => {
    expect(
      ofSorcery("You may sacrifice a land. If you do, draw a card. If you don't, you lose 1 life."),
    ).toMatchObject([{ effect: [{ do: 'may' }, { then: [{ do: 'draw' }], else: [{ do: 'loseLife' }] }] }]);
    expect(
      ofSorcery(
        "Exile the top card of your library. You may cast that card without paying its mana cost. If you don't cast it, draw a card.",
      ),
    ).toMatchObject([{ effect: [{}, {}, { condition: { holds: 'not', of: { holds: 'did' } } }] }]);
    expect(ofSorcery("You may sacrifice a land. If you don't cast it, draw a card.")).toBe('declined');
  });
});

describe('other players', () => {
  test('do the same, each for themselves', () => {
    expect(
      ofCreature(
        'Whenever enchanted player is attacked, draw a card. Each opponent attacking that player does the same.',
      ),
    ).toMatchObject([
      {
        effect: [
          { do: 'draw' },
          { do: 'draw', who: { playersWith: { of: 'opponents', attacking: 'attachedPlayer' } } },
        ],
      },
    ]);
    expect(
      ofSorcery('If it’s your turn, draw a card. Each opponent attacking that player does the same.'),
    ).toBe('declined');
  });

  test('choose new targets for what they have copied', () => {
    const cast = 'Whenever a player casts an instant spell,';
    const theirs = 'Each of those players may choose new targets for their copy.';
    expect(ofCreature(`${cast} each other player copies that spell. ${theirs}`)).toMatchObject([
      { effect: [{ do: 'copySpell', newTargets: true }] },
    ]);
    expect(ofCreature(`${cast} copy that spell. ${theirs}`)).toBe('declined');
    expect(
      ofCreature(
        `${cast} each other player may copy that spell and may choose new targets for the copy they control.`,
      ),
    ).toMatchObject([
      { effect: [{ do: 'may', then: [{ do: 'copySpell', who: 'they', newTargets: true }] }] },
    ]);
  });
});

describe('“unless” and “if” at the end of a sentence', () => {
  test('are said of all that it does', () => {
    expect(ofSorcery('Draw two cards and lose 2 life unless an opponent controls a Goblin.')).toMatchObject([
      { effect: [{ do: 'if', then: [{ do: 'draw' }, { do: 'loseLife' }] }] },
    ]);
  });

  test('are said of the last thing alone after “then”', () => {
    const counted =
      'put a +1/+1 counter on this creature, then sacrifice it unless you pay {1} for each +1/+1 counter on it';
    expect(ofCreature(`At the beginning of your upkeep, ${counted}.`)).toMatchObject([
      { effect: [{ do: 'putCounters' }, { do: 'unless', else: [{ do: 'sacrifice' }] }] },
    ]);
    expect(ofSorcery('Draw two cards, then discard a card unless you control a Goblin.')).toMatchObject([
      { effect: [{ do: 'draw' }, { do: 'if', then: [{ do: 'discard' }] }] },
    ]);
    expect(ofSorcery('Draw a card, then draw a card if you control a Goblin.')).toMatchObject([
      { effect: [{ do: 'draw' }, { do: 'if', then: [{ do: 'draw' }] }] },
    ]);
  });
});

describe('“if you don’t” after “if you do”', () => {
  test('speaks of things as they were before what isn’t done then', () => {
    const instead = 'sacrifice a land instead. If you do, put this creature onto the battlefield.';
    expect(
      ofCreature(`If this creature would enter, ${instead} If you don't, put it into its owner's graveyard.`),
    ).toMatchObject([
      {
        replaces: { instead: [{ do: 'sacrifice' }, { then: [{ what: 'self' }], else: [{ what: 'self' }] }] },
      },
    ]);
  });
});

describe('“if you can’t”', () => {
  const lost = "If you can't, you lose the game.";

  test('asks whether it was done at all', () => {
    expect(ofSorcery(`Sacrifice a land. ${lost}`)).toMatchObject([
      { effect: [{}, { condition: { holds: 'not', of: { holds: 'did' } } }] },
    ]);
  });

  test('asks of several whether there were so many', () => {
    expect(ofSorcery(`Sacrifice two lands. ${lost}`)).toMatchObject([
      { effect: [{}, { condition: { holds: 'not', of: { holds: 'compare', to: { atLeast: 2 } } } }] },
    ]);
  });
});
