/** Printing's half of `filled`: with what in its slots a phrase means what is wanted. */
import { onceFor } from '../rules/state/once-for.ts';
import { type Fields, isFields, isList, slotOf, spreadOf } from './meaning.ts';
import type { Meaning } from './syntax.ts';

/** What is known of slots. One that isn't in it may be anything. */
export type Slots = Readonly<Record<string, Meaning>>;

/** What the meaning wanted may be taken for, where a phrase says what is no data by itself. */
export interface Standing {
  /** Whether what is said so could mean this at all, or the first of these, as far as the fields tell that tell words apart. */
  readonly could: (said: string, wanted: Meaning) => boolean;
  /** What is said so (`it`, `target`, …) and could mean this. */
  readonly of: (said: string, wanted: Meaning) => readonly Meaning[];
  /** What is said so and could mean the first so many of these. */
  readonly ofSome: (
    said: string,
    wanted: readonly Meaning[],
  ) => readonly { readonly said: Meaning; readonly taken: number }[];
  /** The same thing in the fields in which phrases say it; itself among them. */
  readonly forms: (wanted: Fields) => readonly Fields[];
  /** What two mean that stand for one slot, if they can mean the same. */
  readonly both: (one: Meaning, other: Meaning) => Meaning | undefined;
  /** What a field means that isn't there. */
  readonly absent: (field: string, of: Fields) => Meaning | undefined;
}

const none: readonly Slots[] = [];

/** The ways to fill the slots of a pattern, besides those that are known, so that it is the meaning wanted. */
export function unified(
  pattern: Meaning,
  wanted: Meaning | undefined,
  slots: Slots,
  standing: Standing,
): readonly Slots[] {
  if (wanted === undefined) return [slots];
  if (typeof pattern === 'string') {
    const name = slotOf(pattern);
    if (name === undefined) return pattern === wanted ? [slots] : none;
    const known = slots[name];
    const all = known === undefined ? wanted : standing.both(known, wanted);
    return all === undefined ? none : [{ ...slots, [name]: all }];
  }
  if (isList(pattern)) return isList(wanted) ? ofList(pattern, wanted, slots, standing) : none;
  if (!isFields(pattern)) return pattern === wanted ? [slots] : none;
  const forms = formsFor(pattern, wanted, standing);
  const [only] = forms;
  return only !== undefined && forms.length === 1
    ? ofFields(pattern, only, slots, standing)
    : forms.flatMap((form) => ofFields(pattern, form, slots, standing));
}

/** In which fields a pattern could be the meaning wanted. */
function formsFor(pattern: Fields, wanted: Meaning, standing: Standing): readonly Fields[] {
  if (typeof pattern.said !== 'string')
    return isFields(wanted) && mayBe(pattern, wanted) ? standing.forms(wanted) : [];
  return isFields(wanted) && wanted.said !== undefined
    ? [wanted]
    : standing.of(pattern.said, wanted).filter(isFields);
}

/** The fields that tell words of a family apart: where they differ, nothing else needs to be looked at. */
export const tags = ['do', 'on', 'pay', 'holds', 'number', 'change', 'rule', 'keyword', 'would', 'kind'];
const mayBe = (pattern: Fields, wanted: Fields): boolean => {
  for (const [tag, value] of shapeOf(pattern).tags) if (wanted[tag] !== value) return false;
  return true;
};

type Entry = readonly [key: string, meaning: Meaning];

/** What tells a pattern from others, its own fields, and what brings fields along. */
interface PatternShape {
  readonly tags: readonly (readonly [tag: string, word: string])[];
  readonly own: readonly Entry[];
  readonly spreads: readonly Entry[];
}

const shapeOf = onceFor((pattern: Fields): PatternShape => {
  const all = Object.entries(pattern);
  const isSpread = ([key]: Entry) => key.startsWith('...');
  return {
    tags: tags.flatMap((tag): PatternShape['tags'] => {
      const value = pattern[tag];
      return typeof value === 'string' && !value.startsWith('<') ? [[tag, value]] : [];
    }),
    own: all.filter((one) => !isSpread(one)),
    spreads: all.filter(isSpread),
  };
});

