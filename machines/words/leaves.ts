/** What phrases can't list: symbols, sizes, kinds of counters, the names of keywords. */

import { keywords } from '../rules/abilities/keywords/index.ts';
import { wordOf } from '../wording/meaning.ts';
import type { LeafReader } from '../wording/read.ts';
import { leaf } from '../wording/syntax.ts';
import type { Token } from '../wording/tokens.ts';
import { abilityWord } from './ability-words.ts';
import { sectionLeaves } from './keywords/sections.ts';
import { numberLeaves } from './numbers.ts';
import { typeLeaves } from './type-words.ts';
import type { Wording } from './wording.ts';

const manaSymbol = /^\{(?:\d+|[WUBRGCXS]|[WUBRG2C]\/[WUBRGP](?:\/P)?)\}$/;
const one = (end: number, meaning: string | number) => [{ end, meaning }];
const unsigned = (text: string) => text.replace('−', '-');

/** All mana symbols that stand here in a row. */
const mana: LeafReader = (tokens, at) => {
  let end = at;
  while (manaSymbol.test(tokens[end]?.text ?? '')) end++;
  return end === at
    ? []
    : one(
        end,
        tokens
          .slice(at, end)
          .map(({ text }) => text)
          .join(''),
      );
};

/** The mana that is added, each symbol one. */
const units: LeafReader = (tokens, at) => {
  let end = at;
  while (/^\{[WUBRGC]\}$/.test(tokens[end]?.text ?? '')) end++;
  return end === at ? [] : [{ end, meaning: tokens.slice(at, end).map(({ text }) => text.slice(1, -1)) }];
};

/** One symbol of generic mana, how much it is. */
const generic: LeafReader = (tokens, at) => {
  const match = /^\{(\d+)\}$/.exec(tokens[at]?.text ?? '');
  return match === null ? [] : one(at + 1, Number(match[1]));
};
/** Symbols of colored mana in a row, hybrid symbols among them. */
const coloredMana: LeafReader = (tokens, at) =>
  mana(tokens, at).filter(({ meaning }) => /^(?:\{(?:2\/)?[WUBRG](?:\/[WUBRG])?\})+$/.test(wordOf(meaning)));
const unit: LeafReader = (tokens, at) => units(tokens.slice(0, at + 1), at);

const loyalty: LeafReader = (tokens, at) => {
  const text = unsigned(tokens[at]?.text ?? '');
  if (/^[+-]\d+$/.test(text)) return one(at + 1, Number(text));
  if (text === '-X') return one(at + 1, '-X');
  return text === '0' ? one(at + 1, 0) : [];
};

/** So much of X, or a number. */
const part = (text: string, times: number) => {
  if (!text.endsWith('X')) return Number(text) * times;
  const so = text.startsWith('-') ? -times : times;
  return so === 1 ? { number: 'x' } : { number: 'times', of: [so, { number: 'x' }] };
};
/** "+1/+1", "twice -X/-X": how much power and how much toughness. */
const change: LeafReader = (tokens, at) => {
  const isTwice = tokens[at]?.word === 'twice';
  const end = isTwice ? at + 2 : at + 1;
  const text = unsigned(tokens[end - 1]?.text ?? '').replaceAll('−', '-');
  const match = /^([+-][0-9X]+)\/([+-][0-9X]+)$/.exec(text);
  if (match === null || (isTwice && !text.includes('X'))) return [];
  const [power, toughness] = match.slice(1).map((one) => part(one, isTwice ? 2 : 1));
  return [{ end, meaning: { power: power ?? 0, toughness: toughness ?? 0 } }];
};
/** "2/2": power and toughness. */
const size: LeafReader = (tokens, at) => {
  const match = /^(\d+|X|\*)\/(\d+|X|\*)$/.exec(tokens[at]?.text ?? '');
  if (match === null) return [];
  const [, power = '', toughness = ''] = match;
  const value = (text: string) => (text === 'X' ? { number: 'x' } : text === '*' ? '*' : Number(text));
  return [{ end: at + 1, meaning: { power: value(power), toughness: value(toughness) } }];
};

/** Words before "counter" that say which or how many, and of no kind. */
const noKinds = new Set(['a', 'additional', 'an', 'another', 'each', 'that', 'the', 'this']);

