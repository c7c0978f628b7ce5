import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { poisonous } from '../../machines/rules/abilities/write/index.ts';

const snake = creature('Marsh Adder', '2/2', '', { abilities: [poisonous(1), poisonous(2)] });

export default [
  scenario('702.70b: combat damage to a player triggers each instance, whatever else the damage does', {
    rules: ['702.70', '702.70a', '702.70b', '120.3a'],
    alice: { battlefield: [snake] },
    bob: {},
    script: [
      'alice attacks bob with Marsh Adder',
      'pass until alice decides',
      'alice orders Marsh Adder, Marsh Adder',
      'pass until the end of combat step',
    ],
    expect: { bob: { life: 18, counters: { poison: 3 } } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears'] } },
      script: [
        'alice attacks bob with Marsh Adder',
        'pass until bob decides',
        'bob blocks Marsh Adder with Grizzly Bears',
        'pass until the end of combat step',
      ],
      expect: { bob: { life: 20, counters: {} } },
    },
  }),
];
