import { fits, objectAt } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../../state/identity.ts';
import { scopeOf } from '../../state/scope.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { zones } from '../../state/zones.ts';

/**
 * What a spell or ability has its qualities from: a spell itself, an ability's source (113.7, 702.16b); whether it is a
 * spell or what kind of ability is a quality of the one on the stack itself.
 */
export function sourceOf(game: Game, object: ObjectId, quality?: Filter): ObjectId {
  return quality?.stackObject === undefined ? (objectAt(game, object).stack?.source ?? object) : object;
}

/**
 * Whether an object has the quality that a keyword ability names, in whatever zone it is (702.16a); `speaker` (what the
 * ability comes from: a quality may be chosen for that) and `you` are what the quality may speak of; `ref` is where the
 * ability is printed; `as` what an object that isn't on the stack would be there, if it is asked as that.
 */
export function hasQuality(
  game: Game,
  quality: Filter,
  speaker: ObjectId,
  you: PlayerId,
  object: ObjectId,
  ref: TextRef,
  as?: 'spell' | 'ability',
): boolean {
  const { stackObject, zone: _ofStack, ...others } = quality;
  const isThere = objectAt(game, object).zone === 'stack';
  if (stackObject !== undefined && !isThere && as !== (stackObject === 'spell' ? 'spell' : 'ability'))
    return false;
  const said: Filter = isThere || stackObject === undefined ? quality : others;
  return fits(game, scopeOf(speaker, you, ref), said.zone ? said : { ...said, zone: zones }, object);
}