/** Kinds of counters are words without end (122.1): what stands before "counter". */
const counterKind: LeafReader = (tokens, at) => {
  const token = tokens[at];
  if (token === undefined || noKinds.has(token.word)) return [];
  const next = tokens[at + 1];
  if (token.kind === 'size' && /^counters?$/.test(next?.word ?? '')) return one(at + 1, unsigned(token.text));
  if (token.kind === 'word' && /^counters?$/.test(next?.word ?? '')) return one(at + 1, token.word);
  if (token.kind === 'word' && next?.kind === 'word' && /^counters?$/.test(tokens[at + 2]?.word ?? ''))
    return one(at + 2, `${token.word} ${next.word}`);
  return [];
};

/** Names of keywords, of up to four words. */
const keywordName: LeafReader = (tokens, at) => {
  const found: { end: number; meaning: string }[] = [];
  let words = '';
  for (let end = at; end < Math.min(at + 4, tokens.length); end++) {
    words = words === '' ? (tokens[end]?.word ?? '') : `${words} ${tokens[end]?.word ?? ''}`;
    if (Object.hasOwn(keywords, words)) found.push({ end: end + 1, meaning: words });
  }
  return found;
};
/** A name: words with capitals, and small ones between them. */
const nameWords: LeafReader = (tokens, at) => {
  const found: { end: number; meaning: string }[] = [];
  for (let end = at; end < Math.min(at + 8, tokens.length); end++) {
    const token = tokens[end];
    if (
      token === undefined ||
      token.kind === 'line' ||
      token.kind === 'symbol' ||
      /[."():;]/.test(token.text)
    )
      break;
    if (/^\p{Lu}/u.test(token.text) && /^\p{Lu}/u.test(tokens[at]?.text ?? ''))
      found.push({ end: end + 1, meaning: textFrom(tokens, at, end + 1) });
  }
  return found;
};
/** What a room of a dungeon is called: "Throne of the Dead Three", "Trap!". */
const roomName: LeafReader = (tokens, at) =>
  nameWords(tokens, at)
    .filter(({ meaning }) => !/[,—]/.test(wordOf(meaning)))
    .map((found) =>
      tokens[found.end]?.text === '!' ? { end: found.end + 1, meaning: `${wordOf(found.meaning)}!` } : found,
    );
/** A word that was chosen: "war", "peace". */
const lowerWord: LeafReader = (tokens, at) =>
  /^[a-z]+$/.test(tokens[at]?.text ?? '') ? one(at + 1, tokens[at]?.text ?? '') : [];

/** A word with a capital: "Khans", "Dragons". */
const anchorWord: LeafReader = (tokens, at) =>
  /^\p{Lu}\p{Ll}+$/u.test(tokens[at]?.text ?? '') ? one(at + 1, tokens[at]?.text ?? '') : [];

function textFrom(tokens: readonly Token[], start: number, end: number): string {
  let text = '';
  for (let at = start; at < end; at++) {
    const token = tokens[at];
    if (token !== undefined)
      text += `${at > start && token.start > (tokens[at - 1]?.end ?? 0) ? ' ' : ''}${token.text}`;
  }
  return text;
}

export const leaves: Readonly<Record<string, LeafReader>> = {
  ...numberLeaves,
  ...typeLeaves,
  ...sectionLeaves,
  mana,
  generic,
  coloredMana,
  units,
  unit,
  loyalty,
  change,
  size,
  counterKind,
  keywordName,
  nameWords,
  roomName,
  lowerWord,
  abilityWord,
  anchorWord,
};

/** The token sequences of a card's own name and of its short form. */
export function nameLeaf(names: readonly (readonly Token[])[]): LeafReader {
  return (tokens, at) =>
    names.flatMap((name) =>
      name.length > 0 && name.every(({ text }, index) => tokens[at + index]?.text === text)
        ? [{ end: at + name.length, meaning: 'self' }]
        : [],
    );
}

export const leafCategories: Wording = {
  units: [leaf('units', 'mana')],
  generic: [leaf('generic', 'generic mana')],
  coloredMana: [leaf('coloredMana', 'colored mana')],
  keywordName: [leaf('keywordName', 'a keyword')],
  unit: [leaf('unit', 'a mana symbol')],
  sizeChange: [leaf('change', 'a change of power and toughness')],
  size: [leaf('size', 'power and toughness')],
  counterKind: [leaf('counterKind', 'a kind of counter')],
  keywordWord: [leaf('keywordName', 'a keyword')],
  nameWords: [leaf('nameWords', 'a name')],
  roomName: [leaf('roomName', "a room's name")],
  lowerWord: [leaf('lowerWord', 'a word')],
};