/** Whether a pattern could be the meaning wanted at all, as far as that is seen without its slots. */
export function couldBe(pattern: Meaning, wanted: Meaning | undefined): boolean {
  if (wanted === undefined) return true;
  if (typeof pattern === 'string') return pattern === wanted || slotOf(pattern) !== undefined;
  if (isList(pattern)) return isList(wanted);
  if (!isFields(pattern)) return pattern === wanted;
  return typeof pattern.said === 'string' || (isFields(wanted) && mayBe(pattern, wanted));
}

function ofList(
  pattern: readonly Meaning[],
  wanted: readonly Meaning[],
  slots: Slots,
  standing: Standing,
): readonly Slots[] {
  const [first, ...rest] = pattern;
  if (first === undefined) return wanted.length === 0 ? [slots] : none;
  const found: Slots[] = [];
  const spread = spreadOf(first);
  if (spread !== undefined) {
    for (let count = wanted.length - rest.length; count >= (rest.length === 0 ? wanted.length : 1); count--)
      for (const all of partsOf(wanted.slice(0, count)))
        for (const mine of unified(`<${spread}>`, all, slots, standing))
          found.push(...ofList(rest, wanted.slice(count), mine, standing));
    return found;
  }
  const [head] = wanted;
  if (head === undefined) return none;
  for (const mine of unified(first, head, slots, standing))
    found.push(...ofList(rest, wanted.slice(1), mine, standing));
  if (isFields(first) && typeof first.said === 'string' && !(isFields(head) && head.said !== undefined))
    for (const { said, taken } of standing.ofSome(first.said, wanted))
      if (isFields(said))
        for (const mine of ofFields(first, said, slots, standing))
          found.push(...ofList(rest, wanted.slice(taken), mine, standing));
  return found;
}

/** What stands for a part of a list: a list, or the only thing in it. */
function partsOf(part: readonly Meaning[]): readonly Meaning[] {
  const [only] = part;
  return only === undefined || part.length > 1 ? [part] : [part, only];
}

function ofFields(pattern: Fields, wanted: Fields, slots: Slots, standing: Standing): readonly Slots[] {
  const { own, spreads } = shapeOf(pattern);
  if (spreads.length === 0) for (const key in wanted) if (!Object.hasOwn(pattern, key)) return none;
  const values: Meaning[] = [];
  for (const [key] of own) {
    const value = Object.hasOwn(wanted, key) ? wanted[key] : standing.absent(key, wanted);
    if (value === undefined) return none;
    values.push(value);
  }
  let found: readonly Slots[] = [slots];
  for (const [index, [, inner]] of own.entries()) {
    found = unifiedInEach(inner, values[index], found, standing);
    if (found.length === 0) return none;
  }
  if (spreads.length === 0) return found;
  const rest = Object.fromEntries(Object.entries(wanted).filter(([key]) => !Object.hasOwn(pattern, key)));
  return found.flatMap((mine) => ofSpreads(spreads, rest, mine, standing));
}

/** The same with each of these known of slots. */
function unifiedInEach(
  pattern: Meaning,
  wanted: Meaning | undefined,
  all: readonly Slots[],
  standing: Standing,
): readonly Slots[] {
  const [only] = all;
  return only !== undefined && all.length === 1
    ? unified(pattern, wanted, only, standing)
    : all.flatMap((slots) => unified(pattern, wanted, slots, standing));
}

/** What is left of a thing's fields, parted among what brings fields along. */
function ofSpreads(
  spreads: readonly (readonly [string, Meaning])[],
  rest: Fields,
  slots: Slots,
  standing: Standing,
): readonly Slots[] {
  const [first, ...others] = spreads;
  const keys = Object.keys(rest);
  if (first === undefined) return keys.length === 0 ? [slots] : none;
  const part = (some: readonly string[]): Fields =>
    Object.fromEntries(some.map((key) => [key, rest[key] ?? null]));
  return (others.length === 0 ? [keys] : subsetsOf(keys)).flatMap((mine) => {
    const left = part(keys.filter((key) => !mine.includes(key)));
    return unified(first[1], part(mine), slots, standing).flatMap((more) =>
      ofSpreads(others, left, more, standing),
    );
  });
}

/** All parts of a few keys. */
function subsetsOf(keys: readonly string[]): readonly (readonly string[])[] {
  const [first, ...rest] = keys;
  if (first === undefined) return [[]];
  return subsetsOf(rest).flatMap((some) => [some, [first, ...some]]);
}
