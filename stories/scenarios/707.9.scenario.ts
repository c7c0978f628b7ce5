import { creature, scenario } from '../../machines/play/scenario/index.ts';
import type { Ability } from '../../machines/rules/index.ts';

const yes = { confirm: 'yes' } as const;

/** As `likeClone`; "when you do, you gain 2 life" (603.11). */
const whenItDoes: Ability = {
  kind: 'static',
  replaces: {
    event: { would: 'enter', what: 'self' },
    optional: true,
    asCopyOf: { type: 'creature' },
    as: 'copied',
    afterwards: [{ do: 'reflexive', after: 'copied', effect: [{ do: 'gainLife', amount: 2 }] }],
  },
};

/** "You may have this creature enter as a copy of any creature on the battlefield, except …" */
const likeClone = (...except: readonly object[]) =>
  ({
    kind: 'static',
    replaces: {
      event: { would: 'enter', what: 'self' },
      optional: true,
      asCopyOf: { type: 'creature' },
      ...(except.length > 0 && { except }),
    },
  }) as Ability;

/** Its power and toughness are each equal to the number of creatures you control. */
const herd: Ability = {
  kind: 'static',
  characteristicDefining: true,
  changes: [
    {
      change: 'setPowerToughness',
      power: { number: 'count', of: { type: 'creature', controller: 'you' } },
      toughness: { number: 'count', of: { type: 'creature', controller: 'you' } },
    },
  ],
};

export default [
  scenario('707.9d: an ability that defines what an exception sets is not copied', {
    rules: ['707.9d', '604.3'],
    alice: {
      hand: [
        creature('Gargantuan Copy', '7/7', '', {
          manaCost: '{U}',
          abilities: [likeClone({ change: 'setPowerToughness', power: 7, toughness: 7 })],
        }),
      ],
      battlefield: [creature('Herd', '0/0', '', { abilities: [herd] })],
      mana: 'U',
    },
    bob: {},
    script: ['alice casts Gargantuan Copy', 'pass until the stack is empty'],
    decide: yes,
    expect: { 'Gargantuan Copy': { name: 'Herd', power: 7, toughness: 7 } },
    control: {
      setup: {
        alice: {
          hand: ['Clone'],
          battlefield: [creature('Herd', '0/0', '', { abilities: [herd] })],
          mana: 'UCCC',
        },
      },
      script: ['alice casts Clone', 'pass until the stack is empty'],
      expect: { Clone: { name: 'Herd', power: 2, toughness: 2 } },
    },
  }),
  scenario('707.9f: an exception for what is a creature asks what the copy would be', {
    rules: ['707.9f', '707.9e', '122.6'],
    alice: { hand: ['Spark Double'], mana: 'UCCC', battlefield: ['Serra Angel'] },
    bob: {},
    script: ['alice casts Spark Double', 'pass until the stack is empty'],
    decide: yes,
    expect: { 'Spark Double': { name: 'Serra Angel', power: 5, counters: { '+1/+1': 1 } } },
    control: {
      setup: { alice: { hand: ['Spark Double'], mana: 'UCCC', battlefield: ['Venser, the Sojourner'] } },
      expect: {
        'Spark Double': {
          name: 'Venser, the Sojourner',
          types: ['planeswalker'],
          supertypes: [],
          counters: { loyalty: 4, '+1/+1': 0 },
        },
      },
    },
  }),
  scenario('707.9e: what an exception adds isn’t added if another copy effect applies after it', {
    rules: ['707.9e', '616.1f', '614.5'],
    alice: {
      hand: [
        creature('Altered Copy', '0/0', '', {
          manaCost: '{U}',
          abilities: [likeClone({ change: 'entersWith', kind: '+1/+1', count: 2 })],
        }),
      ],
      battlefield: [{ card: 'Clone', as: 'Old Clone', counters: { '+1/+1': 1 } }, 'Grizzly Bears'],
      mana: 'U',
    },
    bob: {},
    script: [
      'alice casts Altered Copy',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Old Clone',
      'alice says yes',
      'alice chooses Grizzly Bears',
    ],
    expect: { 'Altered Copy': { name: 'Grizzly Bears', power: 2, counters: { '+1/+1': 0 } } },
    control: {
      script: [
        'alice casts Altered Copy',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Old Clone',
        'alice says no',
      ],
      expect: { 'Altered Copy': { name: 'Clone', power: 2, counters: { '+1/+1': 2 } } },
    },
  }),
  scenario('707.9b: types that an exception adds are copied along, with what is said of them', {
    rules: ['707.9b', '205.1b'],
    alice: { hand: ['Phyrexian Metamorph', 'Shatter'], mana: 'UCCCRC' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice casts Phyrexian Metamorph',
      'pass until the stack is empty',
      { expect: { 'Phyrexian Metamorph': { name: 'Grizzly Bears', types: ['artifact', 'creature'] } } },
      'alice casts Shatter on Phyrexian Metamorph',
      'pass until the stack is empty',
    ],
    decide: { option: '{U}', confirm: 'yes' },
    expect: { 'Phyrexian Metamorph': { on: 'graveyard', name: 'Phyrexian Metamorph' } },
    control: {
      setup: { alice: { hand: ['Clone', 'Shatter'], mana: 'UCCCRC' } },
      script: [
        'alice casts Clone',
        'pass until the stack is empty',
        'refused 601.2c: alice casts Shatter on Clone',
      ],
      decide: yes,
      expect: { Clone: { types: ['creature'] } },
    },
  }),
  scenario('707.6: choices made as what is copied entered are not copied: they are made anew', {
    rules: ['707.6', '607.2d'],
    alice: { hand: [{ card: 'Voice of All', as: 'Original' }, 'Clone'], mana: 'WWCCUCCC' },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Original',
      'pass until alice decides',
      'alice chooses red',
      'alice casts Clone',
      'pass until alice decides',
      'alice says yes',
      'alice chooses black',
      'alice passes',
      'refused 702.16b: bob casts Shock on Original',
      'bob casts Shock on Clone',
    ],
    expect: { Clone: { on: 'graveyard' }, Original: { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Original',
        'pass until alice decides',
        'alice chooses red',
        'alice casts Clone',
        'pass until alice decides',
        'alice says yes',
        'alice chooses red',
        'alice passes',
        'refused 702.16b: bob casts Shock on Clone',
      ],
      expect: { Clone: { on: 'battlefield' } },
    },
  }),
  scenario('707.9g: what triggers as it becomes a copy doesn’t if another copy effect applies after it', {
    rules: ['707.9g', '603.11', '616.1f'],
    alice: {
      hand: [creature('Glad Copy', '0/0', '', { manaCost: '{U}', abilities: [whenItDoes] })],
      battlefield: [{ card: 'Clone', as: 'Old Clone', counters: { '+1/+1': 1 } }, 'Grizzly Bears'],
      mana: 'U',
    },
    bob: {},
    script: [
      'alice casts Glad Copy',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Old Clone',
      'alice says yes',
      'alice chooses Grizzly Bears',
      { expect: { 'Glad Copy': { name: 'Grizzly Bears' }, game: { stack: 0 } } },
    ],
    expect: { alice: { life: 20 } },
    control: {
      script: [
        'alice casts Glad Copy',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Grizzly Bears',
        { expect: { 'Glad Copy': { name: 'Grizzly Bears' }, game: { stack: 1 } } },
        'everyone passes',
      ],
      expect: { alice: { life: 22 } },
    },
  }),
];
