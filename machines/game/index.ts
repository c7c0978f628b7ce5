/** A game: made, resumed, saved; what may be done in it, and why something may not; what a player sees of it. */
export type { Failure, GameContext, RuleMeta } from '../chart/context.ts';
export type { Emitted } from '../chart/emitted.ts';
export type { Payment, PlayerEvent } from '../chart/events.ts';
export type { MoveName } from '../words/game-events/move.ts';
export { phaseName, stepName } from '../words/game-events/names-of-times.ts';
export { attempt, playerEventSchema } from './attempt.ts';
export type { GameMachine } from './chart.ts';
export { copyWords } from './copy-words.ts';
export { createGame, type GameSetup, newGame, noteFor, type PlayerSetup } from './create-game.ts';
export { leftOutSentences } from './left-out.ts';
export { type Action, decisionOf, explain, legalActions } from './legal-actions.ts';
export { drawnName, eventSentence, happenedSentence } from './log-sentence.ts';
export {
  type GameActor,
  type GameSnapshot,
  gameMachine,
  type Inputs,
  inputs,
  RulesFailure,
} from './machine.ts';
export {
  engineVersion,
  restoreGame,
  type SavedGame,
  savedStart,
  savedWhenAsked,
  saveGame,
} from './saving.ts';
export { eyesOf, sees } from './sight.ts';
export { castingMachine, combatMachine, priorityMachine, resolutionMachine } from './standalone.ts';
export { startFrom } from './start-from.ts';
export { putRulesTogether } from './table.ts';
export { type GameView, redactHappened, redactVerdict, type Viewer, viewFor } from './view.ts';
export {
  nameOf,
  playerName,
  refusalSentence,
  sourceName,
  targetName,
  whyNot,
} from './words.ts';
