/** What a duration (611.2, 603.7b) has to say of itself: the home of each is an object of this type. */
import type { ContinuousEffect, Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Shape } from '../shape.ts';
import type { Said } from '../wording.ts';

/** What lasts: a continuous effect, a delayed triggered ability, or what a player may do. */
export interface Lasting {
  readonly is: 'effect' | 'delayed' | 'permission';
  /** Whose it is. */
  readonly player: PlayerId;
  readonly madeInTurn: number;
  /** What an effect affects. */
  readonly objects: readonly ObjectId[] | null;
}

/** A point of a turn at which things end that last until then. */
export interface Point {
  /**
   * The combat phase ends (500.5a); a turn begins, or would but for its player's having left the game (500.4, 800.4m);
   * its untap step begins; its cleanup step is where damage wears off (514.2); it is over.
   */
  readonly at: 'endOfCombat' | 'turn' | 'turnOfOneWhoLeft' | 'untap' | 'wearingOff' | 'turnOver';
  /** Whose turn it is; null: no one's. */
  readonly player: PlayerId | null;
  /** The number of the turn. */
  readonly turn: number;
}

export interface DurationWord<Until> {
  /** Its fields; null: its name says it all. */
  readonly shape: Until extends string ? null : Shape<Until>;
  /** How it is said, after what it is said of or before. Null: only the meanings of keywords and rules say it. */
  readonly said: Said<'until' | 'thisTurn'> | null;
  /** In words beside what lasts so: "until end of turn". */
  readonly inWords: (until: Until) => string;
  /** Only continuous effects last so: nothing is allowed or waited for so long. */
  readonly isOfEffects?: true;
  /** Two triggered abilities that say it may be told apart though their words are the same: it speaks of their source. */
  readonly tellsApart?: true;

  // when it ends: each says one of these, but for what never does
  /** Whether that is at this point of a turn. */
  readonly endsAt?: (game: Game, point: Point, lasting: Lasting) => boolean;
  /** Whether that is now, whatever point of the turn it is. */
  readonly isOver?: (game: Game, effect: ContinuousEffect) => boolean;
  /** It lasts for as long as this is so (611.2b); `scope.it` is what the effect affects. */
  readonly isSo?: (game: Game, scope: Scope, until: Until) => boolean;

  // what may end before the effect begins (611.2b)
  /** Whether the effect of what resolves now can begin; one that is so for a time begins if that is so. */
  readonly mayBegin?: (game: Game, scope: Scope) => boolean;
  /** What is so for a time is so of each target; without it, of the source alone. */
  readonly isOfTargets?: (until: Until) => boolean;
  /** It is so from the start for what it belongs to. */
  readonly isFromTheStart?: true;
}
