/** What changed rules (613.11) answer: each is asked at its home. */
import type { RuleHome } from '../../words/rules/word.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { onceFor } from '../state/once-for.ts';
import { rulesTable } from '../state/table.ts';
import { allowed, type Verdict } from '../state/verdict.ts';
import type { RuleChange } from '../state/vocabulary/index.ts';
import { ruleWord, wordTable } from '../state/word-table.ts';
import type { HadKeyword } from './keyword-modules.ts';
import type { ActiveRule } from './rules.ts';
import { isSpokenOf } from './spoken-of.ts';

/** How one of them is asked, with its home; no answer is `undefined`. */
type Ask<Answer> = (home: RuleHome<RuleChange>, rule: ActiveRule) => Answer | undefined;

/** What these rules answer, in their order: those that have an answer. */
export function answersOf<Answer>(rules: readonly ActiveRule[], ask: Ask<Answer>): readonly Answer[] {
  if (rules.length === 0) return none;
  const answers: Answer[] = [];
  for (const rule of rules) {
    const answer = ask(ruleWord(rule.change), rule);
    if (answer !== undefined) answers.push(answer);
  }
  return answers;
}

const none: readonly never[] = [];

/** Whether one of these rules says yes. */
export const someSays = (rules: readonly ActiveRule[], ask: Ask<boolean>): boolean =>
  rules.some((rule) => ask(ruleWord(rule.change), rule) === true);

/** The verdict of the first of these rules that refuses; allowed if none does. */
export function firstToRefuse(rules: readonly ActiveRule[], ask: Ask<Verdict>): Verdict {
  for (const rule of rules) {
    const verdict = ask(ruleWord(rule.change), rule);
    if (verdict?.ok === false) return verdict;
  }
  return allowed;
}

/** A keyword ability that a player has, and what says so. */
export interface KeywordOfPlayer extends HadKeyword {
  readonly source: ObjectId;
}

/** The keyword abilities that a player has by these rules ("you have hexproof"). */
export const keywordsBy = (rules: readonly ActiveRule[]): readonly KeywordOfPlayer[] =>
  answersOf(rules, (home, { change, source }) => {
    const ability = home.playerHas?.(change);
    if (ability?.kind !== 'keyword') return undefined;
    const { keyword } = ability;
    const module = rulesTable().keywords[keyword];
    return module && { module, had: { ability, ref: `keyword:${keyword}`, from: source }, source };
  });

/** Whether any text of the game changes a rule that answers this; worked out once for each table of definitions. */
export function isEverAnswered(
  { definitions }: Pick<Game, 'definitions'>,
  question: keyof RuleHome<RuleChange>,
): boolean {
  const known = everAnswered(definitions);
  let ever = known.get(question);
  if (ever === undefined) {
    ever = Object.entries(wordTable().rules).some(
      ([word, home]) => home[question] !== undefined && isSpokenOf({ definitions }, word),
    );
    known.set(question, ever);
  }
  return ever;
}

const everAnswered = onceFor(
  (_definitions: Game['definitions']) => new Map<keyof RuleHome<RuleChange>, boolean>(),
);
