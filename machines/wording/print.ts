/** Printing: what says a meaning wanted, by the phrases that are read, one possibility after the other. */
import { onceFor } from '../rules/state/once-for.ts';
import { sameWords } from '../rules/state/same-words.ts';
import { partsCovered, without } from './covered.ts';
import { type Fields, fromAround, isFields, isList } from './meaning.ts';
import { givenIn, waysFor } from './reach.ts';
import type { Grammar } from './read.ts';
import { type Agreement, placed, type Sketch } from './sketch.ts';
import type { Bag, Meaning, Phrase, Separated, Way } from './syntax.ts';
import { textOf } from './text.ts';
import { couldBe, type Slots, type Standing, unified } from './unify.ts';

/** The text of a meaning that a leaf says, or nothing where it says no such thing. */
export type LeafPrinter = (meaning: Meaning) => string | undefined;

/** What printing goes by. */
export interface Speech {
  readonly grammar: Grammar;
  readonly printers: Readonly<Record<string, LeafPrinter>>;
  readonly standing: Standing;
  /** What is called otherwise in this text than in others, by category: this object. */
  readonly called: (category: string, wanted: Meaning | undefined) => string | undefined;
  /** What is said already, as what: it is wanted as `{ given }` with its category and number. */
  readonly given: Given[];
  /** What was found to say, by what was wanted. */
  readonly found: Map<string, Findings>;
  /** Ways to say something in their order, for so many and in this role; some may be none here. */
  readonly waysOf: (category: string, ways: readonly Way[], by: Asked) => readonly Way[];
  readonly budget: { left: number };
}

/** What is to be said, of how many, and in which role. */
export interface Asked {
  readonly number: 'one' | 'many' | undefined;
  readonly role: Role | undefined;
  readonly wanted: Meaning | undefined;
}

export interface Given {
  readonly category: string;
  readonly sketch: Sketch;
}

/** What is said already, as part of what is wanted. */
export const given = (speech: Speech, category: string, sketch: Sketch): Meaning => ({
  given: `${category} ${speech.given.push({ category, sketch }) - 1}`,
});

export class OverBudget extends Error {}

/** What objects are in a sentence: they do it, it is done to them, to each of them, among them, by them; one stands for each; they stand beside another, are targeted, have counters, or are spoken of again. */
export type Role =
  | 'does'
  | 'done'
  | 'each'
  | 'among'
  | 'by'
  | 'eachOne'
  | 'beside'
  | 'targeted'
  | 'bearing'
  | 'again'
  | 'counted'
  | 'numbered';

/** What is known around a phrase, of how many it is said, and in which role. */
interface Around {
  readonly slots: Slots;
  readonly number: 'one' | 'many' | undefined;
  readonly role: Role | undefined;
}
/** What stands before a noun, and after it. */
interface Modified {
  readonly before: readonly Sketch[];
  readonly after: readonly Sketch[];
}
interface Found {
  readonly sketch: Sketch;
  readonly slots: Slots;
}
/** All that is found, one after the other, each worked out once. */
interface Findings {
  readonly known: Found[];
  readonly more: Iterator<Found, unknown>;
}

