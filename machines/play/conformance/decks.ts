import { z } from 'zod/mini';
import { faultWords, formFaults } from '../../game/shape.ts';
import { withReasons } from '../../rules/index.ts';

const cardsSchema = z.array(z.looseObject({ name: z.string(), count: z.int().check(z.minimum(1)) }));

const decksSchema = z.record(
  z.string(),
  z.looseObject({ main: cardsSchema, sideboard: z.optional(cardsSchema) }),
);

/** The decks that situations name: what is in each, and beside it. */
export type Decks = z.infer<typeof decksSchema>;
export type Deck = Decks[string];

/** Decks by name from unknown JSON. Throws for what has not that form. */
export function readDecks(value: unknown): Decks {
  const read = decksSchema.safeParse(value, withReasons);
  if (read.success) return read.data;
  const said = formFaults(read.error.issues).map(faultWords);
  throw new TypeError(`it has not the form of decks: ${said.join('; ')}`);
}
