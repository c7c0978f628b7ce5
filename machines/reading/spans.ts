/** Which words of a text became which part of the data: by which phrase, and as which word of the vocabulary. */
import type { Family } from '../rules/abilities/check/form.ts';
import type { PartOfWords } from '../rules/abilities/check/walk.ts';
import { isRecord } from '../rules/state/is-record.ts';
import { originsOf } from '../rules/state/origins.ts';
import { isFields, isList, slotOf } from '../wording/meaning.ts';
import type { Meaning, Phrase } from '../wording/syntax.ts';
import type { Token } from '../wording/tokens.ts';
import type { Part, Tree } from '../wording/tree.ts';
import { type Home, homeOf, homeOfField } from '../words/homes.ts';

/** Where a part stands in data: `['abilities', 0, 'effect', 1]`. */
export type Path = readonly (string | number)[];

/** Words of a text that were read by one phrase. */
export interface Span {
  /** Where they begin and end in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The phrase, as it is written: `[draw] <count:counted card>`. Of a list and of a noun what they are made of. */
  readonly phrase: string;
  /** What they became; nothing where these words alone are no part of the data: those around them are. */
  readonly parts: readonly Path[];
  /** The word of the vocabulary that this is, where it is one. */
  readonly home?: Home;
  /** The phrases within, in the order of the text. */
  readonly inner: readonly Span[];
}

/** Data that were read while it was noted from which words, and what they are found by. */
export interface Made {
  readonly data: unknown;
  readonly places: ReadonlyMap<object, readonly Path[]>;
  readonly families: ReadonlyMap<string, readonly PartOfWords[]>;
}

const keyOfPath = (path: Path): string => path.join('/');

/** What is found in data whose words were noted; `parts` are those that are of a family. */
export function madeOf(data: unknown, parts: Iterable<PartOfWords>): Made {
  const places = new Map<object, Path[]>();
  const visit = (part: unknown, path: Path): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const tree of originsOf(part)) places.set(tree, [...(places.get(tree) ?? []), path]);
    for (const [key, one] of Object.entries(part))
      visit(one, [...path, Array.isArray(part) ? Number(key) : key]);
  };
  visit(data, []);
  const families = new Map<string, PartOfWords[]>();
  for (const part of parts) {
    const key = keyOfPath(part.path);
    families.set(key, [...(families.get(key) ?? []), part]);
  }
  return { data, places, families };
}

/** The part of data that stands there; `undefined` where there is none. */
export function partAt(data: unknown, path: Path): unknown {
  let part = data;
  for (const key of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined;
    part = Reflect.get(part, key);
  }
  return part;
}

/** Of what is said where it stands, and of who is meant by it, no data have the fields. */
const ofReading = new Set(['said', 'at']);

/** Fields that say what something is: what says one of them says the whole. */
const tags = ['kind', 'do', 'on', 'pay', 'holds', 'number', 'change', 'rule', 'would'];

/** The parts that bear the note of a tree: of one that says but some words of a description, those. */
function notedParts(tree: Tree, { data, places }: Made): readonly Path[] {
  const { meaning } = tree;
  return (places.get(tree) ?? []).flatMap((path): readonly Path[] => {
    const part = partAt(data, path);
    if (!isFields(meaning) || !isRecord(part)) return [path];
    const own = Object.keys(part).filter((key) => Object.hasOwn(meaning, key) && !ofReading.has(key));
    return own.length === 0 ||
      own.length === Object.keys(part).length ||
      own.some((key) => tags.includes(key))
      ? [path]
      : own.map((key) => [...path, key]);
  });
}

/** Where in what a phrase means a slot stands. */
function* placesOf(slot: string, means: Meaning, path: Path = []): Generator<Path> {
  if (slotOf(means) === slot || means === `<...${slot}>`) yield path;
  else if (isList(means))
    for (const [at, one] of means.entries())
      yield* placesOf(slot, one, means.length === 1 && path.length === 0 ? [] : [...path, at]);
  else if (isFields(means))
    for (const [key, one] of Object.entries(means))
      yield* placesOf(slot, one, key.startsWith('...') ? path : [...path, key]);
}

/** What stands in a slot of a phrase that became these parts: by what the phrase means. */
function partsInSlot(
  slot: string,
  tree: Tree,
  way: Phrase,
  around: readonly Path[],
  data: unknown,
): readonly Path[] {
  return around.flatMap((path) =>
    [...placesOf(slot, way.means)]
      .map((within) => [...path, ...within])
      .filter((place) => {
        const part = partAt(data, place);
        return (
          part !== undefined &&
          (typeof tree.meaning === 'object' || typeof part === 'object' || part === tree.meaning)
        );
      }),
  );
}

