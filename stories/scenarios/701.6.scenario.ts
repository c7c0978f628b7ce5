import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('701.6a: what can’t be countered by blue spells resolves', {
    rules: ['701.6a', '101.2', '611.2c'],
    alice: { hand: ["Autumn's Veil", 'Grizzly Bears'], mana: 'GGG' },
    bob: { hand: ['Counterspell'], mana: 'UU' },
    script: [
      "alice casts Autumn's Veil",
      'everyone passes',
      'alice casts Grizzly Bears',
      'alice passes',
      'bob casts Counterspell on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, Counterspell: { on: 'graveyard' } },
    control: {
      without: "Autumn's Veil",
      script: [
        'alice casts Grizzly Bears',
        'alice passes',
        'bob casts Counterspell on Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('115.1: creatures that came later can’t be the targets of black spells either', {
    rules: ['115.1', '101.2', '611.2c'],
    alice: { hand: ["Autumn's Veil", 'Raging Goblin'], mana: 'GR' },
    bob: { hand: ['Doom Blade', 'Shock'], mana: 'CBR' },
    script: [
      "alice casts Autumn's Veil",
      'everyone passes',
      'alice casts Raging Goblin',
      'everyone passes',
      'alice passes',
      'refused 101.2: bob casts Doom Blade on Raging Goblin',
      'bob casts Shock on Raging Goblin',
      'pass until the stack is empty',
    ],
    expect: { 'Raging Goblin': { on: 'graveyard' } },
    control: {
      without: "Autumn's Veil",
      script: [
        'alice casts Raging Goblin',
        'everyone passes',
        'alice passes',
        'bob casts Doom Blade on Raging Goblin',
        'pass until the stack is empty',
      ],
      expect: { 'Raging Goblin': { on: 'graveyard' } },
    },
  }),
];
