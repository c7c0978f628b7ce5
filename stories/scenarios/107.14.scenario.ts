import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('107.14: energy is got as counters, and paid with them', {
    rules: ['107.14', '701.12b'],
    alice: { hand: ['Volatile Stormdrake'], mana: 'UU' },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Volatile Stormdrake',
      'everyone passes',
      'everyone passes',
      { expect: { 'Hill Giant': { controller: 'alice' }, alice: { counters: { energy: 4 } } } },
      'alice says yes',
    ],
    expect: {
      'Hill Giant': { on: 'battlefield', controller: 'alice' },
      'Volatile Stormdrake': { controller: 'bob' },
      alice: { counters: {} },
    },
    control: {
      script: ['alice casts Volatile Stormdrake', 'everyone passes', 'everyone passes', 'alice says no'],
      expect: { 'Hill Giant': { on: 'graveyard' }, alice: { counters: { energy: 4 } } },
    },
  }),
  scenario('107.14: who has too little energy can’t pay', {
    rules: ['107.14', '118.3'],
    alice: { hand: ['Volatile Stormdrake'], mana: 'UU' },
    bob: { battlefield: [creature('Great Beast', '8/8', '', { manaCost: '{4}{G}' })] },
    script: ['alice casts Volatile Stormdrake', 'everyone passes', 'everyone passes'],
    expect: { 'Great Beast': { on: 'graveyard' }, alice: { counters: { energy: 4 } } },
    control: {
      setup: { alice: { hand: ['Volatile Stormdrake'], mana: 'UU', counters: { energy: 1 } } },
      script: ['alice casts Volatile Stormdrake', 'everyone passes', 'everyone passes', 'alice says yes'],
      expect: {
        'Great Beast': { on: 'battlefield', controller: 'alice' },
        alice: { counters: { energy: 0 } },
      },
    },
  }),
];
