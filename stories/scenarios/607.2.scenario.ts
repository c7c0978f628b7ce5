import { card, scenario } from '../../machines/play/scenario/index.ts';

/** Links of two kinds: a color chosen as it enters, and a card exiled by what triggers then. */
const relic = card('Twofold Relic', ['artifact'], {
  manaCost: '{1}',
  abilities: [
    {
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: 'self' },
        choose: [{ do: 'chooseValue', what: 'color', link: 'color' }],
      },
    },
    {
      kind: 'triggered',
      when: [{ on: 'enters', object: 'self' }],
      targets: [{ objects: { type: 'creature' } }],
      effect: [{ do: 'exile', what: { target: 0 }, link: 'exiled' }],
    },
    { kind: 'activated', cost: [{ pay: 'tap' }], effect: [{ do: 'addMana', chosen: 'color' }] },
    {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effect: [{ do: 'addMana', colorsOf: { linked: 'exiled' } }],
    },
  ],
});

const battlemage = { hand: ['Stormscape Battlemage'], mana: 'UWCCCCB' };

export default [
  scenario('607.2: pairs of two kinds on one object each speak of what their own first ability did', {
    rules: ['607.2', '607.2a', '607.2d'],
    alice: { hand: [relic], mana: 'C' },
    bob: { battlefield: ['Llanowar Elves'] },
    script: [
      'alice casts Twofold Relic',
      'pass until alice decides',
      'alice answers blue',
      'pass until the stack is empty',
      { expect: { 'Llanowar Elves': { on: 'exile' } } },
      'alice activates Twofold Relic ability 1',
    ],
    expect: { alice: { mana: 'U' } },
    control: {
      script: [
        'alice casts Twofold Relic',
        'pass until alice decides',
        'alice answers blue',
        'pass until the stack is empty',
        'alice activates Twofold Relic ability 2',
      ],
      expect: { alice: { mana: 'G' } },
    },
  }),
  scenario('607.2i, example 1: each ability asks for its own kicker, here for {W}', {
    rules: ['607.2i', '702.33f', '603.4'],
    alice: battlemage,
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Stormscape Battlemage kicked with {W}', 'pass until the stack is empty'],
    expect: { alice: { life: 23, mana: 'CCB' }, 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      script: ['alice casts Stormscape Battlemage', 'pass until the stack is empty'],
      expect: { alice: { life: 20 }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('607.2i, example 1: each ability asks for its own kicker, here for {2}{B} or for both', {
    rules: ['607.2i', '702.33b', '702.33f'],
    alice: battlemage,
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice casts Stormscape Battlemage kicked with {2}{B}',
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 20 }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      script: [
        'alice casts Stormscape Battlemage kicked with {W} and {2}{B}',
        'pass until alice decides',
        'alice orders Stormscape Battlemage, Stormscape Battlemage',
        'alice chooses Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 23, mana: '' }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('607.2i: only what was declared as this very object was cast counts, for no copy of it', {
    rules: ['607.2i', '400.7d', '603.4'],
    alice: { hand: ['Stormscape Battlemage', 'Clone'], mana: 'UWCCUCCC' },
    bob: {},
    script: [
      'alice casts Stormscape Battlemage kicked with {W}',
      'pass until the stack is empty',
      { expect: { alice: { life: 23 } } },
      'alice casts Clone',
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: { Clone: { name: 'Stormscape Battlemage' }, alice: { life: 23 } },
    control: {
      setup: {
        alice: {
          hand: ['Stormscape Battlemage', { card: 'Stormscape Battlemage', as: 'another' }],
          mana: 'UWCCUWCC',
        },
      },
      script: [
        'alice casts Stormscape Battlemage kicked with {W}',
        'pass until the stack is empty',
        'alice casts another kicked with {W}',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 26 } },
    },
  }),
  scenario('607.2d: what was chosen as one enters is nothing to another of the same name', {
    rules: ['607.2d', '607.1'],
    alice: {
      hand: [{ card: 'Engineered Plague', as: 'the plague' }],
      mana: 'CCB',
      battlefield: ['Engineered Plague'],
    },
    bob: { battlefield: ['Grizzly Bears', 'Llanowar Elves', 'Walking Corpse'] },
    script: [
      'alice casts the plague',
      'pass until alice decides',
      'alice answers Bear',
      'pass until the stack is empty',
    ],
    expect: {
      'Grizzly Bears': { power: 1, toughness: 1 },
      'Llanowar Elves': { on: 'battlefield' },
      'Walking Corpse': { power: 2 },
    },
    control: {
      script: [
        'alice casts the plague',
        'pass until alice decides',
        'alice answers Elf',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { power: 2, toughness: 2 }, 'Llanowar Elves': { on: 'graveyard' } },
    },
  }),
  scenario('607.2k: what is championed returns as its champion leaves', {
    rules: ['607.2k', '702.72a', '702.72b'],
    alice: { hand: ['Changeling Hero'], mana: 'CCCCW', battlefield: ['Grizzly Bears', 'Llanowar Elves'] },
    bob: { hand: ['Doom Blade'], mana: 'CB' },
    script: [
      'alice casts Changeling Hero',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Grizzly Bears',
      { expect: { 'Grizzly Bears': { on: 'exile' }, 'Changeling Hero': { on: 'battlefield' } } },
      'bob casts Doom Blade on Changeling Hero',
      'pass until the stack is empty',
    ],
    expect: {
      'Changeling Hero': { on: 'graveyard' },
      'Grizzly Bears': { on: 'battlefield' },
      'Llanowar Elves': { on: 'battlefield' },
    },
    control: {
      script: [
        'alice casts Changeling Hero',
        'pass until alice decides',
        'alice says no',
        'pass until the stack is empty',
      ],
      expect: { 'Changeling Hero': { on: 'graveyard' }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('607.2k: only what is named can be championed', {
    rules: ['607.2k', '702.72a'],
    alice: {
      hand: ['Wanderwine Prophets'],
      mana: 'CCCCUU',
      battlefield: ['Grizzly Bears', 'Changeling Hero'],
    },
    bob: {},
    script: [
      'alice casts Wanderwine Prophets',
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: {
      'Changeling Hero': { on: 'exile' },
      'Wanderwine Prophets': { on: 'battlefield' },
      'Grizzly Bears': { on: 'battlefield' },
    },
    control: {
      setup: {
        alice: { hand: ['Wanderwine Prophets'], mana: 'CCCCUU', battlefield: ['Grizzly Bears'] },
      },
      script: ['alice casts Wanderwine Prophets', 'pass until the stack is empty'],
      expect: { 'Wanderwine Prophets': { on: 'graveyard' }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('607.2m: only the ability of the word that was chosen is there', {
    rules: ['607.2m', '607.2f', '614.12c'],
    alice: {
      hand: ['Palace Siege'],
      mana: 'CCCBB',
      graveyard: ['Grizzly Bears'],
      battlefield: ['Palace Siege'],
    },
    bob: {},
    script: [
      'alice casts Palace Siege',
      'pass until alice decides',
      'alice answers Dragons',
      "pass until alice's upkeep",
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 22 }, bob: { life: 18 }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      script: [
        'alice casts Palace Siege',
        'pass until alice decides',
        'alice answers Khans',
        "pass until alice's upkeep",
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 20 }, bob: { life: 20 }, 'Grizzly Bears': { on: 'hand' } },
    },
  }),
  scenario('607.2d: sources with the name that was chosen, and no others, can’t be activated', {
    rules: ['607.2d', '602.5', '605.1a'],
    alice: { hand: ['Pithing Needle'], mana: 'C' },
    bob: { battlefield: ['Prodigal Pyromancer', 'Llanowar Elves'] },
    script: [
      'alice casts Pithing Needle',
      'pass until alice decides',
      'alice answers Prodigal Pyromancer',
      'pass until the stack is empty',
      'alice passes',
      'refused 602.5: bob activates Prodigal Pyromancer on alice',
    ],
    expect: { alice: { life: 20 }, 'Prodigal Pyromancer': { tapped: false } },
    control: {
      script: [
        'alice casts Pithing Needle',
        'pass until alice decides',
        'alice answers Llanowar Elves',
        'pass until the stack is empty',
        'bob activates Prodigal Pyromancer on alice',
        'pass until the stack is empty',
        'bob activates Llanowar Elves',
      ],
      expect: { alice: { life: 19 }, 'Llanowar Elves': { tapped: true } },
    },
  }),
  scenario('607.2m: each of two abilities is had only with its own anchor word', {
    rules: ['607.2m', '614.12c'],
    alice: { hand: ['Citadel Siege'], mana: 'CCWW', battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Llanowar Elves'] },
    script: [
      'alice casts Citadel Siege',
      'pass until alice decides',
      'alice answers Khans',
      'pass until the stack is empty',
      "pass until alice's declareAttackers",
      'alice attacks with nothing',
      "pass until bob's declareAttackers",
    ],
    expect: { 'Grizzly Bears': { counters: { '+1/+1': 2 } }, 'Llanowar Elves': { tapped: false } },
    control: {
      script: [
        'alice casts Citadel Siege',
        'pass until alice decides',
        'alice answers Dragons',
        'pass until the stack is empty',
        "pass until bob's endOfCombat",
      ],
      expect: { 'Grizzly Bears': { counters: {} }, 'Llanowar Elves': { tapped: true } },
    },
  }),
  scenario('607.2m: in each main phase, or as a creature with flying enters, by the word that was chosen', {
    rules: ['607.2m', '614.12c'],
    alice: { hand: ['Frontier Siege', 'Serra Angel'], mana: 'CCCGCCCWW' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice casts Frontier Siege',
      'pass until alice decides',
      'alice answers Dragons',
      'pass until the stack is empty',
      'alice casts Serra Angel',
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Serra Angel': { damage: 2 } },
    control: {
      script: [
        'alice casts Frontier Siege',
        'pass until alice decides',
        'alice answers Khans',
        'pass until the stack is empty',
        'alice casts Serra Angel',
        'pass until the stack is empty',
        "pass until alice's postcombatMain",
        'everyone passes',
      ],
      expect: { alice: { mana: 'GG' }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('607.2k: a champion of one of two types', {
    rules: ['607.2k', '702.72a'],
    alice: { hand: ['Unstoppable Ash'], mana: 'CCCG', battlefield: ['Goblin Rabblemaster', 'Grizzly Bears'] },
    bob: { battlefield: ['Llanowar Elves'] },
    script: [
      'alice casts Unstoppable Ash',
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
      { expect: { 'Goblin Rabblemaster': { on: 'exile' } } },
      'alice attacks bob with Grizzly Bears',
      'bob blocks Grizzly Bears with Llanowar Elves',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { power: 2, toughness: 7 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears'] } },
      script: ['alice casts Unstoppable Ash', 'pass until the stack is empty'],
      expect: { 'Unstoppable Ash': { on: 'graveyard' }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('607.2d: a creature becomes the color that was chosen last', {
    rules: ['607.2d', '105.3', '613.4'],
    alice: { battlefield: ['Rainbow Crow'], mana: 'CC' },
    bob: {},
    script: [
      'alice activates Rainbow Crow',
      'everyone passes',
      'alice chooses red',
      { expect: { 'Rainbow Crow': { colors: 'R' } } },
      'alice activates Rainbow Crow',
      'everyone passes',
      'alice chooses green',
      { expect: { 'Rainbow Crow': { colors: 'G' } } },
      "pass until bob's upkeep",
    ],
    expect: { 'Rainbow Crow': { colors: 'U' } },
    control: {
      script: ['alice activates Rainbow Crow', 'everyone passes', 'alice chooses black'],
      expect: { 'Rainbow Crow': { colors: 'B' } },
    },
  }),
];
