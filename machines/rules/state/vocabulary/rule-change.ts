import type { Color, ManaType } from '../mana.ts';
import type { Zone } from '../zones.ts';
import type { Ability } from './abilities.ts';
import type { Condition } from './condition.ts';
import type { CostPart } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Attacked, PlayerDesignation } from './instruction.ts';
import type { Duration } from './instructions/common.ts';
import type { Objects, Players } from './objects.ts';
import type { Quantity } from './quantity.ts';

/** A change of the game's rules for objects or players, which no layer applies (613.11). */
export type RuleChange =
  | {
      readonly cant:
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
  /** It can't attack, or block, unless at least so many other creatures do (508.1c, 509.1b). */
  | { readonly attacksOnlyWith: number }
  | { readonly blocksOnlyWith: number }
  /** If it attacks, nothing else does (506.5). */
  | { readonly attacksOnlyAlone: true }
  | { readonly cantAttack: Players; readonly orPlaneswalkers?: true }
  | { readonly cantBeBlockedBy: Filter }
  | { readonly canBlockOnly: Filter }
  | { readonly cantBlock: Filter }
  | { readonly cantBeBlockedExceptBy: Filter }
  /** It can't be countered by spells, or by abilities from sources, that are so. */
  | { readonly cantBeCounteredBy: Filter }
  /** It can't be the target of spells, or of abilities from sources, that are so. */
  | { readonly cantBeTargetedBy: Filter }
  /** Each combat, whatever, one of these players, or the permanents in `object`. */
  | { readonly mustAttack: true | Attacked }
  /** It is goaded by whoever controls the effect (701.15b). */
  | { readonly goaded: true }
  | { readonly mustBlock: true | { readonly attacker: Objects } }
  | { readonly mustBeBlocked: true | 'byAll' }
  | { readonly blocksAdditional: number | 'any' }
  | { readonly fewestBlockers: number }
  /** It can't be blocked unless all creatures that defending player controls block it. */
  | { readonly blockedByAllOrNone: true }
  | { readonly mostBlockers: number }
  /** It can't have more than so many counters of a kind on it (122.4). */
  | { readonly mostCounters: { readonly kind: string; readonly count: number } }
  /** It may attack as though it didn't have this keyword (609.4). */
  | { readonly mayAttackAsThoughWithout: string }
  /** An Aura, Equipment or Fortification can be attached only to this. */
  | { readonly attachesOnlyTo: Filter }
  | { readonly costToAttack: string; readonly of: 'you' | 'youAndPlaneswalkers' }
  | { readonly costToBlock: string }
  /**
   * As it attacks, whoever controls the ability may pay this (508.1g); what is linked to that goes by the link (607.2h).
   * In the cost, `attackers` are the creatures chosen to attack.
   */
  | { readonly mayPayToAttack: readonly CostPart[]; readonly link: string }
  | { readonly assignsDamageAsThoughUnblocked: true }
  | { readonly assignsDamageBy: 'toughness' }
  | { readonly assignsNoDamage: true }
  /** Of players: no more of their creatures can attack, or block, each combat; no more creatures can attack them. */
  | { readonly mostAttackers: number }
  | { readonly mostBlocking: number }
  | { readonly mostAttackersOfYou: number }
  | { readonly maximumHandSize: Quantity | 'none' | { readonly reduce: Quantity } }
  | { readonly additionalLands: Quantity | 'any' }
  | { readonly cantCast: Filter; readonly unless?: Condition }
  | { readonly cantActivate: Filter; readonly exceptMana?: true; readonly onlyLoyalty?: true }
  /** Nothing that would be like this there can enter the battlefield under the player's control, or from these zones (614.17d). */
  | { readonly cantEnter: Filter; readonly from?: readonly Zone[] }
  | { readonly cantGainLife: true }
  | { readonly cantLoseLife: true }
  /** Of players: they can't get counters, or none of a kind (101.2, 122.1). */
  | { readonly cantGetCounters: true | { readonly kind: string } }
  /** Of players: they can't become the monarch. */
  | { readonly cantBecome: PlayerDesignation }
  | { readonly cantWin: true }
  | { readonly cantLose: true }
  /** Of players: they can't search libraries. */
  | { readonly cantSearch: true }
  /** Of players: they don't lose for having 0 or less life (704.5a). */
  | { readonly doesntLoseForLife: true }
  | { readonly cantDraw: true | { readonly moreThan: number } }
  | { readonly cantPreventDamage: true }
  /** The player may cast these as though they had this keyword (609.4). */
  | { readonly mayCastAsThoughWith: string; readonly like: Filter }
  /** Abilities that this keyword stands for may be activated any time the player could cast an instant. */
  | { readonly mayActivateAsInstant: string }
  /** These may be chosen as targets by the player as though they didn't have this keyword (609.4, 702.11e). */
  | { readonly mayTargetAsThoughWithout: string; readonly like: Filter }
  /** What they play so gains these abilities (611.3d); `onceEachTurn`: they may play one card so each turn. */
  | {
      readonly mayPlayFrom: Zone;
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
  | { readonly mayCast: Filter; readonly for: readonly CostPart[] }
  /**
   * Of players: spells like this gain these abilities as they cast them (610.5), for good, whatever becomes of what says
   * so. A zone is where they are cast from.
   */
  | { readonly gainAsCast: Filter; readonly abilities: readonly Ability[] }
  /** Of players: they play with the top card of their libraries revealed (401.5). */
  | { readonly topRevealed: true }
  | { readonly playerHas: Ability }
  /** Of players: they may vote so many additional times while voting (701.38d). */
  | { readonly additionalVotes: number }
  /** Of players: what triggers of theirs from such a source triggers an additional time; `entering`: on that entering (603.2d). */
  | { readonly triggersAgain: Filter; readonly entering?: Filter }
  /** Of players: what enters doesn't cause abilities of their permanents to trigger. */
  | { readonly doesntTrigger: Filter; readonly entering: Filter }
  /** Of players: they reveal the card of this number that they draw each turn, as they draw it. */
  | { readonly revealDrawn: number }
  /** To activate its abilities, mana of these colors may be spent as though it were mana of any color (609.4b). */
  | { readonly activatedWithAnyColor: readonly Color[] }
  /**
   * Of players: they may spend mana, or mana of these types, as though it were mana of any color (609.4b). With
   * `othersAsColorless` they may spend other mana only as though it were colorless mana.
   */
  | { readonly spendsAsAnyColor: true | readonly ManaType[]; readonly othersAsColorless?: true }
  /**
   * Tapped for mana, or for at least so much of it, it produces one mana of this type instead of any other type and amount
   * (106.12b).
   */
  | { readonly producesInstead: ManaType; readonly ofAtLeast?: number }
  /** Tapped for mana, it produces so many times as much of that mana instead (106.12b). */
  | { readonly producesTimes: number }
  /** The player's unspent mana stays, or that of these types; with `as` it becomes mana of this type instead. */
  | { readonly manaLasts: true | readonly ManaType[]; readonly as?: ManaType };

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
