import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature,
  destroy,
  enchant,
  one,
  spell,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

/** Enchanted creature is a copy of the creature called Serra Angel. */
const fixedLikeness = card('Fixed Likeness', ['enchantment'], {
  manaCost: '{U}',
  subtypes: 'Aura',
  abilities: [
    enchant(creature),
    {
      kind: 'static',
      affects: 'attached',
      asCopiesOf: { of: { all: { type: 'creature', name: 'Serra Angel' } } },
    },
  ],
});
/** A creature becomes a copy of another. */
const reshaping = card('Reshaping', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([targetCreature, targetCreature], {
      do: 'becomeCopy',
      what: target(0),
      of: target(1),
      until: 'untilEndOfTurn',
    }),
  ],
});
const unmaking = card('Unmaking', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([one({ type: 'enchantment' })], destroy(target(0)))],
});

export default [
  scenario('707.2c: what a static ability copies is determined as that starts to apply', {
    rules: ['707.2c', '707.2b', '613.2a'],
    alice: {
      battlefield: ['Serra Angel', 'Grizzly Bears', 'Hill Giant'],
      hand: [fixedLikeness, reshaping],
      mana: 'UU',
    },
    bob: {},
    script: [
      'alice casts Fixed Likeness on Grizzly Bears',
      'everyone passes',
      { expect: { 'Grizzly Bears': { name: 'Serra Angel', power: 4, has: ['flying'] } } },
      'alice casts Reshaping on Serra Angel, Hill Giant',
      'everyone passes',
    ],
    expect: {
      'Serra Angel': { name: 'Hill Giant', power: 3 },
      'Grizzly Bears': { name: 'Serra Angel', power: 4, has: ['flying'] },
    },
    control: {
      script: [
        'alice casts Reshaping on Serra Angel, Hill Giant',
        'everyone passes',
        'alice casts Fixed Likeness on Grizzly Bears',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { name: 'Grizzly Bears', power: 2, hasNot: ['flying'] } },
    },
  }),
  scenario('707.2c: the copy effect ends with the static ability', {
    rules: ['707.2c', '611.3b'],
    alice: {
      battlefield: ['Serra Angel', 'Grizzly Bears'],
      hand: [fixedLikeness, unmaking],
      mana: 'UW',
    },
    bob: {},
    script: [
      'alice casts Fixed Likeness on Grizzly Bears',
      'everyone passes',
      'alice casts Unmaking on Fixed Likeness',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { name: 'Grizzly Bears', power: 2, hasNot: ['flying'] } },
    control: {
      script: ['alice casts Fixed Likeness on Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { name: 'Serra Angel', power: 4, has: ['flying'] } },
    },
  }),
  scenario('707.2c: it goes on with what it copied, whatever becomes of that', {
    rules: ['707.2c'],
    alice: {
      battlefield: [{ card: 'Serra Angel', as: 'angel' }, 'Grizzly Bears'],
      hand: [fixedLikeness, 'Terminate'],
      mana: 'UBR',
    },
    bob: {},
    script: [
      'alice casts Fixed Likeness on Grizzly Bears',
      'everyone passes',
      'alice casts Terminate on angel',
      'everyone passes',
    ],
    expect: { angel: { on: 'graveyard' }, 'Grizzly Bears': { name: 'Serra Angel', power: 4 } },
    control: {
      script: [
        'alice casts Terminate on angel',
        'everyone passes',
        'alice casts Fixed Likeness on Grizzly Bears',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { name: 'Grizzly Bears', power: 2 } },
    },
  }),
];
