/** A session on a game: its history, and how it goes on. No React. */
export { gameOf } from './game-of.ts';
export { type Goal, goals, type Stride, strides, strideWords } from './goals.ts';
export {
  type History,
  type Line,
  lastStep,
  lineOf,
  placeOf,
  type Step,
  shownStep,
} from './history.ts';
export { type Kept, type KeptLines, type OpenedLine, type OtherLines, tellsKept } from './kept.ts';
export { type AutomaticPlayer, isPerson, type Seats } from './seats.ts';
export { type Session, sessionOn } from './session.ts';
export { lastChoice, type SessionState, type Speed, speeds, stepOn } from './state.ts';
