import { creature, scenario } from '../../machines/play/scenario/index.ts';

const taunter = creature('Taunting Brute', '5/5', 'provoke');

export default [
  scenario('702.39a: a tapped creature is untapped, and has to block it', {
    rules: ['702.39', '702.39a', '509.1c'],
    alice: { battlefield: [taunter] },
    bob: { battlefield: [{ card: 'Grizzly Bears', tapped: true }] },
    script: [
      'alice attacks bob with Taunting Brute',
      'pass until alice decides',
      'alice says yes',
      'pass until bob decides',
      'refused 509.1c: bob blocks nothing',
      'bob blocks Taunting Brute with Grizzly Bears',
      'pass until the end of combat step',
    ],
    expect: { bob: { life: 20 }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      script: [
        'alice attacks bob with Taunting Brute',
        'pass until alice decides',
        'alice says no',
        'pass until the end of combat step',
      ],
      expect: { bob: { life: 15 }, 'Grizzly Bears': { tapped: true } },
    },
  }),
];
