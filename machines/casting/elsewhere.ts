/** Which cards outside of hands a player could think of playing. */
import {
  answersOf,
  characteristics,
  type Game,
  isSpokenOf,
  type ObjectId,
  objectAt,
  onceFor,
  type PlayerId,
  ruleChangesForPlayer,
  zoneIds,
} from '../rules/index.ts';
import { isOwnCommander } from './commander.ts';
import { castingText } from './said-of-itself.ts';

/** Cards outside of hands that the player could think of playing: by permission, by a rule, by their own abilities. */
export function cardsElsewhere(game: Game, player: PlayerId): readonly ObjectId[] {
  const sayThemselves = isSpokenOf(game, 'castableFrom') || isSpokenOf(game, 'alternativeCost');
  const own = sayThemselves ? thoseThatSaySo(game, player) : none;
  const others = allowedElsewhere(game, player);
  if (others.length === 0) return own;
  const found = new Set([...others, ...own]);
  return [...found].filter((id) => game.objects[id]?.left === null).sort(byId);
}

const byId = (one: ObjectId, other: ObjectId): number => one - other;

/** Those among them that something else lets the player play: a permission, a rule, that they are commanders (903.8). */
function allowedElsewhere(game: Game, player: PlayerId): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const permission of game.permissions)
    if (permission.player === player) found.push(...permission.objects);
  for (const { from, onlyTop } of answersOf(ruleChangesForPlayer(game, player), (home, { change }) =>
    home.playable?.(change),
  )) {
    const ids = zoneIds(game, from, player);
    found.push(...(onlyTop === true ? ids.slice(0, 1) : ids));
  }
  for (const id of game.command) if (isOwnCommander(game, player, id)) found.push(id);
  return found;
}

const none: readonly ObjectId[] = [];

/** Cards that say so, as long as the same cards lie there and nothing has changed what they are. */
interface ThatSaySo {
  readonly changes: number;
  readonly zones: readonly (readonly ObjectId[])[];
  /** By their ids. */
  readonly found: readonly ObjectId[];
}

const thatSaySo = onceFor((_root: Game): Map<PlayerId, ThatSaySo> => new Map());

/** Cards whose own abilities let them be cast from where they are. */
function thoseThatSaySo(game: Game, player: PlayerId): readonly ObjectId[] {
  const own = game.players[player];
  const outside = isSpokenOf(game, 'outside') ? own?.outside : undefined;
  const zones = [own?.graveyard ?? none, outside ?? none, game.exile, game.command];
  const { changes } = game;
  const players = thatSaySo(game);
  const known = players.get(player);
  if (known !== undefined && known.changes === changes && zones.every((ids, at) => ids === known.zones[at]))
    return known.found;
  const found: ObjectId[] = [];
  for (const ids of zones) {
    for (const id of ids) {
      const { owner, zone } = objectAt(game, id);
      if (owner === player && castingText(characteristics(game, id)).castableFrom.includes(zone))
        found.push(id);
    }
  }
  found.sort(byId);
  players.set(player, { changes, zones, found });
  return found;
}
