/** Decisions: for each kind one definition, of what an answer is, which are legal, why another is not. */
import type { z } from 'zod';
import type { Answer, AnswerOf, Decision, DecisionKind, DecisionOf } from '../../state/decision.ts';
import type { Game } from '../../state/game.ts';
import { forbidden, type Verdict } from '../../state/verdict.ts';
import { arrange, divide, order } from './arranging.ts';
import { cardName } from './card-name.ts';
import { choose, confirm, modes, mulligan, number, option, replacement, reverseMana } from './choosing.ts';
import type { DecisionTable, Pick } from './definition.ts';
import { attackers, blockers, combatDamage, payment } from './fighting.ts';
import { priority } from './priority.ts';

export { plainNames } from './card-name.ts';
export type { Pick } from './definition.ts';

/** Every kind of decision. */
export const decisionTable: DecisionTable = {
  priority,
  mulligan,
  choose,
  confirm,
  option,
  cardName,
  number,
  modes,
  order,
  divide,
  arrange,
  attackers,
  blockers,
  combatDamage,
  payment,
  replacement,
  reverseMana,
};

/** How many answers are listed, where nothing else is said: some decisions have more than could be. */
const usualLimit = 1000;

/**
 * Whether this answers the pending decision legally. Refuses when nothing is being decided, an answer of another
 * shape, one out of bounds, and one that breaks the rule that asks.
 */
export function answerIsLegal(game: Game, answer: unknown): Verdict {
  if (game.pending === null) return forbidden('608.2d', 'Nothing is being decided now.');
  return legalFor(game, game.pending.kind, game.pending, answer);
}

/** What was answered to a decision of this kind, as a frame keeps it: found legal before. Throws where it isn't one. */
export function answered<K extends DecisionKind>(kind: K, answer: unknown): AnswerOf[K] {
  return decisionTable[kind].schema.parse(answer);
}

/** At most `limit` legal answers of a decision; those of one with priority are actions, not answers. */
export function legalAnswers(game: Game, decision: Decision, limit: number = usualLimit): readonly Answer[] {
  return enumerated(game, decision.kind, decision, limit);
}

/** The one legal answer of a decision that has no other, as far as what it says shows; else undefined. */
export function onlyAnswer(decision: Decision): Answer | undefined {
  return only(decision.kind, decision);
}

/** One legal answer of a decision, by chance: `pick(n)` gives a whole number from 0 to n − 1. */
export function sampleAnswer(game: Game, decision: Decision, pick: Pick): Answer {
  return sampled(game, decision.kind, decision, pick);
}

function enumerated<K extends DecisionKind>(
  game: Game,
  kind: K,
  decision: DecisionOf<K>,
  limit: number,
): readonly AnswerOf[K][] {
  return decisionTable[kind].enumerate(game, decision, limit);
}

function only<K extends DecisionKind>(kind: K, decision: DecisionOf<K>): AnswerOf[K] | undefined {
  return decisionTable[kind].only?.(decision);
}

function sampled<K extends DecisionKind>(
  game: Game,
  kind: K,
  decision: DecisionOf<K>,
  pick: Pick,
): AnswerOf[K] {
  return decisionTable[kind].sample(game, decision, pick);
}

function legalFor<K extends DecisionKind>(
  game: Game,
  kind: K,
  decision: DecisionOf<K>,
  answer: unknown,
): Verdict {
  const shaped = decisionTable[kind].schema.safeParse(answer);
  if (shaped.success) return decisionTable[kind].legal(game, decision, shaped.data);
  return wrongShape(decision, shaped.error);
}

/** Says what is wrong with an answer's shape, and where. */
function wrongShape(decision: Decision, error: z.ZodError): Verdict {
  const issue = error.issues[0];
  const at = issue === undefined ? '' : issue.path.map(String).join('.');
  return forbidden(
    decision.rule,
    at === ''
      ? 'This is no answer to “{about}”: {fault}.'
      : 'This is no answer to “{about}”: {fault}, at {at}.',
    decision.object === null ? [] : [decision.object],
    {
      players: [decision.player],
      values: { about: decision.about, fault: issue?.message ?? 'its shape is wrong', at },
    },
  );
}
