/** One instruction in words, as subject and predicate, so that several can be joined. */
import type { Instruction } from '../../../state/vocabulary/index.ts';
import type { Context } from '../context.ts';
import type { Clause } from '../parts.ts';
import type { Speech } from '../speech.ts';
import { choicesClauses } from './choices.ts';
import type { ByKind, Clauses, Kind } from './clauses.ts';
import { countersClauses } from './counters.ts';
import { effectsClauses } from './effects.ts';
import { keywordActionsClauses } from './keyword-actions.ts';
import { lifeAndCardsClauses } from './life-and-cards.ts';
import { permanentsClauses } from './permanents.ts';
import { spellsClauses } from './spells.ts';
import { theGameClauses } from './the-game.ts';

export { sourceText } from './shared.ts';

const clauses: Clauses = {
  ...lifeAndCardsClauses,
  ...permanentsClauses,
  ...countersClauses,
  ...effectsClauses,
  ...choicesClauses,
  ...spellsClauses,
  ...theGameClauses,
  ...keywordActionsClauses,
};

const clauseOf = <K extends Kind>(
  kind: K,
  instruction: ByKind[K],
  context: Context,
  speech: Speech,
): Clause => clauses[kind](instruction, context, speech);

/** An instruction in words. Those that hold others are put into words by `sentences`, which joins sentences. */
export function clause(
  instruction: Instruction,
  context: Context,
  sentences: (instructions: readonly Instruction[], context: Context) => string,
): Clause {
  const speech: Speech = { clause: (one, within) => clause(one, within, sentences), sentences };
  return clauseOf(instruction.do, instruction, context, speech);
}
