import { creature, scenario } from '../../machines/play/scenario/index.ts';

/** The yes to every "you may". */
const yes = { confirm: 'yes' } as const;
const no = { confirm: 'no' } as const;

export default [
  scenario(
    '707.2: a copy has the copiable values of what it copies, and nothing that other effects made of that',
    {
      rules: ['707.2', '707.5', '613.2a'],
      alice: { hand: ['Clone'], mana: 'UCCC' },
      bob: {
        battlefield: [{ card: 'Silvercoat Lion', counters: { '+1/+1': 2 }, tapped: true }, 'Glorious Anthem'],
      },
      script: ['alice casts Clone', 'pass until the stack is empty'],
      decide: yes,
      expect: {
        Clone: {
          on: 'battlefield',
          name: 'Silvercoat Lion',
          power: 2,
          toughness: 2,
          tapped: false,
          colors: 'W',
          subtypes: ['Cat'],
          manaValue: 2,
          counters: { '+1/+1': 0 },
        },
        "bob's Silvercoat Lion": { power: 5, toughness: 5 },
      },
      control: { decide: no, expect: { Clone: { on: 'graveyard' } } },
    },
  ),
  scenario('707.5: what enters as a copy has its enters-the-battlefield abilities as it enters', {
    rules: ['707.5', '603.6'],
    alice: { hand: ['Clone'], mana: 'UCCC', library: ['Shock', 'Wastes'] },
    bob: { battlefield: ['Wall of Omens'] },
    script: ['alice casts Clone', 'pass until the stack is empty'],
    decide: yes,
    expect: { alice: { hand: ['Shock'] }, Clone: { name: 'Wall of Omens', has: ['defender'] } },
    control: {
      withoutAbilities: ['Wall of Omens'],
      expect: { alice: { hand: 0 }, Clone: { name: 'Wall of Omens', hasNot: ['defender'] } },
    },
  }),
  scenario('707.5: abilities of what is copied replace how the copy enters', {
    rules: ['707.5', '614.12', '616.1c'],
    alice: { hand: ['Clone'], mana: 'UCCC' },
    bob: {
      battlefield: [
        creature('Slow Giant', '1/1', '', {
          abilities: [
            { kind: 'static', replaces: { event: { would: 'enter', what: 'self' }, tapped: true } },
            {
              kind: 'static',
              replaces: { event: { would: 'enter', what: 'self' }, counters: { kind: '+1/+1', count: 2 } },
            },
          ],
        }),
      ],
    },
    script: ['alice casts Clone', 'pass until the stack is empty'],
    decide: { confirm: 'yes', replacement: 'Clone' },
    expect: { Clone: { tapped: true, power: 3, counters: { '+1/+1': 2 } } },
    control: {
      withoutAbilities: ['Slow Giant'],
      decide: yes,
      expect: { Clone: { tapped: false, power: 1 } },
    },
  }),
  scenario('707.2b: a change of what was copied doesn’t change the copy', {
    rules: ['707.2b', '707.4'],
    alice: {
      battlefield: ['Mirage Mirror', 'Grizzly Bears', 'Silvercoat Lion'],
      hand: ['Clone'],
      mana: 'CCCCUCCC',
    },
    bob: {},
    turn: { at: 'precombatMain' },
    script: [
      'alice activates Mirage Mirror on Grizzly Bears',
      'pass until the stack is empty',
      { expect: { 'Mirage Mirror': { name: 'Grizzly Bears', types: ['creature'], power: 2 } } },
      'alice casts Clone',
      'pass until the stack is empty',
      'pass until the next turn',
    ],
    decide: { confirm: 'yes', choose: 'Mirage Mirror' },
    expect: {
      Clone: { name: 'Grizzly Bears', types: ['creature'] },
      'Mirage Mirror': { name: 'Mirage Mirror', types: ['artifact'] },
    },
    control: {
      script: ['alice activates Mirage Mirror on Grizzly Bears', 'pass until the next turn'],
      decide: {},
      expect: { 'Mirage Mirror': { name: 'Mirage Mirror' } },
    },
  }),
  scenario('707.3: a copy of a copy copies what that copies, with the exceptions that were made', {
    rules: ['707.3', '707.9a', '707.9c'],
    alice: { hand: ['Vesuvan Doppelganger', 'Clone'], mana: 'UUCCCUCCC' },
    bob: { battlefield: [{ card: 'Grizzly Bears', as: 'Bear' }] },
    script: [
      'alice casts Vesuvan Doppelganger',
      'pass until the stack is empty',
      { expect: { 'Vesuvan Doppelganger': { name: 'Grizzly Bears', colors: 'U', power: 2 } } },
      'alice casts Clone',
      'pass until the stack is empty',
      { expect: { Clone: { name: 'Grizzly Bears', colors: 'U', subtypes: ['Bear'] } } },
      'pass until turn 3',
      'pass until alice decides',
    ],
    decide: { confirm: ['yes', 'yes'], choose: 'Vesuvan Doppelganger' },
    // Both triggered: each has the ability.
    expect: { game: { asked: { player: 'alice', kind: 'order', rule: '603.3b' } } },
    control: {
      script: ['alice casts Clone', 'pass until the stack is empty'],
      decide: yes,
      expect: { Clone: { name: 'Grizzly Bears', colors: 'G' } },
    },
  }),
  scenario('707.4: what becomes a copy doesn’t enter, and what else applies to it goes on to apply', {
    rules: ['707.4', '707.9a'],
    alice: {
      battlefield: ['Unstable Shapeshifter'],
      hand: ['Giant Growth', 'Wall of Omens', 'Grizzly Bears'],
      mana: 'GWCGC',
    },
    bob: {},
    script: [
      'alice casts Giant Growth on Unstable Shapeshifter',
      'pass until the stack is empty',
      'alice casts Wall of Omens',
      'pass until the stack is empty',
      {
        expect: {
          'Unstable Shapeshifter': { name: 'Wall of Omens', power: 3, toughness: 7 },
          alice: { hand: 2 },
        },
      },
      'alice casts Grizzly Bears',
      'pass until the stack is empty',
    ],
    decide: { order: 'Unstable Shapeshifter, Wall of Omens' },
    expect: {
      'Unstable Shapeshifter': { name: 'Grizzly Bears', power: 5, toughness: 5, hasNot: ['defender'] },
    },
    control: {
      withoutAbilities: ['Unstable Shapeshifter'],
      script: [
        'alice casts Giant Growth on Unstable Shapeshifter',
        'pass until the stack is empty',
        'alice casts Wall of Omens',
        'pass until the stack is empty',
      ],
      decide: {},
      expect: { 'Unstable Shapeshifter': { name: 'Unstable Shapeshifter', power: 3, toughness: 4 } },
    },
  }),
  scenario('707.9b: what an exception makes of a characteristic is copied along', {
    rules: ['707.9b', '707.9a'],
    alice: { hand: ['Phantasmal Image', 'Clone', 'Giant Growth'], mana: 'UCUCCCG' },
    bob: { battlefield: [{ card: 'Grizzly Bears', as: 'Bear' }] },
    script: [
      'alice casts Phantasmal Image',
      'pass until the stack is empty',
      'alice casts Clone',
      'pass until the stack is empty',
      { expect: { Clone: { name: 'Grizzly Bears', subtypes: ['Bear', 'Illusion'] } } },
      'alice casts Giant Growth on Clone',
      'pass until the stack is empty',
    ],
    decide: { confirm: ['yes', 'yes'], choose: 'Phantasmal Image' },
    expect: { Clone: { on: 'graveyard' } },
    control: {
      script: [
        'alice casts Phantasmal Image',
        'pass until the stack is empty',
        'alice casts Clone',
        'pass until the stack is empty',
        'alice casts Giant Growth on Clone',
        'pass until the stack is empty',
      ],
      decide: { confirm: ['yes', 'yes'], choose: 'Bear' },
      expect: { Clone: { on: 'battlefield', subtypes: ['Bear'], power: 5 } },
    },
  }),
];
