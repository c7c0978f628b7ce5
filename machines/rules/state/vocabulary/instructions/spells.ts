import type { CopyException } from '../copying.ts';
import type { CostPart } from '../cost.ts';
import type { Filter } from '../filter.ts';
import type { Objects, Players } from '../objects.ts';
import type { Quantity } from '../quantity.ts';
import type { Duration } from './common.ts';

export type OfSpells =
  /** A player may cast these cards as this resolves (608.2g), for their mana costs or for this cost (118.9). */
  | {
      readonly do: 'cast';
      readonly what: Objects;
      readonly who?: Players;
      readonly alternativeCost?: { readonly name: string; readonly cost: readonly CostPart[] };
      /** With their back faces up (712.11a). */
      readonly transformed?: true;
    }
  /**
   * With `lands`: they may be played, lands among them as well (305.3). With `like`: only if the resulting spell is like
   * this (702.85a). With `most`: no more than so many of them. With `must`: they are cast if able, in an order that the
   * player chooses.
   */
  | {
      readonly do: 'castWithoutPaying';
      readonly what: Objects;
      readonly who?: Players;
      readonly like?: Filter;
      readonly lands?: true;
      readonly most?: number;
      readonly must?: true;
      readonly transformed?: true;
    }
  /** A permission to play or cast cards from where they are (impulse draw, flashback by an effect …). */
  | {
      readonly do: 'mayPlay';
      readonly what: Objects;
      readonly who?: Players;
      readonly until: Duration;
      readonly withoutPaying?: true;
      /** They may be cast for this cost, and not for their mana costs (118.9). */
      readonly forCost?: readonly CostPart[];
      /** They may only be cast, not played as lands. */
      readonly onlyCast?: true;
      /** To cast them mana may be spent as though it were of any color, or of any type (609.4b). */
      readonly asThough?: 'anyColor' | 'anyType';
    }
  | {
      readonly do: 'copySpell';
      readonly what: Objects;
      readonly count?: Quantity;
      readonly newTargets?: true;
      readonly except?: readonly CopyException[];
      /** Who copies it, and controls the copy. */
      readonly who?: Players;
      /** Once for each of these that it could target; each copy targets that (707.10d). */
      readonly forEach?: { readonly objects?: Filter; readonly players?: Players };
      /** What the copy targets (707.10e): of several objects the one that its controller chooses. */
      readonly target?: Objects;
    }
  /** Copies of cards, where those are: to be cast (707.12). */
  | { readonly do: 'copyCard'; readonly what: Objects; readonly except?: readonly CopyException[] }
  /** All its targets are changed to others, or one of them, or any number (115.7a-c). */
  | {
      readonly do: 'changeTargets';
      readonly what: Objects;
      readonly which: 'all' | 'one' | 'any';
      readonly who?: Players;
    }
  | { readonly do: 'chooseNewTargets'; readonly what: Objects; readonly who?: Players };
