import { type CardsByName, type DeckListOptions, withDungeons } from '../../decks/index.ts';
import {
  createGame as createGameOf,
  type GameActor,
  newGame as newGameOf,
  type GameSetup as SetupOfGame,
} from '../../game/index.ts';
import type { Game } from '../../rules/index.ts';
import { DeckError, type PlayerGiven, readPlayer } from './deck.ts';
import { checkSetup } from './setup.ts';

/** What a game is made of. */
export interface GameSetup extends Omit<SetupOfGame, 'players'> {
  /** Two to six, in seating order. */
  readonly players: readonly PlayerGiven[];
  /** The cards that decks name: `cards` of `spellchart/cards`, your own, or both. Without it decks are definitions alone. */
  readonly cards?: CardsByName;
  /** What deck lists given as text are held to; without it 60 cards, four of each, fifteen in the sideboard. */
  readonly deckRules?: DeckListOptions;
}

/**
 * A new game as an XState actor, not yet started: listen with `actor.on(…)`, so that the first draws are heard, then
 * `actor.start()`. The same setup, seed and events make the same game, byte for byte.
 *
 * Throws a `SetupError` that lists everything wrong with the form of the setup (fewer than two or more than six players,
 * no seed, a deck that is neither text nor list), a `DeckError` that lists everything wrong with all decks (unknown
 * cards with the nearest known names, bad counts, an empty deck), and an `EngineError` for cards that can't be played
 * together: different cards of one name, cards that say what the engine doesn't know. Nothing is made then.
 */
export const createGame = (setup: GameSetup): GameActor => createGameOf(withCards(setup));

/** The game that `createGame` begins with, before anything has happened. Throws as it does. */
export const newGame = (setup: GameSetup): Game => newGameOf(withCards(setup));

const noCards: CardsByName = {};

function withCards(given: GameSetup): SetupOfGame {
  checkSetup(given);
  const { cards = noCards, deckRules, players, ...setup } = given;
  const read = players.map((player) => readPlayer(player, cards, deckRules));
  const faults = read.flatMap((one) => (one.ok ? [] : one.faults));
  if (faults.length > 0) throw new DeckError(faults);
  return {
    ...setup,
    players: withDungeons(
      read.flatMap((one) => (one.ok ? one.player : [])),
      cards,
    ),
  };
}
