import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import type { CardsByName } from './cards-by-name.ts';

interface Bringing {
  readonly deck: readonly CardDefinition[];
  readonly sideboard?: readonly CardDefinition[];
}

/**
 * What players bring, with a card of each dungeon there is among these cards outside the game for every one of them, where some card could have a
 * player venture (309.2). They belong to no deck and no sideboard, and nobody has to think of them.
 */
export function withDungeons<Player extends Bringing>(
  players: readonly Player[],
  cards: CardsByName,
): readonly Player[] {
  const all = new Set(players.flatMap(({ deck, sideboard = [] }) => [...deck, ...sideboard]));
  if (![...all].some(couldVenture)) return players;
  const dungeons = Object.values(cards).filter(({ types }) => types.includes('dungeon'));
  return players.map((player) => {
    const own = player.sideboard ?? [];
    const missing = dungeons.filter(({ name }) => own.every((card) => card.name !== name));
    return { ...player, sideboard: [...own, ...missing] };
  });
}

/**
 * Whether a card says something that has a player venture: it says so, or that a player takes the initiative (726.2). What
 * is wrong with a card is found as the game is made: here it may have any shape.
 */
const couldVenture = (card: CardDefinition): boolean => says(card, new Set());

function says(part: unknown, seen: Set<unknown>): boolean {
  if (part === 'venture' || part === 'initiative') return true;
  if (typeof part !== 'object' || part === null || seen.has(part)) return false;
  seen.add(part);
  return Object.values(part).some((one) => says(one, seen));
}
