import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import type { Characteristics } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import type { Condition, Filter, Objects, Players, Quantity } from '../state/vocabulary/index.ts';

/**
 * The parts of the vocabulary refer to one another, and the layers to all of them. Each asks the others through this
 * table, which is put together in one place.
 */
export interface Asking {
  characteristics(game: Game, id: ObjectId): Characteristics;
  spokenOf(game: Game, scope: Scope, id: ObjectId): Characteristics;
  /** Applies the layers, unless they have been since the last change. */
  layered(game: Game): void;
  attachments(game: Game, id: ObjectId): readonly ObjectId[];
  describes(game: Game, scope: Scope, filter: Filter, id: ObjectId): boolean;
  fits(game: Game, scope: Scope, filter: Filter, id: ObjectId): boolean;
  anyMatches(game: Game, scope: Scope, filter: Filter): boolean;
  matching(game: Game, scope: Scope, filter: Filter): ObjectId[];
  objects(game: Game, scope: Scope, words: Objects): ObjectId[];
  players(game: Game, scope: Scope, words: Players): PlayerId[];
  isAmongPlayers(game: Game, scope: Scope, words: Players, player: PlayerId): boolean;
  quantity(game: Game, scope: Scope, words: Quantity): number;
  holds(game: Game, scope: Scope, condition: Condition): boolean;
}
