/** Wordings that say a word in another way than its own tests do. */
import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { ofCreature, ofSorcery } from './reads.ts';

beforeAll(putRulesTogether);

const marked = { counters: { atLeast: 1 } };

describe('counters of whatever kind', () => {
  test.each([
    [
      'Creatures you control with counters on them have trample.',
      { affects: { all: { ...marked, type: 'creature' } } },
    ],
    [
      'Creatures you control with +1/+1 counters on them have trample.',
      { affects: { all: { counters: { kind: '+1/+1', atLeast: 1 } } } },
    ],
    [
      'Whenever another permanent you control leaves the battlefield, if it had counters on it, investigate.',
      { if: { holds: 'is', like: marked } },
    ],
  ])('%s', (line, meant) => {
    expect(ofCreature(line)).toMatchObject([meant]);
  });
});

describe('costs of energy', () => {
  test.each([
    ['Pay {E}{E}{E}{E}{E}: Draw a card.', { cost: [{ pay: 'energy', amount: 5 }] }],
    [
      'Whenever this creature attacks, you may pay {E}{E}. If you do, draw a card.',
      { effect: [{ do: 'may', cost: [{ pay: 'energy', amount: 2 }] }] },
    ],
  ])('%s', (line, meant) => {
    expect(ofCreature(line)).toMatchObject([meant]);
  });
});

describe('main phases', () => {
  test.each([
    ['At the beginning of your second main phase, draw a card.', { step: 'postcombatMain', nthStep: 1 }],
    ['At the beginning of your first main phase, draw a card.', { step: 'precombatMain' }],
  ])('%s', (line, begins) => {
    expect(ofCreature(line)).toMatchObject([{ when: [{ on: 'begins', whose: 'you', ...begins }] }]);
  });
});

describe('modes', () => {
  test('of spree have a cost each, and one or more are chosen (702.172a)', () => {
    expect(ofSorcery('Spree\n+ {1} — Draw a card.\n+ {2} — You gain 2 life.')).toMatchObject([
      {
        modes: {
          choose: { min: 1, max: 2 },
          options: [
            { cost: [{ pay: 'mana', cost: '{1}' }], effect: [{ do: 'draw' }] },
            { cost: [{ pay: 'mana', cost: '{2}' }], effect: [{ do: 'gainLife' }] },
          ],
        },
      },
    ]);
  });
});

describe('protection from the color of your choice', () => {
  test('is one of five, chosen as it is given', () => {
    const read = ofSorcery(
      'Target creature gains protection from the color of your choice until end of turn.',
    );
    expect(read).toMatchObject([{ effect: [{ do: 'oneOf', options: { length: 5 } }] }]);
  });
});

describe('what is lost or dealt this way', () => {
  test.each([
    ['Each opponent loses 2 life. You gain life equal to the life lost this way.', 'loseLife'],
    [
      'This creature deals 2 damage to each player. You gain life equal to the damage dealt this way.',
      'dealDamage',
    ],
  ])('%s', (line, by) => {
    expect(ofSorcery(line)).toMatchObject([
      {
        effect: [
          { do: by, as: by },
          { do: 'gainLife', amount: { number: 'amount', by } },
        ],
      },
    ]);
  });
});

describe('“it” after what isn’t spoken of as an event’s object', () => {
  test('is what was exerted, and what an Aura enchants', () => {
    expect(
      ofCreature('You may exert this creature as it attacks. When you do, it gets +1/+0 until end of turn.'),
    ).toMatchObject([{}, { when: [{ on: 'paysToAttack' }], effect: [{ what: 'self' }] }]);
    expect(
      ofCreature("At the beginning of the upkeep of enchanted creature's controller, untap that creature."),
    ).toMatchObject([{ effect: [{ do: 'untap', what: 'attached' }] }]);
  });
});

describe('filters and rules', () => {
  test.each([
    [
      "Enchanted creature can't attack or block, and its activated abilities can't be activated.",
      { affects: 'attached', rules: [{ what: 'attackOrBlock' }, { rule: 'cantActivate', what: {} }] },
    ],
    ['Equipped creature gets +2/+0 and is goaded.', { affects: 'attached', rules: [{ rule: 'goaded' }] }],
    [
      'Commander creatures you own have flying.',
      { affects: { all: { commander: true, type: 'creature', owner: 'you' } } },
    ],
    [
      'Whenever you cast a spell from anywhere other than your hand, draw a card.',
      { when: [{ on: 'cast', notFrom: 'hand' }] },
    ],
  ])('%s', (line, meant) => {
    expect(ofCreature(line)).toMatchObject([meant]);
  });
  test('with the greatest power among what somebody controls', () => {
    expect(
      ofSorcery('Target player sacrifices a creature with the greatest power among creatures they control.'),
    ).toMatchObject([
      {
        effect: [
          {
            do: 'sacrifice',
            filter: {
              power: {
                exactly: {
                  number: 'greatest',
                  value: 'power',
                  of: { all: { type: 'creature', controller: { target: 0 } } },
                },
              },
            },
          },
        ],
      },
    ]);
  });
});

describe('where cards go', () => {
  test.each([
    [
      'Put target card from your graveyard on the bottom of your library.',
      { zone: 'library', position: 'bottom' },
    ],
    [
      "Put target creature into its owner's library third from the top.",
      { zone: 'library', position: { fromTop: 2 } },
    ],
  ])('%s', (line, to) => {
    expect(ofSorcery(line)).toMatchObject([{ effect: [{ do: 'move', to }] }]);
  });
  test('a hand and a graveyard are shuffled into a library', () => {
    expect(
      ofSorcery('Shuffle your hand and graveyard into your library, then draw seven cards.'),
    ).toMatchObject([
      { effect: [{ do: 'move', to: { zone: 'library' } }, { do: 'shuffle' }, { do: 'draw', count: 7 }] },
    ]);
  });
});

test('a library and/or a graveyard is searched, as the player chooses', () => {
  const search =
    'search your library and/or graveyard for an Elf card, reveal it, and put it into your hand.';
  const read = ofCreature(
    `When this creature enters, you may ${search} If you search your library this way, shuffle.`,
  );
  expect(read).toMatchObject([
    {
      effect: [
        {
          do: 'may',
          then: [{ do: 'search', zones: ['graveyard'], zonesChosen: true, for: { subtype: 'Elf' } }],
        },
      ],
    },
  ]);
});

test('a keyword action is done with another number', () => {
  expect(ofCreature('If you would scry, scry that many plus one instead.')).toMatchObject([
    { replaces: { event: { would: 'perform', action: 'scry', by: 'you' }, amount: { number: 'plus' } } },
  ]);
});

test('one or more creatures that attack are what a player attacks with, and of others several are one event', () => {
  expect(ofCreature('Whenever one or more creatures you control attack, draw a card.')).toMatchObject([
    { when: [{ on: 'playerAttacks', by: 'everyone', with: { type: 'creature', controller: 'you' } }] },
  ]);
  expect(ofCreature('Whenever one or more creatures you control die, draw a card.')).toMatchObject([
    { when: [{ on: 'dies', oneOrMore: true }] },
  ]);
});
