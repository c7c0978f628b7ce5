/** What continuous effects by resolving spells and abilities have in common (611.2): whom they affect, and what later instructions find. */
import { objects } from '../../rules/characteristics/index.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import { finished } from '../../rules/effects/instructions/meaning.ts';
import { durationBegins } from '../../rules/events/durations.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Duration, Filter, Objects } from '../../rules/state/vocabulary/index.ts';

export interface Begun {
  readonly objects: readonly number[];
  readonly players: readonly number[];
}

export const begins: Begun = { objects: [], players: [] };

export const begun = ({ memory }: { readonly memory: Begun }) => finished({ ...memory, did: true });

/** The objects that words mean for which an effect of this duration begins (611.2b). */
export const toBeAffected = (game: Game, scope: Scope, what: Objects, until: Duration): readonly ObjectId[] =>
  objects(game, scope, what).filter(
    (id) => isThere(game, id) && durationBegins(game, { ...scope, it: id }, until),
  );

export const descriptionOf = (what: Objects): Filter | null =>
  typeof what === 'object' && 'all' in what ? what.all : null;
