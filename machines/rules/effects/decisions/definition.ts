import type { z } from 'zod';
import type { AnswerOf, DecisionKind, DecisionOf } from '../../state/decision.ts';
import type { Game } from '../../state/game.ts';
import { forbidden, type RuleNumber, type Verdict } from '../../state/verdict.ts';

/** A whole number from 0 to `below` − 1. */
export type Pick = (below: number) => number;

/** What there is to know about one kind of decision. */
export interface DecisionDefinition<K extends DecisionKind> {
  readonly kind: K;
  /** The shape of an answer. */
  readonly schema: z.ZodType<AnswerOf[K]>;
  /** Whether an answer of the right shape is legal, and why another is not. */
  readonly legal: (game: Game, decision: DecisionOf<K>, answer: AnswerOf[K]) => Verdict;
  /** Its one legal answer, where what it says shows that there is no other; without this there are always several. */
  readonly only?: (decision: DecisionOf<K>) => AnswerOf[K] | undefined;
  /** At most `limit` legal answers, the plainest first; none twice. */
  readonly enumerate: (game: Game, decision: DecisionOf<K>, limit: number) => readonly AnswerOf[K][];
  /** One legal answer. */
  readonly sample: (game: Game, decision: DecisionOf<K>, pick: Pick) => AnswerOf[K];
}

/** One definition for each kind of decision. */
export type DecisionTable = { readonly [K in DecisionKind]: DecisionDefinition<K> };

/** A refusal by the rule that asks. */
export function refused(
  decision: { readonly rule: RuleNumber; readonly object: number | null },
  because: string,
  values: Readonly<Record<string, string | number>> = {},
): Verdict {
  return forbidden(decision.rule, because, decision.object === null ? [] : [decision.object], { values });
}
