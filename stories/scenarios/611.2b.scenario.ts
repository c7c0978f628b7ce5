import { card, scenario } from '../../machines/play/scenario/index.ts';
import { activated, all, creature, mana } from '../../machines/rules/abilities/write/index.ts';

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
];
