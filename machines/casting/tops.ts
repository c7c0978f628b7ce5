import type { Game, ObjectId } from '../rules/index.ts';

/**
 * The top card of each player's library, null for an empty one, as casting a spell, activating an ability or taking a
 * special action began: a new one is neither revealed nor looked at until that is done (401.5).
 */
export type Tops = readonly (ObjectId | null)[];

export const topsNow = (game: Game): Tops => game.players.map(({ library }) => library[0] ?? null);

/** As they were when what is being cast, activated or taken now began, the outermost of it; null if nothing is. */
export function topsAsItBegan({ frames }: Game): Tops | null {
  for (const { memory } of frames) if (isTops(memory.tops)) return memory.tops;
  return null;
}

const isTops = (value: unknown): value is Tops => Array.isArray(value);
