import { scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

const manyHuedGrowth = {
  name: 'Many-Hued Growth',
  types: ['enchantment'],
  subtypes: ['Aura'],
  abilities: [
    { kind: 'keyword', keyword: 'enchant', object: { type: 'land' } },
    {
      kind: 'triggered',
      when: [{ on: 'tappedForMana', object: 'attached' }],
      effect: [
        { do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G'], count: 1, who: { controllerOf: 'attached' } },
      ],
    },
  ],
} as const satisfies CardDefinition;

const pack = {
  name: 'Two-Coloured Pack',
  manaCost: '{G}{W}',
  types: ['creature'],
  power: 3,
  toughness: 3,
  abilities: [],
} as const satisfies CardDefinition;

const altar = {
  name: 'Altar of Sighs',
  types: ['artifact'],
  abilities: [
    {
      kind: 'activated',
      cost: [{ sacrifice: { type: 'creature' } }],
      effect: [{ do: 'addMana', mana: ['C', 'C'] }],
    },
  ],
} as const satisfies CardDefinition;

export default [
  scenario('605.3b: a mana ability doesn’t use the stack and can’t be responded to', {
    rules: ['605.3b', '605.1a'],
    alice: { battlefield: ['Llanowar Elves'], hand: ['Giant Growth'] },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice activates Llanowar Elves',
      { expect: { alice: { mana: 'G' }, game: { stack: 0, priority: 'alice' } } },
      'alice casts Giant Growth on Llanowar Elves',
    ],
    expect: { 'Llanowar Elves': { power: 4, tapped: true } },
    control: {
      setup: { alice: { battlefield: ['Prodigal Sorcerer'] } },
      script: [
        'alice activates Prodigal Sorcerer on bob',
        { expect: { game: { stack: ['the ability of Prodigal Sorcerer'] } } },
        'bob casts Shock on Prodigal Sorcerer',
      ],
      expect: { bob: { life: 19 }, 'Prodigal Sorcerer': { on: 'graveyard' } },
    },
  }),
  scenario('605.3a: mana abilities are activated while a spell is being paid for', {
    rules: ['605.3a', '601.2g'],
    alice: { battlefield: ['Forest', 'Birds of Paradise'], hand: ['Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Grizzly Bears paying by hand',
      { expect: { game: { asked: { player: 'alice', kind: 'payment' } } } },
      'alice activates Forest',
      'alice activates Birds of Paradise',
      'alice answers G',
      'alice pays G G',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, 'Birds of Paradise': { tapped: true } },
  }),
  scenario('605.4a: a triggered mana ability adds its mana at once', {
    rules: ['605.4a', '605.1b'],
    alice: { battlefield: ['Forest', { card: 'Wild Growth', attachedTo: 'Forest' }] },
    bob: {},
    script: ['alice activates Forest'],
    expect: { alice: { mana: 'GG' }, game: { stack: 0 } },
    control: { without: 'Wild Growth', expect: { alice: { mana: 'G' } } },
  }),
  scenario('605.4a: what a triggered mana ability would add counts, in the colour that is chosen for it', {
    rules: ['605.4a', '601.2g', '601.2h'],
    alice: {
      battlefield: ['Forest', { card: manyHuedGrowth, attachedTo: 'Forest' }],
      hand: [pack],
    },
    bob: {},
    script: ['alice casts Two-Coloured Pack'],
    expect: { 'Two-Coloured Pack': { on: 'battlefield' }, Forest: { tapped: true }, alice: { mana: '' } },
    control: {
      without: 'Many-Hued Growth',
      script: ['refused 118.3: alice casts Two-Coloured Pack'],
      expect: { 'Two-Coloured Pack': { on: 'hand' }, Forest: { tapped: false } },
    },
  }),
  scenario('601.2g: what could be sacrificed for mana counts, and is sacrificed to pay', {
    rules: ['601.2g', '605.3a'],
    alice: { battlefield: [altar, 'Grizzly Bears'], hand: ['Bronze Sable'] },
    bob: {},
    script: ['alice casts Bronze Sable'],
    expect: { 'Bronze Sable': { on: 'battlefield' }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      without: 'Grizzly Bears',
      script: ['refused 118.3: alice casts Bronze Sable'],
      expect: { 'Bronze Sable': { on: 'hand' } },
    },
  }),
];
