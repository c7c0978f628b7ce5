import { z } from 'zod/mini';

/** What a game may be set to: life totals up to a million, opening hands up to a thousand cards. */
export const settingsSchema = z.strictObject({
  startingLife: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  startingHand: z.int().check(z.minimum(0), z.maximum(1000)),
  skipsFirstDraw: z.boolean(),
  attackOption: z.optional(z.enum(['left', 'right'])),
});
