import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  mana,
  sacrificeSelf,
  spell,
  target,
  targetOpponent,
  targetPlayer,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** "You control target player during that player's next turn." */
const dread = card('Deep Dread', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([targetPlayer], { do: 'controlPlayer', who: target(0), by: 'you' })],
});
const yoke = card('Iron Yoke', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{0}'), sacrificeSelf],
      targets: [targetPlayer],
      effect: [{ do: 'controlPlayer', who: target(0), by: 'you' }],
    }),
  ],
});
/** "When you cast this, you control target opponent during their next turn. In that turn's upkeep they get an extra turn." */
const titan = creature('Promised Titan', '13/13', '', {
  manaCost: '{1}',
  abilities: [
    triggered({
      when: { on: 'cast', by: 'you', spell: 'self' },
      targets: [targetOpponent],
      effect: [
        { do: 'controlPlayer', who: target(0), by: 'you' },
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'upkeep', whose: target(0) }],
          effect: [{ do: 'extraTurn', who: { event: 'player' } }],
        },
      ],
    }),
  ],
});

export default [
  scenario('723.4: who controls a player sees their hand, and neither their library nor cards outside', {
    rules: ['723.4', '723.1'],
    alice: { hand: [dread], mana: 'B' },
    bob: { hand: ['Shock'], outside: ['Hill Giant'], library: ['Swamp', 'Grizzly Bears', 'Forest'] },
    carol: {},
    script: [
      'alice casts Deep Dread on bob',
      'everyone passes',
      { expect: { Shock: { seenBy: ['bob'] } } },
      "pass until bob's precombat main",
      {
        expect: {
          Shock: { seenBy: ['alice', 'bob'] },
          'Hill Giant': { seenBy: ['bob'] },
          'Grizzly Bears': { seenBy: [] },
        },
      },
      // It ends with that turn.
      "pass until carol's precombat main",
    ],
    expect: { Shock: { seenBy: ['bob'] } },
    control: {
      without: 'Deep Dread',
      script: ["pass until bob's precombat main"],
      expect: { Shock: { seenBy: ['bob'] } },
    },
  }),
  scenario('723.1: control of a player is for one turn, and their extra turn after that is their own', {
    rules: ['723.1', '500.7', '723.5'],
    alice: { hand: [titan], mana: 'C' },
    bob: {},
    carol: { battlefield: [yoke] },
    turn: { of: 'alice', number: 10 },
    script: [
      'alice casts Promised Titan',
      'alice chooses carol',
      'pass until the stack is empty',
      'alice passes',
      'bob passes',
      'carol activates Iron Yoke on bob',
      'everyone passes',
      'pass until turn 11',
      {
        expect: {
          game: { turn: { of: 'bob' }, may: ['carol passes'], mayNot: { 'alice passes': '117.3d' } },
        },
      },
      'pass until turn 12',
      {
        expect: {
          game: { turn: { of: 'carol' }, may: ['alice passes'], mayNot: { 'bob passes': '117.3d' } },
        },
      },
      'pass until turn 13',
    ],
    expect: {
      game: {
        turn: { of: 'carol', number: 13 },
        may: ['carol passes'],
        mayNot: { 'alice passes': '117.3d' },
      },
    },
    control: {
      without: 'Iron Yoke',
      script: ['alice casts Promised Titan', 'alice chooses bob', 'everyone passes', 'pass until turn 11'],
      // Of bob’s turn alice decides; the next turn after it is bob’s own.
      expect: {
        game: { turn: { of: 'bob', number: 11 }, may: ['alice passes'] },
      },
    },
  }),
];
