import { describes, objects } from '../../rules/characteristics/index.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import type { ConditionWord } from './word.ts';

/** All of these objects are like this, and there is one. */
export interface IsLike {
  readonly holds: 'is';
  readonly what: Objects;
  readonly like: Filter;
}

/** Where something is said to be it must be now: what it last was there (608.2h) is no answer to that. */
const isThereYet = (game: Game, like: Filter, id: ObjectId): boolean =>
  like.zone === undefined || game.objects[id]?.left === null;

export const is: ConditionWord<IsLike> = {
  shape: { what: 'objects', like: 'filter' },
  holds(game, scope, { what, like }) {
    const meant = objects(game, scope, what);
    return (
      meant.length > 0 && meant.every((id) => isThereYet(game, like, id) && describes(game, scope, like, id))
    );
  },
  changedBy: [],
  ownZones({ what, like: { zone } }) {
    if (what !== 'self') return null;
    return typeof zone === 'string' ? [zone] : (zone ?? null);
  },
};
