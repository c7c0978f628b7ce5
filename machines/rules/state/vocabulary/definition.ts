import type { Color } from '../mana.ts';
import type { Ability } from './abilities.ts';
import type { Sticker } from './sticker.ts';
import type { CardType, Supertype } from './type-line.ts';

/** A power or toughness as printed: a number, or one with a star (208.2). */
export type PrintedSize = number | '*' | '1+*';

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
  /** Of phrases that say the same those that its text uses: "it" or "that creature", "for each" or "where X is". */
  readonly wording?: readonly string[];
  readonly abilities?: readonly Ability[];
}

/** A card as data. `back` is the other face of a double-faced card (712). */
export interface CardDefinition extends FaceDefinition {
  readonly back?: FaceDefinition;
  /** It is a modal double-faced card: either face may be cast or played (712.3); else it is a nonmodal one. */
  readonly modal?: true;
  /** It is an adventurer card: `back` is what it is as an Adventure, which it can be only as a spell (715.2). */
  readonly adventure?: true;
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
