/** The only door to the rules for charts, and for the rules that belong to a chart. */
export { actions } from './abilities/actions/index.ts';
export { gameUpToDate } from './abilities/check/older/index.ts';
export { keywords } from './abilities/keywords/index.ts';
export { abilityText, becomingText, cardText, copyExceptionsText } from './abilities/text/index.ts';
export * from './characteristics/index.ts';
export * from './effects/index.ts';
export {
  changedTime,
  combatMatters,
  endShowing,
  entering,
  isBandedWith,
  isTopRevealed,
  isToTurnDrawnUp,
  lookedAtAsItMoves,
  makeMove,
  makeTokens,
  mayAttach,
  mayBeDestroyed,
  mayHappen,
  possibleProtectors,
  procedures as eventProcedures,
  scopeOnStack,
  type Tops,
  topsNow,
  topToBeSeen,
} from './events/index.ts';
export { chosenPositions, picked } from './state/answers.ts';
export * from './state/asks.ts';
export { attractionDeck } from './state/attractions.ts';
export type * from './state/copied.ts';
export * from './state/copy.ts';
export * from './state/decider.ts';
export type * from './state/decision.ts';
export { playerDesignations } from './state/designation.ts';
export * from './state/error.ts';
export type * from './state/event.ts';
export type { Face, Half } from './state/face.ts';
export type * from './state/frame.ts';
export type * from './state/game.ts';
export type * from './state/happened.ts';
export type * from './state/identity.ts';
export { bearerOf } from './state/inherent.ts';
export { isRecord, partsIn } from './state/is-record.ts';
export { type KeywordAction, saysAction } from './state/keyword-action.ts';
export { linkKey, linksNamedIn, remembered } from './state/links.ts';
export * from './state/mana.ts';
export * from './state/mana-cost.ts';
export {
  faultOf,
  type Memory,
  type Nothing,
  noMemory,
  type Remembered,
  remembering,
  type Shape,
} from './state/memory.ts';
export * from './state/nearest.ts';
export * from './state/new-game.ts';
export * from './state/new-object.ts';
export { isNontraditional } from './state/nontraditional.ts';
export type * from './state/object.ts';
export * from './state/once-for.ts';
export * from './state/one-root.ts';
export { costName, paidFor } from './state/paid.ts';
export * from './state/procedure.ts';
export { putAsideIn } from './state/put-aside.ts';
export * from './state/random.ts';
export { cardsOf, whatItBecame } from './state/represented.ts';
export { faceDownText } from './state/rule-texts.ts';
export * from './state/same-target.ts';
export * from './state/same-words.ts';
export * from './state/scope.ts';
export * from './state/settled.ts';
export * from './state/special-action.ts';
export { stickersOf, stickerWords } from './state/stickers.ts';
export { sum } from './state/sum.ts';
export * from './state/table.ts';
export * from './state/text.ts';
export * from './state/turn-structure.ts';
export * from './state/verdict.ts';
export * from './state/vocabulary/index.ts';
export * from './state/write.ts';
export * from './state/zones.ts';
