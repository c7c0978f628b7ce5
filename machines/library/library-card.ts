/** A card of a library: what is printed on it, and where it was printed. */
import type { CardFacts } from '../reading/index.ts';

/** Where a card was printed. What a file doesn't say is `null`. */
export interface Printing {
  /** The code of the set, in capitals: `DOM`. */
  readonly set: string | null;
  readonly setName: string | null;
  /** The date of its release, `2018-04-27`. */
  readonly released: string | null;
  readonly number: string | null;
}

export interface LibraryCard {
  /** Tells it from every other card: the id of its Oracle text where the file has one, else its name. */
  readonly key: string;
  /** Its name as card files and deck lists have it: `Careful Owl`; of several faces `Careful Owl // Owl of the Night`. */
  readonly name: string;
  /** What is printed on it, by its newest printing. */
  readonly facts: CardFacts;
  /** Each once, the newest first; none where the file names no sets. */
  readonly printings: readonly Printing[];
  /** What a file of our own kind says that the card is good for. */
  readonly group: string | null;
}

/** The year of its first printing, or `null` where no file says it. */
export function firstYear({ printings }: LibraryCard): number | null {
  const years = printings.flatMap(({ released }) =>
    released === null ? [] : [Number(released.slice(0, 4))],
  );
  return years.length === 0 ? null : Math.min(...years);
}

const notInDecks = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
]);

/** Whether it may be in a deck at all: tokens, emblems, pictures and the like may share their names with cards. */
export const isForDecks = ({ facts }: LibraryCard): boolean => !notInDecks.has(facts.layout ?? 'normal');
