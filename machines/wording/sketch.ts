/** What is to be said, phrase in phrase, before its words agree with one another and have their places. */
import { meaningOfPhrase, merged } from './meaning.ts';
import type { Bag, Leaf, Meaning, Phrase, Piece, Separated } from './syntax.ts';
import { tokensOf } from './tokens.ts';
import { type Part, type Tree, wordsIn, wordsOfJoint, wordsOfPart } from './tree.ts';

export type Sketch =
  /** What is in its slots, in the order of its pieces. */
  | {
      readonly is: 'phrase';
      readonly way: Phrase;
      readonly slots: readonly (Sketch | null)[];
      /** How its words agree, and not those around it. */
      readonly by?: Partial<Agreement>;
    }
  | {
      readonly is: 'separated';
      readonly way: Separated;
      readonly joint: number;
      readonly items: readonly Sketch[];
    }
  | {
      readonly is: 'bag';
      readonly way: Bag;
      readonly before: readonly Sketch[];
      readonly noun: Sketch;
      readonly after: readonly Sketch[];
    }
  | { readonly is: 'leaf'; readonly way: Leaf; readonly text: string; readonly meaning: Meaning };

/** Who does it, as verbs go by that: "you draw", "it draws", "they draw". */
export type Person = 'you' | 'one' | 'many';

/** What words go by besides what they mean. */
export interface Agreement {
  readonly person: Person;
  readonly number: 'one' | 'many';
  /** Who does it, where a verb goes by another word: "its controller may search their library". */
  readonly whose?: Person | undefined;
  /** Of words that mean the same, those that are said in this text: "creature" after "this", "whenever". */
  readonly preferred: readonly string[];
}

/** The tree that reading its words gives, from this token on; nothing where its words can't agree. */
export function placed(sketch: Sketch, start: number, by: Agreement): Tree | undefined {
  switch (sketch.is) {
    case 'phrase':
      return placedPhrase(sketch.way, sketch.slots, start, { ...by, ...sketch.by });
    case 'leaf':
      return { ...sketch, start, end: start + tokensOf(sketch.text).length };
    case 'separated': {
      const { way, joint: chosen, items: inner } = sketch;
      const joint = way.joints[chosen];
      const items: Tree[] = [];
      let end = start;
      for (const [index, item] of inner.entries()) {
        if (index > 0 && joint !== undefined)
          end += wordsOfJoint(
            inner.length === 2 ? joint.two : index === inner.length - 1 ? joint.last : joint.between,
          ).length;
        const tree = placed(item, end, by);
        if (tree === undefined) return undefined;
        items.push(tree);
        end = tree.end;
      }
      const meaning = items.flatMap((item): readonly Meaning[] =>
        way.flat && Array.isArray(item.meaning) ? item.meaning : [item.meaning],
      );
      return { is: 'separated', way, joint: chosen, items, start, end, meaning };
    }
    case 'bag': {
      const number = sketch.way.noun.endsWith('Many') ? 'many' : by.number;
      const all: Tree[] = [];
      let end = start;
      let meaning: { readonly [field: string]: Meaning } = {};
      for (const part of [...sketch.before, sketch.noun, ...sketch.after]) {
        const tree = placed(part, end, { ...by, number });
        if (tree === undefined || !isRecord(tree.meaning)) return undefined;
        const both = merged(meaning, tree.meaning);
        if (both === undefined) return undefined;
        meaning = both;
        all.push(tree);
        end = tree.end;
      }
      const noun = all[sketch.before.length];
      if (noun === undefined) return undefined;
      const before = all.slice(0, sketch.before.length);
      const after = all.slice(sketch.before.length + 1);
      return { is: 'bag', way: sketch.way, before, noun, after, start, end, meaning };
    }
    default:
      return sketch satisfies never;
  }
}

const isRecord = (meaning: Meaning): meaning is { readonly [field: string]: Meaning } =>
  typeof meaning === 'object' && meaning !== null && !Array.isArray(meaning);

