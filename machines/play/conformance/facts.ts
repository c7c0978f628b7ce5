import { z } from 'zod';
import { issueWords } from '../../game/shape.ts';

const words = z.array(z.string()).default([]);

/** What a file of cards says of a face, and how many situations it occurs in. */
const factsSchema = z.looseObject({
  name: z.string(),
  manaCost: z.string().optional(),
  supertypes: words,
  types: words,
  subtypes: words,
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
  defense: z.string().optional(),
  oracleText: z.string().default(''),
  layout: z.string().optional(),
  faces: z.array(z.string()).optional(),
  situations: z.number().int().optional(),
});
export type CardFacts = z.infer<typeof factsSchema>;

/** Facts of a card's face from unknown JSON. Throws for what has not that form. */
export function readFacts(value: unknown): CardFacts {
  const read = factsSchema.safeParse(value);
  if (read.success) return read.data;
  const said = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issueWords(issue)}`);
  throw new TypeError(`it has not the form of a card: ${said.join('; ')}`);
}
