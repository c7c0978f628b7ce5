/** With what something can begin: reading looks no further where the next word is none of that. */
import { onceFor } from '../rules/state/once-for.ts';
import type { Grammar } from './read.ts';
import type { Piece, Way } from './syntax.ts';

/** What stands first: one of these words, what one of these leaves reads, something of these categories, or anything. */
interface Heads {
  readonly words: Set<string>;
  readonly leaves: Set<string>;
  readonly categories: Set<string>;
  any: boolean;
}

/** What a category begins with, and its ways by what of it stands at a place. */
export interface Beginnings {
  readonly words: ReadonlySet<string>;
  /** Which leaves, a bit each; so are those that read something at a place. */
  readonly leaves: number;
  /** All of it may be left out: whatever follows it may stand there. */
  readonly any: boolean;
  /** Whether it begins with a word of a list, and this is one of those. */
  readonly isOnly: (word: string) => boolean;
  /** The ways that can begin with this word, if it is one of the words, or where these leaves read something. */
  readonly ways: (word: string | undefined, leaves: number) => readonly Way[];
}

const noHeads = (): Heads => ({ words: new Set(), leaves: new Set(), categories: new Set(), any: false });

function headsOf(ways: readonly Way[]): Heads {
  const heads = noHeads();
  for (const way of ways)
    if (way.is === 'leaf') heads.leaves.add(way.leaf);
    else if (way.is === 'separated') heads.categories.add(way.category);
    else if (way.is === 'bag') heads.categories.add(way.before).add(way.noun);
    else addPieces(way.pieces, heads);
  return heads;
}

/** Adds what these pieces can begin with: what may be left out, and what stands after that. */
function addPieces(pieces: readonly Piece[], heads: Heads): void {
  for (const piece of pieces) {
    if (piece.is === 'maybe') {
      addPieces(piece.pieces, heads);
      continue;
    }
    if (piece.is === 'word') for (const word of piece.words) heads.words.add(word);
    else if (piece.is === 'verb') heads.words.add(piece.base).add(piece.third);
    else heads.categories.add(piece.category);
    return;
  }
  heads.any = true;
}

/** The same with what the categories among them begin with themselves. */
function withInner(heads: Heads, of: (category: string) => Heads): Heads {
  const all = noHeads();
  const open = [heads];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const word of next.words) all.words.add(word);
    for (const leaf of next.leaves) all.leaves.add(leaf);
    all.any ||= next.any;
    for (const category of next.categories)
      if (!all.categories.has(category)) {
        all.categories.add(category);
        open.push(of(category));
      }
  }
  return all;
}

/** What the categories of a grammar begin with, each worked out when it is first asked for, and all of its leaves. */
interface AllBeginnings {
  readonly of: (category: string) => Beginnings;
  /** The leaf of each bit. */
  readonly leaves: readonly string[];
}

export const beginningsIn = onceFor((grammar: Grammar): AllBeginnings => {
  const heads = new Map<string, Heads>();
  const headsIn = (category: string): Heads => {
    const known = heads.get(category) ?? headsOf(grammar.ways(category));
    heads.set(category, known);
    return known;
  };
  const leaves: string[] = [];
  const known = new Map<string, Beginnings>();
  return {
    leaves,
    of(category) {
      const found = known.get(category) ?? beginningsOf(grammar.ways(category), headsIn, leaves);
      known.set(category, found);
      return found;
    },
  };
});

/** The bits of these leaves; new ones get one. */
function bitsOf(leaves: Iterable<string>, all: string[]): number {
  let bits = 0;
  for (const leaf of leaves) {
    if (!all.includes(leaf)) all.push(leaf);
    bits |= 1 << all.indexOf(leaf);
  }
  if (all.length > 32) throw new Error('There are more than 32 leaves: a number has no bits for them.');
  return bits;
}

function beginningsOf(ways: readonly Way[], of: (category: string) => Heads, all: string[]): Beginnings {
  const firsts = ways.map((way) => {
    const { words, leaves, any } = withInner(headsOf([way]), of);
    return { way, words, leaves: bitsOf(leaves, all), any };
  });
  const found = new Map<string | undefined, Map<number, readonly Way[]>>();
  const words = new Set(firsts.flatMap((first) => [...first.words]));
  const leaves = firsts.reduce((bits, first) => bits | first.leaves, 0);
  const any = firsts.some((first) => first.any);
  return {
    words,
    leaves,
    any,
    isOnly: (word) => leaves === 0 && !any && words.has(word),
    ways(word, open) {
      const ofWord = found.get(word) ?? new Map<number, readonly Way[]>();
      let some = ofWord.get(open);
      if (some === undefined) {
        some = firsts.flatMap((first) =>
          first.any || (first.leaves & open) !== 0 || (word !== undefined && first.words.has(word))
            ? [first.way]
            : [],
        );
        found.set(word, ofWord.set(open, some));
      }
      return some;
    },
  };
}
