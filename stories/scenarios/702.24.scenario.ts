import { card, scenario } from '../../machines/play/scenario/index.ts';
import { cumulativeUpkeep } from '../../machines/rules/abilities/write/index.ts';

const twice = card('Aging Twice', ['enchantment'], {
  abilities: [cumulativeUpkeep('{1}'), cumulativeUpkeep('{1}')],
});

export default [
  scenario('702.24a: each upkeep one more age counter, and the cost for each of them', {
    rules: ['702.24a', '118.12a'],
    alice: { battlefield: ['Energy Storm', { card: 'Plains', count: 2 }], hand: ['Shock'], mana: '' },
    bob: { battlefield: [{ card: 'Mountain', tapped: true }], hand: ['Lightning Bolt'], mana: '' },
    script: [
      "pass until bob's upkeep",
      "pass until bob's precombatMain",
      'bob casts Lightning Bolt on alice',
      'everyone passes',
      { expect: { alice: { life: 20 } } },
      "pass until alice's upkeep",
      'pass until alice decides',
      'alice says yes',
      'alice pays',
      { expect: { 'Energy Storm': { on: 'battlefield', counters: { age: 1 } } } },
      "pass until bob's upkeep",
      "pass until alice's upkeep",
      'pass until alice decides',
      'alice says yes',
      'alice pays',
      {
        expect: {
          'Energy Storm': { counters: { age: 2 } },
          'Plains 1': { tapped: true },
          'Plains 2': { tapped: true },
        },
      },
      "pass until bob's upkeep",
      "pass until alice's upkeep",
      'everyone passes',
    ],
    // Three would have to be paid: two are no part payment.
    expect: { 'Energy Storm': { on: 'graveyard' }, 'Plains 1': { tapped: false } },
    control: {
      without: 'cumulative upkeep',
      script: [
        "pass until bob's precombatMain",
        'bob casts Lightning Bolt on alice',
        'everyone passes',
        "pass until alice's upkeep",
      ],
      expect: { 'Energy Storm': { on: 'battlefield', counters: { age: 0 } }, alice: { life: 20 } },
    },
  }),
  scenario('702.24b: each instance triggers, and counts all age counters', {
    rules: ['702.24b'],
    alice: { battlefield: [twice, { card: 'Plains', count: 3 }] },
    bob: {},
    turn: { of: 'bob' },
    script: [
      "pass until alice's upkeep",
      'alice orders Aging Twice, Aging Twice',
      'pass until alice decides',
      'alice says yes',
      'alice pays',
      'pass until alice decides',
      'alice says yes',
      'alice pays',
    ],
    expect: {
      'Aging Twice': { on: 'battlefield', counters: { age: 2 } },
      'Plains 1': { tapped: true },
      'Plains 2': { tapped: true },
      'Plains 3': { tapped: true },
    },
    control: {
      setup: { alice: { battlefield: [twice, { card: 'Plains', count: 2 }] } },
      script: [
        "pass until alice's upkeep",
        'alice orders Aging Twice, Aging Twice',
        'pass until alice decides',
        'alice says yes',
        'alice pays',
        'everyone passes',
      ],
      expect: { 'Aging Twice': { on: 'graveyard' } },
    },
  }),
];
