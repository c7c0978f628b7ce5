import type { Color } from '../mana.ts';
import type { Phase, Step } from '../turn-structure.ts';
import type { Zone } from '../zones.ts';
import type { Condition } from './condition.ts';
import type { CopyException } from './copying.ts';
import type { CostPart, UsedForMana } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Instruction } from './instruction.ts';
import type { Modification } from './modification.ts';
import type { Objects, Players } from './objects.ts';
import type { Quantity } from './quantity.ts';
import type { Replacement } from './replacement.ts';
import type { CostChange, RuleChange } from './rule-change.ts';
import type { Modes, TargetSpec } from './targets.ts';
import type { TriggerCondition } from './trigger.ts';

/** What a spell does as it resolves (113.3a), of an instant or sorcery; several are done in order. */
export interface SpellAbility {
  readonly kind: 'spell';
  /** An ability word (207.2c). */
  readonly abilityWord?: string;
  readonly targets?: readonly TargetSpec[];
  readonly modes?: Modes;
  readonly effect?: readonly Instruction[];
}

export interface ActivationLimits {
  /** "Activate only as a sorcery" (602.5d), only during … */
  readonly timing?: 'sorcery' | 'instant' | { readonly during: Phase | Step; readonly whose?: Players };
  readonly timesEachTurn?: number;
  /** "Activate only once", as long as it is this object (602.5b). */
  readonly once?: true;
  readonly onlyIf?: Condition;
  /** The least that may be chosen for X in its cost: "X can't be 0." */
  readonly leastX?: number;
  /** Who may activate it; without it, its controller (602.2). */
  readonly by?: Players;
}

/** What the text of an ability may state besides. */
interface Stated {
  /** Only where the text states in which zones it functions (113.6b), or doesn't (113.6c). */
  readonly functionsIn?: readonly Zone[];
  readonly functionsNotIn?: readonly Zone[];
  /** The keyword that it stands for, if it does. */
  readonly keyword?: string;
  /** An ability word (207.2c): it stands in front of the text and means nothing. */
  readonly abilityWord?: string;
}

/** An ability that goes on the stack, and what it does as it resolves. */
interface Resolving extends Stated {
  readonly targets?: readonly TargetSpec[];
  readonly modes?: Modes;
  readonly effect: readonly Instruction[];
  /** "This ability can't be countered": it functions while the ability is on the stack (603.1a). */
  readonly cantBeCountered?: true;
}

/** "[Cost]: [Effect.]" (113.3b, 602). A mana ability or a loyalty ability by what it is (605.1a, 606.1), not by a flag. */
export interface ActivatedAbility extends Resolving {
  readonly kind: 'activated';
  readonly cost: readonly CostPart[];
  readonly limits?: ActivationLimits;
}

/** "When/Whenever/At …" (113.3c, 603). */
export interface TriggeredAbility extends Resolving {
  readonly kind: 'triggered';
  readonly when: readonly TriggerCondition[];
  /** Intervening if (603.4). */
  readonly if?: Condition;
  /** "Whenever … while …": part of what it triggers on, not asked again. */
  readonly while?: Condition;
  readonly onceEachTurn?: true;
  /** "This ability triggers only twice each turn." */
  readonly timesEachTurn?: number;
}

