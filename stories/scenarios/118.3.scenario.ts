import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  gainLife,
  mana,
  sacrificeSelf,
  spell,
} from '../../machines/rules/abilities/write/index.ts';

const adds = (type: 'R' | 'G' | 'B') => ({ do: 'addMana', mana: [type] }) as const;

/** Two mana abilities that want the same counters. */
const geode = card('Split Geode', ['artifact'], {
  abilities: [
    activated({ cost: [{ pay: 'removeCounters', kind: 'charge', count: 1 }], effect: [adds('R')] }),
    activated({ cost: [{ pay: 'removeCounters', kind: 'charge', count: 1 }], effect: [adds('G')] }),
  ],
});
const battery = (name: string) =>
  card(name, ['artifact'], {
    abilities: [activated({ cost: [{ pay: 'energy', amount: 1 }], effect: [adds('R')] })],
  });
const wound = (name: string) =>
  card(name, ['artifact'], {
    abilities: [
      activated({ cost: [{ pay: 'life', amount: 2 }], effect: [adds('B')], limits: { timesEachTurn: 1 } }),
    ],
  });
const seed = creature('Spore Seed', '0/1', '', {
  abilities: [activated({ cost: [sacrificeSelf], effect: [adds('G')] })],
});
const gift = (manaCost: string) =>
  card('Small Gift', ['instant'], { manaCost, abilities: [spell([], gainLife(1))] });
const capacitor = card('Draining Capacitor', ['artifact'], {
  abilities: [
    activated({ cost: [{ pay: 'removeCounters', kind: 'charge', count: 1 }], effect: [adds('R')] }),
    activated({
      cost: [mana('{R}'), { pay: 'removeCounters', kind: 'charge', count: 1 }],
      effect: [gainLife(5)],
    }),
  ],
});

export default [
  scenario('118.3: who can’t pay all of a cost doesn’t begin to pay it, and taps no land for it', {
    rules: ['118.3', '118.12a', '605.3a'],
    alice: { battlefield: ['Frost Titan'] },
    bob: { battlefield: ['Mountain', { card: 'Mountain', as: 'the other Mountain' }], hand: ['Shock'] },
    script: ['alice passes', 'bob casts Shock on Frost Titan', 'pass until the stack is empty'],
    expect: {
      Mountain: { tapped: true },
      'the other Mountain': { tapped: false },
      Shock: { on: 'graveyard' },
      'Frost Titan': { damage: 0 },
    },
    control: {
      setup: {
        bob: {
          battlefield: ['Mountain', 'Mountain', { card: 'Mountain', as: 'the other Mountain' }],
          hand: ['Shock'],
        },
      },
      script: [
        'alice passes',
        'bob casts Shock on Frost Titan',
        'everyone passes',
        'bob says yes',
        'pass until the stack is empty',
      ],
      expect: { 'the other Mountain': { tapped: true }, 'Frost Titan': { damage: 2 } },
    },
  }),
  scenario('118.3: one counter is not there for each of two mana abilities', {
    rules: ['118.3', '601.2g'],
    alice: { battlefield: [{ card: geode, counters: { charge: 1 } }], hand: [gift('{R}{G}')] },
    bob: {},
    script: ['refused 118.3: alice casts Small Gift'],
    expect: { alice: { life: 20 }, 'Split Geode': { counters: { charge: 1 } } },
    control: {
      setup: {
        alice: { battlefield: [{ card: geode, counters: { charge: 2 } }], hand: [gift('{R}{G}')] },
      },
      script: ['alice casts Small Gift', 'everyone passes'],
      expect: { alice: { life: 21 }, 'Split Geode': { counters: {} } },
    },
  }),
  scenario('118.3: a player’s energy is there for one of several permanents only', {
    rules: ['118.3', '107.14', '601.2g'],
    alice: {
      battlefield: [battery('First Battery'), battery('Second Battery')],
      hand: [gift('{R}{R}')],
      counters: { energy: 1 },
    },
    bob: {},
    script: ['refused 118.3: alice casts Small Gift'],
    expect: { alice: { life: 20, counters: { energy: 1 } } },
    control: {
      setup: {
        alice: {
          battlefield: [battery('First Battery'), battery('Second Battery')],
          hand: [gift('{R}{R}')],
          counters: { energy: 2 },
        },
      },
      script: ['alice casts Small Gift', 'everyone passes'],
      expect: { alice: { life: 21, counters: {} } },
    },
  }),
  scenario('118.3: where there isn’t life for both, something else is given up for the other mana', {
    rules: ['118.3', '119.4', '601.2g'],
    alice: {
      life: 3,
      battlefield: [wound('First Wound'), wound('Second Wound'), seed],
      hand: [gift('{2}')],
    },
    bob: {},
    script: ['alice casts Small Gift', 'everyone passes'],
    expect: { alice: { life: 2 }, 'Spore Seed': { on: 'graveyard' } },
    control: {
      setup: {
        alice: { life: 3, battlefield: [wound('First Wound'), wound('Second Wound')], hand: [gift('{2}')] },
      },
      script: ['refused 118.3: alice casts Small Gift'],
      expect: { alice: { life: 3 } },
    },
  }),
  scenario('118.3: the counter that a cost takes makes no mana for it', {
    rules: ['118.3', '602.2b'],
    alice: { battlefield: [{ card: capacitor, counters: { charge: 1 } }] },
    bob: {},
    script: ['refused 118.3: alice activates Draining Capacitor ability 2'],
    expect: { alice: { life: 20 }, 'Draining Capacitor': { counters: { charge: 1 } } },
    control: {
      setup: { alice: { battlefield: [{ card: capacitor, counters: { charge: 2 } }] } },
      script: ['alice activates Draining Capacitor ability 2', 'everyone passes'],
      expect: { alice: { life: 25 }, 'Draining Capacitor': { counters: {} } },
    },
  }),
];
