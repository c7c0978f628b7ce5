import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.28b: a creature with shadow can’t be blocked by creatures without it', {
    rules: ['702.28b', '509.1b'],
    alice: { battlefield: ['Thalakos Seer'] },
    bob: { battlefield: ['Grizzly Bears', creature('Dim Wanderer', '1/1', 'shadow')] },
    script: [
      'alice attacks bob with Thalakos Seer',
      'refused 702.28b: bob blocks Thalakos Seer with Grizzly Bears',
      'bob blocks Thalakos Seer with Dim Wanderer',
    ],
    expect: { bob: { life: 20 }, 'Dim Wanderer': { on: 'graveyard' } },
    control: {
      without: 'shadow',
      script: ['alice attacks bob with Thalakos Seer', 'bob blocks Thalakos Seer with Grizzly Bears'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('702.28b: a creature with shadow can’t block creatures without it', {
    rules: ['702.28b', '509.1b'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Thalakos Seer', 'Hill Giant'] },
    script: [
      'alice attacks bob with Grizzly Bears',
      'refused 702.28b: bob blocks Grizzly Bears with Thalakos Seer',
      'bob blocks nothing',
    ],
    expect: { bob: { life: 18 } },
    control: {
      without: 'shadow',
      script: ['alice attacks bob with Grizzly Bears', 'bob blocks Grizzly Bears with Thalakos Seer'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('702.28b: a shadow counter gives shadow', {
    rules: ['122.1b', '702.28b'],
    alice: { battlefield: [{ card: 'Grizzly Bears', counters: { shadow: 1 } }] },
    bob: { battlefield: ['Hill Giant', 'Thalakos Seer'] },
    script: [
      'alice attacks bob with Grizzly Bears',
      'refused 702.28b: bob blocks Grizzly Bears with Hill Giant',
      'bob blocks nothing',
    ],
    expect: { bob: { life: 18 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears'] } },
      script: ['alice attacks bob with Grizzly Bears', 'bob blocks Grizzly Bears with Hill Giant'],
      expect: { bob: { life: 20 } },
    },
  }),
];
