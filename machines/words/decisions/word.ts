/** What a decision has to say of itself: the home of each is an object of this type. */
import type { z } from 'zod/mini';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { Target } from '../../rules/state/object.ts';
import { forbidden, type RuleNumber, type Verdict } from '../../rules/state/verdict.ts';

/** What every pending decision says, whatever its kind. */
export interface Asked {
  readonly kind: string;
  /** Whose decision it is, and who makes it (723). */
  readonly player: PlayerId;
  readonly decider: PlayerId;
  /** The rule that asks, by today's number. */
  readonly rule: RuleNumber;
  /** What is asked, as a short phrase: "discard a card", "order these triggers". */
  readonly about: string;
  /** The object that asks (the spell, the ability's source), if one does. */
  readonly object: ObjectId | null;
}

/** A whole number from 0 to `below` − 1. */
export type Pick = (below: number) => number;

/**
 * What is decided where whoever was to decide has left the game: nothing any more; that a cost isn't paid (800.4f); by
 * another player (800.4g-h); by whoever is asked once the step that asked has looked anew, else by another; or this.
 */
export type WithoutThem<Answer> =
  | 'nothing'
  | 'notPaid'
  | 'byAnother'
  | 'askedAnew'
  | { readonly answer: Answer };

export interface DecisionWord<Decision extends Asked, Answer> {
  // how it is answered
  /** The shape of an answer. */
  readonly schema: z.ZodMiniType<Answer>;
  /** Whether an answer of the right shape is legal, and why another is not. */
  readonly legal: (game: Game, decision: Decision, answer: Answer) => Verdict;
  /** Its one legal answer, where what it says shows that there is no other; without this there are always several. */
  readonly only?: (decision: Decision) => Answer | undefined;
  /** At most `limit` legal answers, the plainest first; none twice. */
  readonly enumerate: (game: Game, decision: Decision, limit: number) => readonly Answer[];
  /** One legal answer. */
  readonly sample: (game: Game, decision: Decision, pick: Pick) => Answer;

  // who decides, and who knows of it
  /** What is decided where its player has left the game. */
  readonly withoutThem: (decision: Decision) => WithoutThem<Answer>;
  /** What it offers that may be gone once another player decides; and the same with what there still is, by its positions. */
  readonly offers?: (decision: Decision) => readonly Target[];
  readonly offering?: (decision: Decision, kept: readonly number[]) => Decision;
  /** Objects that it shows to whoever decides (701.20, 701.22, 701.23). */
  readonly shows?: (decision: Decision) => readonly ObjectId[];
  /** What of it is not for the other players: the decision as they may know it. */
  readonly hides: 'nothing' | ((decision: Decision, isSeen: (id: ObjectId) => boolean) => Decision);
}

/** A refusal by the rule that asks. */
export function refused(
  decision: { readonly rule: RuleNumber; readonly object: number | null },
  because: string,
  values: Readonly<Record<string, string | number>> = {},
): Verdict {
  return forbidden(decision.rule, because, decision.object === null ? [] : [decision.object], { values });
}
