import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('614.1c: a creature enters with counters and as a Mutant, from the moment when it enters', {
    rules: ['614.1c', '614.12', '122.6'],
    alice: { battlefield: ['Master Biomancer'], hand: ['Grizzly Bears'], mana: 'GG' },
    bob: {},
    script: ['alice casts Grizzly Bears', 'everyone passes'],
    expect: {
      'Grizzly Bears': { counters: { '+1/+1': 2 }, power: 4, subtypes: ['Bear', 'Mutant'] },
    },
    control: {
      withoutAbilities: ['Master Biomancer'],
      script: ['alice casts Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { counters: {}, power: 2, subtypes: ['Bear'] } },
    },
  }),
  scenario('707.2: as what something entered is not copied', {
    rules: ['707.2', '614.1c'],
    alice: { battlefield: ['Master Biomancer'], hand: ['Grizzly Bears'], mana: 'GG' },
    bob: { hand: ['Clone'], battlefield: [{ card: 'Island', count: 4 }] },
    script: [
      'alice casts Grizzly Bears',
      'everyone passes',
      "pass until bob's precombatMain",
      'bob casts Clone',
      'everyone passes',
      'bob says yes',
      'bob chooses Grizzly Bears',
    ],
    expect: { Clone: { name: 'Grizzly Bears', counters: {}, subtypes: ['Bear'] } },
    control: {
      // Under the control of the player with Master Biomancer.
      setup: {
        alice: {
          hand: ['Clone'],
          battlefield: ['Master Biomancer', 'Grizzly Bears', { card: 'Island', count: 4 }],
        },
      },
      script: ['alice casts Clone', 'everyone passes', 'alice says yes', 'alice chooses Grizzly Bears'],
      expect: {
        Clone: { name: 'Grizzly Bears', counters: { '+1/+1': 2 }, subtypes: ['Bear', 'Mutant'] },
      },
    },
  }),
  scenario('614.1c: two effects of that kind both say what it is', {
    rules: ['614.1c', '616.1'],
    alice: {
      battlefield: ['Master Biomancer', { card: 'Master Biomancer', as: 'the other' }],
      hand: ['Grizzly Bears'],
      mana: 'GG',
    },
    bob: {},
    script: ['alice casts Grizzly Bears', 'everyone passes', 'alice chooses Master Biomancer'],
    expect: {
      'Grizzly Bears': { counters: { '+1/+1': 4 }, subtypes: ['Bear', 'Mutant'] },
    },
    control: {
      setup: { alice: { hand: ['Grizzly Bears'], battlefield: ['Master Biomancer'], mana: 'GG' } },
      script: ['alice casts Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { counters: { '+1/+1': 2 }, subtypes: ['Bear', 'Mutant'] } },
    },
  }),
];
