import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { affecting, all, plus } from '../../machines/rules/abilities/write/index.ts';

/** Two that make creatures of each other's kind: each depends on the other. */
const elvenHall = card('Elven Hall', ['enchantment'], {
  manaCost: '{G}',
  abilities: [affecting(all({ subtype: 'Goblin' }), { change: 'setSubtypes', subtypes: ['Elf'] })],
});
const goblinPit = card('Goblin Pit', ['enchantment'], {
  manaCost: '{R}',
  abilities: [affecting(all({ subtype: 'Elf' }), { change: 'setSubtypes', subtypes: ['Goblin'] })],
});
const fernElf = creature('Fern Elf', '1/1', '', { subtypes: 'Elf' });
const caveGoblin = creature('Cave Goblin', '1/1', '', { subtypes: 'Goblin' });
const elvenSong = card('Elven Song', ['enchantment'], {
  manaCost: '{G}',
  abilities: [affecting(all({ type: 'creature', subtype: 'Elf' }), plus(1, 1))],
});

const settledConspiracy = card('Settled Conspiracy', ['enchantment'], {
  manaCost: '{B}',
  abilities: [
    affecting(all({ type: 'creature', controller: 'you' }), { change: 'setSubtypes', subtypes: ['Elf'] }),
  ],
});

