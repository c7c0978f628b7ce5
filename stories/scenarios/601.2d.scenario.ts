import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  activated,
  one,
  overload,
  plus,
  spell,
  tap,
  target,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

/** It deals damage equal to its power, divided among creatures; each of those deals its power to it. */
const furnace = creature('Walking Furnace', '8/5', '', {
  abilities: [
    activated({
      cost: [tap],
      targets: [
        {
          objects: aCreature,
          count: { min: 0, max: 99 },
          divide: { number: 'value', value: 'power', of: 'self' },
        },
      ],
      effect: [
        { do: 'dealDamage', amount: 'divided', to: target(0) },
        {
          do: 'dealDamage',
          source: target(0),
          amount: { number: 'value', value: 'power', of: 'it' },
          to: 'self',
        },
      ],
    }),
  ],
});
const shrink = card('Weaken the Flame', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([one({ type: 'creature', notController: 'you' })], untilEndOfTurn(target(0), plus(-4, 0))),
    overload('{2}{U}'),
  ],
});
const shrunk = ['bob casts Weaken the Flame on Walking Furnace', 'everyone passes'];

/** "Prevent the next 4 damage that would be dealt this turn to any number of targets, divided as you choose." */
const bolster = card('Bolstering Light', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([{ any: true, count: { min: 0, max: 99 }, divide: 4 }], {
      do: 'preventDamage',
      amount: 'divided',
      to: target(0),
      toPlayers: target(0),
      until: 'untilEndOfTurn',
    }),
  ],
});
const sturdy = creature('Sturdy Gorger', '5/6');
const shared = [
  'alice casts Bolstering Light on Sturdy Gorger, Grizzly Bears, alice',
  'refused 601.2d: alice answers 4 to Sturdy Gorger, 0 to Grizzly Bears, 0 to alice',
  'alice answers 1 to Sturdy Gorger, 2 to Grizzly Bears, 1 to alice',
] as const;

