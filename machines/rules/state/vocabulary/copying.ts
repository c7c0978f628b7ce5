import type { Color } from '../mana.ts';
import type { Ability } from './abilities.ts';
import type { Quantity } from './quantity.ts';
import type { CardType, Supertype } from './type-line.ts';

/** A change of characteristics that is part of copying (707.9b): its outcome is copied along from then on. */
export type CopiedChange =
  | { readonly addTypes: readonly CardType[] }
  | { readonly setTypes: readonly CardType[] }
  | { readonly removeTypes: readonly CardType[] }
  | { readonly addSubtypes: readonly string[] }
  | { readonly setSubtypes: readonly string[] }
  | { readonly addSupertypes: readonly Supertype[] }
  | { readonly removeSupertypes: readonly Supertype[] }
  | { readonly addColors: readonly Color[] }
  | { readonly setColors: readonly Color[] }
  | { readonly removeKeyword: string }
  | { readonly setPower?: Quantity; readonly setToughness?: Quantity; readonly set: 'powerToughness' }
  | { readonly name: string }
  | { readonly noManaCost: true };

/** An exception to copying (707.9), in the order in which the text has them. */
export type CopyException =
  | CopiedChange
  /** "it has …": the copy has it as part of the copying (707.9a). */
  | { readonly addAbilities: readonly Ability[] }
  /** "it has this ability": that from which the copy effect is. */
  | { readonly thisAbility: true }
  /** "it doesn't copy that creature's color": it stays what it is (707.9c). */
  | { readonly notCopied: 'color' | 'name' }
  /** An effect besides, of what enters as a copy (707.9e): "it enters with an additional +1/+1 counter on it". */
  | { readonly entersWith: { readonly kind: string; readonly count: Quantity } }
  /** "if it's a creature", as the copy would be without this exception (707.9f). */
  | { readonly ifType: CardType; readonly except: readonly CopyException[] };
