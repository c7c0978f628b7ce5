import { cards, cardsOf, decks, parseDeckList } from '../../machines/cards/index.ts';
import { createGame, type GameActor } from '../../machines/game/index.ts';
import type { Player } from '../../machines/play/players/index.ts';
import { randomPlayer } from '../../machines/play/players/index.ts';
import type { CardDefinition, WritingMode } from '../../machines/rules/index.ts';

/** The cards of a deck that comes along. */
export function deckCards(at: number): readonly CardDefinition[] {
  const deck = decks[at % decks.length];
  const read = deck && parseDeckList(deck.list);
  if (!read?.ok) throw new Error(`Deck ${at} can’t be read.`);
  return cardsOf(read.deck.main).flatMap((name) => cards[name] ?? []);
}

const names = ['Alice', 'Bob', 'Carol', 'Dave', 'Erin', 'Frank'];

/** A game between decks that come along; which ones, the number of the game says. */
export function gameNumber(game: number, players = playersIn(game), mode: WritingMode = 'copy'): GameActor {
  return createGame({
    seed: `game ${game}`,
    mode,
    players: names
      .slice(0, players)
      .map((name, seat) => ({ name, deck: deckCards((game >> (2 * seat)) + seat) })),
  });
}

/** Two players; in every tenth game three to six. */
export const playersIn = (game: number): number => (game % 10 === 9 ? 3 + (Math.floor(game / 10) % 4) : 2);

/** A random player for each seat. */
export const randomSeats = (game: number, players: number): readonly Player[] =>
  Array.from({ length: players }, (_, seat) => randomPlayer(`player ${seat} of game ${game}`));
