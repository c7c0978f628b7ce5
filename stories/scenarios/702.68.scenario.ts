import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { frenzy } from '../../machines/rules/abilities/write/index.ts';

const sliver = creature('Raving Sliver', '2/2', '', { abilities: [frenzy(1)] });

export default [
  scenario('702.68a: it gets +1/+0 if it attacks and isn’t blocked', {
    rules: ['702.68', '702.68a'],
    alice: { battlefield: [sliver] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Raving Sliver',
      'pass until bob decides',
      'bob blocks nothing',
      'pass until the end of combat step',
    ],
    expect: { bob: { life: 17 } },
    control: {
      script: [
        'alice attacks bob with Raving Sliver',
        'pass until bob decides',
        'bob blocks Raving Sliver with Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { 'Raving Sliver': { power: 2 }, bob: { life: 20 } },
    },
  }),
];
