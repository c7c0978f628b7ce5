import type { Phase, Step } from '../turn-structure.ts';
import type { Zone } from '../zones.ts';
import type { Condition } from './condition.ts';
import type { CopyException } from './copying.ts';
import type { CostPart } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Destination, Instruction } from './instruction.ts';
import type { Objects, Players } from './objects.ts';
import type { Quantity } from './quantity.ts';

/** It or something like this would enter: tapped, with counters, after a choice or payment (614.1c-d). */
export interface WouldEnter {
  readonly would: 'enter';
  readonly what: 'self' | Filter;
  /** Only if it is a creature, or none, as it enters, whatever effects that change its types make of it (702.44a). */
  readonly as?: 'creature' | 'noncreature';
}
/** It would be turned face up: what is done as it is (614.1e, 708.11). */
export interface WouldTurnFaceUp {
  readonly would: 'turnFaceUp';
}
/** It would transform into the face that says this, or convert: what is done as it does (712.20). */
export interface WouldTransform {
  readonly would: 'transform';
}
/** It would become attached to something like this, also as it enters: what is done as it does (614.1c, 701.3a). */
export interface WouldAttach {
  readonly would: 'attach';
  readonly to: Filter;
}
/** It would go to this zone; without `to` to any but the one where it is put instead. */
export interface WouldMove {
  readonly would: 'move';
  readonly what: 'self' | Filter;
  readonly to?: Zone;
  readonly from?: Zone;
  /** Only as it is discarded (701.9a), or as the last part of its resolution (608.2n). */
  readonly when?: 'discarded' | 'resolving';
  /** A spell or ability that one of these players controls causes it. */
  readonly causedBy?: Players;
  /** But not where it pays for an ability that this keyword stands for: "and it wasn't cycled" (702.29c). */
  readonly notPaying?: string;
}
export interface WouldDie {
  readonly would: 'die';
  readonly what: 'self' | Filter;
}
export interface WouldDealDamage {
  readonly would: 'dealDamage';
  readonly to?: 'self' | 'attached' | Filter;
  readonly toPlayer?: Players;
  readonly from?: 'self' | 'attached' | Filter;
  readonly combat?: boolean;
  /** "If damage would be dealt", whatever deals it: of all that is dealt to one at once, not of each source's (615.13). */
  readonly atOnce?: true;
}
export interface WouldDestroy {
  readonly would: 'destroy';
  readonly what: 'self' | 'attached' | Filter;
}
/** `exceptFirstInDrawStep`: not the first card that the player draws in each of their draw steps. */
export interface WouldDraw {
  readonly would: 'draw';
  readonly who: Players;
  readonly exceptFirstInDrawStep?: true;
}
/** They would draw so many cards or more by one instruction, before any of them is drawn (121.2a). */
export interface WouldDrawSeveral {
  readonly would: 'drawSeveral';
  readonly who: Players;
  readonly atLeast: number;
}
/** They would search a library: with an amount, only so many of its top cards (701.23f). */
export interface WouldSearch {
  readonly would: 'search';
  readonly who: Players;
}
export interface WouldGainLife {
  readonly would: 'gainLife';
  readonly who: Players;
}
/** `toLessThan`: damage would reduce their life total to less than this. */
export interface WouldLoseLife {
  readonly would: 'loseLife';
  readonly who: Players;
  readonly toLessThan?: Quantity;
}
export interface WouldLoseGame {
  readonly would: 'loseGame';
  readonly who: Players;
}
/**
 * `byEffect`: only what an effect does, not a cost, a turn-based action or damage (614.16); `tokens`: only tokens
 * that would be created like this (701.7b).
 */
