/** Reading: all trees that a text is the words of. */
import { onceFor } from '../rules/state/once-for.ts';
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
  /** For each category the words with which it can begin; `null`: any. */
  readonly first: Readonly<Record<string, ReadonlySet<string> | null>>;
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
  readonly furthest: Furthest;
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
  const memo = new Map<string, (readonly Tree[] | null)[]>();
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

  function treesOf(name: string, at: number): readonly Tree[] {
    let places = memo.get(name);
    if (places === undefined) {
      places = [];
      memo.set(name, places);
    }
    const known = places[at];
    if (known !== undefined) return known ?? [];
    places[at] = null;
    if (++steps > budget) throw new OverBudget();
    const word = tokens[at]?.word;
    const first = grammar.first[name];
    let found: readonly Tree[] = [];
    if (first === undefined || first === null || (word !== undefined && first.has(word))) {
      found = distinct(beginningWith(grammar, name, word).flatMap((way) => readWay(way, at)));
    }
    if (found.length === 0) fail(at, name);
    places[at] = found;
    return found;
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
    return readPieces(way.pieces, 0, { end: start, parts: [], slots: {} }).flatMap(
      (found): readonly Tree[] => {
        const meaning = meaningOfPhrase(way, found.slots, start, (name) => wordsOfSlot(way, found, name));
        return meaning === undefined
          ? []
          : [{ is: 'phrase', way, start, end: found.end, meaning, parts: found.parts }];
      },
    );
  }

  function readPieces(pieces: readonly Piece[], index: number, found: Found): readonly Found[] {
    const piece = pieces[index];
    if (piece === undefined) return [found];
    if (++steps > budget) throw new OverBudget();
    const { end, parts, slots } = found;
    const token = tokens[end];
    const word = token?.word;
    switch (piece.is) {
      case 'word':
      case 'verb': {
        const fits =
          word !== undefined &&
          (piece.is === 'word' ? piece.words.includes(word) : word === piece.base || word === piece.third);
        if (!fits) {
          fail(end, piece.is === 'word' ? (piece.words[0] ?? '') : piece.base);
          return [];
        }
        return readPieces(pieces, index + 1, { end: end + 1, parts: [...parts, token?.text ?? ''], slots });
      }
      case 'slot':
        return treesOf(piece.category, end).flatMap((tree) =>
          isOther(slots[piece.name], tree.meaning)
            ? []
            : readPieces(pieces, index + 1, {
                end: tree.end,
                parts: [...parts, tree],
                slots: { ...slots, [piece.name]: tree.meaning },
              }),
        );
      case 'maybe':
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
      default:
        return piece satisfies never;
    }
  }

  /** Where a joint ends that begins here, or `undefined`. */
  function joined(joint: readonly string[], at: number): number | undefined {
    return joint.every((word, index) => tokens[at + index]?.word === word) ? at + joint.length : undefined;
  }

  function readSeparated(way: Separated, start: number): readonly Tree[] {
    const trees: Tree[] = [];
    const add = (joint: number, items: readonly Tree[], end: number) => {
      const meaning = items.flatMap((item) =>
        way.flat && Array.isArray(item.meaning) ? item.meaning : [item.meaning],
      );
      trees.push({ is: 'separated', way, joint, items, start, end, meaning });
    };
    for (const first of treesOf(way.category, start)) {
      if (way.least < 2) add(0, [first], first.end);
      way.joints.forEach(({ two, between, last }, joint) => {
        const then = (
          items: readonly Tree[],
          at: number,
          words: string,
          go: (items: readonly Tree[], at: number) => void,
        ) => {
          if (++steps > budget) throw new OverBudget();
          const after = joined(wordsOfJoint(words), at);
          if (after !== undefined)
            for (const item of treesOf(way.category, after)) go([...items, item], item.end);
        };
        const more = (items: readonly Tree[], at: number) => {
          then(items, at, last, (all, end) => add(joint, all, end));
          then(items, at, between, more);
        };
        then([first], first.end, two, (all, end) => add(joint, all, end));
        then([first], first.end, between, more);
      });
    }
    return trees;
  }

  function readBag(way: Bag, start: number): readonly Tree[] {
    const trees: Tree[] = [];
    const goAfter = (
      before: readonly Tree[],
      noun: Tree,
      after: readonly Tree[],
      meaning: Meaning,
      at: number,
    ) => {
      trees.push({ is: 'bag', way, before, noun, after, start, end: at, meaning });
      for (const tree of longest(treesOf(way.after, at))) {
        const both = isFields(meaning) && isFields(tree.meaning) ? merged(meaning, tree.meaning) : undefined;
        if (both !== undefined) goAfter(before, noun, [...after, tree], both, tree.end);
      }
    };
    const goBefore = (before: readonly Tree[], meaning: Meaning, at: number) => {
      if (++steps > budget) throw new OverBudget();
      for (const noun of treesOf(way.noun, at)) {
        const both = isFields(meaning) && isFields(noun.meaning) ? merged(meaning, noun.meaning) : undefined;
        if (both !== undefined) goAfter(before, noun, [], both, noun.end);
      }
      for (const tree of treesOf(way.before, at)) {
        const both = isFields(meaning) && isFields(tree.meaning) ? merged(meaning, tree.meaning) : undefined;
        if (both !== undefined) goBefore([...before, tree], both, tree.end);
      }
    };
    goBefore([], {}, start);
    return trees;
  }

  function readLeaf(way: Leaf, start: number): readonly Tree[] {
    const reader = leaves[way.leaf] ?? grammar.leaves[way.leaf];
    return (reader?.(tokens, start) ?? []).map(({ end, meaning }) => ({
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
  return { tokens, trees, furthest: { at: furthest, expected: [...expected].sort() }, steps, overBudget };
}

/** The words that stand in a slot. */
function wordsOfSlot(way: Phrase, found: Found, name: string): string {
  const part = found.parts[way.pieces.findIndex((piece) => piece.is === 'slot' && piece.name === name)];
  return typeof part === 'object' && part !== null && 'is' in part ? wordsIn(part).join(' ') : '';
}

/** What stands after a noun takes all it can: "power equal to the number of creatures you control". */
function longest(trees: readonly Tree[]): readonly Tree[] {
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

/** For each category the ways that can begin with a word; under `null` those that can begin with any. */
const beginnings = onceFor((_grammar: Grammar) => new Map<string, Beginnings>());
type Beginnings = ReadonlyMap<string | null, readonly Way[]>;

/** The ways of a category that can begin with a word. */
function beginningWith(grammar: Grammar, category: string, word: string | undefined): readonly Way[] {
  const categories = beginnings(grammar);
  let known = categories.get(category);
  if (known === undefined) {
    known = byBeginning(grammar, category);
    categories.set(category, known);
  }
  return known.get(word ?? null) ?? known.get(null) ?? [];
}

function byBeginning(grammar: Grammar, category: string): Beginnings {
  const ways = grammar.ways(category);
  const firsts = ways.map((way) => beginningOf(way, grammar.first));
  const words = new Set<string | null>([null, ...firsts.flatMap((first) => [...(first ?? [])])]);
  return new Map(
    [...words].map((word) => [
      word,
      ways.filter((_, index) => {
        const first = firsts[index];
        return first === null || (word !== null && first?.has(word) === true);
      }),
    ]),
  );
}

/** The words with which a way can begin, by what is known of categories; `null`: any. */
export function beginningOf(
  way: Way,
  known: Readonly<Record<string, ReadonlySet<string> | null>>,
): ReadonlySet<string> | null {
  if (way.is === 'leaf') return null;
  const of = (category: string) => (Object.hasOwn(known, category) ? (known[category] ?? null) : null);
  if (way.is === 'separated') return of(way.category);
  if (way.is === 'bag') {
    const [before, noun] = [of(way.before), of(way.noun)];
    return before === null || noun === null ? null : new Set([...before, ...noun]);
  }
  const words = new Set<string>();
  for (const piece of way.pieces) {
    if (piece.is === 'word') for (const word of piece.words) words.add(word);
    else if (piece.is === 'verb') words.add(piece.base).add(piece.third);
    else if (piece.is === 'slot') {
      const inner = of(piece.category);
      if (inner === null) return null;
      for (const word of inner) words.add(word);
    } else {
      const [head] = piece.pieces;
      if (head?.is !== 'word') return null;
      for (const word of head.words) words.add(word);
      continue;
    }
    return words;
  }
  // All of it may be left out.
  return null;
}

/** A grammar of these categories, with what each can begin with worked out. */
export function grammarOf(
  syntax: Syntax,
  leaves: Readonly<Record<string, LeafReader>>,
  made: (category: string) => readonly Way[] | undefined,
): Grammar {
  const first: Record<string, ReadonlySet<string> | null> = {};
  for (const category of Object.keys(syntax)) first[category] = new Set();
  for (let changed = true; changed; ) {
    changed = false;
    for (const [category, ways] of Object.entries(syntax)) {
      const before = first[category];
      if (before === null || before === undefined) continue;
      const all = new Set<string>();
      let any = false;
      for (const way of ways) {
        const words = beginningOf(way, first);
        if (words === null) any = true;
        else for (const word of words) all.add(word);
      }
      if (any) first[category] = null;
      else if (all.size !== before.size) first[category] = all;
      else continue;
      changed = true;
    }
  }
  const others = new Map<string, readonly Way[]>();
  const ways = (category: string): readonly Way[] => {
    const known = syntax[category] ?? others.get(category);
    if (known !== undefined) return known;
    const ways = made(category);
    if (ways === undefined) throw new Error(`No phrases are known for "${category}".`);
    others.set(category, ways);
    return ways;
  };
  return { syntax, leaves, first, ways };
}
