import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { modular, replacement } from '../../machines/rules/abilities/write/index.ts';
import type { Replacement } from '../../machines/rules/index.ts';

/** "If a spell or ability an opponent controls causes you to discard this, put it onto the battlefield …" */
const pod = (name: string, how: Partial<Replacement>) =>
  creature(name, '3/3', '', {
    abilities: [
      replacement({
        event: { would: 'move', what: 'self', to: 'graveyard', when: 'discarded', causedBy: 'opponents' },
        to: { zone: 'battlefield' },
        ...how,
      }),
    ],
  });
const grown = pod('Grown Pod', { counters: { kind: '+1/+1', count: 2 } });
const tired = pod('Tired Pod', { tapped: true });
const stolen = pod('Stolen Pod', { under: 'opponents' });
const plain = pod('Plain Pod', {});
const crime = ["alice casts Raven's Crime on bob", 'everyone passes'];
/** "If a creature would enter with counters, it enters with twice that many instead." */
const season = card('Season', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'putCounters', on: { controller: 'you' } },
      amount: { number: 'times', of: [{ number: 'eventAmount' }, 2] },
    }),
  ],
});

const sliver = creature('Clay Slith', '0/0', '', {
  types: ['artifact', 'creature'],
  manaCost: '{2}',
  subtypes: 'Slith',
  abilities: [modular(1)],
});

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
        "alice's Clone": { name: 'Grizzly Bears', counters: { '+1/+1': 2 }, subtypes: ['Bear', 'Mutant'] },
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
  scenario('614.1c: what is put onto the battlefield instead enters with the counters that the effect says', {
    rules: ['614.1a', '614.1c'],
    alice: { hand: ["Raven's Crime"], mana: 'B' },
    bob: { hand: [grown] },
    script: crime,
    expect: { 'Grown Pod': { on: 'battlefield', controller: 'bob', counters: { '+1/+1': 2 }, power: 5 } },
    control: {
      setup: { bob: { hand: [plain] } },
      expect: { 'Plain Pod': { on: 'battlefield', counters: {}, power: 3 } },
    },
  }),
  scenario('614.1c: those counters are as many as another effect makes of them', {
    rules: ['616.2', '122.6'],
    alice: { hand: ["Raven's Crime"], mana: 'B' },
    bob: { battlefield: [season], hand: [grown] },
    script: crime,
    expect: { 'Grown Pod': { on: 'battlefield', counters: { '+1/+1': 4 } } },
    control: { withoutAbilities: ['Season'], expect: { 'Grown Pod': { counters: { '+1/+1': 2 } } } },
  }),
  scenario('614.1c: what is put onto the battlefield instead enters tapped', {
    rules: ['614.1a', '614.1c'],
    alice: { hand: ["Raven's Crime"], mana: 'B' },
    bob: { hand: [tired] },
    script: crime,
    expect: { 'Tired Pod': { on: 'battlefield', tapped: true } },
    control: {
      setup: { bob: { hand: [plain] } },
      expect: { 'Plain Pod': { on: 'battlefield', tapped: false } },
    },
  }),
  scenario('614.1c: what is put onto the battlefield instead enters under another player', {
    rules: ['614.1a', '616.1b'],
    alice: { hand: ["Raven's Crime"], mana: 'B' },
    bob: { hand: [stolen] },
    script: crime,
    expect: { 'Stolen Pod': { on: 'battlefield', controller: 'alice', owner: 'bob' } },
    control: {
      setup: { bob: { hand: [plain] } },
      expect: { 'Plain Pod': { on: 'battlefield', controller: 'bob' } },
    },
  }),
  ...[
    ['Clay Slith', 'Hardened Scales'],
    ['Master Biomancer', 'Hardened Scales'],
    ['Master Biomancer', 'Clay Slith'],
  ].map((order) =>
    scenario(
      `614.5: one more counter is one more, though two effects give counters (${order.join(', then ')})`,
      {
        rules: ['614.1c', '614.5', '616.1f', '702.43a'],
        alice: { battlefield: ['Hardened Scales', 'Master Biomancer'], hand: [sliver], mana: 'CC' },
        bob: {},
        script: ['alice casts Clay Slith', 'everyone passes', ...order.map((next) => `alice says ${next}`)],
        expect: { 'Clay Slith': { counters: { '+1/+1': 4 }, power: 4, subtypes: ['Slith', 'Mutant'] } },
        control: {
          setup: { alice: { battlefield: ['Master Biomancer'] } },
          script: ['alice casts Clay Slith', 'everyone passes', 'alice says Clay Slith'],
          expect: { 'Clay Slith': { counters: { '+1/+1': 3 } } },
        },
      },
    ),
  ),
];
