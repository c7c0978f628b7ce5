/** Decisions as they are answered: which answers are legal, and why another is not. */
import type { z } from 'zod/mini';
import type { Pick } from '../../words/decisions/word.ts';
import type { Answer, AnswerOf, Decision, DecisionKind } from '../state/decision.ts';
import type { Game } from '../state/game.ts';
import { withReasons } from '../state/shape-words.ts';
import { forbidden, type Verdict } from '../state/verdict.ts';
import { decisionWord, wordTable } from '../state/word-table.ts';

/** How many answers are listed, where nothing else is said: some decisions have more than could be. */
const usualLimit = 1000;

/**
 * Whether this answers the pending decision legally. Refuses when nothing is being decided, an answer of another
 * shape, one out of bounds, and one that breaks the rule that asks.
 */
export function answerIsLegal(game: Game, answer: unknown): Verdict {
  if (game.pending === null) return forbidden('608.2d', 'Nothing is being decided now.');
  return legalFor(game, game.pending, answer);
}

/** What was answered to a decision of this kind, as a frame keeps it: found legal before. Throws where it isn't one. */
export function answered<K extends DecisionKind>(kind: K, answer: unknown): AnswerOf[K] {
  return wordTable().decisions[kind].schema.parse(answer);
}

/** At most `limit` legal answers of a decision; those of one with priority are actions, not answers. */
export function legalAnswers(game: Game, decision: Decision, limit: number = usualLimit): readonly Answer[] {
  return decisionWord(decision).enumerate(game, decision, limit);
}

/** The one legal answer of a decision that has no other, as far as what it says shows; else undefined. */
export function onlyAnswer(decision: Decision): Answer | undefined {
  return decisionWord(decision).only?.(decision);
}

/** One legal answer of a decision, by chance: `pick(n)` gives a whole number from 0 to n − 1. */
export function sampleAnswer(game: Game, decision: Decision, pick: Pick): Answer {
  return decisionWord(decision).sample(game, decision, pick);
}

function legalFor(game: Game, decision: Decision, answer: unknown): Verdict {
  const { legal, schema } = decisionWord(decision);
  const shaped = schema.safeParse(answer, withReasons);
  return shaped.success ? legal(game, decision, shaped.data) : wrongShape(decision, shaped.error);
}

/** Says what is wrong with an answer's shape, and where. */
function wrongShape(decision: Decision, error: z.core.$ZodError): Verdict {
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
