import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  all,
  flash,
  having,
  inYourHand,
  staticAbility,
} from '../../machines/rules/abilities/write/index.ts';

/** Its controller may cast creature spells from their graveyard. */
const graveGate = card('Grave Gate', ['enchantment'], {
  manaCost: '{B}',
  abilities: [
    {
      kind: 'static',
      players: 'you',
      rules: [{ rule: 'mayPlayFrom', from: 'graveyard', what: { type: 'creature' } }],
    },
  ],
});

/** A land that is a creature: its card is a creature card. */
const grove = creature('Waking Grove', '1/1', '', { types: ['land', 'creature'], colors: 'G' });
/** "Creature cards in your hand have flash." */
const swiftness = card('Sudden Growth', ['enchantment'], {
  abilities: [affecting(all(inYourHand({ type: 'creature' })), having(flash))],
});
/** "You may cast creature spells as though they had flash." */
const gate = card('Open Gate', ['enchantment'], {
  abilities: [
    staticAbility({
      players: 'you',
      rules: [{ rule: 'mayCastAsThoughWith', keyword: 'flash', what: { type: 'creature' } }],
    }),
  ],
});

export default [
  scenario('702.8a: a card with flash may be cast any time its player could cast an instant', {
    rules: ['702.8a', '117.1a', '304.5'],
    alice: { hand: ['Ashcoat Bear', 'Grizzly Bears'], battlefield: [{ card: 'Forest', count: 4 }] },
    bob: { battlefield: ['Raging Goblin'] },
    turn: { of: 'bob' },
    script: [
      'bob attacks alice with Raging Goblin',
      'bob passes',
      'refused 117.1a: alice casts Grizzly Bears',
      'alice casts Ashcoat Bear',
      'pass until the stack is empty',
      'alice blocks Raging Goblin with Ashcoat Bear',
    ],
    expect: {
      'Ashcoat Bear': { on: 'battlefield' },
      'Raging Goblin': { on: 'graveyard' },
      alice: { life: 20 },
    },
    control: {
      without: 'flash',
      script: [
        'bob attacks alice with Raging Goblin',
        'bob passes',
        'refused 117.1a: alice casts Ashcoat Bear',
      ],
      expect: { alice: { life: 19, hand: 2 } },
    },
  }),
  scenario('702.8a: an Aura with flash while a spell is on the stack', {
    rules: ['702.8a', '117.1a'],
    alice: { hand: ['Feral Invocation'], mana: 'GGG', battlefield: ['Grizzly Bears'] },
    bob: { hand: ['Lightning Bolt'], mana: 'R' },
    script: [
      'alice passes',
      'bob casts Lightning Bolt on Grizzly Bears',
      'bob passes',
      'alice casts Feral Invocation on Grizzly Bears',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield', damage: 3, toughness: 4 } },
    control: {
      without: 'flash',
      script: [
        'alice passes',
        'bob casts Lightning Bolt on Grizzly Bears',
        'bob passes',
        'refused 117.1a: alice casts Feral Invocation on Grizzly Bears',
      ],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('702.8a: flash functions in each zone from which the card could be played', {
    rules: ['702.8a', '113.6e'],
    alice: {
      graveyard: ['Ashcoat Bear', 'Grizzly Bears'],
      battlefield: [graveGate, { card: 'Forest', count: 2 }],
    },
    bob: {},
    turn: { of: 'bob', at: 'upkeep' },
    script: ['bob passes', 'refused 117.1a: alice casts Grizzly Bears', 'alice casts Ashcoat Bear'],
    expect: { 'Ashcoat Bear': { on: 'battlefield' }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      without: 'Grave Gate',
      script: ['bob passes', 'refused 601.3: alice casts Ashcoat Bear'],
      expect: { 'Ashcoat Bear': { on: 'graveyard' } },
    },
  }),
  scenario('702.8b: two instances of flash allow what one does', {
    rules: ['702.8b', '702.8a'],
    alice: {
      hand: [creature('Twice Sudden', '2/2', 'flash, flash', { manaCost: '{1}{G}' })],
      battlefield: [{ card: 'Forest', count: 2 }],
    },
    bob: {},
    turn: { of: 'bob', at: 'upkeep' },
    script: ['bob passes', 'alice casts Twice Sudden'],
    expect: {
      'Twice Sudden': { on: 'battlefield' },
      game: { happened: [{ event: 'cast', player: 'alice', times: 1 }] },
    },
    control: {
      without: 'flash',
      script: ['bob passes', 'refused 117.1a: alice casts Twice Sudden'],
      expect: { alice: { hand: ['Twice Sudden'] } },
    },
  }),
  scenario('702.8a: a land card with flash is played in its player’s own turn alone', {
    rules: ['702.8a', '305.3'],
    alice: { battlefield: [swiftness, 'Forest', 'Forest'], hand: [grove, 'Grizzly Bears'] },
    bob: {},
    turn: { of: 'bob' },
    script: [
      { expect: { 'Waking Grove': { has: ['flash'] } } },
      'bob passes',
      'refused 305.3: alice plays Waking Grove',
      'alice casts Grizzly Bears',
    ],
    expect: { 'Waking Grove': { on: 'hand' }, 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      // In her own upkeep she could cast an instant as well.
      turn: { of: 'alice', at: 'upkeep' },
      script: [
        { expect: { game: { may: ['alice plays Waking Grove'] } } },
        'alice casts Grizzly Bears',
        'alice plays Waking Grove',
        { expect: { game: { turn: { at: 'upkeep' }, stack: 1 } } },
      ],
      expect: { 'Waking Grove': { on: 'battlefield' }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('609.4: what may be cast as though it had flash may not be played so', {
    rules: ['609.4', '305.1', '505.6b', '702.8a'],
    alice: { battlefield: [gate, 'Forest', 'Forest'], hand: [grove, 'Grizzly Bears'] },
    bob: {},
    turn: { of: 'alice', at: 'upkeep' },
    script: ['refused 505.6b: alice plays Waking Grove', 'alice casts Grizzly Bears', 'stop here'],
    expect: { 'Waking Grove': { on: 'hand' }, 'Grizzly Bears': { on: 'stack' } },
    control: {
      setup: { alice: { battlefield: [swiftness] } },
      script: ['alice plays Waking Grove'],
      expect: { 'Waking Grove': { on: 'battlefield' }, 'Grizzly Bears': { on: 'hand' } },
    },
  }),
];
