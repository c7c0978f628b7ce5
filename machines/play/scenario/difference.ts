/** What is not as expected. */
export interface Difference {
  /** `bob.life`, `Grizzly Bears.damage`. */
  readonly what: string;
  readonly expected: unknown;
  readonly actual: unknown;
  /** The same in words, where that isn’t “it is this, not that”. */
  readonly words?: string;
}

/** Compares as JSON; lists and keys in the order given. */
export const compared = (what: string, expected: unknown, actual: unknown): readonly Difference[] =>
  JSON.stringify(expected) === JSON.stringify(actual) ? [] : [{ what, expected, actual }];

/** In no order that matters. */
export const sorted = (names: readonly string[]): readonly string[] =>
  [...names].sort((a, b) => (a < b ? -1 : 1));

/** Those of the counters that are asked for; all that there are if none is named, as `{}` says that there are none. */
export function countersAsked(
  expected: Readonly<Record<string, number>>,
  actual: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const kinds = Object.keys(expected);
  if (kinds.length > 0) return Object.fromEntries(kinds.map((kind) => [kind, actual[kind] ?? 0]));
  return Object.fromEntries(Object.entries(actual).filter(([, count]) => count !== 0));
}

const mostTold = 8;

/** Differences as a sentence, the first so many. */
export function inWords(differences: readonly Difference[]): string {
  const told = differences
    .slice(0, mostTold)
    .map(({ actual, expected, what, words }) =>
      words === undefined
        ? `${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`
        : `${what}: ${words}`,
    );
  const more = differences.length - told.length;
  return `${told.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}
