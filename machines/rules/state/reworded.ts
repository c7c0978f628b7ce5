import { withoutTargets } from './each-target.ts';
import { type Color, colors, manaWords } from './mana.ts';

/** Where a text uses color words, land types and creature types as such (612.2); names and mana symbols aren't. */
const wordsAt: ReadonlySet<string> = new Set([
  'color',
  'anyColor',
  'notColor',
  'colors',
  'subtype',
  'anySubtype',
  'notSubtype',
  'subtypes',
  // The word that a change of text replaces, and by which.
  'from',
  // What a word is changed to, or what devotion is to.
  'to',
  // "Spend only black mana", "unspent green mana": a word, not a symbol. Card types among them are no such words.
  'spentOnX',
  'types',
]);
/** Keywords, which may have a land type in them (702.14a), and what a keyword says of its parameter in words. */
const keywordsAt: ReadonlySet<string> = new Set(['keyword', 'notKeyword']);

/**
 * A text with every instance of one word replaced by another (612.1-2): a colour, by its letter, or a basic land type
 * or creature type; or "target" by "each" (702.96a). The text itself, where the word isn't in it.
 */
export function reworded<Text>(text: Text, from: string, to: string): Text {
  if (from === 'target' && to === 'each') return withoutTargets(text);
  return from === to ? text : replaced(text, { from, to });
}

interface Rewording {
  readonly from: string;
  readonly to: string;
}

function replaced<Text>(text: Text, words: Rewording): Text;
function replaced(text: unknown, words: Rewording): unknown {
  if (typeof text !== 'object' || text === null) return text;
  if (Array.isArray(text))
    return sameOr(
      text,
      text.map((each) => replaced(each, words)),
    );
  const before = Object.entries(text);
  const after = before.map(([name, part]): [string, unknown] => [name, partOf(name, part, words)]);
  return after.some(([, part], at) => part !== before[at]?.[1]) ? Object.fromEntries(after) : text;
}

function partOf(name: string, part: unknown, words: Rewording): unknown {
  const word = (one: unknown) => (one === words.from ? words.to : one);
  if (wordsAt.has(name)) {
    if (typeof part === 'string') return word(part);
    if (Array.isArray(part)) return sameOr(part, part.map(word));
  }
  if (typeof part === 'string') {
    if (keywordsAt.has(name)) return part === walkOf(words.from) ? walkOf(words.to) : part;
    if (name === 'quality') return part.replace(new RegExp(`\\b${said(words.from)}\\b`), said(words.to));
  }
  return replaced(part, words);
}

const sameOr = (list: readonly unknown[], other: readonly unknown[]): readonly unknown[] =>
  other.every((each, at) => each === list[at]) ? list : other;

const walkOf = (land: string): string => `${land.toLowerCase()}walk`;
const isColor = (word: string): word is Color => colors.some((color) => color === word);
const said = (word: string): string => (isColor(word) ? manaWords[word] : word);

/** A part of a reference to a text: "~Swamp>Island" stands for what precedes it with those words replaced. */
export const rewordingIn = (from: string, to: string): string => `~${from}>${to}`;

/** The words of such a part. */
export function readRewording(part: string): readonly [string, string] {
  const [from = '', to = ''] = part.slice(1).split('>');
  return [from, to];
}