/** Slots by whom what stands after them goes, wherever they stand. */
const doers = new Set(['subject', 'who', 'self', 'player', 'players', 'affects']);
/** Slots for somebody or something. */
const spokenOf = new Set([
  ...doers,
  ...[
    'what',
    'object',
    'on',
    'to',
    'from',
    'of',
    'owner',
    'second',
    'recipients',
    'found',
    'some',
    'controller',
  ],
]);
/** What begins anew, whoever was said to do something around it. */
const anew = new Set(['ability', 'effect', 'cost', 'modes', 'topOne']);
/** Where cards are, and not from where they are taken. */
const somewhere = new Set(['counts', 'condition', 'placedDescribed', 'namesake', 'standing']);
/** After these a verb has no person: "you may have it deal damage". */
const modal = new Set(['may', 'have', 'would', 'to', 'can']);

function placedPhrase(
  way: Phrase,
  sketches: readonly (Sketch | null)[],
  start: number,
  by: Agreement,
): Tree | undefined {
  const parts: Part[] = [];
  const slots: Record<string, Meaning> = {};
  let { person, number, whose } = by;
  if (way.within.subject !== undefined) {
    person = way.within.subject === 'you' ? 'you' : 'one';
    whose = undefined;
  }
  let isModal = false;
  let hasVerb = false;
  // Of whom pronouns speak, and not of how many counters they have.
  let meantBy = number;
  let end = start;
  for (const [index, piece] of way.pieces.entries()) {
    if (piece.is === 'maybe') {
      parts.push(null);
      continue;
    }
    if (piece.is === 'slot') {
      const inner = sketches[index] ?? null;
      const preferred = somewhere.has(piece.category) ? ['in', ...by.preferred] : by.preferred;
      const doer: Person = anew.has(piece.category) ? 'you' : person;
      const isAnew = anew.has(piece.category);
      const tree =
        inner === null
          ? undefined
          : placed(inner, end, { person: doer, number, preferred, whose: isAnew ? undefined : whose });
      if (tree === undefined) return undefined;
      parts.push(tree);
      slots[piece.name] = tree.meaning;
      end = tree.end;
      if (piece.category === 'howMany') number = 'many';
      if (piece.category === 'several' || piece.category === 'numeral')
        number = tree.meaning === 1 ? 'one' : 'many';
      const is = spokenOf.has(piece.name) ? personOf(tree) : undefined;
      if (is !== undefined) {
        number = is === 'many' ? 'many' : 'one';
        meantBy = number;
        if (!hasVerb || doers.has(piece.name)) {
          person = isModal ? 'you' : is;
          whose = is;
        }
      }
      continue;
    }
    const next = way.pieces[index + 1];
    const word =
      piece.is === 'verb'
        ? verbIn(piece, person)
        : wordIn(piece, next, person, whose, isThem(piece) ? meantBy : number, by.preferred);
    if (word === undefined) return undefined;
    hasVerb ||= piece.is === 'verb';
    isModal ||= modal.has(word);
    if (isModal) person = 'you';
    if (word === 'you' && !isModal) person = 'you';
    if ((word === 'they' || word === 'both') && !isModal) person = 'many';
    if (next?.is === 'verb' && nouns.has(word.toLowerCase()) && !isModal) person = 'one';
    if (piece.is === 'word') number = ofWord[piece.words[0] ?? ''] ?? number;
    if (word === 'X' && next?.is === 'word' && next.text === 'target') number = 'many';
    parts.push(word);
    end++;
  }
  const meaning = meaningOfPhrase(way, slots, start, (name) => {
    const part = parts[way.pieces.findIndex((piece) => piece.is === 'slot' && piece.name === name)];
    return part === undefined ? '' : wordsOfPart(part).join(' ');
  });
  return meaning === undefined ? undefined : { is: 'phrase', way, start, end, meaning, parts };
}

/** Of which a phrase itself says what it does: "a source deals damage", "the Ring tempts you". */
const nouns = new Set(['ring', 'source']);

/** Words that say of how many the next is. */
const ofWord: Readonly<Record<string, 'one' | 'many'>> = {
  a: 'one',
  another: 'one',
  each: 'one',
  number: 'many',
  players: 'many',
  all: 'many',
  more: 'many',
  no: 'many',
  two: 'many',
  three: 'many',
};

