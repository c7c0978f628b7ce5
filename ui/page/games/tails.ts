import { z } from 'zod/mini';
import type { KeptGames, KeptHead } from './kept-games.ts';

/**
 * Where a page leaves at once what it has yet to keep as it is closed: a database answers too late then. It has little
 * room: `localStorage`, or what does the same.
 */
export type Tails = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'>;

const start = 'spellchart.tail.';

const schema = z.strictObject({
  head: z.strictObject({
    id: z.string(),
    name: z.string(),
    since: z.number(),
    steps: z.number(),
    turn: z.number(),
    isPlayed: z.boolean(),
  }),
  text: z.string(),
});

/** Leaves a game, if there is room. */
export function leaveTail(tails: Tails | null, head: KeptHead, text: string): void {
  try {
    tails?.setItem(start + head.id, JSON.stringify({ head, text }));
  } catch {}
}

/** A game is kept: what was left of it is not needed. */
export function dropTail(tails: Tails | null, id: string): void {
  try {
    tails?.removeItem(start + id);
  } catch {}
}

/** Keeps the games that were left; those that were kept later than that stay as they are. */
export async function keepTails(tails: Tails | null, games: KeptGames): Promise<void> {
  if (tails === null) return;
  const known = new Map((await games.heads()).map(({ id, since }) => [id, since]));
  for (const place of placesIn(tails)) {
    const tail = tailAt(tails, place);
    if (tail !== null && tail.head.since > (known.get(tail.head.id) ?? 0))
      await games.put(tail.head, tail.text);
    tails.removeItem(place);
  }
}

function tailAt(tails: Tails, place: string): { readonly head: KeptHead; readonly text: string } | null {
  try {
    const read = schema.safeParse(JSON.parse(tails.getItem(place) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

const placesIn = (tails: Tails): readonly string[] =>
  Array.from({ length: tails.length }, (_, at) => tails.key(at) ?? '').filter((place) =>
    place.startsWith(start),
  );
