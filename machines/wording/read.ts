/** Reading: all trees that a text is the words of. */
import { saidBy } from '../rules/state/origins.ts';
import { type Beginnings, beginningsIn } from './beginnings.ts';
import { isFields, keyOf, meaningOfPhrase, merged } from './meaning.ts';
import type { Bag, Leaf, Meaning, Phrase, Piece, Separated, Syntax, Way } from './syntax.ts';
import { type Token, tokensOf } from './tokens.ts';
import { type Part, type Tree, wordsIn, wordsOfJoint } from './tree.ts';

/** What a leaf finds at a place: how many tokens it takes, and what they mean. */
export type LeafReader = (
  tokens: readonly Token[],
  at: number,
) => readonly { readonly end: number; readonly meaning: Meaning }[];

export interface Grammar {
  readonly syntax: Syntax;
  readonly leaves: Readonly<Record<string, LeafReader>>;
  /** Makes the ways of a category that stands in no table: of counted nouns. */
  readonly ways: (category: string) => readonly Way[];
}

/** How far a text was understood, and what could have stood there. */
export interface Furthest {
  readonly at: number;
  readonly expected: readonly string[];
}

export interface Readings {
  readonly tokens: readonly Token[];
  /** Those that take the whole text; with different meanings. */
  readonly trees: readonly Tree[];
  /** Worked out when it is asked for. */
  readonly furthest: () => Furthest;
  readonly steps: number;
  readonly overBudget: boolean;
}

/** A thousand steps take about a millisecond. */
const budget = 60_000;
class OverBudget extends Error {}

interface Found {
  readonly end: number;
  readonly parts: readonly Part[];
  readonly slots: Readonly<Record<string, Meaning>>;
}

const none: readonly Tree[] = [];
const nothing: readonly Found[] = [];
const noWays: readonly Way[] = [];

/** Of one category what it can begin with, and the trees found so far by where they begin: `null` while they are looked for. */
interface Places {
  readonly beginnings: Beginnings;
  readonly trees: (readonly Tree[] | null)[];
}

/** Whether a word or verb of a phrase can be this word. */
const fits = (piece: Extract<Piece, { is: 'word' | 'verb' }>, word: string): boolean =>
  piece.is === 'word' ? piece.words.includes(word) : word === piece.base || word === piece.third;

/** Whether what stands in a slot once means something else where it stands again. */
const isOther = (one: Meaning | undefined, again: Meaning): boolean =>
  one !== undefined && keyOf(one) !== keyOf(again);

