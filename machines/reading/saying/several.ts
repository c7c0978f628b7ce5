/** What is said in one phrase, and is several instructions or one that holds others: for the data, what is said of them. */
import { onceForWord } from '../../rules/state/once-for.ts';
import { sameWords } from '../../rules/state/same-words.ts';
import { isFields, isList, replaced, wordOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { creatureTypes } from '../../words/lexicon.ts';
import { type Fields, fields } from '../talk.ts';
import { forEach, forEachDone, forEachPlayer } from './by-players.ts';
import { attachedTo } from './host.ts';
import { later, waits } from './later.ts';
import { isNamed, type SaidOfSome, type Says, speaksOf, withNamed } from './named.ts';
import { replaces } from './replacing.ts';

/** "return a land you control to its owner's hand". */
const pick: Says = ([first, ...others]) => {
  const { do: does, as: name, who, from, count, ...how } = fields(first);
  const {
    atRandom: _random,
    canHaveAttached: _attached,
    different: _different,
    orPlayers: _players,
    ...more
  } = how;
  const isOfGroup = fields(fields(from).among).named !== undefined;
  if (does !== 'choose' || Object.keys(more).length > 0 || isOfGroup) return [];
  const range = fields(count);
  const isOfAll = fields(range.max).number === 'count' && sameWords(fields(range.max).of, from);
  const said: Fields = {
    said: 'pick',
    who: who ?? 'you',
    from: from ?? {},
    count: isOfAll ? { ...range, max: 'all' } : range,
    ...how,
  };
  const [next] = others;
  if (next === undefined || name === undefined || !speaksOf(next, name))
    return [{ said: { ...said, then: [] }, taken: 1 }];
  const { as: _as, ...done } = fields(next);
  const then = [asCard(withNamed(done, name, { said: 'picked' }), from)];
  const moved = notHost(from, done);
  return [
    ...(moved === undefined ? [] : [{ said: { ...said, ...moved, then }, taken: 2 }]),
    { said: { ...said, then }, taken: 2 },
    { said: { ...said, then: [] }, taken: 1 },
  ];
};

/** "Attach it to another creature": another than what it is attached to. */
function notHost(from: Meaning | undefined, { do: does, what }: Fields): Fields | undefined {
  const { notAmong, ...others } = fields(from);
  const attached = attachedTo(notAmong);
  // It is introduced where it is spoken of first.
  return does === 'attach' && what !== undefined && attached !== undefined
    ? { from: others, notHost: attachedTo(fields(others.controller).controllerOf) ?? attached }
    : undefined;
}

/** What is chosen from a zone is a card, and copied as that (707.12). */
const asCard = (done: Meaning, from: Meaning | undefined): Meaning =>
  fields(done).do === 'copySpell' && fields(from).zone !== undefined
    ? { ...fields(done), do: 'copyCard' }
    : done;

/** "exile them, then meld them into …". */
const meldPair: Says = ([choose, exile, last]) => {
  const { do: does, into, what } = fields(last);
  const isPair = isList(fields(fields(exile).what).union) && isNamed(what, fields(exile).as);
  return does === 'meld' && into !== undefined && isPair && fields(choose).do === 'choose'
    ? [{ said: { said: 'meldPair', into }, taken: 3 }]
    : [];
};

/** Where cards go that are taken from among others; nothing where they go nowhere. */
function goes(instruction: Fields): { readonly what: Meaning; readonly to: Fields } | undefined {
  const { do: does, what, to, faceDown, as: _as, ...others } = instruction;
  if (what === undefined || Object.keys(others).length > 0) return undefined;
  if (does === 'exile')
    return { what, to: { zone: 'exile', ...(faceDown === undefined ? {} : { faceDown }) } };
  return does === 'move' ? { what, to: fields(to) } : undefined;
}

/** The rest of the cards that were looked at. */
const restOf = (instruction: Meaning | undefined): Fields | undefined => {
  const going = goes(fields(instruction));
  const all = fields(fields(going?.what).all);
  return going === undefined ||
    all.among === undefined ||
    Object.keys(all).some((key) => !['zone', 'among', 'notAmong'].includes(key))
    ? undefined
    : going.to;
};

const take: Says = ([first, second, third]) => {
  const every = goes(fields(first));
  const all = fields(fields(every?.what).all);
  const found: SaidOfSome[] = [];
  const withRest = (said: Fields, taken: number, next: Meaning | undefined, isOne: boolean) => {
    const rest = restOf(next);
    if (rest !== undefined && isOne) found.push({ said: { ...said, rest, isOne }, taken: taken + 1 });
    if (rest !== undefined) found.push({ said: { ...said, rest }, taken: taken + 1 });
    found.push({ said, taken });
  };
  const where = (to: Fields): readonly Fields[] => {
    const { revealed, ...others } = to;
    return revealed === undefined ? [{ to }] : [{ to: others, revealed }];
  };
  // What cards came up for is "that card".
  const isFound = fields(every?.what).found !== undefined;
  if (every !== undefined && !isFound && all.among !== undefined && all.notAmong === undefined) {
    const { zone: _zone, among: _among, ...like } = all;
    if (Object.keys(like).length === 0) return [];
    for (const to of where(every.to))
      withRest({ said: 'take', who: 'you', like, count: 'every', ...to }, 1, second, false);
  }
  const { do: does, as: name, who, from, count, ...more } = fields(first);
  const { among, like, ...others } = fields(from);
  const going = goes(fields(second));
  if (does !== 'choose' || among === undefined || going === undefined || !isNamed(going.what, name))
    return found;
  if (Object.keys(more).length + Object.keys(others).length > 0) return found;
  const { min, max } = fields(count);
  const { size } = fields(among);
  const isAll = min === 0 && (size === undefined || sameWords(max, size));
  const isOne = typeof size === 'number' && min === max && max === size - 1;
  for (const to of where(going.to))
    for (const range of [...(isAll ? [{ min: 0, max: 'all' }] : []), count ?? {}])
      withRest(
        { said: 'take', who: who ?? 'you', ...(like === undefined ? {} : { like }), count: range, ...to },
        2,
        third,
        isOne,
      );
  return found;
};

/** Who does it: who is said to, who gets something, whose cards they are. */
function doersOf(instruction: Fields): readonly Meaning[] {
  const { who, onPlayers, what, changes } = instruction;
  const { union } = fields(what);
  const { owner } = fields(fields(isList(union) ? union[0] : what).all);
  // "Target opponent exiles the top card of their library."
  const { top, of } = fields(what);
  const library = top !== undefined && fields(of).isNew === true ? of : undefined;
  const [change] = isList(changes) ? changes : [];
  const { by } = fields(change);
  // Cards that came up until one was found.
  const found = fields(what).cardsOf ?? fields(fields(fields(what).all).among).cardsOf;
  const all = [who, onPlayers, owner, library, by, found].flatMap((one) => (one === undefined ? [] : [one]));
  return all.length === 0 ? ['you'] : all;
}

/** "Target player draws a card and loses 1 life": what the same player does. */
const playerDoes: Says = (wanted) => {
  const [first] = wanted;
  return doersOf(fields(first)).flatMap((who) => {
    const isTheirs = (one: Meaning, index: number) =>
      doersOf(fields(one)).some((other) => sameDoer(who, other)) || isWithChosen(wanted[index - 1], one);
    const end = wanted.findIndex((one, index) => !isTheirs(one, index));
    const most = end < 0 ? wanted.length : end;
    return Array.from({ length: most }, (_, index) => {
      const taken = most - index;
      return { said: { said: 'playerDoes', who, then: wanted.slice(0, taken) }, taken };
    });
  });
};

/** "Exiles two permanents they control": who chooses is said to do it, too. */
const isWithChosen = (before: Meaning | undefined, instruction: Meaning): boolean => {
  const { do: does, as: name } = fields(before);
  return does === 'choose' && name !== undefined && speaksOf(instruction, name);
};

const sameDoer = (one: Meaning, other: Meaning): boolean => {
  const [{ isNew: _one, ...first }, { isNew: _other, ...second }] = [fields(one), fields(other)];
  return isFields(one) ? sameWords(first, second) : one === other;
};

const rest: Says = ([first]) => {
  const to = restOf(first);
  const { among, notAmong } = fields(fields(fields(first).what).all);
  // Whether one is left isn't known where nothing says how many were taken.
  const isOne = fields(among).size === 2 && notAmong !== undefined;
  return to === undefined
    ? []
    : [
        ...(isOne ? [{ said: { said: 'rest', to, isOne }, taken: 1 }] : []),
        { said: { said: 'rest', to }, taken: 1 },
      ];
};

const chosenFromHand: Says = ([first]) => {
  const { do: does, from, count } = fields(first);
  const { zone, owner: _owner, ...like } = fields(from);
  const { max } = fields(count);
  return does === 'choose' && zone === 'hand'
    ? [{ said: { said: 'chosenFromHand', like, count: max ?? 1 }, taken: 1 }]
    : [];
};

const chosenDiscard: Says = ([first]) => {
  const { do: does, filter, count, chosenBy } = fields(first);
  return does === 'discard' && chosenBy === 'you'
    ? [{ said: { said: 'chosenDiscard', like: filter ?? {}, count: count ?? 1 }, taken: 1 }]
    : [];
};

const sacrifice: Says = ([first]) => {
  const { do: does, filter, as: _as, ...others } = fields(first);
  return does === 'sacrifice' && filter !== undefined
    ? [{ said: { ...others, do: does, said: 'sacrifice', what: filter, count: others.count ?? 1 }, taken: 1 }]
    : [];
};

/** "If it's a land card, …", or with what is asked after what is done. */
const ifSo =
  (said: string): Says =>
  ([first]) => {
    const { do: does, condition, then, ...others } = fields(first);
    return does === 'if' && Object.keys(others).length === 0
      ? [{ said: { said, condition: condition ?? {}, then: then ?? [] }, taken: 1 }]
      : [];
  };

/** "If you do", of what was done before it. */
const ifDone: Says = ([first]) => {
  const { do: does, condition, then, ...others } = fields(first);
  return does === 'if' && fields(condition).holds === 'did' && Object.keys(others).length === 0
    ? [{ said: { said: 'ifDone', then: then ?? [] }, taken: 1 }]
    : [];
};

const choiceOf: Says = ([first]) => {
  const { do: does, options } = fields(first);
  if (does !== 'oneOf' || !isList(options)) return [];
  const given = options.map((option) => {
    const { then } = fields(option);
    return fields(isList(then) ? then[0] : undefined);
  });
  const abilities = given.flatMap(({ changes }) => {
    const [change] = isList(changes) ? changes : [];
    const { abilities: all } = fields(change);
    return isList(all) && all.length === 1 ? all : [];
  });
  const [one] = given;
  return one?.do === 'modify' && abilities.length === options.length
    ? [
        {
          said: { said: 'choiceOf', what: one.what ?? 'self', options: abilities, until: one.until ?? '' },
          taken: 1,
        },
      ]
    : [];
};

/** "Each opponent faces a villainous choice — They lose 3 life, or …": one of several things. */
const options: Says = ([first]) => {
  const { options: all, as: _as, ...others } = fields(first);
  return isList(all)
    ? [
        {
          said: { who: 'you', ...others, said: 'options', options: all.map((one) => fields(one).then ?? []) },
          taken: 1,
        },
      ]
    : [];
};

/** Quantities that could be said after the rest: ", where X is the number of …". */
export function quantitiesIn(value: Meaning): readonly Fields[] {
  if (isList(value)) return value.flatMap(quantitiesIn);
  if (!isFields(value)) return [];
  const isOne = typeof value.number === 'string' && !['x', 'amount'].includes(value.number);
  return [...(isOne ? [{ ...value }] : []), ...Object.values(value).flatMap(quantitiesIn)];
}

/** The same with something else wherever this stands. */
export function replacedBy(value: Meaning, what: Meaning, by: Meaning): Meaning {
  return replaced(value, (part) => (sameWords(part, what) ? by : undefined));
}

const whereX: Says = (wanted) => {
  if (wanted.some((one) => fields(one).do === undefined)) return [];
  return quantitiesIn(wanted).map((x): SaidOfSome => {
    const then = replacedBy(wanted, x, { number: 'x' });
    return { said: { said: 'whereX', x, then }, taken: wanted.length };
  });
};

/** The same changes without keeping the types that something has (205.1b). */
export const gotInstead = (changes: readonly Meaning[]): Meaning[] =>
  changes.map((one): Meaning => {
    const change = fields(one);
    if (change.change === 'addTypes') return { ...change, change: 'setTypes' };
    // All creature types are added to what it is.
    const isAll = sameWords(change.subtypes, creatureTypes);
    return change.change === 'addSubtypes' && !isAll ? { ...change, change: 'setSubtypes' } : one;
  });

/** Types that come to those that it has, said as those that it gets. */
const besides: Says = (wanted) => [
  { said: { said: 'besides', changes: gotInstead(wanted) }, taken: wanted.length },
];

/** "Choose Khans or Dragons", and what it has with each of the words (614.12c). */
const anchors: Says = ([first, ...others]) => {
  const { choose } = fields(fields(first).replaces);
  const [chosen] = isList(choose) ? choose : [];
  const { oneOf: words } = fields(fields(chosen).what);
  if (!isList(words)) return [];
  const those = others.slice(0, words.length);
  const isOfWords = words.every((word, index) => fields(fields(those[index]).if).word === word);
  const abilities = [first ?? {}, ...those];
  return isOfWords
    ? [{ said: { said: 'anchors', words, again: words, abilities }, taken: abilities.length }]
    : [];
};

/** How it is said, and of which instructions first; where none are named, of any, or of what is no instruction. */
interface Ways {
  readonly says: Says;
  readonly of?: readonly string[];
}

const ways: Readonly<Record<string, Ways>> = {
  anchors: { says: anchors },
  pick: { says: pick, of: ['choose'] },
  meldPair: { says: meldPair, of: ['choose'] },
  take: { says: take, of: ['choose', 'exile', 'move'] },
  rest: { says: rest, of: ['exile', 'move'] },
  chosenFromHand: { says: chosenFromHand, of: ['choose'] },
  chosenDiscard: { says: chosenDiscard, of: ['discard'] },
  sacrifice: { says: sacrifice, of: ['sacrifice'] },
  if: { says: ifSo('if'), of: ['if'] },
  ifAfter: { says: ifSo('ifAfter'), of: ['if'] },
  ifDone: { says: ifDone, of: ['if'] },
  later: { says: later, of: ['delayedTrigger'] },
  waits: { says: waits, of: ['delayedTrigger'] },
  replaces: { says: replaces },
  choiceOf: { says: choiceOf, of: ['oneOf'] },
  options: { says: options },
  whereX: { says: whereX },
  besides: { says: besides },
  playerDoes: { says: playerDoes },
  forEach: { says: forEach, of: ['forEach'] },
  forEachDone: { says: forEachDone, of: ['forEach'] },
  forEachPlayer: { says: forEachPlayer },
  thoseTypes: { says: (wanted) => [{ said: { said: 'thoseTypes' }, taken: wanted.length }] },
};

/** Whether several things are said so in one. */
export const isOfSome = (said: string): boolean => Object.hasOwn(ways, said);

/** Whether what is said so could mean the first of these, or this alone, by which instruction it is. */
export function couldBeOfSome(said: string, wanted: Meaning): boolean {
  const of = ways[said]?.of;
  const first = isList(wanted) ? wanted[0] : wanted;
  return of === undefined || of.includes(wordOf(fields(first).do));
}

const noneSaid: readonly SaidOfSome[] = [];
const saidOfKnown = onceForWord((said, wanted: readonly Meaning[]) => ways[said]?.says(wanted) ?? noneSaid);

/** What is said so, and could mean the first so many of these. */
export const saidOfSome = (said: string, wanted: readonly Meaning[]): readonly SaidOfSome[] =>
  wanted.length === 0 || !isOfSome(said) ? noneSaid : saidOfKnown(said, wanted);
