import type { Color, ManaType } from '../mana.ts';
import type { Zone } from '../zones.ts';
import type { Ability } from './abilities.ts';
import type { Condition } from './condition.ts';
import type { CostPart } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Attacked, PlayerDesignation } from './instruction.ts';
import type { Duration } from './instruction-parts.ts';
import type { Objects, Players } from './objects.ts';
import type { Quantity } from './quantity.ts';

export interface Cant {
  readonly rule: 'cant';
  readonly what:
    | 'attack'
    | 'block'
    | 'beBlocked'
    | 'attackOrBlock'
    | 'untap'
    | 'beRegenerated'
    | 'beCountered'
    | 'beCopied'
    | 'beSacrificed'
    | 'haveCountersPut'
    | 'attackAlone'
    | 'blockAlone'
    | 'transform';
}
/** It can't attack unless at least so many other creatures do (508.1c). */
export interface AttacksOnlyWith {
  readonly rule: 'attacksOnlyWith';
  readonly others: number;
}
/** It can't block unless at least so many other creatures do (509.1b). */
export interface BlocksOnlyWith {
  readonly rule: 'blocksOnlyWith';
  readonly others: number;
}
/** If it attacks, nothing else does (506.5). */
export interface AttacksOnlyAlone {
  readonly rule: 'attacksOnlyAlone';
}
export interface CantAttack {
  readonly rule: 'cantAttack';
  readonly whom: Players;
  readonly orPlaneswalkers?: true;
}
export interface CantBeBlockedBy {
  readonly rule: 'cantBeBlockedBy';
  readonly by: Filter;
}
export interface CanBlockOnly {
  readonly rule: 'canBlockOnly';
  readonly what: Filter;
}
export interface CantBlock {
  readonly rule: 'cantBlock';
  readonly what: Filter;
}
export interface CantBeBlockedExceptBy {
  readonly rule: 'cantBeBlockedExceptBy';
  readonly by: Filter;
}
/** It can't be countered by spells, or by abilities from sources, that are so. */
export interface CantBeCounteredBy {
  readonly rule: 'cantBeCounteredBy';
  readonly by: Filter;
}
/** It can't be the target of spells, or of abilities from sources, that are so. */
export interface CantBeTargetedBy {
  readonly rule: 'cantBeTargetedBy';
  readonly by: Filter;
}
/** Each combat, whatever; or with `whom` one of these players, or the permanents in `object`. */
export interface MustAttack {
  readonly rule: 'mustAttack';
  readonly whom?: Attacked;
}
/** It is goaded by whoever controls the effect (701.15b). */
export interface Goaded {
  readonly rule: 'goaded';
}
/** It blocks if able, whatever or one of these attackers. */
export interface MustBlock {
  readonly rule: 'mustBlock';
  readonly what?: Objects;
}
export interface MustBeBlocked {
  readonly rule: 'mustBeBlocked';
  readonly by?: 'all';
}
/** It can block so many additional creatures. */
export interface BlocksAdditional {
  readonly rule: 'blocksAdditional';
  readonly number: number | 'any';
}
export interface FewestBlockers {
  readonly rule: 'fewestBlockers';
  readonly number: number;
}
/** It can't be blocked unless all creatures that defending player controls block it. */
export interface BlockedByAllOrNone {
  readonly rule: 'blockedByAllOrNone';
}
export interface MostBlockers {
  readonly rule: 'mostBlockers';
  readonly number: number;
}
/** It can't have more than so many counters of a kind on it (122.4). */
export interface MostCounters {
  readonly rule: 'mostCounters';
  readonly kind: string;
  readonly number: number;
}
/** It may attack as though it didn't have this keyword (609.4). */
export interface MayAttackAsThoughWithout {
  readonly rule: 'mayAttackAsThoughWithout';
  readonly keyword: string;
}
/** An Aura, Equipment or Fortification can be attached only to this. */
export interface AttachesOnlyTo {
  readonly rule: 'attachesOnlyTo';
  readonly what: Filter;
}
export interface CostToAttack {
  readonly rule: 'costToAttack';
  readonly cost: string;
  readonly whom: 'you' | 'youAndPlaneswalkers';
}
export interface CostToBlock {
  readonly rule: 'costToBlock';
  readonly cost: string;
}
/**
 * As it attacks, whoever controls the ability may pay this (508.1g); what is linked to that goes by the link (607.2h).
 * In the cost, `attackers` are the creatures chosen to attack.
 */