export default [
  scenario('601.2d: of what is divided each target is dealt its share, and what follows is about those', {
    rules: ['601.2d', '608.2c', '601.3'],
    alice: { hand: ["Aurelia's Fury"], mana: 'RWCCC' },
    bob: { battlefield: ['Hill Giant', 'Craw Wurm'], hand: ['Shock'], mana: 'R' },
    script: [
      "alice casts Aurelia's Fury with X = 3",
      'alice chooses Hill Giant and bob',
      'alice answers 1 to Hill Giant, 2 to bob',
      'everyone passes',
      'alice passes',
      'refused 601.3: bob casts Shock on alice',
    ],
    expect: { bob: { life: 18 }, 'Hill Giant': { tapped: true, damage: 1 }, 'Craw Wurm': { tapped: false } },
    control: {
      script: [
        "alice casts Aurelia's Fury with X = 3",
        'alice chooses Hill Giant',
        'everyone passes',
        'alice passes',
        'bob casts Shock on alice',
        'everyone passes',
      ],
      expect: { alice: { life: 18 }, bob: { life: 20 }, 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('601.2d: a single target is dealt all of what is divided, no more and no less', {
    rules: ['601.2d'],
    alice: { hand: ["Aurelia's Fury"], mana: 'RWCCC' },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      "refused 601.2d: alice casts Aurelia's Fury with X = 3 dividing 2 to Hill Giant",
      "refused 601.2d: alice casts Aurelia's Fury with X = 3 dividing 6 to Hill Giant",
      "alice casts Aurelia's Fury with X = 3 dividing 3 to Hill Giant",
      'everyone passes',
    ],
    expect: { 'Hill Giant': { on: 'graveyard' } },
    control: {
      // Of two targets each has its share, and the shares come to all of it.
      script: [
        "refused 601.2d: alice casts Aurelia's Fury with X = 3 dividing 3 to Hill Giant, 1 to bob",
        "alice casts Aurelia's Fury with X = 3 dividing 2 to Hill Giant, 1 to bob",
        'everyone passes',
      ],
      expect: { 'Hill Giant': { on: 'battlefield', damage: 2 }, bob: { life: 19 } },
    },
  }),
  scenario('601.2d: what is divided is as much as it was when that was announced, whatever it becomes', {
    rules: ['601.2d', '602.2b', '608.2h'],
    alice: { battlefield: [furnace] },
    bob: { battlefield: ['Hill Giant', 'Serra Angel'], hand: [shrink], mana: 'U' },
    script: [
      'alice activates Walking Furnace dividing 5 to Hill Giant, 3 to Serra Angel',
      'alice passes',
      ...shrunk,
      { expect: { 'Walking Furnace': { power: 4 } } },
      'everyone passes',
    ],
    // What is dealt back is equal to the power of those that deal it, as the ability resolves.
    expect: {
      'Hill Giant': { on: 'graveyard' },
      'Serra Angel': { damage: 3 },
      'Walking Furnace': { on: 'graveyard' },
      game: {
        happened: [
          { event: 'damage', amount: 5 },
          { event: 'damage', amount: 4 },
        ],
      },
    },
    control: {
      // Announced once its power is 4 it divides 4.
      script: [
        'alice passes',
        ...shrunk,
        'refused 601.2d: alice activates Walking Furnace dividing 5 to Hill Giant, 3 to Serra Angel',
        'alice activates Walking Furnace dividing 1 to Hill Giant, 3 to Serra Angel',
        'everyone passes',
      ],
      expect: { 'Hill Giant': { on: 'battlefield', damage: 1 }, 'Serra Angel': { damage: 3 } },
    },
  }),
  scenario('601.2d: a target that has become illegal takes its share along, and deals nothing back', {
    rules: ['601.2d', '608.2b'],
    alice: { battlefield: [furnace] },
    bob: { battlefield: ['Hill Giant', 'Grizzly Bears'], hand: ['Shock'], mana: 'R' },
    script: [
      'alice activates Walking Furnace dividing 6 to Grizzly Bears, 2 to Hill Giant',
      'alice passes',
      'bob casts Shock on Grizzly Bears',
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Hill Giant': { damage: 2 }, 'Walking Furnace': { damage: 3 } },
    control: {
      script: [
        'alice activates Walking Furnace dividing 6 to Grizzly Bears, 2 to Hill Giant',
        'everyone passes',
      ],
      expect: { 'Hill Giant': { damage: 2 }, 'Walking Furnace': { on: 'graveyard' } },
    },
  }),
  scenario('601.2d: what is prevented is divided as the spell is cast, with some for each target', {
    rules: ['601.2d', '615.7', '615.11'],
    alice: { hand: [bolster], mana: 'W', battlefield: [sturdy, 'Grizzly Bears'] },
    bob: { hand: ['Lightning Bolt', 'Shock', 'Shock'], mana: 'RRR' },
    script: [
      ...shared,
      'everyone passes',
      'alice passes',
      'bob casts Lightning Bolt on alice',
      'everyone passes',
      'alice passes',
      'bob casts Shock on Grizzly Bears',
      'everyone passes',
      'alice passes',
      'bob casts Shock on Sturdy Gorger',
      'everyone passes',
    ],
    expect: {
      alice: { life: 18 },
      'Grizzly Bears': { on: 'battlefield', damage: 0 },
      'Sturdy Gorger': { damage: 1 },
    },
    control: {
      without: 'Bolstering Light',
      script: [
        'alice passes',
        'bob casts Lightning Bolt on alice',
        'everyone passes',
        'alice passes',
        'bob casts Shock on Grizzly Bears',
        'everyone passes',
      ],
      expect: { alice: { life: 17 }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('601.2d: the share of a target that is gone by then is for no other', {
    rules: ['601.2d', '608.2b'],
    alice: { hand: [bolster], mana: 'W', battlefield: [sturdy, 'Grizzly Bears'] },
    bob: { hand: ['Terminate', 'Lightning Bolt'], mana: 'BRR' },
    script: [
      ...shared,
      'alice passes',
      'bob casts Terminate on Sturdy Gorger',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Lightning Bolt on alice',
      'everyone passes',
    ],
    expect: { 'Sturdy Gorger': { on: 'graveyard' }, alice: { life: 18 } },
    control: {
      without: 'Bolstering Light',
      script: ['alice passes', 'bob casts Lightning Bolt on alice', 'everyone passes'],
      expect: { alice: { life: 17 } },
    },
  }),
];
