/** Descriptions of objects: "untapped creature you control with flying" (109.2). */

import type { LeafReader } from '../wording/read.ts';
import { bag, leaf, phrase, separated } from '../wording/syntax.ts';
import { basicLandTypes, cardTypes, subtypeNames } from './lexicon.ts';
import type { Wording } from './wording.ts';

const colorLetters: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};
const supertypes: readonly string[] = ['basic', 'legendary', 'snow', 'world'];

const words =
  (table: Readonly<Record<string, string>>): LeafReader =>
  (tokens, at) => {
    const word = tokens[at]?.word ?? '';
    const found = Object.hasOwn(table, word) ? table[word] : undefined;
    return found === undefined ? [] : [{ end: at + 1, meaning: found }];
  };

const plural = (word: string) =>
  /(?:s|sh|ch|x)$/.test(word)
    ? `${word}es`
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}s`;
const typeWords: Record<string, string> = {};
for (const type of cardTypes) {
  typeWords[type] = type;
  typeWords[plural(type)] = type;
}
/** Subtypes are written with a capital: "Goblin", "Goblins", "Elf", "Elves". */
const subtypeOf = new Map<string, string>();
for (const name of subtypeNames) {
  subtypeOf.set(name, name);
  subtypeOf.set(irregular(name) ?? plural(name), name);
}
function irregular(name: string): string | undefined {
  const special: Readonly<Record<string, string>> = {
    Elf: 'Elves',
    Dwarf: 'Dwarves',
    Wolf: 'Wolves',
    Werewolf: 'Werewolves',
    Mouse: 'Mice',
    Plains: 'Plains',
    Pegasus: 'Pegasi',
    Cyclops: 'Cyclopes',
    Fungus: 'Fungi',
    Octopus: 'Octopuses',
    Merfolk: 'Merfolk',
    Equipment: 'Equipment',
    Treasure: 'Treasures',
    Human: 'Humans',
    Ox: 'Oxen',
    Fish: 'Fish',
    Sphinx: 'Sphinxes',
  };
  return special[name];
}
const subtype: LeafReader = (tokens, at) => {
  const text = tokens[at]?.text ?? '';
  const next = tokens[at + 1];
  const two = next === undefined ? undefined : subtypeOf.get(`${text} ${next.text}`);
  const found: { end: number; meaning: string }[] = two === undefined ? [] : [{ end: at + 2, meaning: two }];
  const one = subtypeOf.get(text);
  if (one !== undefined) found.push({ end: at + 1, meaning: one });
  return found;
};
const non =
  (table: (word: string) => string | undefined): LeafReader =>
  (tokens, at) => {
    const token = tokens[at];
    const rest = token === undefined ? undefined : /^non-?(.+)$/i.exec(token.text)?.[1];
    const found = rest === undefined ? undefined : table(rest);
    return found === undefined ? [] : [{ end: at + 1, meaning: found }];
  };

export const filterLeaves: Readonly<Record<string, LeafReader>> = {
  type: words(typeWords),
  color: words(colorLetters),
  supertype: words(Object.fromEntries(supertypes.map((word) => [word, word]))),
  subtype,
  basicLandType: (tokens, at) =>
    subtype(tokens, at).filter(({ meaning }) => basicLandTypes.some((type) => type === meaning)),
  nonType: non((word) => typeWords[word]),
  nonColor: non((word) => colorLetters[word]),
  nonSubtype: non((word) => subtypeOf.get(word)),
  nonSupertype: non((word) => (supertypes.includes(word) ? word : undefined)),
};

const or = [[' or ', ', ', ', or ']] as const;
const and = [
  [' and ', ', ', ', and '],
  [' and/or ', ', ', ', and/or '],
] as const;

export const filters: Wording = {
  type: [leaf('type', 'a card type')],
  color: [leaf('color', 'a color')],
  supertype: [leaf('supertype', 'a supertype')],
  subtype: [leaf('subtype', 'a subtype')],
  nonType: [leaf('nonType', 'a card type with "non"')],
  nonColor: [leaf('nonColor', 'a color with "non"')],
  nonSubtype: [leaf('nonSubtype', 'a subtype with "non-"')],
  nonSupertype: [leaf('nonSupertype', 'a supertype with "non"')],
  types: [separated('type', [...or, ...and], { least: 2 })],
  subtypes: [separated('subtype', [...or, ...and], { least: 2 })],
  colorsOr: [separated('color', [...or, ...and], { least: 2 })],

  filter: [bag('beforeNoun', 'noun', 'afterNoun')],
  beforeNoun: [
    phrase('<type>', { type: '<type>' }),
    phrase('<anyType:types>', { anyType: '<anyType>' }),
    phrase('<subtype>', { subtype: '<subtype>' }),
    phrase('<anySubtype:subtypes>', { anySubtype: '<anySubtype>' }),
    phrase('<color>', { color: '<color>' }),
    phrase('<anyColor:colorsOr>', { anyColor: '<anyColor>' }),
    phrase('<supertype>', { supertype: '<supertype>' }),
    phrase('<notType:nonType>', { notType: '<notType>' }),
    phrase('<one:nonType> , <other:nonType>', { notType: ['<one>', '<other>'] }),
    phrase('<notColor:nonColor>', { notColor: '<notColor>' }),
    phrase('<notSubtype:nonSubtype>', { notSubtype: '<notSubtype>' }),
    phrase('<notSupertype:nonSupertype>', { notSupertype: '<notSupertype>' }),
    phrase('<type:nonType> , <color:nonColor>', { notType: '<type>', notColor: '<color>' }),
    phrase('tapped', { tapped: true }),
    phrase('untapped', { tapped: false }),
    phrase('attacking', { attacking: true }),
    phrase('blocking', { blocking: true }),
    phrase('attacking or blocking', { any: [{ attacking: true }, { blocking: true }] }),
    phrase('blocked', { blocked: true }),
    phrase('unblocked', { unblocked: true }),
    phrase('token', { token: true }),
    phrase('nontoken', { token: false }),
    phrase('colorless', { colors: 'colorless' }),
    phrase('monocolored', { colors: 'monocolored' }),
    phrase('multicolored', { colors: 'multicolored' }),
    phrase('other', { other: true }),
    phrase('face-down', { faceDown: true }),
  ],
  noun: [
    phrase('<type>', { type: '<type>' }),
    phrase('<anyType:types>', { anyType: '<anyType>' }),
    phrase('<subtype>', { subtype: '<subtype>' }),
    phrase('<anySubtype:subtypes>', { anySubtype: '<anySubtype>' }),
    phrase('permanent|permanents', {}),
    phrase('token|tokens', { token: true }),
    phrase('spell|spells', { zone: 'stack', stackObject: 'spell' }),
    phrase('<anyType:types> spell|spells', { anyType: '<anyType>', zone: 'stack', stackObject: 'spell' }),
    phrase('commander|commanders', { commander: true }),
  ],
  afterNoun: [
    phrase('you control', { controller: 'you' }),
    phrase("you don't control", { notController: 'you' }),
    phrase('an opponent controls', { controller: 'opponents' }),
    phrase('your opponents control', { controller: 'opponents' }),
    phrase('defending player controls', { controller: 'defending' }),
    phrase('<controller:playerMeant> [control]', { controller: '<controller>' }),
    phrase('you own', { owner: 'you' }),
    phrase('with <keyword:keywordWord>', { keyword: '<keyword>' }),
    phrase('without <notKeyword:keywordWord>', { notKeyword: '<notKeyword>' }),
    phrase('with power <power:comparison>', { power: '<power>' }),
    phrase('with toughness <toughness:comparison>', { toughness: '<toughness>' }),
    phrase('with mana value <manaValue:comparison>', { manaValue: '<manaValue>' }),
    phrase('with a|an <kind:counterKind> counter on it|them', { counters: { kind: '<kind>', atLeast: 1 } }),
    phrase('named <name:nameWords>', { name: '<name>' }),
    phrase('other than <self:selfWord>', { other: true }),
    phrase('that entered (the battlefield)? this turn', { enteredThisTurn: true }),
    phrase('that was dealt damage this turn', { damaged: true }),
  ],
  comparison: [
    phrase('<n:figure> or less', { atMost: '<n>' }),
    phrase('<n:figure> or greater', { atLeast: '<n>' }),
    phrase('<n:figure>', { exactly: '<n>' }),
    phrase('less than or equal to <n:quantity>', { atMost: '<n>' }),
    phrase('equal to <n:quantity>', { exactly: '<n>' }),
  ],

  /** Cards that are in other zones: "creature card from your graveyard". */
  card: [bag('beforeNoun', 'cardNoun', 'afterCard')],
  cardNoun: [
    phrase('card|cards', {}),
    phrase('permanent card|cards', {
      anyType: ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'],
    }),
  ],
  afterCard: [
    phrase('with <keyword:keywordWord>', { keyword: '<keyword>' }),
    phrase('with power <power:comparison>', { power: '<power>' }),
    phrase('with toughness <toughness:comparison>', { toughness: '<toughness>' }),
    phrase('with mana value <manaValue:comparison>', { manaValue: '<manaValue>' }),
    phrase('named <name:nameWords>', { name: '<name>' }),
  ],
  /** Where cards are: "from your graveyard", "in exile". */
  place: [
    phrase('from|in your graveyard', { zone: 'graveyard', owner: 'you' }),
    phrase('from|in your hand', { zone: 'hand', owner: 'you' }),
    phrase('from|in your library', { zone: 'library', owner: 'you' }),
    phrase("from|in an opponent's graveyard", { zone: 'graveyard', owner: 'opponents' }),
    phrase('from|in a graveyard', { zone: 'graveyard' }),
    phrase("from|in <owner:playerMeant>'s graveyard", { zone: 'graveyard', owner: '<owner>' }),
    phrase("from|in <owner:playerMeant>'s hand", { zone: 'hand', owner: '<owner>' }),
    phrase('from|in their graveyard', { zone: 'graveyard', owner: { said: 'they' } }),
    phrase('from|in their hand', { zone: 'hand', owner: { said: 'they' } }),
    phrase('from|in all graveyards', { zone: 'graveyard' }),
    phrase('from|in graveyards', { zone: 'graveyard' }),
  ],
  placedCard: [phrase('<card> <place>', { '...card': '<card>', '...place': '<place>' })],
  /** A permanent, or a card somewhere. */
  anything: [phrase('<filter>'), phrase('<placedCard>')],
};
