import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { spell } from '../../machines/rules/abilities/write/index.ts';

/** "Counter target spell." */
const scorn = card('Red Scorn', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell([{ objects: { zone: 'stack', stackObject: 'spell' } }], { do: 'counter', what: { target: 0 } }),
  ],
});
/** "This spell can't be copied." */
const loner = creature('Lone Bear', '2/2', '', {
  manaCost: '{G}',
  abilities: [{ kind: 'static', rules: [{ rule: 'cant', what: 'beCopied' }] }],
});

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
  scenario('701.6a: but spells of other colors counter it, whatever else can’t happen to it', {
    rules: ['701.6a', '101.2'],
    alice: { hand: ["Autumn's Veil", loner], mana: 'GG' },
    bob: { hand: [scorn, 'Counterspell'], mana: 'RUU' },
    script: [
      "alice casts Autumn's Veil",
      'everyone passes',
      'alice casts Lone Bear',
      'alice passes',
      'bob casts Red Scorn on Lone Bear',
      'pass until the stack is empty',
    ],
    expect: { 'Lone Bear': { on: 'graveyard' }, 'Red Scorn': { on: 'graveyard' } },
    control: {
      script: [
        "alice casts Autumn's Veil",
        'everyone passes',
        'alice casts Lone Bear',
        'alice passes',
        'bob casts Counterspell on Lone Bear',
        'pass until the stack is empty',
      ],
      expect: { 'Lone Bear': { on: 'battlefield' }, Counterspell: { on: 'graveyard' } },
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
