import type { Zone } from '../zones.ts';
import type { Filter } from './filter.ts';
import type { Quantity } from './quantity.ts';

/**
 * One part of a cost (118), told apart by what is done to pay it. A cost is a list of parts; the order is free where
 * 601.2h leaves it free. `as` names for the effect what a part was paid with.
 */
export type CostPart =
  | PayMana
  | TapThis
  | UntapThis
  | PayLife
  | PayEnergy
  | Sacrifice
  | TapPermanents
  | TapTotalPower
  | ReturnToHand
  | PutIntoGraveyard
  | Discard
  | Exile
  | Reveal
  | Mill
  | ExileTop
  | RemoveCounters
  | PutCounters
  | Exert
  | Perform
  | ChangeLoyalty;

/** The parts of a cost that are paid in this way, by their tag. */
export type CostPartOf<Way extends CostPart['pay']> = Extract<CostPart, { readonly pay: Way }>;

/** What is done with objects that are each used instead of a mana: convoke (702.51a), delve (702.66a). */
export type UsedForMana = CostPartOf<'tapPermanents' | 'exile'>;

/** A mana cost as printed: `{2}{W}{W}`. */
interface PayMana {
  readonly pay: 'mana';
  readonly cost: string;
}

/** {T}: this permanent (107.5). */
interface TapThis {
  readonly pay: 'tap';
}

/** {Q}: this permanent (107.6). */
interface UntapThis {
  readonly pay: 'untap';
}

interface PayLife {
  readonly pay: 'life';
  readonly amount: Quantity;
}

/** Energy counters of the payer (107.14). */
interface PayEnergy {
  readonly pay: 'energy';
  readonly amount: Quantity;
}

/** Permanents of the payer; `self` is this object. With `upTo` no more than so many, or none. */
interface Sacrifice {
  readonly pay: 'sacrifice';
  readonly what: 'self' | Filter;
  readonly count?: Quantity;
  readonly upTo?: true;
  readonly as?: string;
}

interface TapPermanents {
  readonly pay: 'tapPermanents';
  readonly what: Filter;
  readonly count: Quantity;
  readonly as?: string;
}

/** Any number of permanents to tap, with this total power or more (702.122a). */
interface TapTotalPower {
  readonly pay: 'tapTotalPower';
  readonly what: Filter;
  readonly atLeast: Quantity;
  readonly as?: string;
}

interface ReturnToHand {
  readonly pay: 'returnToHand';
  readonly what: 'self' | Filter;
  readonly count?: Quantity;
  readonly as?: string;
}

/** "Put a card exiled with this into its owner's graveyard". */
interface PutIntoGraveyard {
  readonly pay: 'putIntoGraveyard';
  readonly what: Filter;
  readonly count?: Quantity;
  readonly as?: string;
}

interface Discard {
  readonly pay: 'discard';
  readonly what: 'self' | 'hand' | Filter;
  readonly count?: Quantity;
  readonly atRandom?: true;
  readonly as?: string;
}

/** Objects to exile. */
interface Exile {
  readonly pay: 'exile';
  readonly what: 'self' | Filter;
  /** Where this object is exiled from, where the text says so. */
  readonly from?: Zone;
  readonly count?: Quantity;
  /** So many or more. */
  readonly orMore?: true;
  /** Any number of them, with this total mana value or more. */
  readonly totalManaValue?: Quantity;
  readonly as?: string;
  /** What a linked ability finds as the cards exiled with the object whose cost it is (607.2q). */
  readonly link?: string;
}

/** Cards in the payer's hand. */
interface Reveal {
  readonly pay: 'reveal';
  readonly what: Filter;
  readonly count?: Quantity;
  readonly as?: string;
}

interface Mill {
  readonly pay: 'mill';
  readonly count: Quantity;
  readonly as?: string;
}

/** So many cards from the top of the payer's library to exile. */
interface ExileTop {
  readonly pay: 'exileTop';
  readonly count: Quantity;
  readonly as?: string;
}

/** From this permanent, or from among those of the payer like this. */
interface RemoveCounters {
  readonly pay: 'removeCounters';
  readonly kind: string;
  readonly count: Quantity;
  readonly from?: 'self' | Filter;
}

/** On this permanent, or on one of the payer like this. */
interface PutCounters {
  readonly pay: 'putCounters';
  readonly kind: string;
  readonly count: Quantity;
  readonly on?: Filter;
  readonly as?: string;
}

/** Exert this permanent (701.43a). */
interface Exert {
  readonly pay: 'exert';
  readonly what: 'self';
}

/**
 * A keyword action that is short for other instructions, done as a cost: "blight 2", "forage"; or one that means paying
 * this mana: "waterbend {4}". Of that `n` is how much of it is generic, as the cost is locked in.
 */
interface Perform {
  readonly pay: 'perform';
  readonly action: string;
  readonly cost?: string;
  readonly n?: Quantity;
  readonly quality?: string;
  readonly as?: string;
}

/** A loyalty cost (606.4): +N, 0 or −N; `'-X'` is −X. */
interface ChangeLoyalty {
  readonly pay: 'loyalty';
  readonly change: number | '-X';
}
