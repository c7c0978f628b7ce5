/** Turns, phases, and the game itself; what is left to chance (705, 706). */
import type { Phase, Step } from '../../turn-structure.ts';
import type { Instruction } from '../instruction.ts';
import type { Objects, Players } from '../objects.ts';
import type { Quantity } from '../quantity.ts';
import type { PlayerDesignation } from './common.ts';

export type OfTheGame =
  | { readonly do: 'extraTurn'; readonly who: Players }
  /**
   * Phases (500.8); a step among them is a phase of its kind with that step alone (500.10). After or before a step:
   * steps of the same phase (500.9). One of `after` and `before` is there. With `who` they "get" them: only in that
   * player's own turn (500.10a).
   */
  | {
      readonly do: 'extraPhases';
      readonly who?: Players;
      readonly after?: 'thisPhase' | 'thisStep' | Phase | Step;
      readonly before?: Step;
      readonly phases: readonly (Phase | Step)[];
    }
  | { readonly do: 'skip'; readonly who: Players; readonly what: 'turn' | Phase | Step }
  /**
   * The game restarts (727.1); these cards are left where they are (727.5), and named for what is done just before the
   * first turn (727.4).
   */
  | { readonly do: 'restartGame'; readonly except?: Objects; readonly then?: readonly Instruction[] }
  | { readonly do: 'endTurn' }
  | { readonly do: 'endCombat' }
  | { readonly do: 'win'; readonly who: Players }
  | { readonly do: 'lose'; readonly who: Players }
  | { readonly do: 'drawGame' }
  /** A player becomes the monarch, or takes the initiative; nobody else is or has it any more (725.3, 726.3). */
  | { readonly do: 'designatePlayer'; readonly designation: PlayerDesignation; readonly who: Players }
  | { readonly do: 'controlPlayer'; readonly who: Players; readonly by: Players }
  | {
      readonly do: 'flipCoin';
      readonly who?: Players;
      /** It only matters whether it comes up heads, which is what it did, or tails: no one calls, wins or loses (705.2). */
      readonly uncalled?: true;
      readonly won?: readonly Instruction[];
      readonly lost?: readonly Instruction[];
    }
  /** Dice of one kind, one without a number: the results together are the amount (706.2, 706.4). */
  | {
      readonly do: 'rollDie';
      readonly sides: number;
      readonly count?: Quantity;
      readonly who?: Players;
    }
  /** Rolls to visit Attractions (701.52). */
  | { readonly do: 'rollToVisit'; readonly who?: Players };
