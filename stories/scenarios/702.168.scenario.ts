import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { activated, disguise, draw, perform, triggered } from '../../machines/rules/abilities/write/index.ts';
import { bidding } from './keyword-actions.ts';

const witness = creature('Quiet Witness', '4/3', 'flying', {
  manaCost: '{3}{W}',
  abilities: [
    disguise('{1}{W}'),
    triggered({ when: { on: 'turnedFaceUp', object: 'self' }, effect: [draw(1)] }),
  ],
});
const counting = creature('Counting Suspect', '1/1', '', {
  manaCost: '{4}{W}',
  abilities: [
    disguise('{X}{W}'),
    triggered({ when: { on: 'turnedFaceUp', object: 'self' }, effect: [draw({ number: 'x' })] }),
  ],
});
const pyre = card('Pyre', ['artifact'], {
  abilities: [
    activated({
      cost: [{ pay: 'sacrifice', what: { type: 'creature' } }],
      effect: [{ do: 'addMana', mana: ['W', 'W'] }],
    }),
  ],
});
const shroud = bidding('Grey Shroud', [], perform('cloak', { what: { top: 1, of: 'you' } }));
const cards = ['Wastes', 'Wastes', 'Wastes'];

export default [
  scenario('702.168a: with disguise a card is cast face down for {3}, as a 2/2 creature with ward {2}', {
    rules: ['702.168a', '702.168b', '702.21a'],
    alice: { hand: [witness], mana: 'CCC' },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Quiet Witness by disguise',
      { expect: { 'Quiet Witness': { on: 'stack', faceDown: true, manaValue: 0, has: ['ward'] } } },
      'pass until the stack is empty',
      { expect: { 'Quiet Witness': { faceDown: true, power: 2, toughness: 2, hasNot: ['flying'] } } },
      'alice passes',
      'bob casts Shock on Quiet Witness',
      'pass until the stack is empty',
    ],
    // The ability of ward counters it, as nobody pays.
    expect: { 'Quiet Witness': { on: 'battlefield', faceDown: true }, Shock: { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: ['Pine Walker'], mana: 'CCC' } },
      script: [
        'alice casts Pine Walker by morph',
        'pass until the stack is empty',
        'alice passes',
        'bob casts Shock on Pine Walker',
        'pass until the stack is empty',
      ],
      expect: { 'Pine Walker': { on: 'graveyard' } },
    },
  }),
  scenario('702.168d: it is turned face up for its disguise cost, which doesn’t use the stack', {
    rules: ['702.168d', '116.2b'],
    alice: { hand: [witness], library: cards, mana: 'CCCWC' },
    bob: {},
    script: [
      'alice casts Quiet Witness by disguise',
      'pass until the stack is empty',
      'alice turns Quiet Witness face up',
      { expect: { 'Quiet Witness': { faceDown: false, power: 4, has: ['flying'], hasNot: ['ward'] } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { mana: '', hand: 1 } },
    control: {
      setup: { alice: { mana: 'CCCW' } },
      script: [
        'alice casts Quiet Witness by disguise',
        'pass until the stack is empty',
        'refused 118.3: alice turns Quiet Witness face up',
      ],
      expect: { 'Quiet Witness': { faceDown: true, has: ['ward'] }, alice: { mana: 'W', hand: 0 } },
    },
  }),
  scenario('702.168d: nothing is turned face up that was sacrificed for the mana to do so', {
    rules: ['702.168d', '400.7', '605.3a'],
    alice: { hand: [witness], battlefield: [pyre], mana: 'CCC' },
    bob: {},
    script: [
      'alice casts Quiet Witness by disguise',
      'pass until the stack is empty',
      'alice turns Quiet Witness face up',
      'alice activates Pyre',
      'alice pays',
    ],
    expect: {
      'Quiet Witness': { on: 'graveyard' },
      alice: { hand: 0 },
      game: { stack: 0, notHappened: [{ event: 'turnFaceUp' }] },
    },
    control: {
      setup: { alice: { hand: [witness], battlefield: [pyre, 'Hill Giant'], mana: 'CCC' } },
      script: [
        'alice casts Quiet Witness by disguise',
        'pass until the stack is empty',
        'alice turns Quiet Witness face up',
        'alice activates Pyre',
        'alice chooses Hill Giant',
        'alice pays',
        'pass until the stack is empty',
      ],
      expect: { 'Quiet Witness': { on: 'battlefield', power: 4 }, alice: { hand: 1 } },
    },
  }),
  scenario('702.168e: X of a disguise cost is what its other abilities mean by X', {
    rules: ['702.168e', '107.3d'],
    alice: { hand: [counting], library: cards, mana: 'CCCWCC' },
    bob: {},
    script: [
      'alice casts Counting Suspect by disguise',
      'pass until the stack is empty',
      'alice turns Counting Suspect face up',
      'alice chooses 2',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 2, mana: '' } },
    control: {
      script: [
        'alice casts Counting Suspect by disguise',
        'pass until the stack is empty',
        'alice turns Counting Suspect face up',
        'alice chooses 1',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: 1, mana: 'C' } },
    },
  }),
  scenario('701.58d: a cloaked card with disguise is turned face up for its disguise cost or its mana cost', {
    rules: ['701.58d', '701.58b', '116.2b'],
    alice: { hand: [shroud], library: [witness, ...cards], mana: 'CWCC' },
    bob: {},
    script: [
      'alice casts Grey Shroud',
      'pass until the stack is empty',
      'alice turns Quiet Witness face up for {1}{W}',
      'pass until the stack is empty',
    ],
    expect: { 'Quiet Witness': { faceDown: false, has: ['flying'] }, alice: { mana: 'CC', hand: 1 } },
    control: {
      script: [
        'alice casts Grey Shroud',
        'pass until the stack is empty',
        'alice turns Quiet Witness face up for {3}{W}',
        'pass until the stack is empty',
      ],
      expect: { 'Quiet Witness': { faceDown: false, has: ['flying'] }, alice: { mana: '', hand: 1 } },
    },
  }),
];
