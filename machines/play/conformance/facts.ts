import { z } from 'zod/mini';
import { faultWords, formFaults } from '../../game/shape.ts';
import { withReasons } from '../../rules/index.ts';

const words = z._default(z.array(z.string()), []);

/** What a file of cards says of a face, and how many situations it occurs in. */
const factsSchema = z.looseObject({
  name: z.string(),
  manaCost: z.optional(z.string()),
  supertypes: words,
  types: words,
  subtypes: words,
  power: z.optional(z.string()),
  toughness: z.optional(z.string()),
  loyalty: z.optional(z.string()),
  defense: z.optional(z.string()),
  oracleText: z._default(z.string(), ''),
  layout: z.optional(z.string()),
  faces: z.optional(z.array(z.string())),
  situations: z.optional(z.int()),
});
export type CardFacts = z.infer<typeof factsSchema>;

/** Facts of a card's face from unknown JSON. Throws for what has not that form. */
export function readFacts(value: unknown): CardFacts {
  const read = factsSchema.safeParse(value, withReasons);
  if (read.success) return read.data;
  const said = formFaults(read.error.issues).map(faultWords);
  throw new TypeError(`it has not the form of a card: ${said.join('; ')}`);
}
