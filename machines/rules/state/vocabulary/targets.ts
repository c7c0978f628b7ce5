import type { CostPart } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Instruction } from './instruction.ts';
import type { Players } from './objects.ts';
import type { Quantity } from './quantity.ts';

/** One instance of the word "target" (115). */
export interface TargetSpec {
  /** Objects that may be chosen; without `zone` permanents. */
  readonly objects?: Filter;
  /** Players that may be chosen. Both may be given: "target creature or player". */
  readonly players?: 'any' | 'opponent' | 'you';
  /** "any target": creature, player, planeswalker or battle (115.4). Instead of the two above. */
  readonly any?: true;
  /** How many; without it exactly one. "up to two": `{ min: 0, max: 2 }`. */
  readonly count?: { readonly min: Quantity; readonly max: Quantity };
  /** So many for each of these players, of what they control, or own outside the battlefield: "for each opponent, up to one". */
  readonly forEach?: Players;
  /** All of one player: "from a single graveyard". */
  readonly ofOnePlayer?: true;
  /** What is divided among the chosen (601.2d), each getting at least 1. */
  readonly divide?: Quantity;
  /** Another target than those of target spec number N. */
  readonly differentFrom?: number;
  /** "Of an opponent's choice": one of its controller's opponents chooses it (602.3). After those that its controller chooses. */
  readonly chosenBy?: 'opponent';
  /** Only if this optional cost was chosen (601.2c). */
  readonly ifPaid?: string;
}

export interface Mode {
  readonly targets?: readonly TargetSpec[];
  readonly effect: readonly Instruction[];
  /** An additional cost for this mode. */
  readonly cost?: readonly CostPart[];
}

/** "Choose one —" (700.2). */
export interface Modes {
  readonly choose: {
    readonly min: Quantity;
    readonly max: Quantity;
    readonly sameTwice?: true;
    /** "That hasn't been chosen", or only not in this turn; of an ability of an object. */
    readonly notChosen?: 'ever' | 'thisTurn';
    /** Who chooses instead of its controller (700.2e). */
    readonly by?: 'opponent';
  };
  readonly options: readonly Mode[];
}
