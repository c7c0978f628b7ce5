import { EngineError } from '../state/error.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import type { GameObject } from '../state/object.ts';
import { isOwnZone, type OwnZone, type Zone } from '../state/zones.ts';
import { playerAt } from './turn-order.ts';

/** The object of this id, in a zone or gone; throws if it is forgotten or never was. */
export function objectAt(game: Game, id: ObjectId): GameObject {
  const object = game.objects[id];
  if (object === undefined || object === null) throw new EngineError(`There is no object ${id}.`);
  return object;
}

/** The ids in a zone; `player` says whose, where each player has their own (400.1). */
export const zoneIds = (game: Game, zone: Zone, player: PlayerId): readonly ObjectId[] =>
  isOwnZone(zone) ? playerAt(game, player)[zone] : game[zone];

/** Zones whose objects are always looked at: those of permanents, of the stack, and of emblems and commanders. */
export const isShared = (zone: Zone): boolean =>
  zone === 'battlefield' || zone === 'stack' || zone === 'command';

/** The ids in a zone, of all players where each has their own. */
export function allIn(game: Game, zone: Zone): readonly ObjectId[] {
  if (!isOwnZone(zone)) return game[zone];
  const ids: ObjectId[] = [];
  for (const player of game.players) ids.push(...player[zone]);
  return ids;
}

/** Whether it is a card, or is represented by one: neither a token nor a copy of a spell or card (108.2, 111.6, 707.10). */
export const isCard = (game: Game, id: ObjectId): boolean => objectAt(game, id).kind === 'card';

/** The cards in a player's zone: a token or copy that was put there ceases to exist only later (704.5d-e). */
export const cardsIn = (game: Game, zone: OwnZone, player: PlayerId): readonly ObjectId[] => {
  const ids = playerAt(game, player)[zone];
  return ids.every((id) => isCard(game, id)) ? ids : ids.filter((id) => isCard(game, id));
};

/**
 * Whether words that look for something in a zone may mean this: in a player's own zone they mean cards (108.2), in exile
 * no tokens. The copy of a card that was made in exile, to be cast from there, is meant (707.12).
 */
export const mayBeMeant = ({ kind }: GameObject, zone: Zone): boolean =>
  isOwnZone(zone) ? kind === 'card' : zone !== 'exile' || kind !== 'token';

/** Who owns it (108.3, 111.2, 113.8). */
export const ownerOf = (game: Game, id: ObjectId): PlayerId => objectAt(game, id).owner;

/** Whether it hasn't left the battlefield: what phases out hasn't (702.26d). */
export function isOnBattlefield(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  return object?.zone === 'battlefield' && object.left === null;
}

/** Whether it is a permanent now (110.1): on the battlefield, and treated as though it existed (702.26b). */
export const isPermanent = (game: Game, id: ObjectId): boolean =>
  isOnBattlefield(game, id) && !objectAt(game, id).phasedOut;
