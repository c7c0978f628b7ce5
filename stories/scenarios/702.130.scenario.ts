import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { afflict } from '../../machines/rules/abilities/write/index.ts';

const eternal = creature('Relentless Eternal', '3/3', '', { abilities: [afflict(3)] });

export default [
  scenario('702.130a: as it becomes blocked defending player loses life', {
    rules: ['702.130', '702.130a'],
    alice: { battlefield: [eternal] },
    bob: { battlefield: ['Grizzly Bears', 'Llanowar Elves'] },
    script: [
      'alice attacks bob with Relentless Eternal',
      'pass until bob decides',
      'bob blocks Relentless Eternal with Grizzly Bears, Llanowar Elves',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 17 }, alice: { life: 20 } },
    control: {
      script: [
        'alice attacks bob with Relentless Eternal',
        'pass until bob decides',
        'bob blocks nothing',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 20 } },
    },
  }),
];