export interface MayPayToAttack {
  readonly rule: 'mayPayToAttack';
  readonly cost: readonly CostPart[];
  readonly link: string;
}
export interface AssignsDamageAsThoughUnblocked {
  readonly rule: 'assignsDamageAsThoughUnblocked';
}
export interface AssignsDamageBy {
  readonly rule: 'assignsDamageBy';
  readonly by: 'toughness';
}
export interface AssignsNoDamage {
  readonly rule: 'assignsNoDamage';
}
/** Of players: no more of their creatures can attack each combat. */
export interface MostAttackers {
  readonly rule: 'mostAttackers';
  readonly number: number;
}
/** Of players: no more of their creatures can block each combat. */
export interface MostBlocking {
  readonly rule: 'mostBlocking';
  readonly number: number;
}
/** Of players: no more creatures can attack them each combat. */
export interface MostAttackersOfYou {
  readonly rule: 'mostAttackersOfYou';
  readonly number: number;
}
export interface MaximumHandSize {
  readonly rule: 'maximumHandSize';
  readonly number: Quantity | 'none';
}
/** The maximum hand size is so much less. */
export interface MaximumHandSizeReduced {
  readonly rule: 'maximumHandSizeReduced';
  readonly by: Quantity;
}
export interface AdditionalLands {
  readonly rule: 'additionalLands';
  readonly number: Quantity | 'any';
}
export interface CantCast {
  readonly rule: 'cantCast';
  readonly what: Filter;
  readonly unless?: Condition;
}
export interface CantActivate {
  readonly rule: 'cantActivate';
  readonly what: Filter;
  readonly exceptMana?: true;
  readonly onlyLoyalty?: true;
}
/** Nothing that would be like this there can enter the battlefield under the player's control, or from these zones (614.17d). */
export interface CantEnter {
  readonly rule: 'cantEnter';
  readonly what: Filter;
  readonly from?: readonly Zone[];
}
export interface CantGainLife {
  readonly rule: 'cantGainLife';
}
export interface CantLoseLife {
  readonly rule: 'cantLoseLife';
}
/** Of players: they can't get counters, or none of a kind (101.2, 122.1). */
export interface CantGetCounters {
  readonly rule: 'cantGetCounters';
  readonly kind?: string;
}
/** Of players: they can't become the monarch. */
export interface CantBecome {
  readonly rule: 'cantBecome';
  readonly designation: PlayerDesignation;
}
export interface CantWin {
  readonly rule: 'cantWin';
}
export interface CantLose {
  readonly rule: 'cantLose';
}
/** Of players: they can't search libraries. */
export interface CantSearch {
  readonly rule: 'cantSearch';
}
/** Of players: they don't lose for having 0 or less life (704.5a). */
export interface DoesntLoseForLife {
  readonly rule: 'doesntLoseForLife';
}
/** Of players: they can't draw cards, or no more than so many each turn. */
export interface CantDraw {
  readonly rule: 'cantDraw';
  readonly moreThan?: number;
}
export interface CantPreventDamage {
  readonly rule: 'cantPreventDamage';
}
/** The player may cast these as though they had this keyword (609.4). */
export interface MayCastAsThoughWith {
  readonly rule: 'mayCastAsThoughWith';
  readonly keyword: string;
  readonly what: Filter;
}
/** Abilities that this keyword stands for may be activated any time the player could cast an instant. */
export interface MayActivateAsInstant {
  readonly rule: 'mayActivateAsInstant';
  readonly keyword: string;
}
/** These may be chosen as targets by the player as though they didn't have this keyword (609.4, 702.11e). */
export interface MayTargetAsThoughWithout {
  readonly rule: 'mayTargetAsThoughWithout';
  readonly keyword: string;
  readonly what: Filter;
}
/** What they play so gains these abilities (611.3d); `onceEachTurn`: they may play one card so each turn. */
export interface MayPlayFrom {
  readonly rule: 'mayPlayFrom';
  readonly from: Zone;
  readonly what: Filter;
  readonly onlyTop?: true;
  readonly onceEachTurn?: true;
  readonly abilities?: readonly Ability[];
  readonly until?: Duration;
}
/**
 * What the player casts and is like this, they may pay this for rather than its mana cost (118.9): nothing is “without
 * paying its mana cost”.
 */
export interface MayCast {
  readonly rule: 'mayCast';
  readonly what: Filter;
  readonly for: readonly CostPart[];
}
/**
 * Of players: spells like this gain these abilities as they cast them (610.5), for good, whatever becomes of what says
 * so. A zone is where they are cast from.
 */
