import type { Defender } from './game.ts';
import type { ObjectId, PlayerId, TextRef } from './identity.ts';
import type { Target } from './object.ts';
import type { RuleNumber } from './verdict.ts';

/** What every pending decision says. */
interface Asked {
  /** Whose decision it is, and who makes it (723). */
  readonly player: PlayerId;
  readonly decider: PlayerId;
  /** The rule that asks, by today's number. */
  readonly rule: RuleNumber;
  /** What is asked, as a short phrase: "discard a card", "order these triggers". */
  readonly about: string;
  /** The object that asks (the spell, the ability's source), if one does. */
  readonly object: ObjectId | null;
}

/** Any of these players or objects, `min` to `max` of them. */
export interface ChooseDecision extends Asked {
  readonly kind: 'choose';
  /** Object ids or players, in a fixed order. */
  readonly options: readonly Target[];
  readonly min: number;
  readonly max: number;
  /** The options come from a hidden place: shown to the decider alone. */
  readonly hidden: boolean;
  /** For targets: the spec's number and the legal sets are checked as a whole. */
  readonly purpose:
    | 'target'
    | 'discard'
    | 'sacrifice'
    | 'search'
    | 'bottom'
    | 'legend'
    | 'cost'
    | 'splicing'
    | 'effect'
    | 'protector'
    | 'attackWhom'
    | 'opening'
    | 'firstPlayer';
  /** Whether being chosen is good for what is chosen, for simple players. */
  readonly tone: 'good' | 'bad' | 'neutral';
  /** No two of what is chosen may have the same: what that is in words, and of each option its own. */
  readonly different?: { readonly what: string; readonly values: readonly number[] };
  /** What is chosen must come to at least so much together: of what, and of each option its own. */
  readonly total?: { readonly what: string; readonly values: readonly number[]; readonly atLeast: number };
}

export type Decision =
  /** 117: cast, activate, take a special action, or pass. Answered by those events, not by `decision.answer`. */
  | (Asked & { readonly kind: 'priority' })
  /** 103.5. Answer: true to take a mulligan. */
  | (Asked & { readonly kind: 'mulligan'; readonly taken: number })
  | ChooseDecision
  /** Yes or no. */
  | (Asked & { readonly kind: 'confirm'; readonly tone: 'good' | 'bad' | 'neutral' })
  /** One of these words: a colour, a type, a name, an X given as text … Answer: its position. */
  | (Asked & { readonly kind: 'option'; readonly options: readonly string[] })
  /** The name of a card (201.4): any, so that none are listed. Answer: the name. */
  | (Asked & { readonly kind: 'cardName' })
  /** A number from min to max. */
  | (Asked & {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly purpose: 'x' | 'count' | 'value';
    })
  /** Modes (601.2b). Answer: positions. */
  | (Asked & {
      readonly kind: 'modes';
      readonly options: readonly {
        readonly text: string;
        readonly legal: boolean;
        /** It was chosen before, and can be only once. */
        readonly chosenBefore?: true;
      }[];
      readonly min: number;
      readonly max: number;
      readonly sameTwice: boolean;
    })
  /** Put these in an order (triggers, cards). Answer: a permutation of positions; the first goes on the stack first. */
  | (Asked & {
      readonly kind: 'order';
      readonly items: readonly {
        /** Null: an ability that has no source (725.2, 726.2). */
        readonly object: ObjectId | null;
        readonly text: string;
        readonly ref: TextRef | null;
      }[];
      readonly hidden: boolean;
    })
  /** Divide an amount (601.2d). Answer: a number for each target, each at least `least`. */
  | (Asked & {
      readonly kind: 'divide';
      readonly amount: number;
      readonly among: readonly Target[];
      readonly least: number;
    })
  /** Scry, surveil, and such: which of the cards go where, in which order. Answer: a list of positions for each pile. */
  | (Asked & {
      readonly kind: 'arrange';
      readonly cards: readonly ObjectId[];
      readonly piles: readonly string[];
    })
  /** 508.1. Answer: list of attackers, each with its defender. */
  | (Asked & {
      readonly kind: 'attackers';
      readonly creatures: readonly { readonly object: ObjectId; readonly defenders: readonly Defender[] }[];
    })
  /** 509.1. Answer: list of blockers, each with the attackers it blocks. */
  | (Asked & {
      readonly kind: 'blockers';
      readonly creatures: readonly { readonly object: ObjectId; readonly attackers: readonly ObjectId[] }[];
    })
  /** 510.1: one decision over all of the player's creatures. Answer: list of assignments. */
  | (Asked & { readonly kind: 'combatDamage'; readonly creatures: readonly DamageAssigner[] })
  /** 601.2f-h: the total cost is locked in. Mana abilities may be activated before it is answered. Answer: a `PaymentAnswer`. */
  | (Asked & {
      readonly kind: 'payment';
      readonly cost: readonly string[];
      readonly automatic: readonly ObjectId[] | null;
      /**
       * Objects with which a mana of it may be paid each, where that is so (702.51a, 702.66a): once mana is named for the
       * rest of the cost, its player is asked which of them.
       */
      readonly otherwise?: readonly ObjectId[];
    })
  /** 616.1: which replacement or prevention effect applies next. Answer: its position. */
  | (Asked & {
      readonly kind: 'replacement';
      readonly options: readonly { readonly object: ObjectId; readonly text: string }[];
    })
  /** 733.1: which mana abilities, activated while making the illegal play, are kept. Answer: positions of those to reverse. */
  | (Asked & {
      readonly kind: 'reverseMana';
      readonly abilities: readonly { readonly object: ObjectId; readonly reversible: boolean }[];
    });

export type DecisionKind = Decision['kind'];
export type DecisionOf<K extends DecisionKind> = Extract<Decision, { kind: K }>;

/** A creature that assigns combat damage: how much, and among what. */
export interface DamageAssigner {
  readonly object: ObjectId;
  readonly amount: number;
  /** Creatures it blocks or is blocked by; with trample also what it attacks. */
  readonly recipients: readonly Target[];
}

export interface AttackerAnswer {
  readonly object: ObjectId;
  readonly defender: Defender;
}
export interface BlockerAnswer {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
}
export interface DamageAnswer {
  readonly object: ObjectId;
  readonly to: readonly { readonly recipient: Target; readonly amount: number }[];
}
/** `auto`: the engine taps and pays. Else which units of the pool pay for what is found by matching; `units` are positions in the pool. */
export type PaymentAnswer = 'auto' | { readonly units: readonly number[] };

/** The answer of each kind of decision. */
export interface AnswerOf {
  priority: never;
  mulligan: boolean;
  choose: readonly number[];
  confirm: boolean;
  option: number;
  cardName: string;
  number: number;
  modes: readonly number[];
  order: readonly number[];
  divide: readonly number[];
  arrange: readonly (readonly number[])[];
  attackers: readonly AttackerAnswer[];
  blockers: readonly BlockerAnswer[];
  combatDamage: readonly DamageAnswer[];
  payment: PaymentAnswer;
  replacement: number;
  reverseMana: readonly number[];
}
export type Answer = AnswerOf[DecisionKind];
