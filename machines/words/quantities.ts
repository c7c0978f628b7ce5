/** Quantities that are worked out: "the number of creatures you control", "its power" (107). */
import { phrase, separated } from '../wording/syntax.ts';
import type { Wording } from './wording.ts';

export const quantities: Wording = {
  quantity: [
    phrase('the number of <of:counts>', '<of>'),
    phrase('<of:possessor> <value:valueWord>', { number: 'value', value: '<value>', of: '<of>' }),
    phrase('the <value:valueWord> of <of:objects>', { number: 'value', value: '<value>', of: '<of>' }),
    phrase('your life total', { number: 'life', of: 'you' }),
    phrase('the greatest <value:valueWord> among <of:every>', {
      number: 'greatest',
      value: '<value>',
      of: '<of>',
    }),
    phrase('your devotion to <to:devotionColors>', { number: 'devotion', to: '<to>', of: 'you' }),
    phrase('the amount of life you lost this turn', { number: 'thisTurn', fact: 'lifeLost', by: 'you' }),
    phrase('the amount of life you gained this turn', { number: 'thisTurn', fact: 'lifeGained', by: 'you' }),
    phrase('twice <n:quantity>', { number: 'times', of: [2, '<n>'] }),
    phrase('<n:figure> plus <m:quantity>', { number: 'plus', of: ['<n>', '<m>'] }),
    phrase('that much', { said: 'thatMuch' }),
    phrase('<n:figure>'),
  ],
  devotionColors: [separated('color', [[' and ', ', ', ', and ']])],
  valueWord: [
    phrase('power', 'power'),
    phrase('toughness', 'toughness'),
    phrase('mana value', 'manaValue'),
    phrase('loyalty', 'loyalty'),
  ],
  possessor: [
    phrase('its', { said: 'it' }),
    phrase("<what:selfWord>'s", { said: 'self', what: '<what>' }),
    phrase("<what:attachedWord>'s", { said: 'self', what: '<what>' }),
    phrase("that <noun:nounMeant>'s", { said: 'that', noun: '<noun>' }),
    phrase("the sacrificed <noun:nounMeant>'s", { said: 'paid', how: 'sacrifice' }),
  ],
  /** What is counted: after "the number of" (plural), after "for each" (singular). */
  counts: [
    phrase('<what:filter>', { number: 'count', of: '<what>' }),
    phrase('other <what:filter>', { number: 'count', of: { '...what': '<what>', other: true } }),
    phrase('<what:placedDescribed>', { number: 'count', of: '<what>' }),
    phrase('card|cards in your hand', { number: 'cardsIn', zone: 'hand', of: 'you' }),
    phrase('card|cards in your graveyard', { number: 'cardsIn', zone: 'graveyard', of: 'you' }),
    phrase("card|cards in that player's hand", {
      number: 'cardsIn',
      zone: 'hand',
      of: { said: 'thatPlayer' },
    }),
    phrase("card|cards in <of:playerMeant>'s hand", { number: 'cardsIn', zone: 'hand', of: '<of>' }),
    phrase('card|cards in their hand', { number: 'cardsIn', zone: 'hand', of: { said: 'they' } }),
    phrase('<kind:counterKind> counter|counters on <on:objects>', {
      number: 'counters',
      kind: '<kind>',
      on: '<on>',
    }),
    phrase('opponent|opponents you have', { number: 'countPlayers', of: 'opponents' }),
    phrase('basic land type|types among lands you control', {
      number: 'basicLandTypesAmong',
      of: { type: 'land', controller: 'you' },
    }),
    phrase('<what:filter> <on:battlefieldWords>', { number: 'count', of: '<what>' }),
    phrase('color|colors of mana spent to cast it', { number: 'manaSpent', which: 'colors' }),
  ],
  battlefieldWords: [phrase('on the battlefield', true)],
};

/** How long something lasts (611.2, 514.2). */
export const durations: Wording = {
  until: [
    phrase('until end of turn', 'untilEndOfTurn'),
    phrase('until end of combat', 'untilEndOfCombat'),
    phrase('until your next turn', 'untilYourNextTurn'),
    phrase('until the end of your next turn', 'untilEndOfYourNextTurn'),
    phrase('for as long as you control <self:selfWord>', 'whileYouControlSource'),
    phrase('for as long as <self:selfWord> remains on the battlefield', 'untilSourceLeaves'),
  ],
  thisTurn: [
    phrase('this turn', 'untilEndOfTurn'),
    phrase('this combat', 'untilEndOfCombat'),
    phrase('<until>'),
  ],
};
