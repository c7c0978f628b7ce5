import { folded } from '../../reading/index.ts';
import { cardText } from '../../reading/saying/index.ts';
import type { CardFacts } from './facts.ts';
import { cardsAlong, faceNamed } from './known-cards.ts';

/** A card whose text isn't the one in the file. */
export interface DifferentText {
  readonly name: string;
  /** Made from the card's data. */
  readonly ours: string;
  readonly theirs: string;
}

export interface TextComparison {
  readonly same: number;
  readonly different: readonly DifferentText[];
}

/** Compares the rules text of every card that comes along with the one in the file; other cards are left out. */
export function compareTexts(facts: readonly CardFacts[]): TextComparison {
  const different: DifferentText[] = [];
  let same = 0;
  for (const { name, oracleText } of facts) {
    const card = faceNamed(cardsAlong, name);
    if (card === undefined) continue;
    const ours = folded(cardText(card), card);
    const theirs = folded(oracleText, card);
    if (ours === theirs) same += 1;
    else different.push({ name, ours, theirs });
  }
  return { same, different };
}
