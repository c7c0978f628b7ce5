import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('122.1: each counter that is removed triggers what looks for one', {
    rules: ['122.1', '603.2c', '615.5'],
    alice: { battlefield: [{ card: 'Protean Hydra', counters: { '+1/+1': 5 } }] },
    bob: { hand: ['Shock'], mana: 'R' },
    turn: { of: 'bob' },
    script: [
      'bob casts Shock on Protean Hydra',
      'everyone passes',
      { expect: { 'Protean Hydra': { counters: { '+1/+1': 3 }, damage: 0 }, game: { stack: 2 } } },
      'pass until the next turn',
    ],
    expect: { 'Protean Hydra': { counters: { '+1/+1': 7 } } },
    control: {
      script: ['pass until the next turn'],
      expect: { 'Protean Hydra': { counters: { '+1/+1': 5 } } },
    },
  }),
];
