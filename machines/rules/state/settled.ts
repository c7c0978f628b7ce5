import { copyOf } from './copy.ts';
import type { AnswerOf, Decision, DecisionKind } from './decision.ts';
import type { Game } from './game.ts';
import { write } from './write.ts';

/** A decision that nobody was asked for, as it had only one legal answer, and that answer. */
export interface SettledDecision {
  readonly decision: Decision;
  readonly answer: AnswerOf[DecisionKind];
}

/** Those since a player last decided; `during`: how many decisions had been made then. */
export interface Settled {
  readonly during: number;
  readonly decisions: readonly SettledDecision[];
}

/** Notes a decision with one legal answer, for which nobody is asked. */
export function noteSettled(game: Game, decision: Decision, answer: SettledDecision['answer']): void {
  const { root } = write(game);
  const before = root.settled?.during === root.decisions ? root.settled.decisions : [];
  root.settled = {
    during: root.decisions,
    decisions: [...before, { decision: copyOf(decision), answer: copyOf(answer) }],
  };
}
