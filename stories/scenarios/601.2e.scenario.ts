import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  all,
  asLongAs,
  discard,
  staticAbility,
} from '../../machines/rules/abilities/write/index.ts';
import type { ActivatedAbility, Objects } from '../../machines/rules/index.ts';

const topOfGraveyard: Objects = { top: 1, of: 'you', in: 'graveyard' };
const discards: ActivatedAbility = {
  kind: 'activated',
  cost: [{ pay: 'mana', cost: '{2}' }],
  effect: [discard(1, 'you')],
};
/** It has the full text of the creature card on top of its controller's graveyard, and "{2}: Discard a card." */
const shifter = {
  as: 'shifter',
  card: creature('Grave Shifter', '0/1', '', {
    subtypes: 'Shapeshifter',
    abilities: [
      asLongAs(
        { holds: 'is', what: topOfGraveyard, like: { type: 'creature' } },
        { change: 'fullTextOf', of: topOfGraveyard, and: [discards] },
      ),
      discards,
    ],
  }),
};
/** "You can’t cast creature spells." */
const grid = creature('Strict Grid', '4/6', '', {
  manaCost: '{4}',
  types: ['artifact', 'creature'],
  abilities: [staticAbility({ players: 'you', rules: [{ rule: 'cantCast', what: { type: 'creature' } }] })],
});
/** It is cast from the graveyard alone. While it is on the battlefield, so may Knight spells be. */
const scourge = creature('Grave Knight', '3/3', '', {
  manaCost: '{B}',
  subtypes: 'Zombie Knight',
  abilities: [
    staticAbility({ castableFrom: { zones: ['graveyard'], only: true } }),
    staticAbility({
      players: 'you',
      rules: [{ rule: 'mayPlayFrom', from: 'graveyard', what: { subtype: 'Knight', notType: 'land' } }],
    }),
  ],
});
/** "During your turn you may cast permanent spells from your graveyard." */
const tide = creature('Grave Tide', '6/6', '', {
  abilities: [
    staticAbility({
      if: { holds: 'turnOf', who: 'you' },
      players: 'you',
      rules: [
        {
          rule: 'mayPlayFrom',
          from: 'graveyard',
          what: { anyType: ['artifact', 'creature', 'enchantment'] },
        },
      ],
    }),
  ],
});
/** Castable from the graveyard; "as an additional cost, exile three creature cards from your graveyard." */
const ruinator = creature('Sewn Ruin', '5/6', 'flying', {
  manaCost: '{U}',
  abilities: [
    staticAbility({
      additionalCost: {
        cost: [{ pay: 'exile', what: { type: 'creature', zone: 'graveyard', owner: 'you' }, count: 3 }],
      },
    }),
    staticAbility({ castableFrom: { zones: ['graveyard'] } }),
  ],
});
/** "Cards in graveyards lose all abilities." */
const cell = creature('Silent Jailer', '2/1', '', {
  abilities: [affecting(all({ zone: 'graveyard' }), { change: 'removeAllAbilities' })],
});
const others = ['Grizzly Bears', 'Hill Giant', 'Ornithopter', ruinator];

export default [
  scenario('601.2e: a spell that its own move to the stack has made illegal is taken back', {
    rules: ['601.2e', '733.1', '612.6'],
    alice: { battlefield: [shifter], graveyard: [grid, scourge], mana: 'B' },
    bob: {},
    script: [
      { expect: { shifter: { name: 'Grave Knight', power: 3, subtypes: ['Zombie', 'Knight'] } } },
      'refused 601.2e: alice casts Grave Knight',
      'stop here',
    ],
    expect: {
      alice: { mana: 'B', graveyard: ['Grave Knight', 'Strict Grid'] },
      shifter: { name: 'Grave Knight' },
      game: { stack: 0, notHappened: [{ event: 'cast' }] },
    },
    control: {
      setup: { alice: { graveyard: ['Grizzly Bears', scourge] } },
      script: ['alice casts Grave Knight', 'everyone passes'],
      expect: { 'Grave Knight': { on: 'battlefield' }, shifter: { name: 'Grizzly Bears' } },
    },
  }),
  scenario(
    '601.3: what forbids its own kind of spell forbids it also from a graveyard, where it lies on top',
    {
      rules: ['601.3', '612.6'],
      alice: { battlefield: [shifter, tide], graveyard: ['Grizzly Bears', grid], mana: 'CCCC' },
      bob: {},
      script: [
        { expect: { shifter: { name: 'Strict Grid', power: 4 } } },
        'refused 601.3: alice casts Strict Grid',
        'stop here',
      ],
      expect: { alice: { mana: 'CCCC' } },
      control: {
        without: 'Grave Shifter',
        script: ['alice casts Strict Grid', 'everyone passes'],
        expect: { 'Strict Grid': { on: 'battlefield' } },
      },
    },
  ),
  scenario('601.3: no cost is paid that would take away what forbids the spell', {
    rules: ['601.3', '601.2h', '612.6'],
    alice: { battlefield: [shifter], graveyard: [...others, grid], mana: 'U' },
    bob: {},
    script: [
      'refused 601.3: alice casts Sewn Ruin paying Strict Grid, Grizzly Bears, Hill Giant',
      'stop here',
    ],
    expect: { alice: { mana: 'U', graveyard: 5 } },
    control: {
      // At the bottom it forbids nothing, and may be exiled like any other card.
      setup: { alice: { graveyard: [grid, ...others] } },
      script: [
        { expect: { shifter: { name: 'Sewn Ruin', has: ['flying'] } } },
        'alice casts Sewn Ruin paying Strict Grid, Grizzly Bears, Hill Giant',
        'everyone passes',
      ],
      expect: { 'Sewn Ruin': { on: 'battlefield' }, shifter: { name: 'Ornithopter' } },
    },
  }),
  scenario('612.6: the text that is taken over is the card’s, also where that has lost its abilities', {
    rules: ['612.6', '613.1c', '613.1f'],
    alice: {
      battlefield: [shifter, cell],
      graveyard: ['Grizzly Bears', { card: 'Serra Angel', as: 'angel' }],
    },
    bob: {},
    script: ['stop here'],
    expect: {
      shifter: { name: 'Serra Angel', power: 4, colors: 'W', manaValue: 5, has: ['flying', 'vigilance'] },
      angel: { hasNot: ['flying'] },
    },
    control: { without: 'Silent Jailer', expect: { angel: { has: ['flying'] } } },
  }),
];
