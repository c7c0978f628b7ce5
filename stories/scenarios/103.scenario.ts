import { scenario } from '../../machines/play/scenario/index.ts';

const deck = [{ card: 'Forest', count: 40 }];

export default [
  scenario('103.8a: in a game of two the player who plays first skips the first draw step', {
    rules: ['103.8a', '504.1'],
    alice: { library: deck },
    bob: { library: deck },
    turn: { at: 'mulligans', of: 'alice' },
    script: [
      'alice keeps',
      'bob keeps',
      {
        expect: { game: { turn: { number: 1, of: 'alice', at: 'upkeep' } }, alice: { hand: 7, library: 33 } },
      },
      'pass until the precombat main phase',
      {
        expect: {
          alice: { hand: 7 },
          game: { notHappened: [{ event: 'draw', player: 'alice', rule: '504.1' }] },
        },
      },
      "pass until bob's precombat main phase",
    ],
    expect: { bob: { hand: 8 }, game: { turn: { number: 2 } } },
    control: {
      // Who plays second draws.
      turn: { at: 'mulligans', of: 'bob' },
      script: ['bob keeps', 'alice keeps', "pass until alice's precombat main phase"],
      expect: { alice: { hand: 8 }, game: { turn: { number: 2 } } },
    },
  }),
  scenario('103.8c: with more than two players nobody skips it', {
    rules: ['103.8c', '504.1'],
    alice: {},
    bob: {},
    carol: {},
    turn: { at: 'firstTurn' },
    script: ['pass until the precombat main phase'],
    expect: { alice: { hand: 1, library: 19 }, game: { turn: { number: 1, of: 'alice' } } },
    control: { turn: { at: 'firstTurn', of: 'bob' }, expect: { alice: { hand: 0 }, bob: { hand: 1 } } },
  }),
  scenario('103.5: a player who takes a mulligan puts a card on the bottom', {
    rules: ['103.5'],
    alice: { library: deck },
    bob: { library: deck },
    turn: { at: 'mulligans' },
    script: ['alice mulligans', 'bob keeps', 'alice chooses Forest', 'alice keeps'],
    expect: { alice: { hand: 6, library: 34 }, bob: { hand: 7 }, game: { turn: { number: 1 } } },
    control: {
      script: ['alice keeps', 'bob keeps'],
      expect: { alice: { hand: 7, library: 33 } },
    },
  }),
  scenario('103.6: with cards in opening hands players act in turn order before the first turn', {
    rules: ['103.6', '103.6a', '103.6b', '113.6b'],
    alice: {
      library: ['Leyline of the Void', 'Chancellor of the Tangle', { card: 'Mountain', count: 4 }, 'Shock'],
    },
    bob: { library: ['Leyline of Sanctity', { card: 'Forest', count: 6 }] },
    turn: { at: 'mulligans' },
    script: [
      'alice keeps',
      'bob keeps',
      'alice chooses Chancellor of the Tangle',
      'alice chooses Leyline of the Void',
      'bob chooses nothing',
      {
        expect: {
          alice: { hand: 6, battlefield: ['Leyline of the Void'] },
          bob: { hand: 7, battlefield: 0 },
        },
      },
      'pass until the precombat main phase',
      { expect: { game: { stack: ['the ability of Chancellor of the Tangle'] } } },
      'pass until the stack is empty',
      { expect: { alice: { mana: 'G' } } },
      'alice plays Mountain',
      'alice casts Shock on bob',
    ],
    expect: { bob: { life: 18 }, alice: { graveyard: ['Shock'], mana: 'G' } },
    control: {
      script: [
        'alice keeps',
        'bob keeps',
        'alice chooses nothing',
        'bob chooses nothing',
        'pass until the precombat main phase',
      ],
      expect: { alice: { hand: 7, battlefield: 0, mana: '' }, game: { stack: 0 } },
    },
  }),
  scenario('103.6a: who isn’t the starting player begins the game with it, and exiles a card for that', {
    rules: ['103.6', '103.6a'],
    alice: { library: [{ card: 'Mountain', count: 7 }] },
    bob: { library: ['Gemstone Caverns', 'Shock', { card: 'Forest', count: 5 }] },
    turn: { at: 'mulligans' },
    script: [
      'alice keeps',
      'bob keeps',
      'bob chooses Gemstone Caverns',
      'bob chooses Shock',
      { expect: { 'Gemstone Caverns': { on: 'battlefield', counters: { luck: 1 } } } },
      "pass until alice's upkeep",
      'alice passes',
      'bob activates Gemstone Caverns',
      'bob chooses {U}',
    ],
    expect: { bob: { mana: 'U', hand: 5, exile: ['Shock'] } },
    control: {
      setup: {
        alice: { library: ['Gemstone Caverns', 'Shock', { card: 'Forest', count: 5 }] },
        bob: { library: [{ card: 'Mountain', count: 7 }] },
      },
      script: ['alice keeps', 'bob keeps', 'pass until the precombat main phase'],
      expect: { alice: { battlefield: 0, hand: 7 }, bob: { mana: '', exile: 0 } },
    },
  }),
  scenario('103.8c: in a game of three nobody skips their first draw, and the first mulligan is free', {
    rules: ['103.8c', '103.5c', '800.6', '800.7'],
    alice: { library: [{ card: 'Forest', count: 40 }] },
    bob: { library: [{ card: 'Forest', count: 40 }] },
    carol: { library: [{ card: 'Forest', count: 40 }] },
    turn: { at: 'mulligans', of: 'alice' },
    script: [
      'alice mulligans',
      'bob keeps',
      'carol keeps',
      'alice keeps',
      { expect: { alice: { hand: 7 } } },
      'pass until the precombat main phase',
    ],
    expect: { alice: { hand: 8 }, game: { happened: [{ event: 'draw', player: 'alice', rule: '504.1' }] } },
    control: {
      // Of two mulligans one counts.
      script: [
        'alice mulligans',
        'bob keeps',
        'carol keeps',
        'alice mulligans',
        'alice chooses Forest',
        'alice keeps',
        'pass until the precombat main phase',
      ],
      expect: { alice: { hand: 7 } },
    },
  }),
];
