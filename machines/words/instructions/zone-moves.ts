/** Objects that go to another zone, as far as they are still there (400.7). */
import { objects } from '../../rules/characteristics/index.ts';
import { going, present } from '../../rules/effects/instructions/going.ts';
import type { Reading } from '../../rules/effects/instructions/meaning.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Move } from './move.ts';

export const moves = (
  game: Game,
  { instruction: { to }, ref, scope }: Reading<Move>,
  what: readonly ObjectId[],
): readonly GameEvent[] =>
  what.map((id) => going(game, scope, id, to, to.zone === 'exile' ? 'exile' : 'effect', ref));

/** What an instruction speaks of and can find (400.7); where it says from where, only what is there. */
export const movable = (
  game: Game,
  { what, from }: Pick<Move, 'what' | 'from'>,
  scope: Scope,
): readonly ObjectId[] =>
  present(game, scope, objects(game, scope, what)).filter(
    (id) => from === undefined || game.objects[id]?.zone === from,
  );
