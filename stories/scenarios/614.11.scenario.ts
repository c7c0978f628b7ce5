import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  as,
  discard,
  draw,
  gainLife,
  mill,
  replacement,
  spell,
} from '../../machines/rules/abilities/write/index.ts';

/** "If you would draw a card, you may gain 2 life instead." */
const fork = card('Forked Fate', ['enchantment'], {
  abilities: [replacement({ event: { would: 'draw', who: 'you' }, optional: true, instead: [gainLife(2)] })],
});
const three = card('Three Wishes', ['sorcery'], { manaCost: '{1}', abilities: [spell([], draw(3))] });

/**
 * "If a player would draw a card except the first one they draw in their draw step, that player discards a card instead. If
 * they do, they draw a card. If they don’t, they mill a card."
 */
const shackles = card('Shackles of Memory', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'draw', who: 'everyone' },
      if: {
        holds: 'not',
        of: {
          holds: 'both',
          of: [
            { holds: 'during', step: 'draw' },
            { holds: 'turnOf', who: 'they' },
            {
              holds: 'compare',
              what: { number: 'thisTurn', fact: 'cardsDrawn', by: 'they' },
              to: { exactly: 0 },
            },
          ],
        },
      },
      instead: [
        as('thrown', discard(1, 'they')),
        {
          do: 'if',
          condition: { holds: 'did', by: 'thrown' },
          then: [draw(1, 'they')],
          else: [mill(1, 'they')],
        },
      ],
    }),
  ],
});
const wish = card('One Wish', ['sorcery'], { manaCost: '{1}', abilities: [spell([], draw(1))] });

export default [
  scenario('614.11a: where one of several draws is replaced, that is done before the next card is drawn', {
    rules: ['614.11a', '121.2'],
    alice: { battlefield: [fork], hand: [three], mana: 'C' },
    bob: {},
    script: [
      'alice casts Three Wishes',
      'everyone passes',
      'alice says no',
      { expect: { alice: { hand: 1 } } },
      'alice says yes',
      { expect: { alice: { hand: 1, life: 22 } } },
      'alice says no',
    ],
    expect: { alice: { hand: 2, life: 22 } },
    control: {
      without: 'Forked Fate',
      script: ['alice casts Three Wishes', 'everyone passes'],
      expect: { alice: { hand: 3, life: 20 } },
    },
  }),
  scenario('614.11: a draw is replaced also where there is no card to draw', {
    rules: ['614.11', '704.5b'],
    alice: { battlefield: [fork], hand: [three], library: [], mana: 'C' },
    bob: {},
    script: [
      'alice casts Three Wishes',
      'everyone passes',
      'alice says yes',
      'alice says yes',
      'alice says yes',
    ],
    expect: { alice: { life: 26 } },
    control: {
      without: 'Forked Fate',
      script: ['alice casts Three Wishes', 'everyone passes'],
      expect: { alice: { lost: '704.5b' } },
    },
  }),
  scenario('614.5: each of two effects replaces a draw once: two cards are discarded, and one is drawn', {
    rules: ['614.5', '614.11', '616.1f'],
    alice: {
      battlefield: [
        { card: shackles, as: 'one' },
        { card: shackles, as: 'other' },
      ],
      hand: [wish, 'Shock', 'Forest', 'Island'],
      mana: 'C',
    },
    bob: {},
    script: ['alice casts One Wish', 'everyone passes', 'alice chooses Shock', 'alice chooses Forest'],
    expect: {
      alice: { hand: 2, graveyard: ['Shock', 'Forest', 'One Wish'], library: 19 },
      game: { happened: [{ event: 'draw', times: 1 }] },
    },
    control: {
      setup: { alice: { battlefield: [shackles] } },
      script: ['alice casts One Wish', 'everyone passes', 'alice chooses Shock'],
      expect: { alice: { hand: 3, graveyard: ['Shock', 'One Wish'], library: 19 } },
    },
  }),
  scenario('614.5: with one card the first has it discarded, and the second nothing: a card is milled', {
    rules: ['614.5', '614.11', '608.2c'],
    alice: {
      battlefield: [
        { card: shackles, as: 'one' },
        { card: shackles, as: 'other' },
      ],
      hand: [wish, 'Shock'],
      mana: 'C',
    },
    bob: {},
    script: ['alice casts One Wish', 'everyone passes'],
    expect: { alice: { hand: 0, graveyard: 3, library: 19 }, game: { notHappened: [{ event: 'draw' }] } },
    control: {
      setup: { alice: { battlefield: [shackles] } },
      expect: { alice: { hand: 1, graveyard: 2, library: 19 } },
    },
  }),
];
