/** How the cards of a library are read: a function of what is printed on them, and of the engine. */
import { hash } from '../game/fingerprint.ts';
import { putRulesTogether } from '../game/index.ts';
import { type CardReading, readCard } from '../reading/index.ts';
import type { LibraryCard } from './library-card.ts';

export type VerdictWord = CardReading['verdict'];

/** The verdicts on cards by the fingerprints of what is printed on them, and the version of the engine that gave them. */
export interface Verdicts {
  readonly engine: string;
  readonly verdicts: Readonly<Record<string, VerdictWord>>;
}

/** A fingerprint of all that is printed on a card. */
export const printOf = ({ facts }: Pick<LibraryCard, 'facts'>): string => hash(JSON.stringify(facts));

/** What becomes of a card's text. */
export function verdictOf({ facts }: Pick<LibraryCard, 'facts'>): VerdictWord {
  putRulesTogether();
  return readCard(facts).verdict;
}

/** What became of a card that was read otherwise by an earlier version. */
export interface ChangedVerdict {
  readonly name: string;
  readonly was: VerdictWord;
  readonly is: VerdictWord;
}

/** The cards on which the verdicts of two versions differ; those that only one of them has read are not among them. */
export const changedVerdicts = (
  cards: readonly LibraryCard[],
  before: Verdicts,
  now: Verdicts,
): readonly ChangedVerdict[] =>
  cards.flatMap((card) => {
    const print = printOf(card);
    const was = Object.hasOwn(before.verdicts, print) ? before.verdicts[print] : undefined;
    const is = Object.hasOwn(now.verdicts, print) ? now.verdicts[print] : undefined;
    return was === undefined || is === undefined || was === is ? [] : [{ name: card.name, was, is }];
  });
