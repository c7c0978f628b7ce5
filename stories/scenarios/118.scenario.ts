import { card, scenario } from '../../machines/play/scenario/index.ts';
import { staticAbility } from '../../machines/rules/abilities/write/index.ts';

/** "You may cast spells from your hand without paying their mana costs." */
const freedom = card('Freedom', ['enchantment'], {
  abilities: [
    staticAbility({
      players: 'you',
      rules: [{ rule: 'mayCast', what: { zone: 'hand' }, for: [] }],
    }),
  ],
});

/** "You may pay {W}{U} rather than pay the mana cost for Giant spells you cast." */
const tollgate = card('Giants’ Tollgate', ['artifact'], {
  abilities: [
    staticAbility({
      players: 'you',
      rules: [{ rule: 'mayCast', what: { subtype: 'Giant' }, for: [{ pay: 'mana', cost: '{W}{U}' }] }],
    }),
  ],
});

export default [
  scenario('118.3: counters are removed from among several creatures for a cost', {
    rules: ['118.3', '601.2h'],
    alice: {
      battlefield: [
        'Retribution of the Ancients',
        { card: 'Grizzly Bears', counters: { '+1/+1': 2 } },
        { card: 'Runeclaw Bear', counters: { '+1/+1': 1 } },
      ],
      mana: 'B',
    },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'refused 107.3a: alice activates Retribution of the Ancients on Hill Giant with X = 4',
      'alice activates Retribution of the Ancients on Hill Giant with X = 3',
      'everyone passes',
    ],
    expect: {
      'Grizzly Bears': { counters: {} },
      'Runeclaw Bear': { counters: {} },
      'Hill Giant': { on: 'graveyard' },
    },
    control: {
      script: [
        'alice activates Retribution of the Ancients on Hill Giant with X = 2 paying Grizzly Bears, Runeclaw Bear',
        'everyone passes',
      ],
      expect: {
        'Grizzly Bears': { counters: { '+1/+1': 1 } },
        'Runeclaw Bear': { counters: {} },
        'Hill Giant': { on: 'battlefield', power: 1, toughness: 1 },
      },
    },
  }),
  scenario('118.9: spells are cast from a hand without paying their mana costs', {
    rules: ['118.9'],
    alice: { battlefield: [freedom], hand: ['Hill Giant', 'Forest'] },
    bob: {},
    script: ['alice casts Hill Giant by permission', 'everyone passes', 'alice plays Forest'],
    expect: { 'Hill Giant': { on: 'battlefield' }, Forest: { on: 'battlefield' } },
    control: {
      without: 'Freedom',
      script: ['refused 118.3: alice casts Hill Giant'],
      expect: { 'Hill Giant': { on: 'hand' } },
    },
  }),
  scenario('118.9a: one alternative cost or another is paid, with whatever costs more besides', {
    rules: ['118.9', '118.9a', '118.9d'],
    alice: { battlefield: [tollgate, freedom], hand: ['Hill Giant'], mana: 'WU' },
    bob: {},
    script: ['alice casts Hill Giant by paying {W}{U}', 'everyone passes'],
    expect: { 'Hill Giant': { on: 'battlefield' }, alice: { mana: '' } },
    control: {
      script: ['alice casts Hill Giant by permission', 'everyone passes'],
      expect: { 'Hill Giant': { on: 'battlefield' }, alice: { mana: 'WU' } },
    },
  }),
  scenario('118.9: what may be paid rather than the mana cost of some spells is no cost of others', {
    rules: ['118.9', '601.2b'],
    alice: { battlefield: [tollgate], hand: ['Hill Giant'], mana: 'WU' },
    bob: {},
    script: ['alice casts Hill Giant by paying {W}{U}', 'everyone passes'],
    expect: { 'Hill Giant': { on: 'battlefield' } },
    control: {
      setup: { alice: { battlefield: [tollgate], hand: ['Grizzly Bears'], mana: 'WU' } },
      script: ['refused 118.3: alice casts Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'hand' } },
    },
  }),
  scenario('118.3: as a cost up to so many are sacrificed, or none', {
    rules: ['118.3', '602.2b', '608.2h'],
    alice: {
      battlefield: ['Baba Lysaga, Night Witch', 'Ornithopter', 'Forest', 'Grizzly Bears'],
    },
    bob: {},
    script: [
      'alice activates Baba Lysaga, Night Witch',
      'alice chooses Ornithopter, Forest',
      { expect: { Ornithopter: { on: 'graveyard' }, 'Grizzly Bears': { on: 'battlefield' } } },
      'everyone passes',
    ],
    // An artifact, a creature and a land.
    expect: { alice: { life: 23, hand: 3 }, bob: { life: 17 } },
    control: {
      script: ['alice activates Baba Lysaga, Night Witch', 'alice chooses nothing', 'everyone passes'],
      expect: { alice: { life: 20, hand: 0 }, bob: { life: 20 } },
    },
  }),
  scenario('118.3: who can’t pay all of it pays nothing, and taps nothing for it', {
    rules: ['118.3', '608.2d'],
    alice: { hand: ['Shock'], battlefield: ['Mountain', { card: 'Island', as: 'the island' }] },
    bob: { battlefield: ['Frost Titan'] },
    script: ['alice casts Shock on Frost Titan', 'pass until the stack is empty'],
    expect: { 'the island': { tapped: false }, 'Frost Titan': { damage: 0 }, Shock: { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: ['Mountain', 'Island', { card: 'Island', as: 'the island' }] } },
      script: [
        'alice casts Shock on Frost Titan',
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { 'the island': { tapped: true }, 'Frost Titan': { damage: 2 } },
    },
  }),
];
