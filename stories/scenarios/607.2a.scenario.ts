import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  base,
  plus,
  returnToHand,
  spell,
  staticAbility,
} from '../../machines/rules/abilities/write/index.ts';

/** All cards in exile return to their owners' hands. */
const unexile = card('Unexile', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([], returnToHand(all({ zone: 'exile' })))],
});

/** Gets −X/−X, where X is its controller’s life total. */
const shade = creature('Dwindling Shade', '13/13', '', {
  manaCost: '{B}',
  subtypes: 'Avatar',
  abilities: [
    staticAbility({
      changes: [
        plus(
          { number: 'times', of: [-1, { number: 'life', of: 'you' }] },
          { number: 'times', of: [-1, { number: 'life', of: 'you' }] },
        ),
      ],
    }),
  ],
});
/** Its power and toughness are its owner’s life total, in every zone. */
const tally = creature('Living Tally', '0/0', '', {
  manaCost: '{B}',
  subtypes: 'Avatar',
  abilities: [
    staticAbility({
      characteristicDefining: true,
      changes: [base({ number: 'life', of: 'you' }, { number: 'life', of: 'you' })],
    }),
  ],
});

export default [
  scenario('502.34a: a card exiled by an imprint ability belongs to the source of that ability alone', {
    rules: ['607.2a', '207.2c', '607.1'],
    alice: {
      hand: [{ card: 'Isochron Scepter', as: 'the scepter' }, 'Shock'],
      battlefield: [{ card: 'Isochron Scepter', as: 'the other' }],
      mana: 'CCCC',
    },
    bob: {},
    script: [
      'alice casts the scepter',
      'pass until alice decides',
      'alice says yes',
      { expect: { Shock: { on: 'exile' } } },
      'alice activates the scepter',
      'pass until alice decides',
      'alice says yes',
      'alice says yes',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 18 }, Shock: { on: 'exile' } },
    control: {
      script: [
        'alice casts the scepter',
        'pass until alice decides',
        'alice says yes',
        'alice activates the other',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 20 }, Shock: { on: 'exile' } },
    },
  }),
  scenario('502.34b: of several imprinted cards each is the exiled card', {
    rules: ['607.3', '607.2a', '707.10'],
    alice: {
      hand: ['Isochron Scepter', 'Shock', 'Healing Salve'],
      battlefield: ['Strionic Resonator'],
      mana: 'CCCCCC',
    },
    bob: {},
    script: [
      'alice casts Isochron Scepter',
      'everyone passes',
      'alice activates Strionic Resonator',
      'everyone passes',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Shock',
      'pass until alice decides',
      'alice says yes',
      { expect: { Shock: { on: 'exile' }, 'Healing Salve': { on: 'exile' } } },
      'alice activates Isochron Scepter',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Shock',
      'alice chooses bob',
      'alice says yes',
      'alice answers 1',
      'alice chooses alice',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 18 }, alice: { life: 23 } },
    control: {
      script: [
        'alice casts Isochron Scepter',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Shock',
        'alice activates Isochron Scepter',
        'pass until alice decides',
        'alice says yes',
        'alice says yes',
        'alice chooses bob',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 18 }, alice: { life: 20 } },
    },
  }),
  scenario('502.34a: Chrome Mox has the colors of the card that it exiled, and no mana without one', {
    rules: ['607.2a', '106.5', '605.1a'],
    alice: { hand: ['Chrome Mox', 'Safehold Elite', 'Grizzly Bears'], mana: 'C' },
    bob: {},
    script: [
      'alice casts Chrome Mox',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Safehold Elite',
      'alice activates Chrome Mox',
      'alice answers {G}',
      'alice casts Grizzly Bears',
      'everyone passes',
    ],
    expect: {
      'Safehold Elite': { on: 'exile' },
      'Grizzly Bears': { on: 'battlefield' },
      'Chrome Mox': { tapped: true },
    },
    control: {
      script: [
        'alice casts Chrome Mox',
        'pass until alice decides',
        'alice says no',
        'alice activates Chrome Mox',
        'refused 118.3: alice casts Grizzly Bears',
      ],
      expect: { 'Safehold Elite': { on: 'hand' }, alice: { mana: 'C' } },
    },
  }),
  scenario('607.2a: a card that has left exile is none that Chrome Mox exiled', {
    rules: ['607.2a', '106.5'],
    alice: { hand: ['Chrome Mox', 'Shock', unexile] },
    bob: {},
    script: [
      'alice casts Chrome Mox',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Shock',
      'alice casts Unexile',
      'everyone passes',
      'alice activates Chrome Mox',
    ],
    expect: { Shock: { on: 'hand' }, 'Chrome Mox': { tapped: true }, alice: { mana: '' } },
    control: {
      script: [
        'alice casts Chrome Mox',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Shock',
        'alice activates Chrome Mox',
      ],
      expect: { Shock: { on: 'exile' }, alice: { mana: 'R' } },
    },
  }),
  scenario('502.34b: Duplicant is what the last creature card is that it exiled, and a Shapeshifter', {
    rules: ['607.3', '607.2a', '613.4b'],
    alice: { hand: ['Duplicant'], battlefield: ['Strionic Resonator'], mana: 'CCCCCCCC' },
    bob: { battlefield: ['Craw Wurm', 'Serra Angel'] },
    script: [
      'alice casts Duplicant',
      'everyone passes',
      'alice chooses Craw Wurm',
      'alice activates Strionic Resonator',
      'everyone passes',
      'alice chooses Serra Angel',
      'pass until alice decides',
      'alice says yes',
      {
        expect: {
          Duplicant: { power: 4, toughness: 4, subtypes: ['Angel', 'Shapeshifter'], hasNot: ['flying'] },
        },
      },
      'pass until alice decides',
      'alice says yes',
    ],
    expect: {
      'Craw Wurm': { on: 'exile' },
      'Serra Angel': { on: 'exile' },
      Duplicant: { power: 6, toughness: 4, subtypes: ['Wurm', 'Shapeshifter'] },
    },
    control: {
      script: [
        'alice casts Duplicant',
        'everyone passes',
        'alice chooses Craw Wurm',
        'pass until alice decides',
        'alice says no',
      ],
      expect: {
        'Craw Wurm': { on: 'battlefield' },
        Duplicant: { power: 2, toughness: 4, subtypes: ['Shapeshifter'] },
      },
    },
  }),
  scenario('502.34a: Panoptic Mirror casts copies of what it exiled for X', {
    rules: ['607.2a', '707.12', '107.3'],
    alice: { hand: ['Lightning Bolt', 'Giant Growth'], battlefield: ['Panoptic Mirror'], mana: 'C' },
    bob: {},
    script: [
      'alice activates Panoptic Mirror with X = 1',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Lightning Bolt',
      "pass until alice's upkeep",
      'pass until alice decides',
      'alice says yes',
      'alice says yes',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 17 }, 'Lightning Bolt': { on: 'exile' } },
    control: {
      setup: {
        alice: { hand: ['Lightning Bolt', 'Giant Growth'], battlefield: ['Panoptic Mirror'], mana: '' },
      },
      script: ['alice activates Panoptic Mirror with X = 0', 'everyone passes'],
      expect: { bob: { life: 20 }, 'Lightning Bolt': { on: 'hand' } },
    },
  }),
  scenario('502.34b: Mimic Vat lets go of the other cards, and makes tokens of the one that it has', {
    rules: ['607.3', '607.2a', '603.10a', '707.2'],
    alice: { hand: ['Shock', 'Shock'], battlefield: ['Mimic Vat'], mana: 'RRCCC' },
    bob: { battlefield: ['Grizzly Bears', 'Raging Goblin'] },
    script: [
      'alice casts Shock on Raging Goblin',
      'everyone passes',
      'pass until alice decides',
      'alice says yes',
      'alice casts Shock 2 on Grizzly Bears',
      'everyone passes',
      'pass until alice decides',
      'alice says yes',
      { expect: { 'Raging Goblin': { on: 'graveyard' }, 'Grizzly Bears': { on: 'exile' } } },
      'alice activates Mimic Vat',
      'everyone passes',
      { expect: { 'Grizzly Bears 2': { on: 'battlefield', has: ['haste'], controller: 'alice' } } },
      "pass until bob's upkeep",
    ],
    expect: { 'Grizzly Bears': { on: 'exile' }, alice: { battlefield: 1 } },
    control: {
      script: [
        'alice casts Shock on Raging Goblin',
        'everyone passes',
        'pass until alice decides',
        'alice says yes',
        'alice casts Shock 2 on Grizzly Bears',
        'everyone passes',
        'pass until alice decides',
        'alice says no',
        'alice activates Mimic Vat',
        'everyone passes',
      ],
      expect: {
        'Grizzly Bears': { on: 'graveyard' },
        'Raging Goblin 2': { on: 'battlefield' },
      },
    },
  }),
  scenario('113.6: what a card is in exile counts: its own ability takes nothing off there', {
    rules: ['113.6', '607.2a', '613.4c'],
    alice: { hand: ['Duplicant'], mana: 'CCCCCC', life: 10 },
    bob: { life: 8, battlefield: [shade] },
    script: [
      { expect: { 'Dwindling Shade': { power: 5, toughness: 5 } } },
      'alice casts Duplicant',
      'everyone passes',
      'alice chooses Dwindling Shade',
      'everyone passes',
      'alice says yes',
    ],
    expect: {
      'Dwindling Shade': { on: 'exile', power: 13 },
      Duplicant: { power: 13, toughness: 13, subtypes: ['Avatar', 'Shapeshifter'] },
    },
    control: {
      // One that defines its power and toughness does so in exile, too.
      setup: { bob: { life: 8, battlefield: [tally] } },
      script: [
        'alice casts Duplicant',
        'everyone passes',
        'alice chooses Living Tally',
        'everyone passes',
        'alice says yes',
      ],
      expect: { Duplicant: { power: 8, toughness: 8 } },
    },
  }),
];
