import { z } from 'zod';

/** What a game may be set to: life totals up to a million, opening hands up to a thousand cards. */
export const settingsSchema = z.strictObject({
  startingLife: z.number().int().min(1).max(1_000_000),
  startingHand: z.number().int().min(0).max(1000),
  skipsFirstDraw: z.boolean(),
  attackOption: z.enum(['left', 'right']).optional(),
});
