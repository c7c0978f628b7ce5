import { describe, expect, test } from 'vitest';
import { cardUpToDate } from '../../../machines/cards/index.ts';
import type { Condition, Quantity } from '../../../machines/rules/state/vocabulary/index.ts';

type Rewritten<Now> = readonly [older: unknown, now: Now];

const creature = { type: 'creature' } as const;

/** What there was before words had tags; those that came later were never said otherwise. */
const quantities: { readonly [Word in Exclude<Quantity, number>['number']]?: Rewritten<Quantity> } = {
  x: [{ x: true }, { number: 'x' }],
  xOf: [{ xOf: 'self' }, { number: 'xOf', of: 'self' }],
  count: [{ count: creature }, { number: 'count', of: creature }],
  countOf: [
    { countOf: 'self', like: creature },
    { number: 'countOf', of: 'self', like: creature },
  ],
  countPlayers: [{ countPlayers: 'opponents' }, { number: 'countPlayers', of: 'opponents' }],
  typesAmong: [{ typesAmong: { these: 'self' } }, { number: 'typesAmong', of: { these: 'self' } }],
  withDifferentNames: [{ withDifferentNames: creature }, { number: 'withDifferentNames', of: creature }],
  basicLandTypesAmong: [{ basicLandTypesAmong: creature }, { number: 'basicLandTypesAmong', of: creature }],
  value: [
    { value: 'power', of: 'self' },
    { number: 'value', value: 'power', of: 'self' },
  ],
  greatest: [
    { greatest: 'power', of: { all: creature } },
    { number: 'greatest', value: 'power', of: { all: creature } },
  ],
  lowest: [
    { lowest: 'toughness', of: { all: creature } },
    { number: 'lowest', value: 'toughness', of: { all: creature } },
  ],
  counters: [
    { counters: 'charge', on: 'self' },
    { number: 'counters', kind: 'charge', on: 'self' },
  ],
  playerCounters: [
    { playerCounters: 'poison', on: 'you' },
    { number: 'playerCounters', kind: 'poison', on: 'you' },
  ],
  devotion: [
    { devotion: { chosen: 'color' }, of: 'you' },
    { number: 'devotion', to: { chosen: 'color' }, of: 'you' },
  ],
  life: [{ life: 'you' }, { number: 'life', of: 'you' }],
  unspentMana: [
    { unspentMana: 'G', of: 'you' },
    { number: 'unspentMana', type: 'G', of: 'you' },
  ],
  cardsIn: [
    { cardsIn: 'hand', of: 'you' },
    { number: 'cardsIn', zone: 'hand', of: 'you' },
  ],
  amount: [{ amount: 'dealt' }, { number: 'amount', by: 'dealt' }],
  excess: [{ excess: 'dealt' }, { number: 'excess', by: 'dealt' }],
  beforeDamage: [
    { beforeDamage: 'dealt', of: 'player' },
    { number: 'beforeDamage', by: 'dealt', of: 'player' },
  ],
  eventAmount: [{ eventAmount: true }, { number: 'eventAmount' }],
  manaSpent: [{ manaSpent: true }, { number: 'manaSpent', which: 'all' }],
  thisTurn: [
    { thisTurn: 'spellsCast', by: 'you' },
    { number: 'thisTurn', fact: 'spellsCast', by: 'you' },
  ],
  lastTurn: [
    { lastTurn: 'spellsCast', by: 'everyone', most: true },
    { number: 'lastTurn', fact: 'spellsCast', by: 'everyone', most: true },
  ],
  begunWith: [
    { begunWith: creature, of: 'you' },
    { number: 'begunWith', of: creature, by: 'you' },
  ],
  timesPaid: [
    { timesPaid: 'multikicker', ofThisInstance: true },
    { number: 'timesPaid', cost: 'multikicker', ofThisInstance: true },
  ],
  timesDone: [
    { timesDone: 'tempt', by: 'you' },
    { number: 'timesDone', action: 'tempt', by: 'you' },
  ],
  plus: [{ plus: [1, { x: true }] }, { number: 'plus', of: [1, { number: 'x' }] }],
  minus: [{ minus: [{ life: 'you' }, 1] }, { number: 'minus', of: [{ number: 'life', of: 'you' }, 1] }],
  times: [{ times: [2, { x: true }] }, { number: 'times', of: [2, { number: 'x' }] }],
  least: [{ least: [3, { x: true }] }, { number: 'least', of: [3, { number: 'x' }] }],
  half: [
    { half: { life: 'you' }, round: 'up' },
    { number: 'half', of: { number: 'life', of: 'you' }, round: 'up' },
  ],
  votes: [
    { votes: 'war', under: 'vote' },
    { number: 'votes', for: 'war', under: 'vote' },
  ],
  chosen: [{ chosen: 'number' }, { number: 'chosen', under: 'number' }],
};

