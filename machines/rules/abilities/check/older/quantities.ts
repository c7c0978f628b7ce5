import { isRecord } from '../../../state/is-record.ts';
import { byKey } from './by-key.ts';

const told = byKey('number', {
  x: ['x', { x: null }],
  xOf: ['xOf', { xOf: 'of' }],
  count: ['count', { count: 'of' }],
  countOf: ['countOf', { countOf: 'of' }],
  countPlayers: ['countPlayers', { countPlayers: 'of' }],
  typesAmong: ['typesAmong', { typesAmong: 'of' }],
  withDifferentNames: ['withDifferentNames', { withDifferentNames: 'of' }],
  basicLandTypesAmong: ['basicLandTypesAmong', { basicLandTypesAmong: 'of' }],
  value: ['value', {}],
  greatest: ['greatest', { greatest: 'value' }],
  lowest: ['lowest', { lowest: 'value' }],
  counters: ['counters', { counters: 'kind' }],
  playerCounters: ['playerCounters', { playerCounters: 'kind' }],
  devotion: ['devotion', { devotion: 'to' }],
  life: ['life', { life: 'of' }],
  unspentMana: ['unspentMana', { unspentMana: 'type' }],
  cardsIn: ['cardsIn', { cardsIn: 'zone' }],
  amount: ['amount', { amount: 'by' }],
  excess: ['excess', { excess: 'by' }],
  beforeDamage: ['beforeDamage', { beforeDamage: 'by' }],
  eventAmount: ['eventAmount', { eventAmount: null }],
  manaSpent: ['manaSpent', { manaSpent: 'which' }],
  thisTurn: ['thisTurn', { thisTurn: 'fact' }],
  lastTurn: ['lastTurn', { lastTurn: 'fact' }],
  begunWith: ['begunWith', { begunWith: 'of', of: 'by' }],
  timesPaid: ['timesPaid', { timesPaid: 'cost' }],
  timesDone: ['timesDone', { timesDone: 'action' }],
  plus: ['plus', { plus: 'of' }],
  minus: ['minus', { minus: 'of' }],
  times: ['times', { times: 'of' }],
  least: ['least', { least: 'of' }],
  half: ['half', { half: 'of' }],
  votes: ['votes', { votes: 'for' }],
  chosen: ['chosen', { chosen: 'under' }],
});

/** Quantities (107.1-107.3): `{ count: filter }` is `{ number: 'count', of: filter }` now. */
export const olderQuantity = (word: unknown): unknown =>
  told(isRecord(word) && word.manaSpent === true ? { ...word, manaSpent: 'all' } : word);
