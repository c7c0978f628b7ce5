import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  counter,
  dealDamage,
  one,
  returnToHand,
  spell,
  spellLike,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

/** It counters only a spell that targets a creature. */
const wardOff = card('Ward Off', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([one(spellLike({ targets: { type: 'creature' } }))], counter(target(0)))],
});
const gust = card('Gust', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetCreature], returnToHand(target(0)))],
});
const twoBites = card('Two Bites', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell(
      [targetCreature, { objects: { type: 'creature' }, differentFrom: 0 }],
      dealDamage(1, target(0)),
      dealDamage(1, target(1)),
    ),
  ],
});

export default [
  scenario('115.9b: a spell whose target has left doesn’t target what that was', {
    rules: ['115.9b'],
    alice: { hand: ['Shock'], mana: 'R' },
    bob: { battlefield: ['Grizzly Bears'], hand: [gust, wardOff], mana: 'UU' },
    script: [
      'alice casts Shock on Grizzly Bears',
      'alice passes',
      'bob casts Gust on Grizzly Bears',
      'everyone passes',
      'alice passes',
      'refused 601.2c: bob casts Ward Off on Shock',
    ],
    expect: { 'Grizzly Bears': { on: 'hand' } },
    control: {
      script: [
        'alice casts Shock on Grizzly Bears',
        'alice passes',
        'bob casts Ward Off on Shock',
        'everyone passes',
      ],
      expect: { Shock: { on: 'graveyard' }, 'Grizzly Bears': { on: 'battlefield', damage: 0 } },
    },
  }),
  scenario('115.9b: a spell one of whose targets has left targets the other', {
    rules: ['115.9b', '608.2b'],
    alice: { hand: [twoBites], mana: 'R' },
    bob: { battlefield: ['Grizzly Bears', 'Hill Giant'], hand: [gust, wardOff], mana: 'UU' },
    script: [
      'alice casts Two Bites on Grizzly Bears, Hill Giant',
      'alice passes',
      'bob casts Gust on Grizzly Bears',
      'everyone passes',
      'alice passes',
      'bob casts Ward Off on Two Bites',
      'everyone passes',
    ],
    expect: { 'Two Bites': { on: 'graveyard' }, 'Hill Giant': { damage: 0 } },
    control: {
      script: [
        'alice casts Two Bites on Grizzly Bears, Hill Giant',
        'alice passes',
        'bob casts Gust on Grizzly Bears',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Hill Giant': { damage: 1 } },
    },
  }),
];
