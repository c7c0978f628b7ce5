import { creature, scenario } from '../../machines/play/scenario/index.ts';

const thug = creature('Chained Thug', '2/1', 'unleash', { manaCost: '{0}' });

export default [
  scenario('702.98a: it may enter with a +1/+1 counter, and then can’t block', {
    rules: ['702.98', '702.98a', '509.1b'],
    alice: { hand: [thug] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice casts Chained Thug',
      'everyone passes',
      'alice says yes',
      { expect: { 'Chained Thug': { power: 3, counters: { '+1/+1': 1 } } } },
      "pass until bob's beginningOfCombat",
      'bob attacks alice with Grizzly Bears',
      'refused 509.1b: alice blocks Grizzly Bears with Chained Thug',
      'pass until the end of combat step',
    ],
    expect: { alice: { life: 18 } },
    control: {
      script: [
        'alice casts Chained Thug',
        'everyone passes',
        'alice says no',
        { expect: { 'Chained Thug': { power: 2, counters: {} } } },
        "pass until bob's beginningOfCombat",
        'bob attacks alice with Grizzly Bears',
        'pass until alice decides',
        'alice blocks Grizzly Bears with Chained Thug',
        'pass until the end of combat step',
      ],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('702.98a: any +1/+1 counter will do', {
    rules: ['702.98a'],
    alice: { battlefield: [{ card: thug, counters: { '+1/+1': 1 } }] },
    bob: { battlefield: ['Grizzly Bears'] },
    turn: { of: 'bob' },
    script: [
      'bob attacks alice with Grizzly Bears',
      'refused 509.1b: alice blocks Grizzly Bears with Chained Thug',
      'pass until the end of combat step',
    ],
    expect: { alice: { life: 18 } },
    control: {
      setup: { alice: { battlefield: [thug] } },
      script: [
        'bob attacks alice with Grizzly Bears',
        'pass until alice decides',
        'alice blocks Grizzly Bears with Chained Thug',
        'pass until the end of combat step',
      ],
      expect: { alice: { life: 20 } },
    },
  }),
];
