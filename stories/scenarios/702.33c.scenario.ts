import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  anyTarget,
  dealDamageToTarget,
  entersWith,
  multikicker,
  spell,
} from '../../machines/rules/abilities/write/index.ts';

const bolt = card('Mounting Heat', ['instant'], {
  manaCost: '{R}',
  abilities: [
    multikicker('{1}'),
    spell(
      [anyTarget],
      dealDamageToTarget({ number: 'plus', of: [1, { number: 'timesPaid', cost: 'kicker' }] }),
    ),
  ],
});
const wurm = creature('Mounting Wurm', '1/1', '', {
  manaCost: '{G}',
  abilities: [multikicker('{1}'), entersWith('+1/+1', { number: 'timesPaid', cost: 'kicker' })],
});

export default [
  scenario('702.33c: multikicker is paid as often as its controller likes', {
    rules: ['702.33c', '601.2b'],
    alice: { hand: [bolt], mana: 'RCCC' },
    bob: {},
    script: ['alice casts Mounting Heat on bob kicked 3 times', 'pass until the stack is empty'],
    expect: { bob: { life: 16 }, alice: { mana: '' } },
    control: {
      script: ['alice casts Mounting Heat on bob kicked', 'pass until the stack is empty'],
      expect: { bob: { life: 18 }, alice: { mana: 'CC' } },
    },
  }),
  scenario('702.33c: no more often than it can be paid', {
    rules: ['702.33c', '118.3'],
    alice: { hand: [bolt], mana: 'RCC' },
    bob: {},
    script: ['refused: alice casts Mounting Heat on bob kicked 3 times'],
    expect: { bob: { life: 20 } },
    control: {
      script: ['alice casts Mounting Heat on bob kicked 2 times', 'pass until the stack is empty'],
      expect: { bob: { life: 17 } },
    },
  }),
  scenario('400.7d: how often is asked of the permanent that the spell became, and of no other', {
    rules: ['702.33c', '400.7d'],
    alice: { hand: [wurm], mana: 'GCC' },
    bob: {},
    script: ['alice casts Mounting Wurm kicked 2 times', 'pass until the stack is empty'],
    expect: { 'Mounting Wurm': { power: 3, counters: { '+1/+1': 2 } } },
    control: {
      script: ['alice casts Mounting Wurm', 'pass until the stack is empty'],
      expect: { 'Mounting Wurm': { power: 1, counters: {} } },
    },
  }),
];
