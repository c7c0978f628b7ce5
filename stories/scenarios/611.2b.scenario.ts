import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  creature,
  mana,
  modify,
  one,
  spell,
  target,
} from '../../machines/rules/abilities/write/index.ts';

const mover = card('Counter Mover', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{0}')],
      effect: [
        {
          do: 'moveCounter',
          kind: 'mannequin',
          from: all({ ...creature, counters: { kind: 'mannequin', atLeast: 1 } }),
          to: all({ name: 'Hill Giant' }),
        },
      ],
    }),
  ],
});

/** "{0}: Gain control of target creature for as long as you control this artifact." */
const lure = card('Golden Lure', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{0}')],
      targets: [one(creature)],
      effect: [modify(target(0), 'whileYouControlSource', { change: 'control', by: 'you' })],
    }),
  ],
});
const seize = card('Quick Seizure', ['instant'], {
  manaCost: '{0}',
  abilities: [
    spell([one({ type: 'artifact' })], modify(target(0), 'untilEndOfTurn', { change: 'control', by: 'you' })),
  ],
});
const lured = {
  alice: { battlefield: [lure], hand: [seize] },
  bob: { battlefield: ['Grizzly Bears'], hand: [seize] },
};
const seized = [
  'alice activates Golden Lure on Grizzly Bears',
  'alice passes',
  "bob casts bob's Quick Seizure on Golden Lure",
  'everyone passes',
  { expect: { 'Golden Lure': { controller: 'bob' }, game: { stack: 1 } } },
];

export default [
  scenario('611.2b: an effect lasts for as long as what it affects has a counter on it', {
    rules: ['611.2b', '611.2c', '305.7'],
    alice: { hand: ["Aquitect's Will"], mana: 'U', battlefield: ['Forest'] },
    bob: {},
    script: ["alice casts Aquitect's Will on Forest", 'everyone passes'],
    expect: { Forest: { subtypes: ['Forest', 'Island'], counters: { flood: 1 } } },
    control: { script: ['alice passes'], expect: { Forest: { subtypes: ['Forest'], counters: {} } } },
  }),
  scenario('611.2b: an ability that is given while a counter is there', {
    rules: ['611.2b'],
    alice: { hand: ['Makeshift Mannequin'], mana: 'BBBB', graveyard: ['Grizzly Bears'] },
    bob: { hand: ['Giant Growth'], mana: 'G' },
    script: [
      'alice casts Makeshift Mannequin',
      'everyone passes',
      { expect: { 'Grizzly Bears': { on: 'battlefield', counters: { mannequin: 1 } } } },
      'alice passes',
      'bob casts Giant Growth on Grizzly Bears',
      { expect: { game: { stack: 2 } } },
      'everyone passes',
      'stop here',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, game: { stack: ['Giant Growth'] } },
    control: {
      setup: {
        alice: {
          hand: [],
          graveyard: [],
          battlefield: [{ card: 'Grizzly Bears', counters: { mannequin: 1 } }],
        },
      },
      script: ['alice passes', 'bob casts Giant Growth on Grizzly Bears', 'everyone passes', 'stop here'],
      expect: { 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('611.2b: an ability that was given is gone with the last counter', {
    rules: ['611.2b'],
    alice: {
      hand: ['Makeshift Mannequin'],
      mana: 'BBBB',
      graveyard: ['Grizzly Bears'],
      battlefield: [mover, 'Hill Giant'],
    },
    bob: { hand: ['Giant Growth'], mana: 'G' },
    script: [
      'alice casts Makeshift Mannequin',
      'everyone passes',
      'alice activates Counter Mover',
      'everyone passes',
      {
        expect: {
          'Grizzly Bears': { counters: { mannequin: 0 } },
          'Hill Giant': { counters: { mannequin: 1 } },
        },
      },
      'alice passes',
      'bob casts Giant Growth on Grizzly Bears',
      { expect: { game: { stack: 1 } } },
      'everyone passes',
      'stop here',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield', power: 5 } },
    control: {
      without: 'Counter Mover',
      script: [
        'alice casts Makeshift Mannequin',
        'everyone passes',
        'alice passes',
        'bob casts Giant Growth on Grizzly Bears',
        { expect: { game: { stack: 2 } } },
        'everyone passes',
        'stop here',
      ],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, game: { stack: ['Giant Growth'] } },
    },
  }),
  scenario(
    '611.2b: a duration that ended before the ability resolved doesn’t begin though it would be so again',
    {
      rules: ['611.2b'],
      ...lured,
      script: [
        ...seized,
        "alice casts alice's Quick Seizure on Golden Lure",
        'everyone passes',
        { expect: { 'Golden Lure': { controller: 'alice' }, game: { stack: 1 } } },
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { controller: 'bob' }, game: { stack: 0 } },
      control: {
        // Activated once more, it is another duration.
        script: [
          ...seized,
          "alice casts alice's Quick Seizure on Golden Lure",
          'everyone passes',
          'everyone passes',
          'alice activates Golden Lure on Grizzly Bears',
          'everyone passes',
        ],
        expect: { 'Grizzly Bears': { controller: 'alice' } },
      },
    },
  ),
  scenario('611.2b: one that ended and isn’t so again doesn’t begin either, and one that never ended does', {
    rules: ['611.2b'],
    ...lured,
    script: [...seized, 'everyone passes'],
    expect: { 'Grizzly Bears': { controller: 'bob' }, game: { stack: 0 } },
    control: {
      script: ['alice activates Golden Lure on Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { controller: 'alice' } },
    },
  }),
];
