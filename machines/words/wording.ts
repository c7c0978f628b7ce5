import type { Way } from '../wording/syntax.ts';

/** How a word is said: ways to say it, by the category that they belong to. */
export type Wording = Readonly<Record<string, readonly Way[]>>;

type Ways = readonly [Way, ...(readonly Way[])];

/** How a word is said by ways of one of these categories, or of several, and with parts of speech of its own. */
export type Said<Category extends string> = {
  readonly [One in Category]: Readonly<Record<One, Ways>>;
}[Category] &
  Readonly<Partial<Record<Category, Ways>>> &
  Wording;

/** The wordings of several words as one. */
export function together(...wordings: readonly Wording[]): Wording {
  const all: Record<string, Way[]> = {};
  for (const wording of wordings)
    for (const [category, ways] of Object.entries(wording)) {
      all[category] ??= [];
      all[category].push(...ways);
    }
  return all;
}
