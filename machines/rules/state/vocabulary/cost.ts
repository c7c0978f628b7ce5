import type { Zone } from '../zones.ts';
import type { Filter } from './filter.ts';
import type { Quantity } from './quantity.ts';

/** One part of a cost (118). A cost is a list of parts; the order is free where 601.2h leaves it free. */
export type CostPart =
  /** A mana cost as printed: `{2}{W}{W}`. */
  | { readonly mana: string }
  | { readonly tap: true }
  | { readonly untap: true }
  | { readonly payLife: Quantity }
  /** Energy counters of the payer (107.14). */
  | { readonly payEnergy: Quantity }
  /**
   * Permanents of the payer to sacrifice, tap or return to hand; `self` is this object. `as` names them for the effect.
   * With `upTo` no more than so many, or none.
   */
  | {
      readonly sacrifice: 'self' | Filter;
      readonly count?: Quantity;
      readonly upTo?: true;
      readonly as?: string;
    }
  | { readonly tapPermanents: Filter; readonly count: Quantity; readonly as?: string }
  /** Any number of permanents to tap, with this total power or more (702.122a). */
  | { readonly tapTotalPower: Quantity; readonly of: Filter; readonly as?: string }
  | { readonly returnToHand: 'self' | Filter; readonly count?: Quantity; readonly as?: string }
  /** "Put a card exiled with this into its owner's graveyard". */
  | { readonly putIntoGraveyard: Filter; readonly count?: Quantity; readonly as?: string }
  | {
      readonly discard: 'self' | 'hand' | Filter;
      readonly count?: Quantity;
      readonly atRandom?: true;
      readonly as?: string;
    }
  /**
   * Objects to exile; `from` is where this object is exiled from, where the text says so. `link`: what a linked ability
   * finds as the cards exiled with the object whose cost it is (607.2q).
   */
  | {
      readonly exile: 'self' | Filter;
      readonly from?: Zone;
      readonly count?: Quantity;
      /** So many or more. */
      readonly orMore?: true;
      /** Any number of them, with this total mana value or more. */
      readonly totalManaValue?: Quantity;
      readonly as?: string;
      readonly link?: string;
    }
  | { readonly reveal: Filter; readonly count?: Quantity; readonly as?: string }
  | { readonly mill: Quantity; readonly as?: string }
  /** So many cards from the top of the payer's library to exile. */
  | { readonly exileTop: Quantity; readonly as?: string }
  | { readonly removeCounters: string; readonly count: Quantity; readonly from?: 'self' | Filter }
  /** On this permanent, or on one of the payer like this. */
  | { readonly putCounters: string; readonly count: Quantity; readonly on?: Filter; readonly as?: string }
  /** Exert this permanent (701.43a). */
  | { readonly exert: 'self' }
  /**
   * A keyword action that is short for other instructions, done as a cost: "blight 2", "forage"; or one that means paying
   * this mana: "waterbend {4}". Of that `n` is how much of it is generic, as the cost is locked in.
   */
  | {
      readonly perform: string;
      readonly cost?: string;
      readonly n?: Quantity;
      readonly quality?: string;
      readonly as?: string;
    }
  /** A loyalty cost (606.4): +N, 0 or −N; `'-X'` is −X. */
  | { readonly loyalty: number | '-X' };
