import type { Color } from '../mana.ts';
import type { Ability } from './abilities.ts';
import type { Sticker } from './sticker.ts';
import type { CardType, Supertype } from './type-line.ts';

/** A power or toughness as printed: a number, or one with a star (208.2). */
export type PrintedSize = number | '*' | '1+*';

/**
 * A choice of a text between wordings that mean the same, where the data don't decide: it never changes what a card does.
 * - a phrase, by its template: it comes first wherever it says what is meant; a list by two of it: `'<lead> or <lead>'`;
 * - a `word`, of words that say the same: "in" of `from|in`;
 * - either only `in` abilities of a kind (`'static'`), in what stands before an effect (`'cost'`, `'when'`, `'if'`), in
 *   sentences that speak of an instruction of this name (`'exile'`), for words of this category (`'wouldKnown'`)
 *   or in this role (`'does'`);
 * - a `joint` of instructions in a row, by name: in one sentence with "and" or "then", or in sentences of their own.
 */
export type WordingChoice =
  | string
  | { readonly phrase: string; readonly in: string }
  | { readonly word: string; readonly in?: string }
  | { readonly joint: 'and' | 'then' | 'apart'; readonly of: readonly string[] };

/** A paragraph of what is printed on a face that was read from its text, as it stands there. */
export interface PrintedParagraph {
  readonly text: string;
  /**
   * How many of the face's abilities it says: the next ones after those of the paragraphs before. None of reminder text, nor
   * of a paragraph that goes on with what a spell does.
   */
  readonly abilities: number;
  /** It isn't understood, and whoever plays the card chose to play it without: it does nothing. */
  readonly leftOut?: true;
}

/** The printed characteristics of one face (200.1). */
export interface FaceDefinition {
  readonly name: string;
  /** As printed: `{2}{W}`. Absent: no mana cost (202.1b). */
  readonly manaCost?: string;
  readonly colorIndicator?: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly power?: PrintedSize;
  readonly toughness?: PrintedSize;
  readonly loyalty?: number | 'X';
  readonly defense?: number;
  /** What texts call it besides its name, where they don't say "it". */
  readonly pronoun?: 'he' | 'she';
  /** Of wordings that mean the same those of its text: "it" or "that creature", "for each" or "where X is". */
  readonly wording?: readonly WordingChoice[];
  readonly abilities?: readonly Ability[];
  /** What is printed on it, if it was read from that: shown in place of what is said of its abilities, and of no consequence. */
  readonly printed?: readonly PrintedParagraph[];
}

/** A card as data. `back` is the other face of a double-faced card (712). */
export interface CardDefinition extends FaceDefinition {
  readonly back?: FaceDefinition;
  /** It is a modal double-faced card: either face may be cast or played (712.3); else it is a nonmodal one. */
  readonly modal?: true;
  /** It is an adventurer card: `back` is what it is as an Adventure, which it can be only as a spell (715.2). */
  readonly adventure?: true;
  /** It is an omen card: `back` is what it is as an Omen, which it can be only as a spell (720.2). */
  readonly omen?: true;
  /** It is a split card: this is its left half and `back` its right one; anywhere but on the stack it is both (709.4). */
  readonly split?: true;
  /** It is a flip card: `back` is what its permanent is once that is flipped, but for color and mana cost (710.1). */
  readonly flip?: true;
  /** It is a meld card: with the card of this name it melds into what `back` is, the face they have combined (712.4). */
  readonly meldsWith?: string;
  /** It is no card but a sticker sheet, which has these and no characteristics (123.2). */
  readonly stickers?: readonly Sticker[];
  /** It is an Attraction card: the numbers that are lit up on it, of 1 to 6 (717.1). */
  readonly lights?: readonly number[];
}

/** A token's characteristics (111.3); without a name it is named after its subtypes (111.4). */
export interface TokenDefinition extends Omit<FaceDefinition, 'name' | 'manaCost'> {
  readonly name?: string;
  readonly colors?: readonly Color[];
  /** It is a double-faced token (712.9): its other face. */
  readonly back?: FaceDefinition;
}
