import { card, scenario } from '../../machines/play/scenario/index.ts';
import { anyTarget, buyback, dealDamageToTarget, spell } from '../../machines/rules/abilities/write/index.ts';

const fork = card('Returning Spark', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([anyTarget], dealDamageToTarget(1)), buyback('{2}')],
});

export default [
  scenario('702.27a: paid for, it comes back to hand as it resolves', {
    rules: ['702.27', '702.27a'],
    alice: { hand: [fork], mana: 'RCC' },
    bob: {},
    script: ['alice casts Returning Spark on bob kicked', 'pass until the stack is empty'],
    expect: { bob: { life: 19 }, alice: { hand: ['Returning Spark'], graveyard: 0 } },
    control: {
      script: ['alice casts Returning Spark on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 19 }, alice: { hand: 0, graveyard: ['Returning Spark'] } },
    },
  }),
  scenario('702.27a: countered, it goes to the graveyard', {
    rules: ['702.27a', '701.6a'],
    alice: { hand: [fork], mana: 'RCC' },
    bob: { battlefield: ['Island', 'Island'], hand: ['Counterspell'] },
    script: [
      'alice casts Returning Spark on bob kicked',
      'alice passes',
      'bob casts Counterspell on Returning Spark',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 20 }, alice: { hand: 0, graveyard: ['Returning Spark'] } },
    control: {
      script: ['alice casts Returning Spark on bob kicked', 'pass until the stack is empty'],
      expect: { alice: { hand: ['Returning Spark'] } },
    },
  }),
  scenario('702.27a, 608.2b: without a legal target it doesn’t resolve, and goes to the graveyard', {
    rules: ['702.27a', '608.2b'],
    alice: { hand: [fork], mana: 'RCC' },
    bob: { battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Shock'] },
    script: [
      'alice casts Returning Spark on Grizzly Bears kicked',
      'alice passes',
      'bob casts Shock on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 0, graveyard: ['Returning Spark'] } },
    control: {
      script: [
        'alice casts Returning Spark on Grizzly Bears kicked',
        'alice passes',
        'bob casts Shock on bob',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 18 }, alice: { hand: ['Returning Spark'], graveyard: 0 } },
    },
  }),
];
