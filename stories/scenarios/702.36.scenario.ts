import { creature, scenario } from '../../machines/play/scenario/index.ts';

const golem = creature('Plain Golem', '2/2', '', { types: ['artifact', 'creature'], manaCost: '{2}' });

export default [
  scenario('702.36b: fear leaves artifact creatures and black creatures to block', {
    rules: ['702.36b', '509.1b'],
    alice: { battlefield: [creature('Fearful Bear', '2/2', 'fear', { colors: 'G' })] },
    bob: { battlefield: ['Grizzly Bears', 'Typhoid Rats', golem] },
    script: [
      'alice attacks bob with Fearful Bear',
      'refused 702.36b: bob blocks Fearful Bear with Grizzly Bears',
      'bob blocks Fearful Bear with Typhoid Rats, Plain Golem',
    ],
    decide: { assignCombatDamage: { 'Typhoid Rats': 2 } },
    expect: { bob: { life: 20 }, 'Fearful Bear': { on: 'graveyard' } },
    control: {
      without: 'fear',
      script: ['alice attacks bob with Fearful Bear', 'bob blocks Fearful Bear with Grizzly Bears'],
      expect: { bob: { life: 20 } },
    },
  }),
];