/** The word of the vocabulary that is at this place. */
function homeAt(path: Path, { data, families }: Made): Home | undefined {
  const found = (at: Path): readonly PartOfWords[] => families.get(keyOfPath(at)) ?? [];
  const field = path.at(-1);
  const around = found(path.slice(0, -1)).toReversed();
  const ofField = (family: Family): Home | undefined =>
    typeof field === 'string' ? homeOfField(family, field, partAt(data, path)) : undefined;
  // A word of a description is that, whatever it says.
  if (around[0]?.family === 'filter') return ofField('filter');
  for (const { family, part } of found(path).toReversed()) {
    const home = homeOf(family, part);
    if (home !== undefined) return home;
  }
  for (const { family } of around) {
    const home = ofField(family);
    if (home !== undefined) return home;
  }
  return undefined;
}

/** What a tree is read by, as it is written. */
function phraseOf(tree: Tree): string {
  switch (tree.is) {
    case 'phrase':
      return tree.way.text;
    case 'bag':
      return `<${tree.way.before}> <${tree.way.noun}> <${tree.way.after}>`;
    case 'separated': {
      const { two, last } = tree.way.joints[tree.joint] ?? { two: '', last: '' };
      return `<${tree.way.category}>${tree.items.length > 2 ? last : two}<${tree.way.category}>`;
    }
    case 'leaf':
      return `<${tree.way.called}>`;
    default:
      return tree satisfies never;
  }
}

/** A tree with the slot of the phrase around it in which it stands. */
interface Within {
  readonly tree: Tree;
  readonly slot?: string;
}

function withinOf(tree: Tree): readonly Within[] {
  switch (tree.is) {
    case 'phrase':
      return withinParts(tree.way.pieces, tree.parts);
    case 'bag':
      return [...tree.before, tree.noun, ...tree.after].map((inner) => ({ tree: inner }));
    case 'separated':
      return tree.items.map((inner) => ({ tree: inner }));
    case 'leaf':
      return [];
    default:
      return tree satisfies never;
  }
}

function withinParts(pieces: Phrase['pieces'], parts: readonly Part[]): readonly Within[] {
  return parts.flatMap((part, at): readonly Within[] => {
    const piece = pieces[at];
    if (part === null || typeof part === 'string') return [];
    if ('maybe' in part) return piece?.is === 'maybe' ? withinParts(piece.pieces, part.maybe) : [];
    return [{ tree: part, ...(piece?.is === 'slot' ? { slot: piece.name } : {}) }];
  });
}

/** Where the words of a paragraph stand in the text. */
export interface Placing {
  readonly tokens: readonly Token[];
  /** For each character of the paragraph its place in the text, and one for its end. */
  readonly places: readonly number[];
}

/** The spans of a paragraph's words, of the whole of it first. */
export function spansOf(tree: Tree, { tokens, places }: Placing, made: Made): Span {
  const textAt = (at: number): number => places[at] ?? 0;
  const span = (one: Tree, given: readonly Path[]): Span => {
    const noted = notedParts(one, made);
    const parts = noted.length > 0 ? noted : given;
    const inner = withinOf(one)
      .filter(({ tree: within }) => within.end > within.start)
      .map(({ tree: within, slot }) =>
        span(
          within,
          one.is === 'phrase' && slot !== undefined
            ? partsInSlot(slot, within, one.way, parts, made.data)
            : [],
        ),
      );
    const last = (tokens[one.end - 1]?.end ?? 1) - 1;
    const whole: Span = {
      start: textAt(tokens[one.start]?.start ?? 0),
      end: textAt(last) + 1,
      phrase: phraseOf(one),
      parts,
      inner,
      ...homeOfParts(parts, made),
    };
    return asOne(whole);
  };
  return span(tree, []);
}

/** The one word that parts are, if they are one. */
function homeOfParts(parts: readonly Path[], made: Made): Pick<Span, 'home'> {
  const [home, ...others] = parts.map((path) => homeAt(path, made));
  const isOne = others.every((other) => other?.file === home?.file && other?.word === home?.word);
  return home !== undefined && isOne ? { home } : {};
}

/** A phrase that only passes on what one phrase within it says, by all of its words, is that one. */
function asOne(span: Span): Span {
  const [only, ...others] = span.inner;
  if (only === undefined || others.length > 0 || only.start !== span.start || only.end !== span.end)
    return span;
  const parts = only.parts.length > 0 ? only.parts : span.parts;
  const home = only.home ?? span.home;
  return { ...only, parts, ...(home === undefined ? {} : { home }) };
}
