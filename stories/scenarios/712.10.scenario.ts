import { creature, scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { cub, eitherWay, sparkCub } from './double-faced-cards.ts';
import { bell, meldThem, sexton, sorcery, targetCreature } from './meld-pair.ts';

const turnOver = sorcery('Turn Over', [{ do: 'transform', what: { target: 0 } }], targetCreature);
const convert = sorcery('Convert It', [{ do: 'convert', what: { target: 0 } }], targetCreature);
const inGraveyard = [{ objects: { zone: 'graveyard', owner: 'you' } }] as const;
/** One card of a graveyard is cast for nothing, transformed. */
const awaken = sorcery(
  'Awaken',
  [{ do: 'castWithoutPaying', what: { target: 0 }, transformed: true }],
  inGraveyard,
);
const raise = sorcery(
  'Plain Return',
  [{ do: 'move', what: { target: 0 }, to: { zone: 'battlefield' } }],
  inGraveyard,
);
const manifest = sorcery('Veil', [{ do: 'manifest', what: { top: 1, of: 'you' } }]);
const reveal = sorcery('Unveil', [{ do: 'turnFaceUp', what: { all: { faceDown: true } } }]);
/** Its controller gains 5 life whenever a permanent is turned face up. */
const watch: CardDefinition = {
  name: 'Watchful Eye',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'turnedFaceUp', object: { controller: 'you' } }],
      effect: [{ do: 'gainLife', amount: 5 }],
    },
  ],
};
/** Creatures its controller casts enter transformed. */
const night: CardDefinition = {
  name: 'Long Night',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: { type: 'creature', controller: 'you' } },
        transformed: true,
      },
    },
  ],
};

/** Transformed permanents its controller controls get +3/+3. */
const changed: CardDefinition = {
  name: 'Feast of Changes',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      affects: { all: { transformed: true, controller: 'you' } },
      changes: [{ change: 'modifyPowerToughness', power: 3, toughness: 3 }],
    },
  ],
};
/** “{C}: Convert this creature.” */
const restless: CardDefinition = {
  ...cub,
  name: 'Restless Cub',
  abilities: [
    { kind: 'activated', cost: [{ pay: 'mana', cost: '{C}' }], effect: [{ do: 'convert', what: 'self' }] },
  ],
};

const bear = creature('Plain Bear', '3/3');

