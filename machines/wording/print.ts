/** Printing: the words for a meaning, by the phrases that are read. */
import { sameWords } from '../rules/state/same-words.ts';
import { type Fields, isFields, isList } from './meaning.ts';
import type { Grammar } from './read.ts';
import type { Bag, Meaning, Phrase, Piece, Separated, Way } from './syntax.ts';
import { isSpaced, tokensOf } from './tokens.ts';

/** The text of a meaning that a leaf says, or nothing where it says no such thing. */
export type LeafPrinter = (meaning: Meaning) => string | undefined;

type Slots = Readonly<Record<string, Meaning>>;

const slotIn = /^<(\w+)>$/;
const spreadIn = /^<\.\.\.(\w+)>$/;

/** The words of a meaning of this category, joined; nothing where no phrase says it. `around`: slots that are filled from outside. */
export function print(
  grammar: Grammar,
  printers: Readonly<Record<string, LeafPrinter>>,
  category: string,
  meaning: Meaning,
  around: Slots = {},
): string | undefined {
  const words = wordsOf(category, meaning, around);
  return words === undefined ? undefined : joinedWords(words);

  function wordsOf(name: string, what: Meaning, slots: Slots): readonly string[] | undefined {
    for (const way of grammar.ways(name)) {
      const said = wordsBy(way, what, slots);
      if (said !== undefined) return said;
    }
    return undefined;
  }

  function wordsBy(way: Way, what: Meaning, slots: Slots): readonly string[] | undefined {
    switch (way.is) {
      case 'phrase':
        return way.also ? undefined : wordsOfPhrase(way, what, slots);
      case 'separated':
        return wordsOfList(way, what, slots);
      case 'bag':
        return wordsOfBag(way, what, slots);
      case 'leaf': {
        const text = printers[way.leaf]?.(what);
        return text === undefined ? undefined : [text];
      }
      default:
        return way satisfies never;
    }
  }

  function wordsOfPhrase(way: Phrase, what: Meaning, slots: Slots): readonly string[] | undefined {
    for (const filling of fillings(way.means, what, slots)) {
      const words = wordsOfPieces(way.pieces, { ...slots, ...filling });
      if (words !== undefined) return words;
    }
    return undefined;
  }

  function wordsOfPieces(pieces: readonly Piece[], slots: Slots): readonly string[] | undefined {
    const words: string[] = [];
    for (const piece of pieces) {
      const said = wordsOfPiece(piece, slots);
      if (said === undefined) return undefined;
      words.push(...said);
    }
    return words;
  }

  function wordsOfPiece(piece: Piece, slots: Slots): readonly string[] | undefined {
    if (piece.is === 'maybe') return [];
    if (piece.is === 'verb') return [piece.base];
    if (piece.is === 'word') return [piece.text];
    const what = slots[piece.name];
    return what === undefined ? undefined : wordsOf(piece.category, what, slots);
  }

  function wordsOfList(way: Separated, what: Meaning, slots: Slots): readonly string[] | undefined {
    if (!isList(what) || what.length < way.least) return undefined;
    const [joint] = way.joints;
    const words: string[] = [];
    for (const [index, item] of what.entries()) {
      const said =
        wordsOf(way.category, way.flat ? [item] : item, slots) ?? wordsOf(way.category, item, slots);
      if (said === undefined || joint === undefined) return undefined;
      if (index > 0)
        words.push(
          ...splitJoint(
            what.length === 2 ? joint.two : index === what.length - 1 ? joint.last : joint.between,
          ),
        );
      words.push(...said);
    }
    return words;
  }

  /** A noun, and before and after it what covers all fields of the description, each once. */
  function wordsOfBag(way: Bag, what: Meaning, slots: Slots): readonly string[] | undefined {
    if (!isFields(what)) return undefined;
    for (const noun of grammar.ways(way.noun)) {
      if (noun.is !== 'phrase' || noun.also) continue;
      for (const part of partsCovered(noun, what, slots)) {
        const said = wordsBy(noun, part, slots);
        if (said === undefined) continue;
        const rest = without(what, part);
        const around = rest === undefined ? undefined : modified(way, rest, slots);
        if (around !== undefined) return [...around.before, ...said, ...around.after];
      }
    }
    return undefined;
  }

  function modified(way: Bag, rest: Fields, slots: Slots): { before: string[]; after: string[] } | undefined {
    const before: string[] = [];
    const after: string[] = [];
    let left: Fields = rest;
    for (const [list, modifiers] of [
      [before, grammar.ways(way.before)],
      [after, grammar.ways(way.after)],
    ] as const)
      for (const modifier of modifiers) {
        if (Object.keys(left).length === 0 || modifier.is !== 'phrase' || modifier.also) continue;
        for (const part of partsCovered(modifier, left, slots)) {
          if (Object.keys(part).length === 0) continue;
          const said = wordsBy(modifier, part, slots);
          const others = said === undefined ? undefined : without(left, part);
          if (said === undefined || others === undefined) continue;
          list.push(...said);
          left = others;
          break;
        }
      }
    return Object.keys(left).length === 0 ? { before, after } : undefined;
  }

  /** Those parts of a description that a phrase could say. */
  function partsCovered(way: Phrase, what: Fields, slots: Slots): readonly Fields[] {
    if (!isFields(way.means)) return [];
    const keys = Object.keys(way.means);
    if (keys.some((key) => key.startsWith('...') || !Object.hasOwn(what, key))) return [];
    const part: Fields = Object.fromEntries(keys.map((key) => [key, what[key] ?? null]));
    return [
      ...([...fillings(way.means, part, slots)].length === 0 ? [] : [part]),
      ...lastOfSeveral(way, part),
    ];
  }
}