/** All that says this, in the order of the phrases; without a meaning: whatever can be said. */
export function* sketches(
  speech: Speech,
  category: string,
  wanted: Meaning | undefined,
  around: Slots = {},
): Generator<Sketch> {
  const all = ofCategory(category, wanted, { slots: around, number: undefined, role: undefined });
  for (let at = 0, found = foundAt(all, 0); found !== undefined; found = foundAt(all, ++at))
    yield found.sketch;

  /** What was found before of the same is found again. */
  function ofCategory(name: string, what: Meaning | undefined, by: Around): Findings {
    const said = what === undefined ? undefined : speech.given[Number(givenIn(what)?.at)];
    if (said?.category === name) return only({ sketch: said.sketch, slots: by.slots });
    const called = speech.called(name, what);
    const ways =
      what === undefined
        ? speech.grammar.ways(name)
        : waysFor(speech.grammar, name, what, speech.standing.could);
    if (called === undefined && ways.length === 0) return nothing;
    const key = `${name} ${by.number} ${by.role} ${JSON.stringify(by.slots)} ${JSON.stringify(what)}`;
    let known = speech.found.get(key);
    if (known === undefined) {
      if (--speech.budget.left < 0) throw new OverBudget();
      known =
        called === undefined
          ? { known: [], more: foundOf(name, ways, what, by) }
          : only(calledSo(name, called, what, by));
      speech.found.set(key, known);
    }
    return known;
  }

  /** What is called by a word of its own in this text. */
  function calledSo(name: string, called: string, what: Meaning | undefined, by: Around): Found {
    const way = { is: 'leaf', called: name, leaf: name } as const;
    return { sketch: { is: 'leaf', way, text: called, meaning: what ?? 'self' }, slots: by.slots };
  }

  function* foundOf(
    name: string,
    ways: readonly Way[],
    what: Meaning | undefined,
    by: Around,
  ): Generator<Found> {
    const number = name === 'one' ? 'one' : /(?:^many|Many|plural)$/.test(name) ? 'many' : by.number;
    for (const way of speech.waysOf(name, ways, { number, role: by.role, wanted: what }))
      if ((way.is !== 'phrase' || couldBe(way.means, what)) && !isOfOtherNumber(way, number))
        yield* ofWay(way, what, { ...by, number });
  }

  function ofWay(way: Way, what: Meaning | undefined, by: Around): Iterable<Found> {
    switch (way.is) {
      case 'phrase': {
        const all = way.also ? [] : unified(way.means, what, knownIn(way, by.slots), speech.standing);
        return all.length === 0 ? [] : ofPhrase(way, all, by);
      }
      case 'separated':
        return isList(what) ? ofList(way, what, by) : [];
      case 'bag':
        return isFields(what) ? ofBags(way, what, by) : [];
      case 'leaf': {
        const text = what === undefined ? undefined : speech.printers[way.leaf]?.(what);
        return text === undefined || what === undefined
          ? []
          : [{ sketch: { is: 'leaf', way, text, meaning: what }, slots: by.slots }];
      }
      default:
        return way satisfies never;
    }
  }

  /** What a phrase says with these in its slots, one after the other. */
  function* ofPhrase(way: Phrase, all: readonly Slots[], by: Around): Generator<Found> {
    const { own, worked } = slotsOf(way);
    for (const slots of all) {
      // It says of a mere number what it is equal to.
      if (worked !== undefined && typeof slots[worked] === 'number') continue;
      for (const found of ofPieces(way, orderOf(way, slots), 0, [], slots, by)) {
        const around: Record<string, Meaning> = { ...by.slots };
        for (const name of fromAround) {
          const value = found.slots[name];
          if (!own.has(name) && value !== undefined) around[name] = value;
        }
        yield { sketch: { is: 'phrase', way, slots: found.filled }, slots: around };
      }
    }
  }

  function* ofPieces(
    way: Phrase,
    order: readonly number[],
    next: number,
    filled: readonly (Sketch | null)[],
    slots: Slots,
    by: Around,
  ): Generator<{ readonly filled: readonly (Sketch | null)[]; readonly slots: Slots }> {
    const index = order[next];
    if (index === undefined) {
      yield { filled, slots };
      return;
    }
    const piece = way.pieces[index];
    // Somebody does it whom what is done speaks of.
    if (piece?.is !== 'slot' || (piece.name === 'subject' && slots.subject === undefined)) return;
    const inner = aroundSlot(way, slots, by.slots);
    const number = numberBefore(way, index, slots, filled) ?? by.number;
    const role = roles[piece.name] ?? by.role;
    const all = ofCategory(piece.category, slots[piece.name], { slots: inner, number, role });
    for (let at = 0, found = foundAt(all, 0); found !== undefined; found = foundAt(all, ++at)) {
      const more: Record<string, Meaning> = { ...slots };
      for (const name of fromAround) {
        const value = found.slots[name];
        if (value !== undefined) more[name] = value;
      }
      const sketches = [...filled];
      sketches[index] = found.sketch;
      yield* ofPieces(way, order, next + 1, sketches, more, by);
    }
  }

  function* ofList(way: Separated, what: readonly Meaning[], by: Around): Generator<Found> {
    if (what.length < way.least || what.length === 0) return;
    const and = way.joints.findIndex(({ two }) => two === ' and ');
    const isCounted = by.role === 'counted';
    // Nothing is both an instant and a sorcery; but "target artifacts and enchantments" would be all enchantments.
    const isEither =
      (isCounted && !what.includes('instant')) || (by.role === 'targeted' && by.number === 'many');
    // "Two or more instant and/or sorcery cards".
    const isNumbered = by.role === 'numbered';
    const joint =
      (isCounted || isNumbered || by.number === 'many') && and > 0 ? and + Number(isEither || isNumbered) : 0;
    for (const { items, slots } of itemsOf(way, what, by))
      if (items.length >= way.least) yield { sketch: { is: 'separated', way, joint, items }, slots };
  }

  /** One item after the other; where what is in lists becomes part of the list, an item may say several. */
  function* itemsOf(
    way: Separated,
    what: readonly Meaning[],
    by: Around,
  ): Generator<{ readonly items: readonly Sketch[]; readonly slots: Slots }> {
    const [first] = what;
    if (first === undefined) {
      yield { items: [], slots: by.slots };
      return;
    }
    for (let taken = way.flat ? Math.min(what.length, 5) : 1; taken > 0; taken--)
      for (const wanted of [...(way.flat ? [what.slice(0, taken)] : []), ...(taken === 1 ? [first] : [])]) {
        const all = ofCategory(way.category, wanted, by);
        for (let at = 0, one = foundAt(all, 0); one !== undefined; one = foundAt(all, ++at))
          for (const { items, slots } of itemsOf(way, what.slice(taken), { ...by, slots: one.slots }))
            yield { items: [one.sketch, ...items], slots };
      }
  }

  /** Parts of a description say some of it: whatever kind of word it is, any of them may. */
  function allWays(category: string, asked: Asked): readonly Way[] {
    return speech.waysOf(category, speech.grammar.ways(category), asked);
  }

  function* ofBags(way: Bag, what: Fields, by: Around): Generator<Found> {
    for (const form of speech.standing.forms(what)) yield* ofBag(way, form, by);
  }

  /** A noun, and before and after it what covers all fields of the description, each once. */
  function* ofBag(way: Bag, what: Fields, by: Around): Generator<Found> {
    for (const noun of allWays(way.noun, { number: by.number, role: by.role, wanted: what })) {
      if (noun.is !== 'phrase' || noun.also) continue;
      for (const part of partsCovered(noun, what)) {
        const rest = without(what, part);
        if (rest === undefined) continue;
        let isSaid = false;
        for (const around of modified(way, rest, by))
          for (const said of ofWay(noun, part, by)) {
            yield { sketch: { is: 'bag', way, ...around, noun: said.sketch }, slots: by.slots };
            isSaid = true;
            break;
          }
        if (isSaid) return;
      }
    }
  }

  /** What stands before a noun and after it: each part of the description by the first that can say it, in all its ways. */
  function* modified(way: Bag, rest: Fields, by: Around): Generator<Modified> {
    const number = way.noun.endsWith('Many') ? 'many' : by.number;
    const asked = { number, role: by.role, wanted: rest };
    const before = allWays(way.before, asked);
    const all = [...before, ...allWays(way.after, asked)];
    yield* from(0, rest, { before: [], after: [] });

    function* from(first: number, left: Fields, done: Modified): Generator<Modified> {
      if (Object.keys(left).length === 0) {
        yield done;
        return;
      }
      for (const [index, modifier] of all.entries()) {
        if (index < first || modifier.is !== 'phrase' || modifier.also) continue;
        for (const part of partsCovered(modifier, left)) {
          const others = Object.keys(part).length === 0 ? undefined : without(left, part);
          if (others === undefined) continue;
          let isSaid = false;
          for (const { sketch } of ofWay(modifier, part, by)) {
            const where = index < before.length ? 'before' : 'after';
            yield* from(index + 1, others, { ...done, [where]: [...done[where], sketch] });
            isSaid = true;
          }
          if (isSaid) return;
        }
      }
    }
  }
}