export interface GainAsCast {
  readonly rule: 'gainAsCast';
  readonly what: Filter;
  readonly abilities: readonly Ability[];
}
/** Of players: they play with the top card of their libraries revealed (401.5). */
export interface TopRevealed {
  readonly rule: 'topRevealed';
}
export interface PlayerHas {
  readonly rule: 'playerHas';
  readonly ability: Ability;
}
/** Of players: they may vote so many additional times while voting (701.38d). */
export interface AdditionalVotes {
  readonly rule: 'additionalVotes';
  readonly number: number;
}
/** Of players: what triggers of theirs from such a source triggers an additional time; `entering`: on that entering (603.2d). */
export interface TriggersAgain {
  readonly rule: 'triggersAgain';
  readonly what: Filter;
  readonly entering?: Filter;
}
/** Of players: what enters doesn't cause abilities of their permanents to trigger. */
export interface DoesntTrigger {
  readonly rule: 'doesntTrigger';
  readonly what: Filter;
  readonly entering: Filter;
}
/** Of players: they reveal the card of this number that they draw each turn, as they draw it. */
export interface RevealDrawn {
  readonly rule: 'revealDrawn';
  readonly number: number;
}
/** To activate its abilities, mana of these colors may be spent as though it were mana of any color (609.4b). */
export interface ActivatedWithAnyColor {
  readonly rule: 'activatedWithAnyColor';
  readonly colors: readonly Color[];
}
/**
 * Of players: they may spend mana, or mana of these types, as though it were mana of any color (609.4b). With
 * `othersAsColorless` they may spend other mana only as though it were colorless mana.
 */
export interface SpendsAsAnyColor {
  readonly rule: 'spendsAsAnyColor';
  readonly types?: readonly ManaType[];
  readonly othersAsColorless?: true;
}
/**
 * Tapped for mana, or for at least so much of it, it produces one mana of this type instead of any other type and amount
 * (106.12b).
 */
export interface ProducesInstead {
  readonly rule: 'producesInstead';
  readonly type: ManaType;
  readonly ofAtLeast?: number;
}
/** Tapped for mana, it produces so many times as much of that mana instead (106.12b). */
export interface ProducesTimes {
  readonly rule: 'producesTimes';
  readonly number: number;
}
/** The player's unspent mana stays, or that of these types; with `as` it becomes mana of this type instead. */
export interface ManaLasts {
  readonly rule: 'manaLasts';
  readonly types?: readonly ManaType[];
  readonly as?: ManaType;
}

/** A change of the game's rules for objects or players, which no layer applies (613.11). */
export type RuleChange =
  | Cant
  | AttacksOnlyWith
  | BlocksOnlyWith
  | AttacksOnlyAlone
  | CantAttack
  | CantBeBlockedBy
  | CanBlockOnly
  | CantBlock
  | CantBeBlockedExceptBy
  | CantBeCounteredBy
  | CantBeTargetedBy
  | MustAttack
  | Goaded
  | MustBlock
  | MustBeBlocked
  | BlocksAdditional
  | FewestBlockers
  | BlockedByAllOrNone
  | MostBlockers
  | MostCounters
  | MayAttackAsThoughWithout
  | AttachesOnlyTo
  | CostToAttack
  | CostToBlock
  | MayPayToAttack
  | AssignsDamageAsThoughUnblocked
  | AssignsDamageBy
  | AssignsNoDamage
  | MostAttackers
  | MostBlocking
  | MostAttackersOfYou
  | MaximumHandSize
  | MaximumHandSizeReduced
  | AdditionalLands
  | CantCast
  | CantActivate
  | CantEnter
  | CantGainLife
  | CantLoseLife
  | CantGetCounters
  | CantBecome
  | CantWin
  | CantLose
  | CantSearch
  | DoesntLoseForLife
  | CantDraw
  | CantPreventDamage
  | MayCastAsThoughWith
  | MayActivateAsInstant
  | MayTargetAsThoughWithout
  | MayPlayFrom
  | MayCast
  | GainAsCast
  | TopRevealed
  | PlayerHas
  | AdditionalVotes
  | TriggersAgain
  | DoesntTrigger
  | RevealDrawn
  | ActivatedWithAnyColor
  | SpendsAsAnyColor
  | ProducesInstead
  | ProducesTimes
  | ManaLasts;

/** The word of a change of rules. */
export type RuleKind = RuleChange['rule'];

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
