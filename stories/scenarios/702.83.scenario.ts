import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.83b: exalted is about creatures of its controller that attack alone', {
    rules: ['702.83b', '506.5'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Aven Squire'] },
    script: ['alice attacks bob with Grizzly Bears', 'bob blocks nothing'],
    expect: { bob: { life: 18 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears', 'Aven Squire'] } },
      expect: { bob: { life: 17 } },
    },
  }),
];
