export type { CardFacts, Facts } from './facts.ts';
export { folded } from './fold.ts';
export { type FaceRecord, frontOf, joinFaces } from './join-faces.ts';
export { inOneWording } from './one-wording.ts';
export { withPrinted } from './printed.ts';
export { type CardReading, readCard } from './read-card.ts';
export type { Ambiguous, Declined } from './read-line.ts';
export {
  type CardRead,
  type FaceRead,
  faceWithSpans,
  type ParagraphRead,
  readWithSpans,
  textWithSpans,
} from './read-with-spans.ts';
export { type CardRecord, type GroupReport, type ReadingReport, reportOnReading } from './report.ts';
export { saidInSteps, say } from './saying/say.ts';
export { type Path, partAt, type Span } from './spans.ts';
export { isWithin, spanAt, wordsFor } from './spans-at.ts';
export { isPlayable, whyNotRead } from './why-not-read.ts';
export { readWithoutLines } from './without-lines.ts';
