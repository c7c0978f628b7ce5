import { fits, objectAt } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../../state/identity.ts';
import { scopeOf } from '../../state/scope.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { zones } from '../../state/zones.ts';

/** What a spell or ability has its qualities from: a spell itself, an ability's source (113.7, 702.16b). */
export function sourceOf(game: Game, object: ObjectId): ObjectId {
  return objectAt(game, object).stack?.source ?? object;
}

/**
 * Whether an object has the quality that a keyword ability names, in whatever zone it is (702.16a); `speaker` (what the
 * ability comes from: a quality may be chosen for that) and `you` are what the quality may speak of; `ref` is where the ability is printed.
 */
export function hasQuality(
  game: Game,
  quality: Filter,
  speaker: ObjectId,
  you: PlayerId,
  object: ObjectId,
  ref: TextRef,
): boolean {
  return fits(game, scopeOf(speaker, you, ref), quality.zone ? quality : { ...quality, zone: zones }, object);
}
