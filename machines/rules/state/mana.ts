import type { ObjectId } from './identity.ts';
import type { Filter } from './vocabulary/filter.ts';

/** The five colours in the order of 105.1. */
export const colors = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof colors)[number];

/** Mana has a type: one of the five colours or colourless (106.1b). */
export const manaTypes = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
export type ManaType = (typeof manaTypes)[number];

/** The word for each (105.1, 106.1b). */
export const manaWords = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
} as const satisfies Readonly<Record<ManaType, string>>;

/** Whether it is one of the five. */
export const isColor = (value: unknown): value is Color => colors.some((color) => color === value);

/** The colour that a word names; undefined: it names none. */
export const colorNamed = (word: string): Color | undefined =>
  colors.find((color) => manaWords[color] === word);

/**
 * One mana symbol of a cost (107.4), without braces: a colour, `C`, `S` (snow), a number (generic), `X`,
 * `W/U` (hybrid), `2/W` (monocoloured hybrid), `C/W` (colourless hybrid), `W/P` (Phyrexian), `W/U/P`.
 */
export type ManaSymbol =
  | ManaType
  | 'S'
  | 'X'
  | { readonly generic: number }
  | { readonly hybrid: readonly [ManaType, ManaType]; readonly phyrexian: boolean }
  | { readonly twoOr: Color }
  | { readonly phyrexian: Color };

/** A mana cost as its symbols; `null` is no mana cost at all, which can't be paid (118.6). */
export type ManaCost = readonly ManaSymbol[];

/** What a unit of mana may be spent on, if not on anything (106.6). */
export type SpendOnly =
  | 'creatureSpells'
  | 'artifactSpells'
  | 'instantsAndSorceries'
  | 'activatedAbilities'
  /** Anything but nonartifact spells (111.10h). */
  | 'noNonartifactSpells'
  /** Spells that are so, and abilities of what is so. */
  | { readonly on: Filter };

/** One mana in a pool. It remembers what made it and what it may be spent on. */
export interface ManaUnit {
  readonly type: ManaType;
  readonly source: ObjectId | null;
  readonly snow: boolean;
  readonly spendOnly: SpendOnly | null;
  /** Whether it stays when pools empty at the end of a step or phase ("until end of turn, you don't lose this mana"). */
  readonly lasts: boolean;
}