/** Reads a text as one of a category; `leaves` are those of this text alone (the name of its card). */
export function read(
  grammar: Grammar,
  category: string,
  text: string,
  leaves: Readonly<Record<string, LeafReader>> = {},
): Readings {
  const tokens = tokensOf(text);
  const all = beginningsIn(grammar);
  const memo = new Map<string, Places>();
  const leafPlaces = new Map<string, ReturnType<LeafReader>[]>();
  /** For each place the leaves that were looked for there, and those that read something. */
  const asked: number[] = [];
  const reading: number[] = [];
  let steps = 0;
  let furthest = 0;
  let expected = new Set<string>();

  const fail = (at: number, what: string) => {
    if (at > furthest) {
      furthest = at;
      expected = new Set();
    }
    if (at === furthest) expected.add(what);
  };

  function placesOf(name: string): Places {
    const places = { beginnings: all.of(name), trees: [] };
    memo.set(name, places);
    return places;
  }

  function treesOf(name: string, at: number): readonly Tree[] {
    const { beginnings, trees } = memo.get(name) ?? placesOf(name);
    const known = trees[at];
    if (known !== undefined) return known ?? none;
    trees[at] = null;
    if (++steps > budget) throw new OverBudget();
    const found = readAny(waysAt(beginnings, at), at);
    if (found.length === 0) fail(at, name);
    trees[at] = found;
    return found;
  }

  /** The ways of a category that can begin with what stands at a place. */
  function waysAt(beginnings: Beginnings, at: number): readonly Way[] {
    const word = tokens[at]?.word;
    const own = word !== undefined && beginnings.words.has(word) ? word : undefined;
    const found = leavesAt(beginnings.leaves, at);
    return own === undefined && found === 0 && !beginnings.any ? noWays : beginnings.ways(own, found);
  }

  /** Which of these leaves read something at a place. */
  function leavesAt(bits: number, at: number): number {
    let unknown = bits & ~(asked[at] ?? 0);
    asked[at] = (asked[at] ?? 0) | bits;
    while (unknown !== 0) {
      const index = 31 - Math.clz32(unknown);
      unknown &= ~(1 << index);
      const leaf = all.leaves[index];
      if (leaf !== undefined && leafAt(leaf, at).length > 0) reading[at] = (reading[at] ?? 0) | (1 << index);
    }
    return (reading[at] ?? 0) & bits;
  }

  /** What a leaf reads at a place. */
  function leafAt(leaf: string, at: number): ReturnType<LeafReader> {
    let places = leafPlaces.get(leaf);
    if (places === undefined) {
      places = [];
      leafPlaces.set(leaf, places);
    }
    const known = places[at] ?? (leaves[leaf] ?? grammar.leaves[leaf])?.(tokens, at) ?? [];
    places[at] = known;
    return known;
  }

  /** All trees of some ways, that say different things. */
  function readAny(ways: readonly Way[], at: number): readonly Tree[] {
    let found = none;
    for (const way of ways) {
      const trees = readWay(way, at);
      if (trees.length > 0) found = found.length === 0 ? trees : [...found, ...trees];
    }
    return distinct(found);
  }

  function readWay(way: Way, at: number): readonly Tree[] {
    switch (way.is) {
      case 'phrase':
        return readPhrase(way, at);
      case 'separated':
        return readSeparated(way, at);
      case 'bag':
        return readBag(way, at);
      case 'leaf':
        return readLeaf(way, at);
      default:
        return way satisfies never;
    }
  }

  function readPhrase(way: Phrase, start: number): readonly Tree[] {
    const all = readPieces(way.pieces, 0, { end: start, parts: [], slots: {} });
    const [only] = all;
    if (only === undefined) return none;
    return all.length === 1
      ? treeOfPhrase(way, start, only)
      : all.flatMap((found) => treeOfPhrase(way, start, found));
  }

  function treeOfPhrase(way: Phrase, start: number, found: Found): readonly Tree[] {
    const { end, parts, slots } = found;
    const meaning = meaningOfPhrase(way, slots, start, (name) => wordsOfSlot(way, found, name));
    return meaning === undefined ? none : [said({ is: 'phrase', way, start, end, meaning, parts })];
  }

  function readPieces(pieces: readonly Piece[], from: number, before: Found): readonly Found[] {
    let { end } = before;
    const said: string[] = [];
    for (let index = from; ; index++) {
      const piece = pieces[index];
      if (piece === undefined || piece.is === 'slot' || piece.is === 'maybe') {
        const { parts, slots } = before;
        const found = said.length === 0 ? before : { end, parts: [...parts, ...said], slots };
        return piece === undefined ? [found] : readPiece(piece, pieces, index, found);
      }
      if (++steps > budget) throw new OverBudget();
      const token = tokens[end];
      if (token === undefined || !fits(piece, token.word)) {
        fail(end, called(piece));
        return nothing;
      }
      said.push(token.text);
      end++;
    }
  }

  /** What can stand from a piece on that is no word. */
  function readPiece(
    piece: Extract<Piece, { is: 'slot' | 'maybe' }>,
    pieces: readonly Piece[],
    index: number,
    before: Found,
  ): readonly Found[] {
    if (++steps > budget) throw new OverBudget();
    const { end, parts, slots } = before;
    if (piece.is === 'maybe')
      return [
        ...readPieces(pieces, index + 1, { end, parts: [...parts, null], slots }),
        ...readPieces(piece.pieces, 0, { end, parts: [], slots }).flatMap((inner) =>
          readPieces(pieces, index + 1, {
            end: inner.end,
            parts: [...parts, { maybe: inner.parts }],
            slots: inner.slots,
          }),
        ),
      ];
    let found = nothing;
    for (const tree of treesOf(piece.category, end)) {
      if (isOther(slots[piece.name], tree.meaning)) continue;
      const more = readPieces(pieces, index + 1, {
        end: tree.end,
        parts: [...parts, tree],
        slots: { ...slots, [piece.name]: tree.meaning },
      });
      if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
    }
    return found;
  }

  /** Where a joint ends that begins here, or `undefined`. */
  function joined(joint: readonly string[], at: number): number | undefined {
    return joint.every((word, index) => tokens[at + index]?.word === word) ? at + joint.length : undefined;
  }

  function readSeparated(way: Separated, start: number): readonly Tree[] {
    const trees: Tree[] = [];
    for (const first of treesOf(way.category, start)) {
      if (way.least < 2) trees.push(treeOfList(way, 0, [first]));
      for (const joint of way.joints.keys()) readJoined(way, joint, [first], trees);
    }
    return trees;
  }

  /** Adds the lists that begin with these items. */
  function readJoined(way: Separated, at: number, items: readonly Tree[], trees: Tree[]): void {
    const joint = way.joints[at];
    const end = items.at(-1)?.end;
    if (joint === undefined || end === undefined) return;
    for (const item of treesAfter(items.length === 1 ? joint.two : joint.last, end, way.category))
      trees.push(treeOfList(way, at, [...items, item]));
    for (const item of treesAfter(joint.between, end, way.category))
      readJoined(way, at, [...items, item], trees);
  }

  /** What stands after these words. */
  function treesAfter(words: string, at: number, category: string): readonly Tree[] {
    if (++steps > budget) throw new OverBudget();
    const after = joined(wordsOfJoint(words), at);
    return after === undefined ? none : treesOf(category, after);
  }

  function readBag(way: Bag, start: number): readonly Tree[] {
    const trees: Tree[] = [];
    readBefore(way, start, [], {}, start, trees);
    return trees;
  }

  /** Adds the descriptions in which these stand before the noun. */
  function readBefore(
    way: Bag,
    start: number,
    before: readonly Tree[],
    meaning: Meaning,
    at: number,
    trees: Tree[],
  ): void {
    if (++steps > budget) throw new OverBudget();
    for (const noun of treesOf(way.noun, at)) {
      const both = bothOf(meaning, noun);
      if (both !== undefined) readAfter({ is: 'bag', way, start, before, noun }, [], both, noun.end, trees);
    }
    for (const tree of treesOf(way.before, at)) {
      const both = bothOf(meaning, tree);
      if (both !== undefined) readBefore(way, start, [...before, tree], both, tree.end, trees);
    }
  }

  /** Adds the descriptions in which these stand after the noun. */
  function readAfter(
    begun: Pick<Extract<Tree, { is: 'bag' }>, 'is' | 'way' | 'start' | 'before' | 'noun'>,
    after: readonly Tree[],
    meaning: Meaning,
    end: number,
    trees: Tree[],
  ): void {
    trees.push(said({ ...begun, after, end, meaning }));
    for (const tree of longest(treesOf(begun.way.after, end))) {
      const both = bothOf(meaning, tree);
      if (both !== undefined) readAfter(begun, [...after, tree], both, tree.end, trees);
    }
  }

  function readLeaf(way: Leaf, start: number): readonly Tree[] {
    return leafAt(way.leaf, start).map(({ end, meaning }) => ({
      is: 'leaf' as const,
      way,
      start,
      end,
      meaning,
      text: tokens
        .slice(start, end)
        .map((token) => token.text)
        .join(' '),
    }));
  }

  let trees: readonly Tree[] = [];
  let overBudget = false;
  try {
    trees = treesOf(category, 0).filter(({ end }) => end === tokens.length);
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
    overBudget = true;
  }
  return { tokens, trees, furthest: () => ({ at: furthest, expected: allExpected() }), steps, overBudget };

  /** What could have stood where nothing more was understood: what failed there, and what was not looked into as it begins otherwise. */
  function allExpected(): readonly string[] {
    const word = tokens[furthest]?.word;
    const others = new Set(expected);
    const seen = new Set<string>();
    const open = [...memo].flatMap(([name, { trees: found }]) =>
      found[furthest] === undefined ? [] : [name],
    );
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      if ((memo.get(name)?.trees[furthest] ?? none).length === 0) others.add(name);
      const beginnings = all.of(name);
      const hasOwn = word !== undefined && beginnings.words.has(word);
      if (!hasOwn && !beginnings.any && beginnings.leaves === 0) continue;
      for (const way of beginnings.ways(word, beginnings.leaves)) open.push(...firstOf(way, word, others));
    }
    return [...others].sort();
  }
}