export interface WouldCreate {
  readonly would: 'create';
  readonly who: Players;
  readonly byEffect?: true;
  readonly tokens?: Filter;
}
/** `orOn`: or on these players; `by`: who puts them. */
export interface WouldPutCounters {
  readonly would: 'putCounters';
  readonly on: Filter | Players;
  readonly byEffect?: true;
  readonly kind?: string;
  readonly orOn?: Players;
  readonly by?: Players;
}
export interface WouldDiscard {
  readonly would: 'discard';
  readonly what: 'self' | Filter;
}
export interface WouldBegin {
  readonly would: 'begin';
  readonly what: Step | Phase | 'turn';
  readonly whose: Players;
}
/** A player would do this keyword action, or a permanent would: with another number, more times, or not at all (701.55c). */
export interface WouldPerform {
  readonly would: 'perform';
  readonly action: string;
  readonly by?: Players;
  readonly object?: 'self' | Filter;
}
export interface WouldUntap {
  readonly would: 'untap';
  readonly what: 'self' | 'attached' | Filter;
}

/** An event that a replacement or prevention effect watches for (614.1, 615.1). */
export type ReplacedEvent =
  | WouldEnter
  | WouldTurnFaceUp
  | WouldTransform
  | WouldAttach
  | WouldMove
  | WouldDie
  | WouldDealDamage
  | WouldDestroy
  | WouldDraw
  | WouldDrawSeveral
  | WouldSearch
  | WouldGainLife
  | WouldLoseLife
  | WouldLoseGame
  | WouldCreate
  | WouldPutCounters
  | WouldDiscard
  | WouldBegin
  | WouldPerform
  | WouldUntap;

/** The word of such an event. */
export type ReplacedKind = ReplacedEvent['would'];

/** Which event a replacement or prevention effect watches for, and what happens instead (614, 615). */
export interface Replacement {
  readonly event: ReplacedEvent;
  readonly if?: Condition;
  /** An effect of a resolving spell or ability that replaces part of that one's own effect (614.15): it applies first. */
  readonly self?: true;
  /** Under whose control it enters, or is created, instead (616.1b). */
  readonly under?: Players;
  /** What is represented by a transforming double-faced card enters with its back face up (616.1d, 712). */
  readonly transformed?: true;
  /** The affected or controlling player may decline it ("you may"). */
  readonly optional?: true;
  /** A cost that is paid to apply it, or else `otherwise` applies ("as this enters you may pay 2 life; if you don't, it enters tapped"). */
  readonly cost?: readonly CostPart[];
  /** It regenerates what would be destroyed (701.19); "can't be regenerated" stops it. */
  readonly regenerates?: true;
  /** Instead of it nothing happens (614.10). */
  readonly skip?: true;
  /** How the event changes. Without `instead` it still happens, changed; with it, it doesn't, and these instructions are done. */
  readonly tapped?: true;
  /** `eachOn`: of each kind of which there is a counter on one of these. */
  readonly counters?: {
    readonly kind: string | { readonly eachOn: Objects };
    readonly count: Quantity;
  };
  /** "… as a Mutant in addition to its other types". */
  readonly subtypes?: readonly string[];
  readonly choose?: readonly Instruction[];
  /** It enters as a copy of one of these, with these exceptions (707.5). */
  readonly asCopyOf?: Filter;
  readonly except?: readonly CopyException[];
  /** As it enters it becomes one of these, as its controller chooses: part of its copiable values (707.2). */
  readonly becomes?: readonly (readonly CopyException[])[];
  /** Nobody chooses: it becomes the first of them if the instruction of `choose` that is so named did something, else the second. */
  readonly becomesBy?: string;
  readonly to?: Destination;
  readonly amount?: Quantity;
  /** So many additional times, one after the other (701.55c). */
  readonly additionalTimes?: number;
  /** The damage is dealt to one of these instead (614.9). */
  readonly redirectTo?: Objects;
  readonly redirectToPlayers?: Players;
  readonly prevent?: true | Quantity;
  /** Under which name `also` finds how much was prevented. */
  readonly as?: string;
  readonly instead?: readonly Instruction[];
  /** Done in addition: with a prevention effect immediately after what is left has happened (615.5). */
  readonly also?: readonly Instruction[];
  /** Done right after it has moved: `it` is what it became, also under the name `as`. */
  readonly afterwards?: readonly Instruction[];
  readonly otherwise?: { readonly tapped?: true };
}