const conditions: { readonly [Word in Condition['holds']]?: Rewritten<Condition> } = {
  compare: [
    { compare: { life: 'you' }, to: { atLeast: { x: true } } },
    { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atLeast: { number: 'x' } } },
  ],
  exists: [
    { exists: creature, count: { atLeast: 2 } },
    { holds: 'exists', what: creature, count: { atLeast: 2 } },
  ],
  is: [
    { is: 'self', like: creature },
    { holds: 'is', what: 'self', like: creature },
  ],
  turnOf: [{ turnOf: 'you' }, { holds: 'turnOf', who: 'you' }],
  startingPlayer: [{ startingPlayer: 'you' }, { holds: 'startingPlayer', who: 'you' }],
  during: [{ during: 'upkeep' }, { holds: 'during', step: 'upkeep' }],
  beforeInCombat: [
    { beforeInCombat: 'blockers', ofEach: true },
    { holds: 'beforeInCombat', point: 'blockers', ofEach: true },
  ],
  afterInCombat: [{ afterInCombat: 'attackers' }, { holds: 'afterInCombat', point: 'attackers' }],
  completedDungeon: [{ completedDungeon: 'you' }, { holds: 'completedDungeon', who: 'you' }],
  playerDesignated: [
    { playerDesignated: 'monarch', who: 'you' },
    { holds: 'playerDesignated', designation: 'monarch', who: 'you' },
  ],
  timeOfDay: [{ timeOfDay: 'night' }, { holds: 'timeOfDay', time: 'night' }],
  paid: [
    { paid: 'kicker', ofThisInstance: true },
    { holds: 'paid', cost: 'kicker', ofThisInstance: true },
  ],
  wordChosen: [
    { wordChosen: 'Mardu', under: 'side' },
    { holds: 'wordChosen', word: 'Mardu', under: 'side' },
  ],
  did: [{ did: 'drawn' }, { holds: 'did', by: 'drawn' }],
  isCommander: [{ isCommander: 'self' }, { holds: 'isCommander', what: 'self' }],
  wasCast: [
    { wasCast: 'self', by: 'you', from: 'hand' },
    { holds: 'wasCast', what: 'self', by: 'you', from: 'hand' },
  ],
  attackedThisTurn: [{ attackedThisTurn: 'self' }, { holds: 'attackedThisTurn', what: 'self' }],
  enteredLastTurn: [
    { enteredLastTurn: 'land', under: 'you', other: true },
    { holds: 'enteredLastTurn', type: 'land', under: 'you', other: true },
  ],
  happenedThisTurn: [
    { happenedThisTurn: [{ on: 'dies', object: 'self' }] },
    { holds: 'happenedThisTurn', of: [{ on: 'dies', object: 'self' }] },
  ],
  not: [{ not: { turnOf: 'you' } }, { holds: 'not', of: { holds: 'turnOf', who: 'you' } }],
  both: [{ both: [{ turnOf: 'you' }] }, { holds: 'both', of: [{ holds: 'turnOf', who: 'you' }] }],
  either: [{ either: [{ turnOf: 'you' }] }, { holds: 'either', of: [{ holds: 'turnOf', who: 'you' }] }],
};

const following = (instruction: object): object => ({
  name: 'Elder',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', effect: [instruction] }],
});

describe('what was written before quantities and conditions had tags', () => {
  test.each(Object.entries(quantities))('the number %s', (_, [older, now]) => {
    const written = (count: unknown) => following({ do: 'draw', count });
    expect(cardUpToDate(written(older))).toEqual(written(now));
    expect(cardUpToDate(written(now))).toEqual(written(now));
  });
  test.each(Object.entries(conditions))('if %s', (_, [older, now]) => {
    const written = (condition: unknown) => following({ do: 'if', condition, then: [] });
    expect(cardUpToDate(written(older))).toEqual(written(now));
    expect(cardUpToDate(written(now))).toEqual(written(now));
  });
});
