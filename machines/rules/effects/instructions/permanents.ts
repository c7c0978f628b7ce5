import { isPermanent, objects } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { Scope } from '../../state/scope.ts';

/** The permanents that an instruction speaks of and that are still there. */
export const permanents = (
  game: Game,
  scope: Scope,
  what: Parameters<typeof objects>[2],
): readonly ObjectId[] => objects(game, scope, what).filter((id) => isPermanent(game, id));
