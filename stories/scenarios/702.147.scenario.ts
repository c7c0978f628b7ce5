import { creature, scenario } from '../../machines/play/scenario/index.ts';

const corpse = creature('Shambling Corpse', '2/2', 'decayed');

export default [
  scenario('702.147a: it is sacrificed at the end of the combat in which it attacked', {
    rules: ['702.147', '702.147a', '603.7'],
    alice: { battlefield: [corpse] },
    bob: {},
    script: ['alice attacks bob with Shambling Corpse', 'pass until the postcombatMain'],
    expect: { bob: { life: 18 }, 'Shambling Corpse': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears'] } },
      script: ['alice attacks bob with Grizzly Bears', 'pass until the postcombatMain'],
      expect: { bob: { life: 18 }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('702.147a: it can’t block', {
    rules: ['702.147a', '509.1b'],
    alice: { battlefield: [corpse] },
    bob: { battlefield: ['Grizzly Bears'] },
    turn: { of: 'bob' },
    script: [
      'bob attacks alice with Grizzly Bears',
      'refused 509.1b: alice blocks Grizzly Bears with Shambling Corpse',
      'pass until the end of combat step',
    ],
    expect: { alice: { life: 18 } },
    control: {
      without: 'decayed',
      script: [
        'bob attacks alice with Grizzly Bears',
        'pass until alice decides',
        'alice blocks Grizzly Bears with Shambling Corpse',
        'pass until the end of combat step',
      ],
      expect: { alice: { life: 20 }, 'Shambling Corpse': { on: 'graveyard' } },
    },
  }),
];