/** What is asked of the slots of a phrase again and again. */
interface OwnSlots {
  /** Those that are not those of what is around it. */
  readonly own: ReadonlySet<string>;
  /** Those that stand in it, and where. */
  readonly standing: readonly { readonly name: string; readonly index: number }[];
  /** Those that it passes on to what stands in its slots. */
  readonly passed: ReadonlySet<string>;
  /** The one of which it says what it is equal to. */
  readonly worked: string | undefined;
}

const slotsOf = onceFor((way: Phrase): OwnSlots => {
  const within = Object.keys(way.within);
  const standing = way.pieces.flatMap((piece, index) =>
    piece.is === 'slot' ? [{ name: piece.name, index }] : [],
  );
  return {
    own: new Set([...standing.map(({ name }) => name), ...within]),
    standing,
    passed: new Set([...fromAround, ...within]),
    worked: /(?:equal to|where X is) <(\w+)/.exec(way.text)?.[1],
  };
});

/** Where the slots of a phrase are; those of which something is known come first: what they say may tell who does it. */
function orderOf(way: Phrase, slots: Slots): readonly number[] {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (const { name, index } of slotsOf(way).standing)
    (Object.hasOwn(slots, name) ? known : unknown).push(index);
  return known.length === 0 ? unknown : [...known, ...unknown];
}

/** What is known of the slots of a phrase, of those around it too that aren't its own. */
function knownIn(way: Phrase, around: Slots): Slots {
  const { own } = slotsOf(way);
  const known: Record<string, Meaning> = { ...way.within };
  for (const name in around) if (!own.has(name)) known[name] = around[name] ?? null;
  return known;
}

/** What is known around what stands in a slot of a phrase, by what is known of its slots and around it. */
function aroundSlot(way: Phrase, slots: Slots, around: Slots): Slots {
  const { passed } = slotsOf(way);
  const inner: Record<string, Meaning> = {};
  for (const name in around) {
    const value = passed.has(name) ? slots[name] : around[name];
    if (value !== undefined) inner[name] = value;
  }
  for (const name of passed) {
    const value = slots[name];
    if (value !== undefined) inner[name] = value;
  }
  return inner;
}