/** The same tree; what it means knows that it is said by it, where that is noted. */
function said(tree: Extract<Tree, { is: 'phrase' | 'bag' }>): Tree {
  const meaning = saidBy(tree.meaning, tree);
  return meaning === tree.meaning ? tree : Object.assign(tree, { meaning });
}

/** The categories that can stand first in a way; the words that can, and don't, are added to these. */
function firstOf(way: Way, word: string | undefined, others: Set<string>): readonly string[] {
  if (way.is === 'leaf') return [];
  if (way.is === 'separated') return [way.category];
  return way.is === 'bag' ? [way.before, way.noun] : firstOfPieces(way.pieces, word, others);
}

function firstOfPieces(
  pieces: readonly Piece[],
  word: string | undefined,
  others: Set<string>,
): readonly string[] {
  const categories: string[] = [];
  for (const piece of pieces) {
    if (piece.is === 'maybe') categories.push(...firstOfPieces(piece.pieces, word, others));
    else {
      if (piece.is === 'slot') categories.push(piece.category);
      else if (word === undefined || !fits(piece, word)) others.add(called(piece));
      break;
    }
  }
  return categories;
}

const called = (piece: Extract<Piece, { is: 'word' | 'verb' }>): string =>
  piece.is === 'word' ? (piece.words[0] ?? '') : piece.base;

