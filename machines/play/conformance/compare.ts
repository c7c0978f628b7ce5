import { z } from 'zod';
import { issueWords } from '../../game/shape.ts';
import { folded } from '../../reading/index.ts';
import { cardText } from '../../reading/saying/index.ts';
import { faceNamed } from './table.ts';

/** What a file of cards says of one: what is compared, and how many situations it occurs in. */
const factsSchema = z.looseObject({
  name: z.string(),
  oracleText: z.string().optional(),
  situations: z.number().int().optional(),
});
export type CardFacts = z.infer<typeof factsSchema>;

/** Facts of a card from unknown JSON. Throws for what has not that form. */
export function readFacts(value: unknown): CardFacts {
  const read = factsSchema.safeParse(value);
  if (read.success) return read.data;
  const said = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issueWords(issue)}`);
  throw new TypeError(`it has not the form of a card: ${said.join('; ')}`);
}

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

/** Compares the rules text of every card that is known here with the one in the file; unknown cards are left out. */
export function compareTexts(facts: readonly CardFacts[]): TextComparison {
  const different: DifferentText[] = [];
  let same = 0;
  for (const { name, oracleText = '' } of facts) {
    const card = faceNamed(name);
    if (card === undefined) continue;
    const ours = folded(cardText(card), card);
    const theirs = folded(oracleText, card);
    if (ours === theirs) same += 1;
    else different.push({ name, ours, theirs });
  }
  return { same, different };
}
