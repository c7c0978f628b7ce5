import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { toxic } from '../../machines/rules/abilities/write/index.ts';

const mite = creature('Toxic Mite', '1/1', '', { abilities: [toxic(2)] });
const twice = creature('Twofold Mite', '1/1', '', { abilities: [toxic(1), toxic(2)] });

export default [
  scenario('702.164c: combat damage of a creature with toxic gives the player poison counters besides', {
    rules: ['702.164c', '120.3g', '120.3a'],
    alice: { battlefield: [mite] },
    bob: {},
    script: ['alice attacks bob with Toxic Mite'],
    expect: {
      bob: { life: 19, counters: { poison: 2 } },
      game: { happened: [{ event: 'putCounters', rule: '120.3g' }] },
    },
    control: { without: 'toxic', expect: { bob: { life: 19, counters: { poison: 0 } } } },
  }),
  scenario('702.164b: the numbers of several toxic abilities are added up', {
    rules: ['702.164b'],
    alice: { battlefield: [twice] },
    bob: {},
    script: ['alice attacks bob with Twofold Mite'],
    expect: {
      bob: { life: 19, counters: { poison: 3 } },
      game: { happened: [{ event: 'putCounters', times: 1 }] },
    },
    control: {
      setup: { alice: { battlefield: [mite] } },
      script: ['alice attacks bob with Toxic Mite'],
      expect: { bob: { life: 19, counters: { poison: 2 } } },
    },
  }),
  scenario('702.164c: damage to a creature, or that isn’t combat damage, poisons nobody', {
    rules: ['702.164c'],
    alice: {
      battlefield: [
        creature('Toxic Archer', '1/1', '', {
          abilities: [
            toxic(1),
            {
              kind: 'activated',
              cost: [{ pay: 'tap' }],
              effect: [{ do: 'dealDamage', amount: 1, toPlayers: 'opponents' }],
            },
          ],
        }),
        mite,
      ],
    },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice activates Toxic Archer',
      'pass until the stack is empty',
      'alice attacks bob with Toxic Mite',
      'bob blocks Toxic Mite with Hill Giant',
    ],
    expect: { bob: { life: 19, counters: { poison: 0 } }, 'Hill Giant': { damage: 1 } },
    control: {
      script: [
        'alice activates Toxic Archer',
        'pass until the stack is empty',
        'alice attacks bob with Toxic Mite',
        'bob blocks nothing',
      ],
      expect: { bob: { life: 18, counters: { poison: 2 } } },
    },
  }),
];
