/** Cards that are drawn, discarded, looked at and searched for. */
import type { Filter } from '../filter.ts';
import type { Objects, Players } from '../objects.ts';
import type { Quantity } from '../quantity.ts';
import type { Destination } from './common.ts';

export type OfCards =
  | { readonly do: 'draw'; readonly count: Quantity; readonly who?: Players }
  | {
      readonly do: 'discard';
      readonly count: Quantity | 'all';
      readonly who: Players;
      readonly filter?: Filter;
      readonly atRandom?: true;
      readonly chosenBy?: Players;
    }
  | { readonly do: 'mill'; readonly count: Quantity; readonly who: Players }
  /**
   * Look at the top cards of their own library, or of this player's, and put any number of them on its bottom, or into
   * the graveyard. `action`: the keyword action that this is.
   */
  | {
      readonly do: 'arrange';
      readonly count: Quantity;
      readonly who?: Players;
      readonly library?: Players;
      readonly others?: 'graveyard';
      readonly action?: string;
    }
  /** Exile cards from the top of the player's library until one is like this, or none is left. */
  | { readonly do: 'exileUntil'; readonly like: Filter; readonly who?: Players }
  | { readonly do: 'look'; readonly at: Objects; readonly who?: Players }
  | { readonly do: 'reveal'; readonly what: Objects }
  | { readonly do: 'shuffle'; readonly who: Players }
  /** Search a library (701.23), and with `zones` these of the same player as well; found cards are named by `as`, then moved. */
  | {
      readonly do: 'search';
      readonly who?: Players;
      readonly library?: Players;
      readonly zones?: readonly ('graveyard' | 'hand')[];
      readonly for: Filter;
      readonly count: { readonly min: Quantity; readonly max: Quantity };
      readonly reveal?: true;
      readonly to: Destination;
      readonly thenShuffle?: false;
    };
