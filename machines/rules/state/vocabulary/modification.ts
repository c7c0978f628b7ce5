import type { Color } from '../mana.ts';
import type { Objects } from './objects.ts';

/** A word said outright, or chosen for a linked ability (607.2d). */
export type Word = string | { readonly chosen: string };

/** Subtypes said outright, chosen for a linked ability (607.2d), or the creature types of these objects, and some more. */
export type Subtypes =
  | readonly string[]
  | { readonly chosen: string }
  | { readonly creatureTypesOf: Objects; readonly still?: readonly string[] };

/** Colors said outright, or chosen for a linked ability (607.2d). */
export type ColorWords = readonly Color[] | { readonly chosen: string };

/** Changes of characteristics: each is at home in `machines/words/modifications`. */
export type { Modification, ModificationOf } from '../../../words/modifications/index.ts';
