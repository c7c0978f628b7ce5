export type { CardFacts } from '../reading/index.ts';
/** Libraries of cards: files of card texts, read, looked up, and put into decks. Runs in a browser, a worker, and Node. */
export { type CardFile, type CardFileOptions, type CardFileProgress, readCardFile } from './card-file.ts';
export { CardFileError, type CardFileFault } from './card-file-error.ts';
export {
  type Answers,
  type Choice,
  type Choices,
  namesToAsk,
  type ReadiedDeck,
  type ReportedLine,
  readyDeck,
  reportOn,
} from './deck.ts';
export { type CardFound, foundIn, isRead, nearNames, readForDeck } from './for-deck.ts';
export { firstYear, isForDecks, type LibraryCard, type Printing } from './library-card.ts';
export { byNames, type CardsByNames } from './names.ts';
export { typesIn } from './type-line.ts';
export {
  type ChangedVerdict,
  changedVerdicts,
  printOf,
  type Verdicts,
  type VerdictWord,
  verdictOf,
} from './verdicts.ts';
