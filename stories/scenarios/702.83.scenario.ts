import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.83b: exalted is about creatures of its controller that attack alone', {
    rules: ['702.83b', '506.5'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Aven Squire'] },
    script: ['alice attacks bob with Grizzly Bears', 'bob blocks nothing'],
    expect: { bob: { life: 18 } },
    control: {
      script: ['alice attacks bob with Grizzly Bears', 'everyone passes', 'bob blocks nothing'],
      setup: { alice: { battlefield: ['Grizzly Bears', 'Aven Squire'] } },
      expect: { bob: { life: 17 } },
    },
  }),
  scenario('702.83a: it triggers when a creature attacks alone, and not when two attack', {
    rules: ['702.83a', '702.83b', '506.5', '514.2'],
    alice: { battlefield: ['Aven Squire', 'Grizzly Bears', 'Hill Giant'] },
    bob: {},
    script: [
      'alice attacks bob with Grizzly Bears',
      'pass until the stack is empty',
      { expect: { 'Grizzly Bears': { power: 3, toughness: 3 }, 'Hill Giant': { power: 3, toughness: 3 } } },
      'pass until the next turn',
    ],
    expect: { bob: { life: 17 }, 'Grizzly Bears': { power: 2, toughness: 2 } },
    control: {
      script: ['alice attacks bob with Grizzly Bears, Hill Giant'],
      expect: { bob: { life: 15 }, game: { notHappened: [{ event: 'trigger' }] } },
    },
  }),
];