const verbIn = ({ base, third }: { readonly base: string; readonly third: string }, person: Person) =>
  person === 'one' ? third : base;

const isThem = (piece: Piece): boolean =>
  piece.is === 'word' && piece.words.includes('it') && piece.words.includes('them');

/** Words for one and for several that differ by more than an "s". */
const forSeveral: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  die: 'dice',
  it: 'them',
  its: 'their',
  shares: 'share',
  targets: 'target',
  copy: 'copies',
  remains: 'remain',
  "it's": "they're",
  "that's": 'that',
  "isn't": "aren't",
};

/** Which of the words for the same thing is said here; nothing where what is said can't be of so many. */
function wordIn(
  { words, text }: Piece & { readonly is: 'word' },
  next: Piece | undefined,
  person: Person,
  whose: Person | undefined,
  number: 'one' | 'many',
  preferred: readonly string[],
): string | undefined {
  if (words.length === 1) {
    if (text === 'owners') return number === 'many' ? text : undefined;
    // Whose library it is goes by who searches it.
    if (next?.is === 'word' && next.text === 'library' && (text === 'your' || text === 'their'))
      return (text === 'your') === ((whose ?? person) === 'you') ? text : undefined;
    if (text === 'controllers') return person === 'many' ? text : undefined;
    if (text === 'its' && next?.is === 'word' && next.text === 'controller')
      return person === 'many' ? undefined : text;
    return text;
  }
  const own = preferred.find((word) => words.includes(word.toLowerCase()));
  if (own !== undefined) return own;
  if (words.includes('your') && words.includes('their'))
    return person === 'you' || words.includes('its') ? 'your' : words.includes('a') ? 'a' : 'their';
  if (words.includes('you') && words.includes('they')) return person === 'you' ? 'you' : 'they';
  if (number === 'one') return text;
  if (words.includes('it') && words.includes('they')) return 'they';
  const several = forSeveral[words[0] ?? ''];
  if (several !== undefined && words.includes(several)) return several;
  return words.find((word) => words.some((one) => word === `${one}s`)) ?? text;
}

const numberWords = /^(?:two|three|four|five|six|seven|eight|nine|ten|x)$/;

/** Of how many the words speak, if they are the words of somebody or something. */
function personOf(tree: Tree): Person | undefined {
  const words = wordsIn(tree);
  const [first = '', second = '', third = ''] = words.slice(0, 3).map((word) => word.toLowerCase());
  if (isUnion(tree) || (isRecord(tree.meaning) && isSaidOfSeveral(tree.meaning))) return 'many';
  if (first === 'you') return words.length === 1 ? 'you' : 'many';
  if (/^(?:all|those|they|them|players|opponents|your|other)$/.test(first))
    return first === 'your' && second !== 'opponents' ? 'one' : 'many';
  if (/^(?:each|either|a|an|another|this|that|it|the|target|enchanted|equipped|its|defending)$/.test(first))
    return second === 'of' && first !== 'each' && first !== 'either' ? undefined : 'one';
  if (first === 'up') return third === 'one' ? 'one' : 'many';
  if (first === 'any') return second === 'number' ? 'many' : 'one';
  if (first === 'one') return second === 'or' || second === ',' ? 'many' : 'one';
  if (numberWords.test(first)) return 'many';
  return isOfSeveral(tree) ? 'many' : /^\p{Lu}/u.test(wordsIn(tree)[0] ?? '') ? 'one' : undefined;
}

/** "The exiled cards", "the copies". */
const isSaidOfSeveral = ({ said, several }: { readonly [field: string]: Meaning }): boolean =>
  several === true || said === 'those';

const isUnion = (tree: Tree): boolean =>
  typeof tree.meaning === 'object' && tree.meaning !== null && 'union' in tree.meaning;

/** Whether its noun is one of several: "creatures you control". */
function isOfSeveral(tree: Tree): boolean {
  if (tree.is === 'bag') return tree.way.noun.endsWith('Many');
  if (tree.is !== 'phrase') return false;
  const inner = tree.parts.filter(
    (part): part is Tree => typeof part === 'object' && part !== null && 'is' in part,
  );
  const [only] = inner;
  return only !== undefined && isOfSeveral(only);
}