/** Of a field in which several words are said ("artifact creature") the last, or the first, alone. */
function lastOfSeveral(way: Phrase, part: Fields): readonly Fields[] {
  const [key] = Object.keys(part);
  const value = key === undefined ? undefined : part[key];
  if (key === undefined || !isList(value) || !isFields(way.means) || Object.keys(part).length > 1) return [];
  const last = value.at(-1);
  return last === undefined ? [] : [{ [key]: last }];
}

/** What is left of a description when a part of it has been said. */
function without(what: Fields, part: Fields): Fields | undefined {
  const left: Record<string, Meaning> = { ...what };
  for (const [key, value] of Object.entries(part)) {
    const whole = left[key];
    if (whole !== undefined && sameWords(whole, value)) delete left[key];
    else if (isList(whole)) {
      const rest = whole.slice(0, -1);
      const [only] = rest;
      left[key] = rest.length === 1 && only !== undefined ? only : rest;
    } else return undefined;
  }
  return left;
}

/** The ways to fill the slots of a pattern so that it is this meaning. */
function* fillings(pattern: Meaning, what: Meaning, known: Slots): Generator<Slots> {
  if (typeof pattern === 'string') {
    const name = slotIn.exec(pattern)?.[1];
    if (name === undefined) {
      if (pattern === what) yield {};
    } else if (!Object.hasOwn(known, name)) yield { [name]: what };
    else if (sameWords(known[name], what)) yield {};
    return;
  }
  if (isList(pattern)) {
    yield* fillingsOfList(pattern, isList(what) ? what : undefined, known);
    return;
  }
  if (!isFields(pattern)) {
    if (pattern === what) yield {};
    return;
  }
  if (isFields(what)) yield* fillingsOfFields(Object.entries(pattern), what, known);
}

function* fillingsOfList(
  pattern: readonly Meaning[],
  what: readonly Meaning[] | undefined,
  known: Slots,
): Generator<Slots> {
  if (what === undefined) return;
  const [first, ...rest] = pattern;
  if (first === undefined) {
    if (what.length === 0) yield {};
    return;
  }
  const spread = typeof first === 'string' ? spreadIn.exec(first)?.[1] : undefined;
  if (spread !== undefined) {
    for (let count = what.length - rest.length; count >= (rest.length === 0 ? what.length : 1); count--)
      for (const others of fillingsOfList(rest, what.slice(count), known))
        yield { ...others, [spread]: what.slice(0, count) };
    return;
  }
  const [head] = what;
  if (head === undefined) return;
  for (const one of fillings(first, head, known))
    for (const others of fillingsOfList(rest, what.slice(1), { ...known, ...one }))
      yield { ...one, ...others };
}

function* fillingsOfFields(
  pattern: readonly (readonly [string, Meaning])[],
  what: Fields,
  known: Slots,
): Generator<Slots> {
  const own = pattern.filter(([key]) => !key.startsWith('...'));
  const spreads = pattern.filter(([key]) => key.startsWith('...'));
  const go = function* (index: number, slots: Slots): Generator<Slots> {
    const next = own[index];
    if (next === undefined) {
      const rest = Object.fromEntries(
        Object.entries(what).filter(([key]) => !own.some(([name]) => name === key)),
      );
      yield* fillingsOfSpreads(spreads, rest, slots, known);
      return;
    }
    const [key, inner] = next;
    const value = what[key];
    if (value === undefined) return;
    for (const one of fillings(inner, value, { ...known, ...slots }))
      yield* go(index + 1, { ...slots, ...one });
  };
  yield* go(0, {});
}

/** What is left of a thing's fields, parted among what brings fields along. */
function* fillingsOfSpreads(
  spreads: readonly (readonly [string, Meaning])[],
  rest: Fields,
  slots: Slots,
  known: Slots,
): Generator<Slots> {
  const [first, ...others] = spreads;
  if (first === undefined) {
    if (Object.keys(rest).length === 0) yield slots;
    return;
  }
  const keys = Object.keys(rest);
  const all = others.length === 0 ? [keys] : subsetsOf(keys);
  for (const mine of all) {
    const part: Fields = Object.fromEntries(mine.map((key) => [key, rest[key] ?? null]));
    const left: Fields = Object.fromEntries(
      keys.filter((key) => !mine.includes(key)).map((key) => [key, rest[key] ?? null]),
    );
    for (const one of fillings(first[1], part, { ...known, ...slots }))
      yield* fillingsOfSpreads(others, left, { ...slots, ...one }, known);
  }
}

/** All parts of a few keys. */
function subsetsOf(keys: readonly string[]): readonly (readonly string[])[] {
  const [first, ...rest] = keys;
  if (first === undefined) return [[]];
  return subsetsOf(rest).flatMap((some) => [some, [first, ...some]]);
}

const splitJoint = (joint: string): readonly string[] => tokensOf(joint).map(({ text }) => text);

/** Words as a text: "a" before a vowel is "an", no space before a comma. */
export function joinedWords(words: readonly string[]): string {
  let text = '';
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? '';
    const said = word === 'a' && /^[aeiou](?!ne\b)/i.test(next) ? 'an' : word;
    text += index > 0 && isSpaced(words[index - 1] ?? '', said) ? ` ${said}` : said;
  }
  return text;
}
