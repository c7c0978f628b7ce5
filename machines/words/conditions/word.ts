/** What a condition has to say of itself: the home of each is an object of this type. */
import type { Recalled } from '../../rules/characteristics/asked-about.ts';
import type { Game } from '../../rules/state/game.ts';
import type { LinkRead } from '../../rules/state/links.ts';
import type { CostAsked } from '../../rules/state/paid.ts';
import type { Scope } from '../../rules/state/scope.ts';

import type { Condition } from '../../rules/state/vocabulary/condition.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import type { TriggerCondition } from '../../rules/state/vocabulary/trigger.ts';
import type { Zone } from '../../rules/state/zones.ts';
import type { QuietEvent } from '../game-events/index.ts';
import type { Shape } from '../shape.ts';
import type { Said } from '../wording.ts';

/** A condition, told from others by what holds. */
interface Tagged {
  readonly holds: string;
}

export interface ConditionWord<C extends Tagged> {
  readonly shape: Shape<C, 'holds'>;

  /**
   * How it is said, whole, as part of a sentence, or after “only”, with the words that nothing else needs. Null: it is
   * understood from what was said before, as “if you do” is.
   */
  readonly said: Said<'condition' | 'onlyWhen' | 'passing' | 'sidePoint' | 'standing' | 'unless'> | null;

  /** Is it so now? */
  readonly holds: (game: Game, scope: Scope, condition: C) => boolean;

  // when that may change
  /**
   * The events that can change the answer, of those that change nothing that an object is or that stands in a zone: what
   * was found by it is found again after them. What its parts ask they say themselves.
   */
  readonly changedBy: readonly QuietEvent[];
  /** What of the past it asks about: where no text does, it isn't kept. */
  readonly recalls?: Recalled;
  /** The trigger conditions of which it asks whether each has been met this turn (603.1b). */
  readonly met?: (condition: C) => readonly TriggerCondition[];
  /** Whether nothing that enters with counters at the same time could change it; `isFixed` says it of an amount. */
  readonly isFixed?: (condition: C, isFixed: (amount: Quantity) => boolean) => boolean;
  /** Asking again and again whether it is so can end because there are more of the tokens that are made (732.2). */
  readonly countsTokens?: true;

  // what it speaks of
  /** The cost of which it asks whether it was paid. */
  readonly cost?: (condition: C) => CostAsked;
  /** The link that it reads (607). */
  readonly link?: (condition: C) => LinkRead;
  /** Two triggered abilities that ask it may be told apart though their words are the same. */
  readonly tellsApart?: true;
  /** In which zones the ability's own object is where it is so (113.6); null: it names none. `named` says it of its parts. */
  readonly ownZones?: (
    condition: C,
    named: (part: Condition) => readonly Zone[] | null,
  ) => readonly Zone[] | null;
}
