/** Which words of two texts are the same. */

/** A word, and whether it stands in both, or in one alone. */
export interface Compared {
  readonly word: string;
  readonly in: 'both' | 'first' | 'second';
}

const wordsOf = (text: string): readonly string[] => text.match(/\n|[^\s]+/g) ?? [];

/** The words of two texts in one row: those of a longest row of words that both have, and between them those of each. */
export function compared(first: string, second: string): readonly Compared[] {
  const [one, other] = [wordsOf(first), wordsOf(second)];
  // How many words both have from here on.
  const common: number[][] = Array.from({ length: one.length + 1 }, () => Array(other.length + 1).fill(0));
  const at = (a: number, b: number): number => common[a]?.[b] ?? 0;
  for (let a = one.length - 1; a >= 0; a--)
    for (let b = other.length - 1; b >= 0; b--) {
      const row = common[a];
      if (row !== undefined)
        row[b] = one[a] === other[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  const found: Compared[] = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    const [word = '', otherWord = ''] = [one[a], other[b]];
    if (a < one.length && b < other.length && word === otherWord) {
      found.push({ word, in: 'both' });
      a++;
      b++;
    } else if (b >= other.length || (a < one.length && at(a + 1, b) >= at(a, b + 1))) {
      found.push({ word, in: 'first' });
      a++;
    } else {
      found.push({ word: otherWord, in: 'second' });
      b++;
    }
  }
  return found;
}
