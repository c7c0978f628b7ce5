import type { AddColors, SetColors } from '../../../words/modifications/colors.ts';
import type { AddSubtypes, SetSubtypes } from '../../../words/modifications/subtypes.ts';
import type { Color } from '../mana.ts';
import type { ModificationOf } from './modification.ts';
import type { Quantity } from './quantity.ts';
import type { CardType } from './type-line.ts';

/** Its name is this. */
export interface CopiedName {
  readonly change: 'setName';
  readonly name: string;
}
/** It has no mana cost. */
export interface NoManaCost {
  readonly change: 'noManaCost';
}

/** A change of characteristics that is part of copying (707.9b): its outcome is copied along from then on. */
export type CopiedChange =
  | ModificationOf<
      | 'addTypes'
      | 'setTypes'
      | 'removeTypes'
      | 'addSupertypes'
      | 'removeSupertypes'
      | 'removeKeyword'
      | 'setPowerToughness'
    >
  | AddSubtypes<readonly string[]>
  | SetSubtypes<readonly string[]>
  | AddColors<readonly Color[]>
  | SetColors<readonly Color[]>
  | CopiedName
  | NoManaCost;

/** "it has this ability": that from which the copy effect is. */
export interface ThisAbility {
  readonly change: 'thisAbility';
}
/** "it doesn't copy that creature's color": it stays what it is (707.9c). */
export interface NotCopied {
  readonly change: 'notCopied';
  readonly what: 'color' | 'name';
}
/** An effect besides, of what enters as a copy (707.9e): "it enters with an additional +1/+1 counter on it". */
export interface EntersWith {
  readonly change: 'entersWith';
  readonly kind: string;
  readonly count: Quantity;
}
/** "if it's a creature", as the copy would be without this exception (707.9f). */
export interface IfType {
  readonly change: 'ifType';
  readonly type: CardType;
  readonly except: readonly CopyException[];
}

/**
 * An exception to copying (707.9), in the order in which the text has them. Abilities that are added are part of the
 * copying (707.9a): "it has …".
 */
export type CopyException =
  | CopiedChange
  | ModificationOf<'addAbilities'>
  | ThisAbility
  | NotCopied
  | EntersWith
  | IfType;
