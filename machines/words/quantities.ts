/** Quantities that are worked out: "the number of creatures you control", "its power" (107). */
import { phrase, separated } from '../wording/syntax.ts';
import type { Wording } from './wording.ts';

export const quantities: Wording = {
  quantity: [
    phrase('<n:quantityTerm> plus <m:quantity>', { number: 'plus', of: ['<n>', '<m>'] }),
    phrase('<n:quantityTerm> minus <m:quantityTerm>', { number: 'minus', of: ['<n>', '<m>'] }),
    phrase('half <n:quantityTerm> , rounded up', { number: 'half', of: '<n>', round: 'up' }),
    phrase('half <n:quantityTerm> , rounded down', { number: 'half', of: '<n>', round: 'down' }),
    phrase('three times <n:quantityTerm>', { number: 'times', of: [3, '<n>'] }),
    phrase('the total <value:valueWord> of <of:every>', { number: 'value', value: '<value>', of: '<of>' }),
    phrase('the highest <value:valueWord> among <of:every>', {
      number: 'greatest',
      value: '<value>',
      of: '<of>',
    }),
    phrase('the lowest <value:valueWord> among <of:every>', {
      number: 'lowest',
      value: '<value>',
      of: '<of>',
    }),
    phrase("<of:playerMeant>'s life total", { number: 'life', of: '<of>' }),
    phrase('their life total', { number: 'life', of: { said: 'they' } }),
    phrase("the amount of life you've <fact:lifeChange> this turn", {
      number: 'thisTurn',
      fact: '<fact>',
      by: 'you',
    }),
    phrase("the life you've <fact:lifeChange> this turn", { number: 'thisTurn', fact: '<fact>', by: 'you' }),
    phrase('the amount of mana spent to cast it', { number: 'manaSpent', which: 'all' }),
    phrase('the number of <of:counts>', '<of>'),
    phrase('<of:possessor> <value:valueWord>', { number: 'value', value: '<value>', of: '<of>' }),
    phrase('the <value:valueWord> of <of:objects>', { number: 'value', value: '<value>', of: '<of>' }),
    phrase('your life total', { number: 'life', of: 'you' }),
    phrase('the greatest <value:valueWord> among <of:every>', {
      number: 'greatest',
      value: '<value>',
      of: '<of>',
    }),
    phrase('your devotion to that color', {
      number: 'devotion',
      to: { chosen: { said: 'chosenValue', what: 'color' } },
      of: 'you',
    }),
    phrase('your devotion to <to:devotionColors>', { number: 'devotion', to: '<to>', of: 'you' }),
    phrase('the amount of life you lost this turn', { number: 'thisTurn', fact: 'lifeLost', by: 'you' }),
    phrase('the amount of life you gained this turn', { number: 'thisTurn', fact: 'lifeGained', by: 'you' }),
    phrase('twice <n:quantity>', { number: 'times', of: [2, '<n>'] }),
    phrase('<n:figure> plus <m:quantity>', { number: 'plus', of: ['<n>', '<m>'] }),
    phrase('the amount of damage it dealt to that player', { said: 'thatMuch' }),
    phrase('the damage dealt', { said: 'thatMuch' }),
    phrase('the excess damage dealt this way', { said: 'excess' }),
    phrase('the number of <of:many> you controlled at the beginning of this turn', {
      number: 'begunWith',
      of: '<of>',
      by: 'you',
    }),
    phrase('the number of <of:many> they controlled at the beginning of this turn', {
      number: 'begunWith',
      of: '<of>',
      by: { said: 'they' },
    }),
    phrase('the number of card types among those cards', {
      number: 'typesAmong',
      of: { these: { said: 'those', noun: { called: 'card' } } },
    }),
    phrase('the life paid as <self:castWord> entered', { number: 'chosen', under: 'paid' }),
    phrase('<n:numeral> plus <m:quantity>', { number: 'plus', of: ['<n>', '<m>'] }),
    phrase('the total of those results', { said: 'amountOf', of: 'rollDie' }),
    phrase('the result', { said: 'amountOf', of: 'rollDie' }),
    phrase('that much', { said: 'thatMuch' }),
    phrase('<n:figure>'),
  ],
  /** What is halved, added up and taken away. */
  quantityTerm: [
    phrase('the number of <of:counts>', '<of>'),
    phrase('<of:possessor> <value:valueWord>', { number: 'value', value: '<value>', of: '<of>' }),
    phrase('your life total', { number: 'life', of: 'you' }),
    phrase('their life total', { number: 'life', of: { said: 'they' } }),
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
    phrase("the exiled card's", { said: 'exiled', several: false }),
  ],
  /** What is counted: after "the number of" (plural), after "for each" (singular). */
  counts: [
    phrase('<one:oneCount>', '<one>'),
    phrase('<one:oneCount> and each <other:oneCount>', { number: 'plus', of: ['<one>', '<other>'] }),
  ],
  oneCount: [
    phrase("<fact:castOften> you've cast this turn", { number: 'thisTurn', fact: '<fact>', by: 'you' }),
    phrase("<fact:castOnce> you've cast this turn", { number: 'thisTurn', fact: '<fact>', by: 'you' }),
    phrase("<fact:castOften> they've cast this turn", {
      number: 'thisTurn',
      fact: '<fact>',
      by: { said: 'they' },
    }),
    phrase('creature|creatures that died this turn', {
      number: 'thisTurn',
      fact: 'creaturesDied',
      by: 'everyone',
    }),
    phrase('creature|creatures that died under your control this turn', {
      number: 'thisTurn',
      fact: 'creaturesDied',
      by: 'you',
    }),
    phrase("card|cards you've drawn this turn", { number: 'thisTurn', fact: 'cardsDrawn', by: 'you' }),
    phrase("card|cards you've discarded this turn", {
      number: 'thisTurn',
      fact: 'cardsDiscarded',
      by: 'you',
    }),
    phrase("card|cards in all players ' hands", { number: 'cardsIn', zone: 'hand', of: 'everyone' }),
    phrase('card type|types among cards <place>', { number: 'typesAmong', of: '<place>' }),
    phrase('differently named <what:many>', { number: 'withDifferentNames', of: '<what>' }),
    phrase('<what:many> with different names', { number: 'withDifferentNames', of: '<what>' }),
    phrase('basic land type|types among lands they control', {
      number: 'basicLandTypesAmong',
      of: { type: 'land', controller: { said: 'they' } },
    }),
    phrase('poison counter|counters your opponents have', {
      number: 'playerCounters',
      kind: 'poison',
      on: 'opponents',
    }),
    phrase('time|times it was kicked', { number: 'timesPaid', cost: 'kicker' }),
    phrase('unspent <type:color> mana you have', { number: 'unspentMana', type: '<type>', of: 'you' }),
    phrase('other spell cast this turn', { number: 'thisTurn', fact: 'spellsCast', by: 'everyone' }),
    phrase('<what:filter> on the battlefield named <name:nameWords>', {
      number: 'count',
      of: { '...what': '<what>', name: '<name>' },
    }),
    phrase('other <what:filter> on the battlefield named <name:nameWords>', {
      number: 'count',
      of: { '...what': '<what>', name: '<name>', other: true },
    }),
    phrase('<like:card> milled this way', { number: 'countOf', of: { said: 'group' }, like: '<like>' }),
    phrase('<like:card> revealed this way', { number: 'countOf', of: { said: 'group' }, like: '<like>' }),
    phrase('permanent|creature|artifact|land destroyed this way', { said: 'amountOf', of: 'destroy' }),
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
    phrase('for as long as it has a|an <kind:counterKind> counter on it', { whileItHas: '<kind>' }),
    phrase('for as long as that <noun:nounMeant> has a|an <kind:counterKind> counter on it', {
      whileItHas: '<kind>',
    }),
    phrase("until its controller's next untap step", 'untilItsNextUntapStep'),
    phrase('for as long as you control <self:selfWord>', 'whileYouControlSource'),
    phrase('for as long as <self:selfWord> remains on the battlefield', 'untilSourceLeaves'),
  ],
  thisTurn: [
    phrase('this turn', 'untilEndOfTurn'),
    phrase('this combat', 'untilEndOfCombat'),
    phrase('<until>'),
  ],
};
