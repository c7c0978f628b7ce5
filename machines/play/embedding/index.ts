/** For apps that embed the engine: games made of decks as players have them, and what a client may be told. */
export { createGame, type GameSetup, newGame } from './create-game.ts';
export {
  type CardsGiven,
  DeckError,
  type DeckGiven,
  type PlayerDeckFault,
  type PlayerGiven,
} from './deck.ts';
export { legalAnswers } from './legal-answers.ts';
export { characteristics, manaAmounts, whyCharacteristic, whyLinked } from './questions.ts';
export { redactEmitted } from './redact-emitted.ts';
export { SetupError, type SetupFault } from './setup.ts';
