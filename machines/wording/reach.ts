/** Which ways to say something could be ways to say this, by what kind of word it is: printing tries no others. */
import { onceForBoth } from '../rules/state/once-for.ts';
import { type Fields, isFields, isList, slotOf, spreadOf, wordOf } from './meaning.ts';
import type { Grammar } from './read.ts';
import type { Meaning, Phrase, Way } from './syntax.ts';
import { couldBe, type Standing, tags } from './unify.ts';

/** Whether what is said so could stand for this, as far as the kind of word tells, or the kinds of words in a list. */
export type CouldStand = Standing['could'];

interface Said {
  readonly category: string;
  readonly way: Way;
}

/** All ways that are printed and are more than the words of another category, by what they mean. */
interface Index {
  /** Words of families, by the field that tells them apart: `do draw`. */
  readonly tagged: ReadonlyMap<string, readonly Said[]>;
  /** Whatever else has fields. */
  readonly fields: readonly Said[];
  /** What is said with reference to something, whatever that is. */
  readonly references: readonly Said[];
  readonly lists: readonly Said[];
  /** Words and numbers. */
  readonly plain: readonly Said[];
  /** What no phrase can list, and what stands for something around it: they could mean anything. */
  readonly open: readonly Said[];
  /** For a category those of which something may be nothing but its words. */
  readonly around: ReadonlyMap<string, readonly string[]>;
}

/** The category of the slot that a text stands for, where the phrase itself has that slot. */
function categoryOf(way: Phrase, text: Meaning): string | undefined {
  const slot = slotOf(text);
  for (const piece of way.pieces) if (piece.is === 'slot' && piece.name === slot) return piece.category;
  return undefined;
}

const isTag = (value: Meaning | undefined): boolean =>
  typeof value === 'string' && slotOf(value) === undefined;

/** What tells a word from the others of its family. */
function tagOf(fields: Fields): string | undefined {
  if (fields.said !== undefined) return undefined;
  const tag = tags.find((one) => isTag(fields[one]));
  return tag === undefined ? undefined : `${tag} ${wordOf(fields[tag])}`;
}

function put<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [item]);
  else list.push(item);
}

function indexOf(grammar: Grammar): Index {
  const tagged = new Map<string, Said[]>();
  const around = new Map<string, string[]>();
  const fields: Said[] = [];
  const references: Said[] = [];
  const lists: Said[] = [];
  const plain: Said[] = [];
  const open: Said[] = [];
  const categories = new Set(Object.keys(grammar.syntax));
  // Categories that stand in no table come in as phrases speak of them.
  for (const category of categories)
    for (const way of grammar.ways(category)) {
      const said = { category, way };
      // All of a list may be said by one of what is in it.
      if (way.is === 'separated' && way.flat) put(around, way.category, category);
      if (way.is !== 'phrase') {
        (way.is === 'separated' ? lists : way.is === 'bag' ? fields : open).push(said);
        continue;
      }
      for (const piece of way.pieces) if (piece.is === 'slot') categories.add(piece.category);
      if (way.also) continue;
      const { means } = way;
      const through = categoryOf(way, means);
      const tag = isFields(means) ? tagOf(means) : undefined;
      if (through !== undefined) put(around, through, category);
      else if (tag !== undefined) put(tagged, tag, said);
      else if (isList(means)) lists.push(said);
      else if (isFields(means)) (typeof means.said === 'string' ? references : fields).push(said);
      else (slotOf(means) === undefined ? plain : open).push(said);
    }
  return { tagged, fields, references, lists, plain, open, around };
}

/** What is wanted where it is said already: its category and number; nothing where more is to be said. */
export function givenIn(wanted: Meaning): { readonly category: string; readonly at: string } | undefined {
  if (!isFields(wanted) || typeof wanted.given !== 'string' || Object.keys(wanted).length > 1)
    return undefined;
  const [category = '', at = ''] = wanted.given.split(' ');
  return { category, at };
}

/** How many of a list are looked at. */
const most = 3;

/** What kind of word it is: what is of one kind is said in the same ways, as far as is looked at here. */
function kindOf(wanted: Meaning): string {
  // How long a list is decides whether a phrase says all of it.
  if (isList(wanted))
    return `[${wanted.slice(0, most).map(kindOf).join()}${wanted.length > most ? `…${wanted.length}` : ''}]`;
  if (!isFields(wanted)) return typeof wanted;
  const given = givenIn(wanted);
  if (given !== undefined) return `given ${given.category}`;
  let kind = wordOf(wanted.said);
  for (const tag of tags) kind += `,${wordOf(wanted[tag])}`;
  return kind;
}

/** For a kind of word the categories that could have words for it, and as they are asked for their ways. */
interface Reach {
  readonly categories: ReadonlySet<string>;
  readonly ways: Map<string, readonly Way[]>;
}

interface Known {
  readonly index: Index;
  readonly couldStand: CouldStand;
  readonly kinds: Map<string, Reach>;
}

const knownOf = onceForBoth(
  (grammar: Grammar, couldStand: CouldStand): Known => ({
    index: indexOf(grammar),
    couldStand,
    kinds: new Map(),
  }),
);

