import {
  firstToRefuse,
  isEverAnswered,
  keywordsOn,
  objectAt,
  ruleChangesFor,
  ruleChangesForPlayer,
} from '../characteristics/index.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { all, allowed, firstRefusal, forbidden, type RuleNumber, type Verdict } from '../state/verdict.ts';
import { gameEventWord } from '../state/word-table.ts';

/**
 * Whether an event can happen at all (101.2, 614.17). What can't is struck before any replacement effect is asked;
 * 614.17c. The answer says which rule or effect forbids it.
 */
export function mayHappen(game: Game, event: GameEvent): Verdict {
  return gameEventWord(event).mayHappen?.(game, event) ?? allowed;
}

/** Permanents that an effect could destroy now: not indestructible (702.12b). */
export function mayBeDestroyed(game: Game, id: ObjectId): Verdict {
  const there = inZone(game, id, 'battlefield', '701.8a');
  if (!there.ok) return there;
  return all(
    keywordsOn(game, id).map(({ module, had }) => module.mayBeDestroyed?.(game, id, had) ?? allowed),
  );
}

/** Whether a player can draw so many cards; who can't draw all of them can't choose to draw them (121.2b, 121.3). */
export const mayDraw = (game: Game, player: PlayerId, count: number): Verdict =>
  playerLets(game, player, { type: 'drawCards', player, count });

/** Whether a player can search libraries (101.2). */
export const maySearch = (game: Game, player: PlayerId): Verdict =>
  playerLets(game, player, { type: 'search', player, library: player });

/** Whether no effect says that this can't happen to an object. */
export const objectLets = (game: Game, id: ObjectId, event: GameEvent): Verdict =>
  firstToRefuse(ruleChangesFor(game, id), (home, rule) => home.mayHappenTo?.(game, rule, id, event));

/** The same of a player, who is to be in the game. */
export function playerLets(game: Game, player: PlayerId, event: GameEvent): Verdict {
  const verdict = rulesLet(game, player, event);
  return verdict.ok ? isPlaying(game, player) : verdict;
}

const rulesLet = (game: Game, player: PlayerId, event: GameEvent): Verdict =>
  firstToRefuse(ruleChangesForPlayer(game, player), (home, rule) =>
    home.mayHappenToPlayer?.(game, rule, player, event),
  );

/** Whether a player could lose life (119.8): else they can't pay any (119.4). */
export const couldLoseLife = (game: Game, player: PlayerId): boolean =>
  !isEverAnswered(game, 'mayHappenToPlayer') ||
  rulesLet(game, player, { type: 'loseLife', player, amount: 1 }).ok;

/** Whether counters can be put on an object (122.1); as it enters that is asked of it as it will be (113.6i). */
export const mayGetCounters = (game: Game, id: ObjectId, event: GameEvent): Verdict =>
  firstRefusal(
    () => stillThere(game, id),
    () => objectLets(game, id, event),
  );

/** Whether a player has not left the game (800.4a). */
export function isPlaying(game: Game, player: PlayerId): Verdict {
  return game.players[player]?.status === 'playing'
    ? allowed
    : forbidden('800.4a', '{p0} has left the game.', [], { players: [player] });
}

/** Whether an object has not left where it was (400.7). */
export function stillThere(game: Game, id: ObjectId): Verdict {
  const object = game.objects[id];
  return object && object.left === null ? allowed : forbidden('400.7', '{0} is no longer there.', [id]);
}

/** Whether an object is in this zone, and not phased out; `rule` is the one that it would have to be there by. */
export function inZone(game: Game, id: ObjectId, zone: string, rule: RuleNumber): Verdict {
  const there = stillThere(game, id);
  if (!there.ok) return there;
  if (objectAt(game, id).zone !== zone)
    return forbidden(rule, '{0} is not in that zone: {zone}.', [id], { values: { zone } });
  return objectAt(game, id).phasedOut ? forbidden('702.26b', '{0} is phased out.', [id]) : allowed;
}

/** Whether a permanent is there and can become untapped, or tapped: it is the other now (701.26). */
export function statusCheck(game: Game, id: ObjectId, tapped: boolean): Verdict {
  const there = inZone(game, id, 'battlefield', '701.26');
  if (!there.ok) return there;
  return objectAt(game, id).tapped === tapped
    ? allowed
    : forbidden('701.26', tapped ? '{0} is untapped already.' : '{0} is tapped already.', [id]);
}
