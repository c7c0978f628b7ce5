import { creature, scenario } from '../../machines/play/scenario/index.ts';

const rat = creature('Furtive Rat', '2/1', 'skulk');

export default [
  scenario('702.118b: no creature with greater power can block it', {
    rules: ['702.118', '702.118b'],
    alice: { battlefield: [rat] },
    bob: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    script: [
      'alice attacks bob with Furtive Rat',
      'pass until bob decides',
      'refused 702.118b: bob blocks Furtive Rat with Hill Giant',
      'bob blocks Furtive Rat with Grizzly Bears',
      'pass until the end of combat step',
    ],
    expect: { bob: { life: 20 }, 'Furtive Rat': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears'] } },
      script: [
        "alice attacks bob with alice's Grizzly Bears",
        'pass until bob decides',
        "bob blocks alice's Grizzly Bears with Hill Giant",
        'pass until the end of combat step',
      ],
      expect: { "alice's Grizzly Bears": { on: 'graveyard' } },
    },
  }),
  scenario(
    '702.118b, 509.1b: only as blockers are declared: one that shrinks afterwards was blocked all the same',
    {
      rules: ['702.118b', '509.1h'],
      alice: { battlefield: [rat, 'Mountain'] },
      bob: { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth'] },
      script: [
        'alice attacks bob with Furtive Rat',
        'pass until bob decides',
        'bob blocks Furtive Rat with Grizzly Bears',
        'alice passes',
        'bob casts Giant Growth on Grizzly Bears',
        'pass until the end of combat step',
      ],
      expect: { bob: { life: 20 }, 'Furtive Rat': { on: 'graveyard' } },
      control: {
        script: [
          'alice attacks bob with Furtive Rat',
          'alice passes',
          'bob casts Giant Growth on Grizzly Bears',
          'everyone passes',
          'pass until the end of combat step',
        ],
        expect: { bob: { life: 18 } },
      },
    },
  ),
];