function reachOf(known: Known, wanted: Meaning): Reach {
  const kind = kindOf(wanted);
  let reach = known.kinds.get(kind);
  if (reach === undefined) {
    reach = { categories: categoriesFor(known, wanted), ways: new Map() };
    known.kinds.set(kind, reach);
  }
  return reach;
}

function categoriesFor(known: Known, wanted: Meaning): ReadonlySet<string> {
  const { index } = known;
  const parts = partsOf(known, wanted);
  const given = givenIn(wanted);
  const open =
    given === undefined
      ? candidates(index, wanted).flatMap(({ category, way }) =>
          couldSay(way, wanted, parts) ? [category] : [],
        )
      : [given.category];
  const found = new Set<string>();
  for (let category = open.pop(); category !== undefined; category = open.pop()) {
    if (found.has(category)) continue;
    found.add(category);
    open.push(...(index.around.get(category) ?? []));
  }
  return found;
}

function candidates(index: Index, wanted: Meaning): readonly Said[] {
  const { tagged, fields, references, lists, plain, open } = index;
  if (isList(wanted)) return [...lists, ...references, ...open];
  if (!isFields(wanted)) return [...plain, ...references, ...open];
  const own = tags.flatMap((tag) => tagged.get(`${tag} ${wordOf(wanted[tag])}`) ?? []);
  return [...own, ...fields, ...references, ...open];
}

interface Parts {
  /** The categories for the first things in a list. */
  readonly each: readonly ReadonlySet<string>[];
  /** Whether one of a category may say the first of them, alone or with some of the others. */
  readonly begins: (category: string) => boolean;
  readonly couldStand: CouldStand;
}

function partsOf(known: Known, wanted: Meaning): Parts {
  const { couldStand } = known;
  if (!isList(wanted)) return { each: [], begins: () => false, couldStand };
  const each = wanted.slice(0, most).map((part) => reachOf(known, part).categories);
  const shorter = each.slice(0, wanted.length - 1).map((_, index) => wanted.slice(0, index + 1));
  return {
    each,
    begins: (category) =>
      each[0]?.has(category) === true ||
      shorter.some((some) => reachOf(known, some).categories.has(category)),
    couldStand,
  };
}

/** Fields of what no noun with modifiers describes. */
const ofNoNoun = ['do', 'on', 'pay', 'would', 'change', 'rule', 'kind', 'holds'];

function couldSay(way: Way, wanted: Meaning, parts: Parts): boolean {
  switch (way.is) {
    case 'phrase':
      return couldMean(way, way.means, wanted, parts);
    case 'separated':
      return (
        isList(wanted) &&
        (way.flat ? parts.begins(way.category) : parts.each.every((some) => some.has(way.category)))
      );
    case 'bag':
      return isFields(wanted) && ofNoNoun.every((field) => wanted[field] === undefined);
    case 'leaf':
      return true;
    default:
      return way satisfies never;
  }
}

function couldMean(way: Phrase, pattern: Meaning, wanted: Meaning, parts: Parts): boolean {
  if (isList(pattern) && isList(wanted)) return couldMeanList(way, pattern, wanted, parts);
  if (isFields(pattern) && typeof pattern.said === 'string')
    return isFields(wanted) && wanted.said !== undefined
      ? pattern.said === wanted.said
      : parts.couldStand(pattern.said, wanted);
  // Which word or number it is isn't looked at.
  if (typeof pattern === typeof wanted && typeof wanted !== 'object') return true;
  return couldBe(pattern, wanted);
}

function couldMeanList(
  way: Phrase,
  pattern: readonly Meaning[],
  wanted: readonly Meaning[],
  parts: Parts,
): boolean {
  for (const [index, inner] of pattern.entries()) {
    const part = wanted[index];
    if (index >= most || spreadOf(inner) !== undefined) return true;
    if (part === undefined) return false;
    // One of them may stand for several.
    if (isFields(inner) && typeof inner.said === 'string')
      return (
        (isFields(part) && part.said === inner.said) || parts.couldStand(inner.said, wanted.slice(index))
      );
    const category = categoryOf(way, inner);
    const isSo =
      category === undefined
        ? couldMean(way, inner, part, { ...parts, each: [] })
        : parts.each[index]?.has(category) !== false;
    if (!isSo) return false;
  }
  return pattern.length === wanted.length;
}

/** The ways of a category that could say this, in their order; nothing that could not. */
export function waysFor(
  grammar: Grammar,
  category: string,
  wanted: Meaning,
  couldStand: CouldStand,
): readonly Way[] {
  const known = knownOf(grammar, couldStand);
  const { categories, ways } = reachOf(known, wanted);
  let found = ways.get(category);
  if (found === undefined) {
    const parts = partsOf(known, wanted);
    const isGiven = givenIn(wanted) !== undefined;
    found = grammar.ways(category).filter((way) => {
      if (!categories.has(category) || (way.is === 'phrase' && way.also)) return false;
      const through = way.is === 'phrase' ? categoryOf(way, way.means) : undefined;
      if (through !== undefined) return categories.has(through);
      const isAll = way.is === 'separated' && way.flat && categories.has(way.category);
      return isAll || (!isGiven && couldSay(way, wanted, parts));
    });
    ways.set(category, found);
  }
  return found;
}
