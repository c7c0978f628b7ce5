import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { mobilize } from '../../machines/rules/abilities/write/index.ts';

const captain = creature('Loud Captain', '2/2', '', { abilities: [mobilize(2)] });

export default [
  scenario('702.181a: Warriors attack along, and are gone at the next end step', {
    rules: ['702.181', '702.181a', '508.4'],
    alice: { battlefield: [captain] },
    bob: {},
    script: [
      'alice attacks bob with Loud Captain',
      'pass until the end of combat step',
      {
        expect: {
          bob: { life: 16 },
          alice: { battlefield: ['Loud Captain', 'Warrior Token', 'Warrior Token'] },
          'Warrior Token 1': { tapped: true, colors: 'R' },
        },
      },
      'pass until the cleanup',
    ],
    expect: { alice: { battlefield: ['Loud Captain'] } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears'] } },
      script: ['alice attacks bob with Grizzly Bears', 'pass until the end of combat step'],
      expect: { bob: { life: 18 }, alice: { battlefield: 1 } },
    },
  }),
];
