import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  draw,
  gainLife,
  loseLife,
  replacement,
  spell,
  thatPlayer,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const drawing = (count: number) =>
  card(`Draw ${count}`, ['instant'], { manaCost: '{0}', abilities: [spell([], draw(count))] });
/** Two instructions to draw one card each. */
const drawTwice = card('Draw Twice', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([], draw(1), draw(1))],
});
/** "If an opponent would draw two or more cards, instead you and that player each draw a card." */
const collector = creature('Collector', '3/4', '', {
  abilities: [
    replacement({
      event: { would: 'drawSeveral', who: 'opponents', atLeast: 2 },
      instead: [draw(1), draw(1, 'they')],
    }),
  ],
});
/** "If an opponent would draw a card except the first one they draw in each of their draw steps, you draw a card instead." */
const thief = creature('Thief', '3/1', '', {
  abilities: [
    replacement({
      event: { would: 'draw', who: 'opponents', exceptFirstInDrawStep: true },
      instead: [draw(1)],
    }),
  ],
});
/** "Whenever an opponent draws a card except the first one they draw in each of their draw steps, you gain 1 life." */
const watcher = creature('Watcher', '1/1', '', {
  abilities: [
    triggered({
      when: { on: 'draws', who: 'opponents', exceptFirstInDrawStep: true },
      effect: [gainLife(1)],
    }),
  ],
});
/** "At the beginning of each player's draw step, that player draws so many cards." */
const archive = (name: string, count: number) =>
  card(name, ['enchantment'], {
    abilities: [
      triggered({
        when: { on: 'begins', step: 'draw', whose: 'everyone' },
        effect: [draw(count, thatPlayer)],
      }),
    ],
  });
/** "If you would draw a card while you have no cards in hand, draw two cards and lose 1 life instead." */
const scribe = creature('Scribe', '2/1', '', {
  abilities: [
    replacement({
      event: { would: 'draw', who: 'you' },
      if: { holds: 'compare', what: { number: 'cardsIn', zone: 'hand', of: 'you' }, to: { exactly: 0 } },
      instead: [draw(2), loseLife(1, 'you')],
    }),
  ],
});
const library = ['Island', 'Island', 'Island', 'Island', 'Island'];

export default [
  scenario('121.2a: an instruction to draw several cards is replaced before any of them is drawn', {
    rules: ['121.2a', '616.1g'],
    alice: { hand: [drawing(3)], library },
    bob: { battlefield: [collector], library },
    script: ['alice casts Draw 3', 'everyone passes'],
    expect: { alice: { hand: 1, library: 4 }, bob: { hand: 1, library: 4 } },
    control: {
      withoutAbilities: ['Collector'],
      expect: { alice: { hand: 3, library: 2 }, bob: { hand: 0 } },
    },
  }),
  scenario('121.2a: drawing one card twice is no instruction to draw two', {
    rules: ['121.2a'],
    alice: { hand: [drawTwice], library },
    bob: { battlefield: [collector], library },
    script: ['alice casts Draw Twice', 'everyone passes'],
    expect: { alice: { hand: 2 }, bob: { hand: 0 } },
    control: {
      setup: {
        alice: { hand: [drawing(2)], library },
        bob: { battlefield: [collector], library },
      },
      script: ['alice casts Draw 2', 'everyone passes'],
      expect: { alice: { hand: 1 }, bob: { hand: 1 } },
    },
  }),
  scenario('121.2a: what is left of the draws after that is replaced each by itself', {
    rules: ['121.2a', '616.1g', '614.5'],
    alice: { hand: [drawing(3)], library },
    bob: { battlefield: [collector, thief], library },
    script: ['alice casts Draw 3', 'everyone passes'],
    expect: { alice: { hand: 0, library: 5 }, bob: { hand: 2 } },
    control: {
      withoutAbilities: ['Collector'],
      expect: { alice: { hand: 0, library: 5 }, bob: { hand: 3 } },
    },
  }),
  scenario('121.2a: the card of the turn and one more by a triggered ability aren’t two by one instruction', {
    rules: ['121.2a', '504.1', '504.2'],
    alice: { battlefield: [archive('Open Archive', 1), collector], library },
    bob: { library },
    turn: { of: 'bob', at: 'upkeep' },
    script: ['pass until the draw step', 'everyone passes'],
    expect: { alice: { hand: 0 }, bob: { hand: 2, library: 3 } },
    control: {
      // That ability says two at once: bob draws one of them, and alice one.
      setup: { alice: { battlefield: [archive('Wide Archive', 2), collector], library } },
      expect: { alice: { hand: 1 }, bob: { hand: 2, library: 3 } },
    },
  }),
  scenario('616.2: two cards instead of one are an instruction that can be replaced, and the rest is done', {
    rules: ['616.2', '121.2a', '614.5'],
    alice: { battlefield: [scribe], library },
    bob: { battlefield: [collector], library },
    turn: { of: 'alice', at: 'upkeep' },
    script: ['pass until the precombat main phase'],
    expect: { alice: { hand: 1, life: 19 }, bob: { hand: 1 } },
    control: {
      withoutAbilities: ['Collector'],
      expect: { alice: { hand: 2, life: 19 }, bob: { hand: 0 } },
    },
  }),
  scenario('121.6: all draws of a player are replaced but the first of each of their draw steps', {
    rules: ['121.6', '504.1'],
    alice: { battlefield: [thief], library },
    bob: { hand: [drawing(1), { card: drawing(2), as: 'two' }], library },
    script: [
      "pass until bob's draw step",
      { expect: { bob: { hand: 3 } } },
      'bob casts Draw 1',
      'everyone passes',
    ],
    expect: { bob: { hand: 2 }, alice: { hand: 1 } },
    control: { withoutAbilities: ['Thief'], expect: { bob: { hand: 3 }, alice: { hand: 0 } } },
  }),
  scenario('603.2: a draw in the upkeep doesn’t make the one of the draw step another than the first', {
    rules: ['603.2', '121.6'],
    alice: { battlefield: [watcher] },
    bob: { hand: [drawing(1)], library },
    script: ["pass until bob's upkeep", 'bob casts Draw 1', "pass until bob's draw step"],
    expect: { alice: { life: 21 }, bob: { hand: 2 } },
    control: {
      script: ["pass until bob's draw step", 'bob casts Draw 1', "pass until bob's precombat main phase"],
      expect: { alice: { life: 21 }, bob: { hand: 2 } },
    },
  }),
];
