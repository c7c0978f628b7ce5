import { creature, scenario } from '../../machines/play/scenario/index.ts';

const ember = creature('Slow Ember', '1/1', '', {
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{1}' }],
      effect: [
        {
          do: 'if',
          condition: { holds: 'resolvesForTime', times: 3 },
          then: [{ do: 'gainLife', who: 'you', amount: 5 }],
        },
      ],
    },
  ],
});
const once = ['alice activates Slow Ember', 'pass until the stack is empty'];

export default [
  scenario('603.7h: an ability sees for which time it resolves this turn', {
    rules: ['603.7h', '608.2c'],
    alice: { battlefield: [ember], mana: 'CCCC' },
    bob: {},
    script: [...once, ...once, ...once],
    expect: { alice: { life: 25 } },
    control: { script: [...once, ...once, ...once, ...once], expect: { alice: { life: 25 } } },
  }),
  scenario('603.7h: what is still on the stack hasn’t resolved, and each object counts for itself', {
    rules: ['603.7h'],
    alice: { battlefield: [ember, { ...ember, name: 'Other Ember' }], mana: 'CCCC' },
    bob: {},
    script: [
      ...once,
      'alice activates Slow Ember',
      'alice activates Other Ember',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 20 } },
    control: {
      script: [
        ...once,
        'alice activates Slow Ember',
        'alice activates Slow Ember',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 25 } },
    },
  }),
];
