export type { CardFacts, Facts } from './facts.ts';
export { folded } from './fold.ts';
export { inOneWording } from './one-wording.ts';
export { type CardReading, readCard } from './read-card.ts';
export type { Ambiguous, Declined } from './read-line.ts';
export { type CardRecord, reportOnReading } from './report.ts';
export { saidInSteps, say } from './saying/say.ts';
export { isPlayable, whyNotRead } from './why-not-read.ts';
