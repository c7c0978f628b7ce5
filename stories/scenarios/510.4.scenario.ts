import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  creatureYouControl,
  draw,
  other,
  plus,
  staticAbility,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const reaver = creature('Two-Edged Reaver', '3/5', 'double strike, lifelink', {
  abilities: [triggered({ when: { on: 'gainsLife', who: 'you' }, effect: [draw(1)] })],
});
/** "As long as you have 5 or less life, other creatures you control get +1/+4." */
const ironwright = creature('Fateful Wright', '1/4', '', {
  abilities: [
    staticAbility({
      abilityWord: 'fateful hour',
      if: { compare: { life: 'you' }, to: { atMost: 5 } },
      affects: all(other(creatureYouControl)),
      changes: [plus(1, 4)],
    }),
  ],
});

export default [
  scenario('510.4: what the first combat damage step has changed counts in the second', {
    rules: ['510.4', '702.4b', '120.3f'],
    alice: { life: 2, battlefield: [reaver, ironwright] },
    bob: {},
    script: [
      'alice attacks bob with Two-Edged Reaver, Fateful Wright',
      { expect: { 'Two-Edged Reaver': { power: 4, toughness: 9 } } },
      'pass until combat damage',
      // 4 damage by now, and 3 + 1 to come.
      { expect: { bob: { life: 16 }, alice: { life: 6 }, 'Two-Edged Reaver': { power: 3 } } },
      'pass until end of combat',
    ],
    expect: { bob: { life: 12 }, alice: { life: 9, hand: 2 } },
    control: {
      without: 'lifelink',
      script: ['alice attacks bob with Two-Edged Reaver, Fateful Wright'],
      expect: { bob: { life: 11 }, alice: { life: 2, hand: 0 } },
    },
  }),
];
