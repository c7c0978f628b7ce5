import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { affecting, all, plus } from '../../machines/rules/abilities/write/index.ts';

/** Two that make creatures of each other's kind: each depends on the other. */
const elvenHall = card('Elven Hall', ['enchantment'], {
  manaCost: '{G}',
  abilities: [affecting(all({ subtype: 'Goblin' }), { setSubtypes: ['Elf'] })],
});
const goblinPit = card('Goblin Pit', ['enchantment'], {
  manaCost: '{R}',
  abilities: [affecting(all({ subtype: 'Elf' }), { setSubtypes: ['Goblin'] })],
});
const fernElf = creature('Fern Elf', '1/1', '', { subtypes: 'Elf' });
const caveGoblin = creature('Cave Goblin', '1/1', '', { subtypes: 'Goblin' });
const elvenSong = card('Elven Song', ['enchantment'], {
  manaCost: '{G}',
  abilities: [affecting(all({ type: 'creature', subtype: 'Elf' }), plus(1, 1))],
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
          abilities: [affecting(all({ type: 'creature' }), { removeKeyword: 'flying' })],
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
];