/** A statement that is simply true (113.3d, 604). */
export interface StaticAbility extends Stated {
  readonly kind: 'static';
  /** "As long as …". */
  readonly if?: Condition;
  /** A characteristic-defining ability (604.3): functions in all zones. */
  readonly characteristicDefining?: true;
  /** What it affects; without it this object. */
  readonly affects?: Objects;
  readonly changes?: readonly Modification[];
  /** What it affects are copies of an object, with its copiable values as this began to apply (707.2c). */
  readonly asCopiesOf?: { readonly of: Objects; readonly except?: readonly CopyException[] };
  readonly rules?: readonly RuleChange[];
  /** Of players: whom the rules are changed for. */
  readonly players?: Players;
  readonly costs?: readonly CostChange[];
  readonly replaces?: Replacement;
  /** An additional cost to cast this (118.8), optional with a name (kicker), or an alternative one (118.9). */
  readonly additionalCost?: {
    readonly cost: readonly CostPart[];
    readonly optional?: string;
    readonly repeatable?: true;
    /** The least that may be chosen for X if it is paid: "X can't be 0." */
    readonly leastX?: number;
    /** Paying it is choosing all modes of the spell, whatever number it says (702.42a). */
    readonly allModes?: true;
    /** It is paid once for each mode that is chosen beyond the first (702.120a). */
    readonly eachFurtherMode?: true;
    readonly or?: readonly CostPart[];
  };
  readonly alternativeCost?: {
    readonly cost: readonly CostPart[];
    readonly name: string;
    readonly if?: Condition;
    readonly from?: Zone;
    /** With its back face up (712.11a). */
    readonly transformed?: true;
  };
  /**
   * Each generic mana in the total cost of this spell may be paid so instead (702.66a): a way to pay, no cost. With
   * `paysColored` each colored mana as well, by tapping a permanent of that color (702.51a).
   */
  readonly paysGeneric?: UsedForMana;
  readonly paysColored?: true;
  /** "Spend only black mana on X." */
  readonly spentOnX?: Color;
  /** The least that may be chosen for X as this is cast, in its mana cost or in what is paid instead: "X can't be 0." */
  readonly leastX?: number;
  /** "Cast this spell only …" (113.6e). */
  readonly castOnlyIf?: Condition;
  /** "You may cast this card from …"; with `only` "but not from anywhere else" (113.6f). */
  readonly castableFrom?: {
    readonly zones: readonly Zone[];
    readonly only?: true;
    /** By paying this as an additional cost (702.81a). */
    readonly cost?: readonly CostPart[];
    /** The name by which it can be asked whether it was cast so (702.133a). */
    readonly name?: string;
    /** By paying this alternative cost that it has, and in no other way (118.9). */
    readonly by?: string;
    readonly if?: Condition;
  };
  /**
   * What its owner does with it in their deck before that is shuffled to start the game (103.2); what is linked to that
   * goes by this very card, or by its name (607.2n, 607.2p).
   */
  readonly beforeShuffling?: { readonly if?: Condition; readonly effect: readonly Instruction[] };
  /**
   * Who drafts it keeps it face up, may reveal one card like this as they draft that, note this about it under the link,
   * and turns it face down then (905.2c). What was noted is part of a game's setup.
   */
  readonly drafting?:
    | { readonly of: Filter; readonly note: 'creatureTypes' | 'name'; readonly link: string }
    /** They may draft another card from a booster pack, and put this into that; nothing of it is left in the game. */
    | { readonly anotherCard: true };
  /** What its owner may do with it in their opening hand, before the game begins (103.6). */
  readonly openingHand?: readonly Instruction[];
  /** How many of it a deck may hold (113.6n), instead of what 100.2a says. */
  readonly deckLimit?: number | 'any';
  /** Of a dungeon card: players can't enter it unless they venture into this quality (701.49d). */
  readonly enteredOnlyBy?: string;
  /** It can be a commander, whatever it is (903.3a). */
  readonly mayBeCommander?: true;
}

/** What a static ability states: its fields but those that say of what, when, and where it is so. */
export type Statement = Exclude<
  keyof StaticAbility,
  'kind' | 'if' | 'affects' | 'players' | 'characteristicDefining' | keyof Stated
>;

/** A keyword ability (702) with its parameters; its module says what it means. */
export interface KeywordAbility {
  readonly kind: 'keyword';
  readonly keyword: string;
  readonly n?: Quantity;
  /** "One or more", not just so many. */
  readonly orMore?: true;
  readonly cost?: readonly CostPart[];
  /** The least that may be chosen for X in its cost: "X can't be 0." */
  readonly leastX?: number;
  /** Enchant what, protection from what, hexproof from what, … */
  readonly object?: Filter;
  readonly player?: 'any' | 'opponent' | 'you';
  /** In words, for the text: "red", "each color", "artifacts". */
  readonly quality?: string;
  /** Which attached permanents a protection doesn't remove: the Aura that gives it, Auras, what was attached before (702.16n-p). */
  readonly doesntRemove?: 'this' | 'auras' | 'attached';
  /** The abilities that something has by it (class level, 716.2a). */
  readonly abilities?: readonly Ability[];
  /** With how many level counters a level symbol gives what, besides the abilities: with more than `to` no more (711.2). */
  readonly level?: {
    readonly from: number;
    readonly to?: number;
    readonly power: number;
    readonly toughness: number;
  };
  /** A room of a dungeon: its name, and to which rooms arrows lead from it (309.4). */
  readonly room?: string;
  readonly leadsTo?: readonly string[];
  /** What the triggered ability does that it stands for (chapter, 714.2b; room, 309.4c). */
  readonly targets?: readonly TargetSpec[];
  readonly effect?: readonly Instruction[];
}

export type Ability = SpellAbility | ActivatedAbility | TriggeredAbility | StaticAbility | KeywordAbility;
