import { fits, objects, players } from '../characteristics/index.ts';
import type { Game } from '../state/game.ts';
import type { Target } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import type { Filter, Replacement } from '../state/vocabulary/index.ts';

/** Whether an effect has damage dealt to something else (614.9). */
export const isRedirection = ({ redirectTo, redirectToPlayers }: Replacement): boolean =>
  redirectTo !== undefined || redirectToPlayers !== undefined;

/** Damage isn't redirected to what is no longer there or can't be dealt damage, nor to who has left (614.9). */
export function redirected(
  game: Game,
  scope: Scope,
  { redirectTo, redirectToPlayers }: Replacement,
): Target | null {
  const damageable: Filter = { anyType: ['battle', 'creature', 'planeswalker'] };
  const object = (redirectTo === undefined ? [] : objects(game, scope, redirectTo)).find(
    (id) => game.objects[id]?.left === null && fits(game, scope, damageable, id),
  );
  if (object !== undefined) return { object };
  const [player] = redirectToPlayers === undefined ? [] : players(game, scope, redirectToPlayers);
  return player === undefined ? null : { player };
}