export default [
  scenario('613.8a: applying another would end the effect: Blood Moon before Urborg, whatever came first', {
    rules: ['613.8a', '613.8b', '305.7'],
    alice: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Forest', 'Blood Moon'] },
    bob: {},
    script: ['alice activates Urborg, Tomb of Yawgmoth'],
    expect: {
      'Urborg, Tomb of Yawgmoth': { subtypes: ['Mountain'] },
      Forest: { subtypes: ['Forest'] },
      alice: { mana: 'R' },
    },
    control: {
      without: 'Blood Moon',
      script: ['alice activates Urborg, Tomb of Yawgmoth'],
      expect: {
        'Urborg, Tomb of Yawgmoth': { subtypes: ['Swamp'] },
        Forest: { subtypes: ['Forest', 'Swamp'] },
        alice: { mana: 'B' },
      },
    },
  }),
  scenario('613.8a: applying another would change what it applies to: Opalescence after Enchanted Evening', {
    rules: ['613.8a', '613.8b'],
    alice: { battlefield: ['Opalescence', 'Enchanted Evening', 'Forest', 'Sol Ring'] },
    bob: {},
    script: ['everyone passes'],
    expect: {
      'Enchanted Evening': { types: ['enchantment', 'creature'], power: 5, toughness: 5 },
      'Sol Ring': { types: ['artifact', 'enchantment', 'creature'], power: 1, toughness: 1 },
      // Mana value 0: a 0/0 creature.
      Forest: { on: 'graveyard' },
    },
    control: {
      without: 'Enchanted Evening',
      expect: { 'Sol Ring': { types: ['artifact'] }, Forest: { on: 'battlefield', types: ['land'] } },
    },
  }),
  scenario('613.8a: control: Opalescence came after Enchanted Evening: nothing needs to wait', {
    rules: ['613.7'],
    alice: { battlefield: ['Enchanted Evening', 'Opalescence', 'Sol Ring'] },
    bob: {},
    expect: { 'Sol Ring': { types: ['artifact', 'enchantment', 'creature'], power: 1, toughness: 1 } },
    control: { without: 'Opalescence', expect: { 'Sol Ring': { types: ['artifact', 'enchantment'] } } },
  }),
  scenario('613.8a: what isn’t changed doesn’t depend: gaining and losing flying, the last one wins', {
    rules: ['613.8a', '613.9'],
    alice: {
      battlefield: [
        'Grizzly Bears',
        { card: 'Flight', attachedTo: 'Grizzly Bears' },
        card('Lead Weight', ['enchantment'], {
          manaCost: '{W}',
          abilities: [affecting(all({ type: 'creature' }), { change: 'removeKeyword', keyword: 'flying' })],
        }),
      ],
    },
    bob: {},
    expect: { 'Grizzly Bears': { hasNot: ['flying'] } },
    control: {
      setup: {
        alice: {
          battlefield: ['Lead Weight', 'Grizzly Bears', { card: 'Flight', attachedTo: 'Grizzly Bears' }],
        },
      },
      expect: { 'Grizzly Bears': { has: ['flying'] } },
    },
  }),
  scenario('613.8b: of effects that form a loop the earlier one applies first', {
    rules: ['613.8b'],
    alice: { battlefield: [elvenHall, goblinPit, elvenSong, fernElf] },
    bob: { battlefield: [caveGoblin] },
    // First Goblins become Elves, then all Elves become Goblins.
    expect: {
      'Fern Elf': { subtypes: ['Goblin'], power: 1 },
      'Cave Goblin': { subtypes: ['Goblin'], power: 1 },
    },
    control: {
      setup: {
        alice: { battlefield: ['Goblin Pit', 'Elven Hall', 'Elven Song', 'Fern Elf'] },
      },
      expect: {
        'Fern Elf': { subtypes: ['Elf'], power: 2 },
        'Cave Goblin': { subtypes: ['Elf'], power: 2 },
      },
    },
  }),
  scenario('613.8a: what applying another would take away: Blood Moon before Life and Limb', {
    rules: ['613.8a', '305.7'],
    alice: {
      battlefield: [card('Old Grove', ['land'], { subtypes: 'Forest' }), 'Blood Moon', 'Life and Limb'],
    },
    bob: {},
    // Blood Moon takes the Forest type first, so that Life and Limb doesn't find it.
    expect: { 'Old Grove': { types: ['land'], subtypes: ['Mountain'] } },
    control: {
      without: 'Blood Moon',
      expect: {
        'Old Grove': {
          types: ['land', 'creature'],
          subtypes: ['Forest', 'Saproling'],
          colors: 'G',
          power: 1,
          toughness: 1,
        },
      },
    },
  }),
  scenario(
    '613.8a: what came earlier finds what a later effect makes: Arcane Adaptation and March of the Machines',
    {
      rules: ['613.8a', '613.8b', '607.2d'],
      alice: {
        battlefield: ['March of the Machines', 'Sol Ring', 'Grizzly Bears'],
        hand: ['Arcane Adaptation'],
        graveyard: ['Serra Angel'],
        mana: 'UUU',
      },
      bob: { battlefield: ['Silvercoat Lion'] },
      script: ['alice casts Arcane Adaptation', 'pass until the stack is empty'],
      decide: { option: 'Elf' },
      expect: {
        'Sol Ring': { types: ['artifact', 'creature'], subtypes: ['Elf'] },
        'Grizzly Bears': { subtypes: ['Bear', 'Elf'] },
        'Serra Angel': { on: 'graveyard', subtypes: ['Angel', 'Elf'] },
        'Silvercoat Lion': { subtypes: ['Cat'] },
      },
      control: {
        without: 'March of the Machines',
        expect: {
          'Sol Ring': { types: ['artifact'], subtypes: [] },
          'Grizzly Bears': { subtypes: ['Bear', 'Elf'] },
        },
      },
    },
  ),
  scenario('613.8a: Conspiracy waits for what makes creatures, and sets the types of every one of them', {
    rules: ['613.8a', '613.8b', '205.1a'],
    alice: {
      battlefield: [settledConspiracy, 'Life and Limb', 'Forest', 'Grizzly Bears'],
    },
    bob: {},
    // Life and Limb makes the Forest a Saproling first, though it came later.
    expect: {
      Forest: { types: ['land', 'creature'], subtypes: ['Forest', 'Elf'], colors: 'G' },
      'Grizzly Bears': { subtypes: ['Elf'] },
    },
    control: {
      without: 'Life and Limb',
      expect: { Forest: { types: ['land'], subtypes: ['Forest'] }, 'Grizzly Bears': { subtypes: ['Elf'] } },
    },
  }),
  scenario(
    '305.7: a land type takes the text before it could do anything: Humility under Song of the Dryads',
    {
      rules: ['305.7', '613.1d'],
      alice: { battlefield: ['Serra Angel'] },
      bob: { battlefield: ['Humility', { card: 'Song of the Dryads', attachedTo: 'Humility' }] },
      expect: {
        Humility: { types: ['land'], subtypes: ['Forest'], colors: '' },
        'Serra Angel': { power: 4, toughness: 4, has: ['flying'] },
      },
      control: {
        without: 'Song of the Dryads',
        expect: { 'Serra Angel': { power: 1, toughness: 1, hasNot: ['flying'] } },
      },
    },
  ),
  scenario('613.6: Animate Artifact goes on though the artifact is a creature by then', {
    rules: ['613.6', '613.8b'],
    alice: {
      battlefield: [
        'Sol Ring',
        { card: 'Animate Artifact', attachedTo: 'Sol Ring' },
        'Memnite',
        { card: 'Animate Artifact', attachedTo: 'Memnite' },
      ],
    },
    bob: {},
    expect: {
      'Sol Ring': { types: ['artifact', 'creature'], power: 1, toughness: 1 },
      // A creature already: 1/1 as printed, not 0/0.
      Memnite: { power: 1, toughness: 1 },
    },
    control: { without: 'Animate Artifact', expect: { 'Sol Ring': { types: ['artifact'] } } },
  }),
  scenario(
    '613.7: Kudo and Kenrith’s Transformation: the size that was set last, and all types that were added',
    {
      rules: ['613.7', '613.4b'],
      alice: {
        battlefield: [
          'Serra Angel',
          { card: "Kenrith's Transformation", attachedTo: 'Serra Angel' },
          'Kudo, King Among Bears',
        ],
      },
      bob: {},
      expect: {
        'Serra Angel': {
          types: ['creature'],
          subtypes: ['Elk', 'Bear'],
          colors: 'G',
          power: 2,
          toughness: 2,
          hasNot: ['flying'],
        },
      },
      control: {
        setup: {
          alice: {
            battlefield: [
              'Kudo, King Among Bears',
              'Serra Angel',
              { card: "Kenrith's Transformation", attachedTo: 'Serra Angel' },
            ],
          },
        },
        expect: { 'Serra Angel': { subtypes: ['Elk'], power: 3, toughness: 3, hasNot: ['flying'] } },
      },
    },
  ),
  scenario('613.8a: Starfield of Nyx counts what has become an enchantment', {
    rules: ['613.8a', '613.8b'],
    alice: {
      battlefield: ['Starfield of Nyx', 'Enchanted Evening', 'Sol Ring', 'Serra Angel', 'Grizzly Bears'],
    },
    bob: { battlefield: ['Crusade'] },
    expect: {
      // Five of them, once Enchanted Evening has applied.
      'Sol Ring': { types: ['artifact', 'enchantment', 'creature'], power: 1, toughness: 1 },
      Crusade: { types: ['enchantment'] },
    },
    control: {
      without: 'Grizzly Bears',
      expect: { 'Sol Ring': { types: ['artifact', 'enchantment'] }, Crusade: { types: ['enchantment'] } },
    },
  }),
];
