import { creature, scenario } from '../../machines/play/scenario/index.ts';

const recruit = creature('Eager Recruit', '1/1', 'training');

export default [
  scenario('702.149a: a +1/+1 counter as it attacks along with a creature of greater power', {
    rules: ['702.149', '702.149a'],
    alice: { battlefield: [recruit, 'Grizzly Bears'] },
    bob: {},
    script: ['alice attacks bob with Eager Recruit, Grizzly Bears', 'pass until the stack is empty'],
    expect: { 'Eager Recruit': { power: 2, counters: { '+1/+1': 1 } } },
    control: {
      setup: { alice: { battlefield: [recruit, 'Llanowar Elves'] } },
      script: ['alice attacks bob with Eager Recruit, Llanowar Elves', 'pass until the stack is empty'],
      expect: { 'Eager Recruit': { power: 1, counters: {} } },
    },
  }),
  scenario('702.149a: it is compared as they attack, and not again as the ability resolves', {
    rules: ['702.149a', '603.2'],
    alice: { battlefield: [recruit, 'Grizzly Bears', 'Forest'], hand: ['Giant Growth'] },
    bob: {},
    script: [
      'alice attacks bob with Eager Recruit, Grizzly Bears',
      'alice casts Giant Growth on Eager Recruit',
      'pass until the stack is empty',
    ],
    expect: { 'Eager Recruit': { power: 5, counters: { '+1/+1': 1 } } },
    control: {
      script: [
        'alice attacks bob with Eager Recruit',
        'alice casts Giant Growth on Eager Recruit',
        'pass until the stack is empty',
      ],
      expect: { 'Eager Recruit': { power: 4, counters: {} } },
    },
  }),
];