/** A list of these, which stand joined so. */
function treeOfList(way: Separated, joint: number, items: readonly Tree[]): Tree {
  const meaning = items.flatMap((item) =>
    way.flat && Array.isArray(item.meaning) ? item.meaning : [item.meaning],
  );
  return {
    is: 'separated',
    way,
    joint,
    items,
    start: items[0]?.start ?? 0,
    end: items.at(-1)?.end ?? 0,
    meaning,
  };
}

/** What a description means of which another part is said. */
const bothOf = (meaning: Meaning, { meaning: more }: Tree): Meaning | undefined =>
  isFields(meaning) && isFields(more) ? merged(meaning, more) : undefined;

/** The words that stand in a slot. */
function wordsOfSlot(way: Phrase, found: Found, name: string): string {
  const part = found.parts[way.pieces.findIndex((piece) => piece.is === 'slot' && piece.name === name)];
  return typeof part === 'object' && part !== null && 'is' in part ? wordsIn(part).join(' ') : '';
}

/** What stands after a noun takes all it can: "power equal to the number of creatures you control". */
function longest(trees: readonly Tree[]): readonly Tree[] {
  if (trees.length < 2) return trees;
  const end = Math.max(...trees.map((tree) => tree.end));
  return trees.filter((tree) => tree.end === end);
}

/** Of several trees with the same end and the same meaning the first: they say the same. */
function distinct(trees: readonly Tree[]): readonly Tree[] {
  if (trees.length < 2) return trees;
  const seen = new Map<string, Tree>();
  for (const tree of trees) {
    const key = `${tree.end} ${keyOf(tree.meaning)}`;
    if (!seen.has(key)) seen.set(key, tree);
  }
  return [...seen.values()];
}

/** A grammar of these categories. */
export function grammarOf(
  syntax: Syntax,
  leaves: Readonly<Record<string, LeafReader>>,
  made: (category: string) => readonly Way[] | undefined,
): Grammar {
  const others = new Map<string, readonly Way[]>();
  const ways = (category: string): readonly Way[] => {
    const known = syntax[category] ?? others.get(category);
    if (known !== undefined) return known;
    const ways = made(category);
    if (ways === undefined) throw new Error(`No phrases are known for "${category}".`);
    others.set(category, ways);
    return ways;
  };
  return { syntax, leaves, ways };
}
