import { expect, test } from 'vitest';
import { runScenario, scenario } from '../../../machines/play/scenario/index.ts';

/** What cards with evergreen keywords do besides: each line by line, as a scenario. */
const scenarios = [
  scenario('Angel of the God-Pharaoh is cycled', {
    rules: ['702.29a'],
    alice: { hand: ['Angel of the God-Pharaoh'], mana: 'CC' },
    bob: {},
    script: ['alice activates Angel of the God-Pharaoh'],
    expect: { alice: { hand: ['Wastes'], graveyard: ['Angel of the God-Pharaoh'] } },
  }),
  scenario('Embraal Bruiser enters tapped, with menace beside an artifact', {
    rules: ['614.1c'],
    alice: { hand: ['Embraal Bruiser', 'Ornithopter'], mana: 'BB' },
    bob: {},
    script: [
      'alice casts Embraal Bruiser',
      'pass until the stack is empty',
      { expect: { 'Embraal Bruiser': { tapped: true, hasNot: ['menace'] } } },
      'alice casts Ornithopter',
    ],
    expect: { 'Embraal Bruiser': { has: ['menace'] } },
  }),
  scenario('Hagra Constrictor: counters, and menace for what has one', {
    rules: ['614.1c'],
    alice: {
      hand: ['Hagra Constrictor'],
      mana: 'BBB',
      battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 1 } }, 'Hill Giant'],
    },
    bob: { battlefield: [{ card: 'Craw Wurm', counters: { '+1/+1': 1 } }] },
    script: ['alice casts Hagra Constrictor'],
    expect: {
      'Hagra Constrictor': { power: 2, has: ['menace'] },
      'Grizzly Bears': { has: ['menace'] },
      'Hill Giant': { hasNot: ['menace'] },
      'Craw Wurm': { hasNot: ['menace'] },
    },
  }),
  scenario('Rockslide Elemental grows as another creature dies', {
    rules: ['603.6c'],
    alice: { battlefield: ['Rockslide Elemental'], hand: ['Shock'], mana: 'R' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Shock on Grizzly Bears', 'pass until alice decides', 'alice says yes'],
    expect: { 'Rockslide Elemental': { power: 2, has: ['first strike'] } },
  }),
  scenario('Necrobite gives deathtouch and regenerates', {
    rules: ['701.19a'],
    alice: { battlefield: ['Grizzly Bears', { card: 'Swamp', count: 3 }], hand: ['Necrobite'] },
    bob: { battlefield: ['Craw Wurm'] },
    script: [
      'alice attacks bob with Grizzly Bears',
      'bob blocks Grizzly Bears with Craw Wurm',
      'alice casts Necrobite on Grizzly Bears',
    ],
    expect: {
      'Craw Wurm': { on: 'graveyard' },
      'Grizzly Bears': { on: 'battlefield', tapped: true, damage: 0 },
    },
  }),
  scenario('Asceticism: hexproof for creatures, and regeneration', {
    rules: ['701.19a'],
    alice: { battlefield: ['Asceticism', 'Grizzly Bears'], mana: 'GG', hand: ['Wrath of God'] },
    bob: { hand: ['Shock', 'Naturalize'], mana: 'RGG' },
    script: [
      'alice activates Asceticism on Grizzly Bears',
      'alice passes',
      'refused 702.11b: bob casts Shock on Grizzly Bears',
      'bob casts Naturalize on Asceticism',
    ],
    expect: { Asceticism: { on: 'graveyard' }, 'Grizzly Bears': { hasNot: ['hexproof'] } },
  }),
  scenario('Privileged Position guards the other permanents', {
    rules: ['702.11b'],
    alice: { battlefield: ['Privileged Position', 'Bonesplitter', 'Forest'] },
    bob: { hand: ['Naturalize'], mana: 'GG' },
    script: [
      'alice passes',
      'refused 702.11b: bob casts Naturalize on Bonesplitter',
      'bob casts Naturalize on Privileged Position',
    ],
    expect: { 'Privileged Position': { on: 'graveyard' }, Forest: { hasNot: ['hexproof'] } },
  }),
  scenario('Clear a Path destroys a creature with defender', {
    rules: ['115.1'],
    alice: { hand: ['Clear a Path'], mana: 'R' },
    bob: { battlefield: ['Wall of Omens', 'Grizzly Bears'] },
    script: [
      'refused 115.1: alice casts Clear a Path on Grizzly Bears',
      'alice casts Clear a Path on Wall of Omens',
    ],
    expect: { 'Wall of Omens': { on: 'graveyard' } },
  }),
  scenario('Threads of Disloyalty takes a small creature, and lets go of one that grows dear', {
    rules: ['303.4c'],
    alice: { hand: ['Threads of Disloyalty'], mana: 'UUU' },
    bob: { battlefield: ['Grizzly Bears', 'Craw Wurm'] },
    script: [
      'refused 115.1: alice casts Threads of Disloyalty on Craw Wurm',
      'alice casts Threads of Disloyalty on Grizzly Bears',
    ],
    expect: { 'Grizzly Bears': { controller: 'alice' } },
  }),
  scenario("Konda's Banner: what shares a colour, and what shares a creature type", {
    rules: ['613.4c'],
    alice: {
      battlefield: [
        'Isamaru, Hound of Konda',
        'Serra Angel',
        'Grizzly Bears',
        { card: "Konda's Banner", attachedTo: 'Isamaru, Hound of Konda' },
      ],
    },
    bob: { battlefield: ['White Knight'] },
    expect: {
      'Isamaru, Hound of Konda': { power: 4, toughness: 4 },
      'Serra Angel': { power: 5 },
      'White Knight': { power: 3 },
      'Grizzly Bears': { power: 2 },
    },
  }),
  scenario('Puresteel Paladin draws for Equipment, and needs three artifacts', {
    rules: ['702.6e'],
    alice: { battlefield: ['Puresteel Paladin', 'Ornithopter'], hand: ['Bonesplitter'], mana: 'C' },
    bob: {},
    script: [
      'alice casts Bonesplitter',
      'pass until alice decides',
      'alice says yes',
      'refused 118.3: alice activates Bonesplitter on Ornithopter',
    ],
    expect: { alice: { hand: 1 }, Bonesplitter: { hasNot: ['haste'] } },
  }),
  scenario('Night Market Guard blocks two', {
    rules: ['509.1a'],
    alice: { battlefield: ['Storm Crow', 'Raging Goblin', 'Llanowar Elves'] },
    bob: { battlefield: ['Night Market Guard'] },
    script: [
      'alice attacks bob with Raging Goblin, Llanowar Elves, Storm Crow',
      'bob blocks Raging Goblin with Night Market Guard; Llanowar Elves with Night Market Guard',
    ],
    decide: { combatDamage: { player: 'bob', answer: '3 to Raging Goblin' } },
    expect: { bob: { life: 19 }, 'Raging Goblin': { on: 'graveyard' } },
  }),
  scenario('Thrasta costs less for each other spell, and has hexproof while it is new', {
    rules: ['601.2f', '702.11b'],
    alice: { hand: ["Thrasta, Tempest's Roar", 'Ornithopter', 'Ornithopter'], mana: 'GGGGGG' },
    bob: { hand: ['Doom Blade'], battlefield: [{ card: 'Swamp', count: 2 }] },
    script: [
      'alice casts Ornithopter 1',
      'pass until the stack is empty',
      'alice casts Ornithopter 2',
      'pass until the stack is empty',
      "alice casts Thrasta, Tempest's Roar",
      'pass until the stack is empty',
      { expect: { alice: { mana: '' } } },
      'alice passes',
      "refused 702.11b: bob casts Doom Blade on Thrasta, Tempest's Roar",
      'pass until the next turn',
      "bob casts Doom Blade on Thrasta, Tempest's Roar",
    ],
    expect: { "Thrasta, Tempest's Roar": { on: 'graveyard' } },
  }),
  scenario('Murder Investigation makes as many Soldiers as the creature had power', {
    rules: ['608.2h'],
    alice: {
      battlefield: ['Hill Giant', { card: 'Murder Investigation', attachedTo: 'Hill Giant' }],
      hand: ['Lightning Bolt'],
      mana: 'R',
    },
    bob: {},
    script: ['alice casts Lightning Bolt on Hill Giant'],
    expect: { alice: { battlefield: 3 } },
  }),
  scenario('Ana Disciple', {
    rules: ['602.2'],
    alice: { battlefield: ['Ana Disciple'], mana: 'B' },
    bob: { battlefield: ['Hill Giant'] },
    script: ['alice activates Ana Disciple ability 2 on Hill Giant'],
    expect: { 'Hill Giant': { power: 1 } },
  }),
  scenario('Child of Alara dies', {
    rules: ['603.6c'],
    alice: { battlefield: [{ card: 'Child of Alara', damage: 6 }, 'Forest', 'Bonesplitter'] },
    bob: { battlefield: ['Ivory Mask', 'Grizzly Bears', 'Plains'] },
    script: ['pass until the stack is empty'],
    expect: { alice: { battlefield: ['Forest'] }, bob: { battlefield: ['Plains'] } },
  }),
  scenario('Fear of Being Hunted must be blocked', {
    rules: ['509.1c'],
    alice: { battlefield: [{ card: 'Fear of Being Hunted', arrived: true }] },
    bob: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    script: [
      'alice attacks bob with Fear of Being Hunted',
      'refused 509.1c: bob blocks nothing',
      'bob blocks Fear of Being Hunted with Grizzly Bears',
    ],
    expect: { bob: { life: 20 }, 'Hill Giant': { blocking: false } },
  }),
  scenario('Indulgent Aristocrat', {
    rules: ['602.2'],
    alice: { battlefield: ['Indulgent Aristocrat', 'Vampire Nighthawk', 'Grizzly Bears'], mana: 'CC' },
    bob: {},
    script: ['alice activates Indulgent Aristocrat paying Grizzly Bears'],
    expect: {
      'Indulgent Aristocrat': { power: 2 },
      'Vampire Nighthawk': { power: 3 },
      alice: { graveyard: 1 },
    },
  }),
  scenario('Master of the Feast lets the others draw', {
    rules: ['603.6'],
    alice: { battlefield: ['Master of the Feast'] },
    bob: {},
    turn: { at: 'untap' },
    script: ["pass until alice's draw"],
    expect: { bob: { hand: 1 } },
  }),
  scenario('Murderous Rider goes under its owner’s library', {
    rules: ['603.6c'],
    alice: { battlefield: ['Murderous Rider'], library: ['Forest'] },
    bob: { hand: ['Lightning Bolt'], mana: 'R' },
    script: ['alice passes', 'bob casts Lightning Bolt on Murderous Rider'],
    expect: { alice: { library: ['Forest', 'Murderous Rider'] } },
  }),
  scenario('Sharuum the Hegemon returns an artifact', {
    rules: ['603.3d'],
    alice: { hand: ['Sharuum the Hegemon'], graveyard: ['Bonesplitter'], mana: 'WUBCCC' },
    bob: {},
    script: ['alice casts Sharuum the Hegemon', 'pass until alice decides', 'alice says yes'],
    expect: { Bonesplitter: { on: 'battlefield' } },
  }),
  scenario("Yawgmoth's Bargain: no draw step, and cards for life", {
    rules: ['614.10'],
    alice: { battlefield: ["Yawgmoth's Bargain"] },
    bob: {},
    turn: { at: 'upkeep' },
    script: ["alice activates Yawgmoth's Bargain", 'everyone passes', 'pass until the precombat main phase'],
    expect: { alice: { life: 19, hand: 1 } },
  }),
  scenario('Crucible of Fire', {
    rules: ['613.4c'],
    alice: { battlefield: ['Crucible of Fire', 'Furnace Whelp', 'Grizzly Bears'] },
    bob: { battlefield: ['Young Red Dragon'] },
    expect: {
      'Furnace Whelp': { power: 5 },
      'Grizzly Bears': { power: 2 },
      'Young Red Dragon': { power: 3 },
    },
  }),
  scenario('Spiteful Shadows: the creature deals as much to its controller', {
    rules: ['603.2'],
    alice: {
      battlefield: [{ card: 'Spiteful Shadows', attachedTo: 'Craw Wurm' }],
      hand: ['Shock'],
      mana: 'R',
    },
    bob: { battlefield: ['Craw Wurm'] },
    script: ['alice casts Shock on Craw Wurm'],
    expect: { bob: { life: 18 }, game: { happened: [{ event: 'damage', source: 'Craw Wurm', amount: 2 }] } },
  }),
  scenario('Ancestral Vengeance', {
    rules: ['603.6a'],
    alice: { hand: ['Ancestral Vengeance'], mana: 'BB', battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Hill Giant'] },
    script: ['alice casts Ancestral Vengeance on Hill Giant'],
    expect: { 'Grizzly Bears': { power: 3 }, 'Hill Giant': { power: 2, toughness: 2 } },
  }),
  scenario('Vorpal Sword: who is dealt combat damage loses, this turn', {
    rules: ['702.2b'],
    alice: {
      battlefield: ['Grizzly Bears', { card: 'Vorpal Sword', attachedTo: 'Grizzly Bears' }],
      mana: 'BBBCCCCC',
    },
    bob: {},
    script: [
      'alice activates Vorpal Sword ability 1',
      'everyone passes',
      'alice attacks bob with Grizzly Bears',
    ],
    expect: { bob: { life: 16, lost: true }, 'Grizzly Bears': { has: ['deathtouch'] } },
  }),
  scenario('Sylvan Advocate: six lands, and lands that are creatures', {
    rules: ['613.4c'],
    alice: { battlefield: ['Sylvan Advocate', { card: 'Forest', count: 6 }, 'Grizzly Bears'] },
    bob: {},
    expect: { 'Sylvan Advocate': { power: 4, has: ['vigilance'] }, 'Grizzly Bears': { power: 2 } },
  }),
  scenario('Treacherous Pit-Dweller changes sides as it comes back', {
    rules: ['603.6d'],
    alice: { battlefield: ['Treacherous Pit-Dweller'] },
    bob: { hand: ['Lightning Bolt'], mana: 'R' },
    script: ['alice passes', 'bob casts Lightning Bolt on Treacherous Pit-Dweller'],
    expect: { 'Treacherous Pit-Dweller': { controller: 'bob', owner: 'alice', counters: { '+1/+1': 1 } } },
  }),
  scenario('Upwelling keeps mana', {
    rules: ['106.4'],
    alice: { battlefield: ['Upwelling'], mana: 'GG' },
    bob: {},
    script: ['pass until the end step'],
    expect: { alice: { mana: 'GG' } },
  }),
];

test.each(scenarios.map((one) => [one.title, one] as const))('%s', (_, one) => {
  const { failure, faults } = runScenario(one);
  expect({ faults, failure }).toEqual({ faults: [], failure: null });
});
