import { cards, decks } from '../../machines/cards/index.ts';
import { colorIdentity } from '../../machines/decks/color-identity.ts';
import { cardsOf, parseDeckList, withDungeons } from '../../machines/decks/index.ts';
import { createGame, type GameActor } from '../../machines/game/index.ts';
import { chance } from '../../machines/play/players/chance.ts';
import type { Player } from '../../machines/play/players/index.ts';
import { randomPlayer } from '../../machines/play/players/index.ts';
import { type CardDefinition, colors, type WritingMode } from '../../machines/rules/index.ts';

/** The cards of a deck that comes along. */
export function deckCards(at: number): readonly CardDefinition[] {
  const deck = decks[at % decks.length];
  const read = deck && parseDeckList(deck.list, cards);
  if (!read?.ok) throw new Error(`Deck ${at} can’t be read.`);
  return cardsOf(read.deck.main).flatMap((name) => cards[name] ?? []);
}

export const names = ['Alice', 'Bob', 'Carol', 'Dave', 'Erin', 'Frank'];

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

const basicLands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

/** The basic land for each color, in the order of 105.1. */
const landFor = (color: (typeof colors)[number]): CardDefinition => {
  const land = cards[basicLands[colors.indexOf(color)] ?? ''];
  if (land === undefined) throw new Error(`There is no basic land for ${color}.`);
  return land;
};

/** 24 basic lands of two colors, and 36 of all cards that there are that those colors can play, by chance. */
function deckOfAnyCards(seed: string): readonly CardDefinition[] {
  const pick = chance(seed);
  const first = pick(colors.length);
  const second = (first + 1 + pick(colors.length - 1)) % colors.length;
  const played = colors.filter((_, at) => at === first || at === second);
  const lands = played.map(landFor);
  const others = Object.values(cards).filter(
    (card) =>
      card.supertypes?.includes('basic') !== true &&
      !card.types.includes('dungeon') &&
      colorIdentity(card).every((color) => played.includes(color)),
  );
  return [
    ...Array.from({ length: 12 }, () => lands).flat(),
    ...Array.from({ length: 36 }, () => others[pick(others.length)] ?? []).flat(),
  ];
}

/** A game between decks of any cards at all; which ones, the number of the game says. */
export const gameOfAnyCards = (
  game: number,
  players = playersIn(game),
  mode: WritingMode = 'copy',
): GameActor =>
  createGame({
    seed: `any cards ${game}`,
    mode,
    players: withDungeons(
      names
        .slice(0, players)
        .map((name, seat) => ({ name, deck: deckOfAnyCards(`deck ${seat} of game ${game}`) })),
      cards,
    ),
  });

/** Two players; in every tenth game three to six. */
export const playersIn = (game: number): number => (game % 10 === 9 ? 3 + (Math.floor(game / 10) % 4) : 2);

/** A random player for each seat. */
export const randomSeats = (game: number, players: number): readonly Player[] =>
  Array.from({ length: players }, (_, seat) => randomPlayer(`player ${seat} of game ${game}`));
