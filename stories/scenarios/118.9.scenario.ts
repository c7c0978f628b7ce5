import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  inYourHand,
  mana,
  putCounters,
  spell,
  tap,
} from '../../machines/rules/abilities/write/index.ts';

/** A sorcery that lets its player cast a creature from the hand for nothing. */
const freeCall = card('Free Call', ['sorcery'], {
  manaCost: '{2}{G}',
  abilities: [
    spell([], {
      do: 'castWithoutPaying',
      what: { all: inYourHand({}) },
      like: { type: 'creature' },
      most: 1,
    }),
  ],
});
const reminder = card('Reminding Stone', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{R}'), tap],
      effect: [putCounters('charge', 1, 'self'), { do: 'note', what: 'typesOfManaSpent', link: 'noted' }],
    }),
    activated({
      cost: [{ pay: 'removeCounters', kind: 'charge', count: 1 }],
      effect: [{ do: 'addMana', noted: 'noted' }],
    }),
  ],
});
/** Abilities of what has no counter of that kind cost this more. */
const tax = (more: string) =>
  card('Stone Tax', ['enchantment'], {
    abilities: [
      {
        kind: 'static',
        costs: [
          {
            of: 'abilities',
            like: { not: { counters: { kind: 'charge', atLeast: 1 } } },
            more: [{ pay: 'mana', cost: more }],
          },
        ],
      },
    ],
  });
const bears = creature('Free Bears', '2/2', '', { manaCost: '{G}' });

export default [
  scenario('118.9d: what is cast for another cost costs no less than three mana', {
    rules: ['118.9d', '601.2f'],
    alice: {
      hand: ['Gush'],
      battlefield: ['Island', 'Island', 'Trinisphere'],
      library: ['Wastes', 'Wastes'],
    },
    bob: {},
    script: ['refused 118.3: alice casts Gush by alternative'],
    expect: { Gush: { on: 'hand' } },
    control: {
      setup: { alice: { mana: 'CCC' } },
      script: ['alice casts Gush by alternative', 'everyone passes'],
      expect: { alice: { hand: 4, mana: '' } },
    },
  }),
  scenario('601.2f: what is cast without paying its mana cost costs three mana', {
    rules: ['601.2f', '118.9d', '118.5'],
    alice: { hand: [freeCall, bears], battlefield: ['Trinisphere'], mana: 'GGGGGG' },
    bob: {},
    script: [
      'alice casts Free Call',
      'everyone passes',
      'alice says yes',
      'alice pays GGG',
      'everyone passes',
    ],
    expect: { alice: { mana: '' }, 'Free Bears': { on: 'battlefield' } },
    control: {
      without: 'Trinisphere',
      script: ['alice casts Free Call', 'everyone passes', 'alice says yes', 'everyone passes'],
      expect: { alice: { mana: 'GGG' }, 'Free Bears': { on: 'battlefield' } },
    },
  }),
  scenario('601.2f: a spell that costs three mana or more costs what it does', {
    rules: ['601.2f'],
    alice: { hand: ['Hill Giant', 'Shock'], battlefield: ['Trinisphere'], mana: 'RRRRRRR' },
    bob: {},
    script: ['alice casts Hill Giant', 'everyone passes', 'alice casts Shock on bob', 'everyone passes'],
    expect: { alice: { mana: '' }, bob: { life: 18 } },
    control: {
      setup: { alice: { battlefield: [{ card: 'Trinisphere', tapped: true }] } },
      expect: { alice: { mana: 'RR' }, bob: { life: 18 } },
    },
  }),
  scenario('602.1a: what a tax was paid with wasn’t spent on the activation cost', {
    rules: ['602.1a', '602.2b', '607.2e'],
    alice: { battlefield: [reminder], mana: 'RUU' },
    bob: { battlefield: [tax('{2}')] },
    script: [
      'alice activates Reminding Stone ability 1',
      'everyone passes',
      { expect: { alice: { mana: '' } } },
      'alice activates Reminding Stone ability 2',
    ],
    expect: { alice: { mana: 'R' } },
    control: {
      without: 'Stone Tax',
      script: [
        'alice activates Reminding Stone ability 1',
        'everyone passes',
        'alice activates Reminding Stone ability 2',
      ],
      expect: { alice: { mana: 'RUU' } },
    },
  }),
];
