import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  doubleStrike,
  having,
  plus,
  spell,
  target,
  targetCreature,
  trample,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

/** It gets -X/-X, where X is its player’s life. */
const shade = creature('Shade of Despair', '13/13', '', {
  abilities: [
    affecting(
      'self',
      plus(
        { number: 'times', of: [-1, { number: 'life', of: 'you' }] },
        { number: 'times', of: [-1, { number: 'life', of: 'you' }] },
      ),
    ),
  ],
});
const fury = card('Double Fury', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([targetCreature], untilEndOfTurn(target(0), having(doubleStrike, trample)))],
});
const fought = {
  rules: ['702.19b', '702.4b', '510.1c'],
  alice: { life: 6, battlefield: [{ card: shade, as: 'Mine' }, 'Mountain'], hand: [fury] },
  bob: { life: 9, battlefield: [{ card: shade, as: 'Theirs' }] },
  script: [
    { expect: { Mine: { power: 7 }, Theirs: { toughness: 4 } } },
    'alice attacks bob with Mine',
    'bob blocks Mine with Theirs',
    'alice casts Double Fury on Mine',
  ],
};

export default [
  scenario('702.19b: damage that gets through makes the blocker grow, and more of the second is lethal', {
    ...fought,
    decide: {
      combatDamage: [
        { refused: 'Mine: 3 to Theirs, 4 to bob', rule: '702.19b', answer: 'Mine: 4 to Theirs, 3 to bob' },
        { refused: 'Mine: 2 to Theirs, 5 to bob', rule: '702.19b', answer: 'Mine: 3 to Theirs, 4 to bob' },
      ],
    },
    expect: { bob: { life: 2 }, Theirs: { on: 'battlefield', damage: 7, toughness: 11 } },
    control: {
      // With more of the first to the blocker it dies between the two, and all of the second gets through.
      decide: { combatDamage: 'Mine: 6 to Theirs, 1 to bob' },
      expect: { bob: { life: 1 }, Theirs: { on: 'graveyard' }, Mine: { damage: 0 } },
    },
  }),
  scenario('702.19b: damage that the blocker has already counts for what is lethal', {
    ...fought,
    decide: {
      combatDamage: [
        'Mine: 5 to Theirs, 2 to bob',
        { refused: 'Mine: 7 to bob', rule: '702.19b', answer: 'Mine: 1 to Theirs, 6 to bob' },
      ],
    },
    expect: {
      bob: { life: 1 },
      Theirs: { on: 'battlefield', damage: 6, toughness: 12 },
      Mine: { damage: 6 },
    },
    control: {
      decide: { combatDamage: ['Mine: 5 to Theirs, 2 to bob', 'Mine: 7 to Theirs'] },
      expect: { bob: { life: 7 }, Theirs: { on: 'graveyard' } },
    },
  }),
];