export default [
  scenario('712.10: what would transform into an instant stays as it is', {
    rules: ['712.10', '701.27d', '712.2'],
    alice: { battlefield: [sparkCub, cub], hand: [turnOver], mana: 'C' },
    bob: {},
    script: ['alice casts Turn Over on Spark Cub', 'pass until the stack is empty'],
    expect: { 'Spark Cub': { name: 'Spark Cub', power: 2 } },
    control: {
      script: ['alice casts Turn Over on Calm Cub', 'pass until the stack is empty'],
      expect: { 'Calm Cub': { name: 'Fierce Beast', power: 5 } },
    },
  }),
  scenario('701.28a: to convert a permanent turns it over as transforming does', {
    rules: ['701.28', '701.28a', '712.18'],
    alice: { battlefield: [cub], hand: [convert, 'Giant Growth'], mana: 'CG' },
    bob: {},
    script: [
      'alice casts Giant Growth on Calm Cub',
      'pass until the stack is empty',
      'alice casts Convert It on Calm Cub',
      'pass until the stack is empty',
    ],
    expect: { 'Calm Cub': { name: 'Fierce Beast', power: 8 } },
    control: {
      script: ['alice casts Giant Growth on Calm Cub', 'pass until the stack is empty'],
      expect: { 'Calm Cub': { name: 'Calm Cub', power: 5 } },
    },
  }),
  scenario('701.28c: what isn’t double-faced doesn’t convert, nor what would be an instant', {
    rules: ['701.28c', '701.28d', '712.9'],
    alice: { battlefield: [bear, sparkCub, cub], hand: [{ card: convert, count: 2 }], mana: 'CC' },
    bob: {},
    script: [
      'alice casts Convert It on Plain Bear',
      'pass until the stack is empty',
      'alice casts Convert It on Spark Cub',
      'pass until the stack is empty',
    ],
    expect: { 'Plain Bear': { name: 'Plain Bear' }, 'Spark Cub': { name: 'Spark Cub' } },
    control: {
      script: ['alice casts Convert It on Calm Cub', 'pass until the stack is empty'],
      expect: { 'Calm Cub': { name: 'Fierce Beast' } },
    },
  }),
  scenario('701.28f: what can’t transform can’t convert', {
    rules: ['701.28f', '701.28a'],
    alice: {
      battlefield: [
        cub,
        {
          card: {
            name: 'Steady Moon',
            types: ['enchantment'],
            abilities: [
              {
                kind: 'static',
                affects: { all: { type: 'creature' } },
                rules: [{ rule: 'cant', what: 'transform' }],
              },
            ],
          },
        },
      ],
      hand: [convert],
      mana: 'C',
    },
    bob: {},
    script: ['alice casts Convert It on Calm Cub', 'pass until the stack is empty'],
    expect: { 'Calm Cub': { name: 'Calm Cub' } },
    control: { without: 'Steady Moon', expect: { 'Calm Cub': { name: 'Fierce Beast' } } },
  }),
  scenario('701.27b: what transforms isn’t turned face up', {
    rules: ['701.27b', '701.28b', '708.7'],
    alice: { battlefield: [cub, watch], library: ['Plain Bear'], hand: [turnOver], mana: 'C' },
    bob: {},
    script: ['alice casts Turn Over on Calm Cub', 'pass until the stack is empty'],
    expect: { alice: { life: 20 }, 'Calm Cub': { name: 'Fierce Beast' } },
    control: {
      setup: { alice: { battlefield: [watch], library: [bear], hand: [manifest, reveal], mana: 'CC' } },
      script: [
        'alice casts Veil',
        'pass until the stack is empty',
        'alice casts Unveil',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 25 } },
    },
  }),
  scenario('712.8c: a spell cast transformed has its back face up, with the mana value of its front', {
    rules: ['712.8c', '712.11a', '712.11', '712.13', '202.3b'],
    alice: { graveyard: [cub], hand: [awaken], mana: 'C' },
    bob: {},
    script: [
      'alice casts Awaken on Calm Cub',
      'pass until alice decides',
      'alice says yes',
      { expect: { 'Calm Cub': { on: 'stack', name: 'Fierce Beast', power: 5, colors: 'R', manaValue: 2 } } },
      'pass until the stack is empty',
    ],
    expect: { 'Calm Cub': { on: 'battlefield', name: 'Fierce Beast', has: ['trample'], manaValue: 2 } },
    control: {
      setup: { alice: { hand: [cub], mana: 'GC', graveyard: [] } },
      script: [
        'alice casts Calm Cub',
        { expect: { 'Calm Cub': { on: 'stack', name: 'Calm Cub', colors: 'G' } } },
        'pass until the stack is empty',
      ],
      expect: { 'Calm Cub': { name: 'Calm Cub', power: 2 } },
    },
  }),
  scenario('712.11c: only the face that will be up is asked whether it can be cast', {
    rules: ['712.11c', '712.11a', '712.10'],
    alice: { graveyard: [sparkCub, bear], hand: [awaken], mana: 'C' },
    bob: {},
    script: [
      'alice casts Awaken on Spark Cub',
      'pass until alice decides',
      'alice says yes',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 17 }, 'Spark Cub': { on: 'graveyard', types: ['creature'] } },
    control: {
      // What isn’t double-faced can’t be cast transformed.
      script: ['alice casts Awaken on Plain Bear', 'pass until the stack is empty'],
      expect: { bob: { life: 20 }, 'Plain Bear': { on: 'graveyard' } },
    },
  }),
  scenario('712.13a: a spell that would enter transformed into an instant is put into the graveyard', {
    rules: ['712.13a', '712.13'],
    alice: { battlefield: [night], hand: [sparkCub, cub], mana: 'RCGC' },
    bob: {},
    script: ['alice casts Spark Cub', 'pass until the stack is empty'],
    expect: { 'Spark Cub': { on: 'graveyard' } },
    control: {
      script: ['alice casts Calm Cub', 'pass until the stack is empty'],
      expect: { 'Calm Cub': { on: 'battlefield', name: 'Fierce Beast' } },
    },
  }),
  scenario('712.14b: a modal double-faced card whose front is an instant isn’t put onto the battlefield', {
    rules: ['712.14b', '712.14', '712.3'],
    alice: { graveyard: [eitherWay, cub], hand: [raise], mana: 'C' },
    bob: {},
    script: ['alice casts Plain Return on Either Spark', 'pass until the stack is empty'],
    expect: { 'Either Spark': { on: 'graveyard' } },
    control: {
      script: ['alice casts Plain Return on Calm Cub', 'pass until the stack is empty'],
      expect: { 'Calm Cub': { on: 'battlefield', name: 'Calm Cub' } },
    },
  }),
  scenario('712.15a: a double-faced permanent that is face down can’t transform, and turns up its front', {
    rules: ['712.15', '712.15a', '708.2a'],
    alice: { library: [cub, 'Plains'], hand: [manifest, turnOver, reveal], mana: 'CCC' },
    bob: {},
    script: [
      'alice casts Veil',
      'pass until the stack is empty',
      { expect: { 'Calm Cub': { faceDown: true, power: 2, colors: '', seenBy: ['alice'] } } },
      'alice casts Turn Over on Calm Cub',
      'pass until the stack is empty',
      { expect: { 'Calm Cub': { faceDown: true, power: 2 } } },
      'alice casts Unveil',
      'pass until the stack is empty',
    ],
    expect: { 'Calm Cub': { name: 'Calm Cub', faceDown: false, colors: 'G', seenBy: ['alice', 'bob'] } },
    control: {
      script: [
        'alice casts Veil',
        'pass until the stack is empty',
        'alice casts Unveil',
        'pass until the stack is empty',
        'alice casts Turn Over on Calm Cub',
        'pass until the stack is empty',
      ],
      expect: { 'Calm Cub': { name: 'Fierce Beast' } },
    },
  }),
  scenario('712.17: a double-faced card that is exiled face down is hidden', {
    rules: ['712.17', '406.3'],
    alice: {
      library: [cub],
      hand: [sorcery('Put Away', [{ do: 'exile', what: { top: 1, of: 'you' }, faceDown: true }])],
      mana: 'C',
    },
    bob: {},
    script: ['alice casts Put Away', 'pass until the stack is empty'],
    expect: { 'Calm Cub': { on: 'exile', faceDown: true, seenBy: [] } },
    control: {
      setup: {
        alice: {
          library: [cub],
          hand: [sorcery('Set Aside', [{ do: 'exile', what: { top: 1, of: 'you' } }])],
          mana: 'C',
        },
      },
      script: ['alice casts Set Aside', 'pass until the stack is empty'],
      expect: { 'Calm Cub': { on: 'exile', seenBy: ['alice', 'bob'] } },
    },
  }),
  scenario('701.27g: a transformed permanent is one with its back face up, and never one of several cards', {
    rules: ['701.27g', '712.4a'],
    alice: { battlefield: [changed, cub, bell, sexton], hand: [turnOver], mana: 'CC' },
    bob: {},
    script: [...meldThem, 'alice casts Turn Over on Calm Cub', 'pass until the stack is empty'],
    expect: { 'Calm Cub': { name: 'Fierce Beast', power: 8 }, 'Iron Bell': { power: 7 } },
    control: {
      // Turned over again it is none, though it was.
      setup: { alice: { battlefield: [changed, cub], hand: [{ card: turnOver, count: 2 }], mana: 'CC' } },
      script: [
        'alice casts Turn Over on Calm Cub',
        'pass until the stack is empty',
        'alice casts Turn Over on Calm Cub',
        'pass until the stack is empty',
      ],
      expect: { 'Calm Cub': { name: 'Calm Cub', power: 2 } },
    },
  }),
  scenario(
    '701.28e: an ability of a permanent converts it only if it hasn’t since it was put onto the stack',
    {
      rules: ['701.28e', '701.27f'],
      alice: { battlefield: [restless], mana: 'CC' },
      bob: {},
      script: [
        'alice activates Restless Cub',
        'alice activates Restless Cub',
        'pass until the stack is empty',
      ],
      // Converted once, and not back.
      expect: { 'Restless Cub': { name: 'Fierce Beast' } },
      control: {
        setup: { alice: { battlefield: [cub], hand: [{ card: convert, count: 2 }], mana: 'CC' } },
        script: [
          'alice casts Convert It on Calm Cub',
          'pass until the stack is empty',
          'alice casts Convert It on Calm Cub',
          'pass until the stack is empty',
        ],
        expect: { 'Calm Cub': { name: 'Calm Cub' } },
      },
    },
  ),
];
