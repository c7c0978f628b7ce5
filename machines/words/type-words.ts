/** Words of the type line as texts say them, one and several of each: "Elf", "Elves"; "sorcery", "sorceries" (205). */

import { colors, manaWords } from '../rules/state/mana.ts';
import type { LeafReader } from '../wording/read.ts';
import type { Token } from '../wording/tokens.ts';
import { plural } from './english.ts';
import { basicLandTypes, cardTypes, subtypeNames, supertypes } from './lexicon.ts';

type Table = ReadonlyMap<string, string>;
const same = (words: readonly string[]): Table => new Map(words.map((word) => [word, word]));
const manyOf = (words: readonly string[]): Table => new Map(words.map((word) => [plural(word), word]));

const typeOne = same(cardTypes);
const typeMany = manyOf(cardTypes);
const subtypeOne = same(subtypeNames);
const subtypeMany = manyOf(subtypeNames);
const colorOf: Table = new Map(colors.map((color) => [manaWords[color], color]));
const supertypeOne = same(supertypes);

const one = (meaning: string | undefined, end: number) => (meaning === undefined ? [] : [{ end, meaning }]);

/** A word of a table, in whichever case it stands. */
const word =
  (...tables: readonly Table[]): LeafReader =>
  (tokens, at) =>
    tables.flatMap((table) => one(table.get(tokens[at]?.word ?? ''), at + 1)).slice(0, 1);

/** A subtype, with its capital; one or two words. */
const name =
  (...tables: readonly Table[]): LeafReader =>
  (tokens, at) => {
    const [first, second] = [tokens[at], tokens[at + 1]];
    const of = (text: string, end: number) =>
      tables.flatMap((table) => one(table.get(text), end)).slice(0, 1);
    return [
      ...(first === undefined || second === undefined ? [] : of(`${first.text} ${second.text}`, at + 2)),
      ...(first === undefined ? [] : of(first.text, at + 1)),
    ];
  };

/** "Plainscycling": a subtype and what is done with it. */
const subtypeCycling: LeafReader = (tokens, at) => {
  const [, type] = /^(.+)cycling$/.exec(tokens[at]?.word ?? '') ?? [];
  return type === undefined ? [] : one(subtypeOfWord.get(type), at + 1);
};
const subtypeOfWord: Table = new Map(subtypeNames.map((name) => [name.toLowerCase(), name]));

/** "noncreature", "non-Human". */
const non =
  (...tables: readonly Table[]): LeafReader =>
  (tokens, at) => {
    const rest = restOf(tokens[at]);
    return rest === undefined ? [] : tables.flatMap((table) => one(table.get(rest), at + 1)).slice(0, 1);
  };
const restOf = (token: Token | undefined): string | undefined =>
  token === undefined ? undefined : /^non-?(.+)$/i.exec(token.text)?.[1];

export const typeLeaves: Readonly<Record<string, LeafReader>> = {
  type: word(typeOne),
  typeMany: word(typeMany),
  color: word(colorOf),
  supertype: word(supertypeOne),
  subtype: name(subtypeOne),
  subtypeMany: name(subtypeMany),
  subtypeCycling,
  basicLandType: name(same(basicLandTypes)),
  nonType: non(typeOne),
  nonTypeMany: non(typeMany),
  nonColor: non(colorOf),
  nonSubtype: non(subtypeOne),
  nonSupertype: non(supertypeOne),
};
