/** Situations of another engine's tests, run by this one, and the text of its cards compared with ours. */
export { compareTexts } from './compare.ts';
export { runSituation, type SituationResult } from './conformance.ts';
export { type Decks, readDecks } from './decks.ts';
export { type CardFacts, readFacts } from './facts.ts';
export { withCardsRead } from './known-cards.ts';
export { type ConformanceReport, reportOf, type Tally } from './report.ts';
