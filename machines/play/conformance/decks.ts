import { z } from 'zod';
import { issueWords } from '../../game/shape.ts';

const cardsSchema = z.array(z.looseObject({ name: z.string(), count: z.number().int().min(1) }));

const decksSchema = z.record(
  z.string(),
  z.looseObject({ main: cardsSchema, sideboard: cardsSchema.optional() }),
);

/** The decks that situations name: what is in each, and beside it. */
export type Decks = z.infer<typeof decksSchema>;
export type Deck = Decks[string];

/** Decks by name from unknown JSON. Throws for what has not that form. */
export function readDecks(value: unknown): Decks {
  const read = decksSchema.safeParse(value);
  if (read.success) return read.data;
  const said = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issueWords(issue)}`);
  throw new TypeError(`it has not the form of decks: ${said.join('; ')}`);
}
