import { byKey } from './by-key.ts';

/** Conditions: `{ turnOf: 'you' }` is `{ holds: 'turnOf', who: 'you' }` now. */
export const olderCondition = byKey('holds', {
  compare: ['compare', { compare: 'what' }],
  exists: ['exists', { exists: 'what' }],
  is: ['is', { is: 'what' }],
  turnOf: ['turnOf', { turnOf: 'who' }],
  startingPlayer: ['startingPlayer', { startingPlayer: 'who' }],
  during: ['during', { during: 'step' }],
  beforeInCombat: ['beforeInCombat', { beforeInCombat: 'point' }],
  afterInCombat: ['afterInCombat', { afterInCombat: 'point' }],
  completedDungeon: ['completedDungeon', { completedDungeon: 'who' }],
  playerDesignated: ['playerDesignated', { playerDesignated: 'designation' }],
  timeOfDay: ['timeOfDay', { timeOfDay: 'time' }],
  paid: ['paid', { paid: 'cost' }],
  wordChosen: ['wordChosen', { wordChosen: 'word' }],
  did: ['did', { did: 'by' }],
  isCommander: ['isCommander', { isCommander: 'what' }],
  wasCast: ['wasCast', { wasCast: 'what' }],
  attackedThisTurn: ['attackedThisTurn', { attackedThisTurn: 'what' }],
  enteredLastTurn: ['enteredLastTurn', { enteredLastTurn: 'type' }],
  happenedThisTurn: ['happenedThisTurn', { happenedThisTurn: 'of' }],
  not: ['not', { not: 'of' }],
  both: ['both', { both: 'of' }],
  either: ['either', { either: 'of' }],
});