/** The roles of what stands in slots. */
const roles: Readonly<Record<string, Role>> = {
  subject: 'does',
  affects: 'does',
  what: 'done',
  recipients: 'each',
  on: 'each',
  to: 'each',
  of: 'each',
  among: 'among',
  by: 'by',
  eachOne: 'eachOne',
  again: 'again',
  counted: 'counted',
  numbered: 'numbered',
  beside: 'beside',
  objects: 'targeted',
  bearing: 'bearing',
};

const nothing: Findings = { known: [], more: [].values() };
const only = (found: Found): Findings => ({ known: [found], more: nothing.more });

/** What is found at this place, worked out where it wasn't asked for before; nothing after the last. */
function foundAt({ known, more }: Findings, at: number): Found | undefined {
  if (at < known.length) return known[at];
  const next = more.next();
  if (next.done !== true) known.push(next.value);
  return known[at];
}

/** Whether a phrase is only another name for one, or for several, where the other is spoken of. */
function isOfOtherNumber(way: Way, number: 'one' | 'many' | undefined): boolean {
  const [piece] = way.is === 'phrase' && way.pieces.length === 1 ? way.pieces : [];
  return (
    piece?.is === 'slot' &&
    ((number === 'one' && piece.category === 'many') || (number === 'many' && piece.category === 'one'))
  );
}

/** Words before what is one, and before what are several. */
const ofOne = new Set(['a', 'another', 'each', 'this', 'target']);
const ofMany = new Set(['all', 'number', 'more', 'no', 'x']);

/** Of how many it is that stands in a slot, by what stands before it: "a", "each", "the number of", "three". */
function numberBefore(
  way: Phrase,
  index: number,
  slots: Slots,
  filled: readonly (Sketch | null)[],
): 'one' | 'many' | undefined {
  let isOfSeveral = way.pieces[0]?.is === 'verb' && areSeveral(slots.subject, undefined);
  let number: 'one' | 'many' | undefined;
  for (const [at, piece] of way.pieces.entries()) {
    if (at >= index) break;
    if (piece.is === 'word') {
      if (piece.words.some((word) => ofOne.has(word))) number ??= 'one';
      if (piece.words.some((word) => ofMany.has(word))) number = 'many';
      if (piece.text === 'or' && number === undefined) number = 'many';
    } else if (piece.is === 'slot' && piece.category === 'howMany') number = 'many';
    else if (piece.is === 'slot' && (piece.category === 'several' || piece.category === 'numeral'))
      number = slots[piece.name] === 1 ? 'one' : 'many';
    else if (piece.is === 'slot' && doers.has(piece.name) && areSeveral(slots[piece.name], filled[at]))
      isOfSeveral = true;
  }
  return number ?? (isOfSeveral ? 'many' : undefined);
}

const doers = new Set(['subject', 'affects']);

/** Whether several do it, of whom it isn't said what each does. */
const areSeveral = (who: Meaning | undefined, said: Sketch | null | undefined): boolean =>
  isFields(who) &&
  (who.all !== undefined || who.union !== undefined || isSpecOfSeveral(who.spec)) &&
  !saysEach(said);

/** Whether what is targeted so is not just one. */
export function isSpecOfSeveral(spec: Meaning | undefined): boolean {
  const count = isFields(spec) ? spec.count : undefined;
  return isFields(count) && count.max !== 1;
}

const saysEach = (said: Sketch | null | undefined): boolean => {
  if (said?.is !== 'phrase') return false;
  const [first] = said.way.pieces;
  return first?.is === 'word' ? first.text === 'each' : saysEach(said.slots.find((one) => one !== null));
};

const plainly: Agreement = { person: 'you', number: 'one', preferred: [] };
const nothingElse: Standing = {
  could: () => false,
  of: () => [],
  ofSome: () => [],
  forms: (wanted) => [wanted],
  absent: () => undefined,
  both: (one, other) => (sameWords(one, other) ? one : undefined),
};

/** The words of a meaning of this category that depends on nothing said before; nothing where no phrase says it. */
export function print(
  grammar: Grammar,
  printers: Speech['printers'],
  category: string,
  meaning: Meaning,
): string | undefined {
  const speech: Speech = {
    grammar,
    printers,
    standing: nothingElse,
    called: () => undefined,
    given: [],
    found: new Map(),
    waysOf: (_category, ways) => ways,
    budget: { left: 20_000 },
  };
  for (const sketch of sketches(speech, category, meaning)) {
    const tree = placed(sketch, 0, plainly);
    if (tree !== undefined) return textOf(tree);
  }
  return undefined;
}
