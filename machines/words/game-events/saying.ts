/** What the log's sentences are made with: everybody and everything by the name that players say. */
import type { Half } from '../../rules/state/face.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../../rules/state/identity.ts';
import type { Target } from '../../rules/state/object.ts';
import type { Refusal } from '../../rules/state/verdict.ts';

export interface Saying {
  readonly game: Game;
  readonly name: (id: ObjectId) => string;
  /** The same, where a sentence begins with it. */
  readonly subject: (id: ObjectId) => string;
  readonly who: (player: PlayerId) => string;
  readonly target: (target: Target) => string;
  /** What an ability is of: its source, or what it belongs to. */
  readonly source: (source: ObjectId | null, ability: TextRef) => string;
  /** A half of a permanent. */
  readonly door: (object: ObjectId, half: Half) => string;
  /** The name of the card that was drawn, where that is known. */
  readonly drawn: () => string | null;
  readonly refusal: (refusal: Refusal) => string;
  /** `1 card`, `3 cards`. */
  readonly counted: (count: number, one: string) => string;
  /** `A`, `A, B and C`; `nothing` for none. */
  readonly listed: (names: readonly string[]) => string;
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
