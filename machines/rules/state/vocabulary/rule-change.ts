import type { CostPart } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Players } from './objects.ts';
import type { Quantity } from './quantity.ts';

/** Changes of rules: each is at home in `machines/words/rules`. */
export type { RuleChange, RuleChangeOf, RuleKind } from '../../../words/rules/index.ts';

/** A cost change of spells or abilities (601.2f). */
export interface CostChange {
  readonly of: 'spells' | 'abilities';
  /** Whose (without it everyone's), and which. */
  readonly by?: Players;
  readonly like?: Filter;
  readonly targeting?: Filter;
  readonly more?: readonly CostPart[];
  /** So many times more, `they` being who casts it: "for each other spell that player has cast this turn". */
  readonly moreTimes?: Quantity;
  /** How much generic mana less; coloured reductions as a cost string. */
  readonly less?: Quantity;
  readonly lessColored?: string;
  /** The total can't be less than this (applied after reductions). */
  readonly atLeast?: number;
  /** Only the keyword ability so named (equip). */
  readonly keyword?: string;
  /** Only loyalty abilities (606.4). */
  readonly loyalty?: true;
  /** "Unless they're mana abilities" (605.1). */
  readonly exceptMana?: true;
}
