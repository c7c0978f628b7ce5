import type { Phase, Step, TimeOfDay } from '../turn-structure.ts';
import type { Zone } from '../zones.ts';
import type { Filter } from './filter.ts';
import type { PlayerDesignation } from './instruction.ts';
import type { Objects, Players } from './objects.ts';
import type { Comparison, Quantity } from './quantity.ts';
import type { TriggerCondition } from './trigger.ts';
import type { CardType } from './type-line.ts';

/** Something that is so or not when it is asked. */
export type Condition =
  | { readonly compare: Quantity; readonly to: Comparison }
  | { readonly exists: Filter; readonly count?: Comparison }
  | { readonly is: Objects; readonly like: Filter }
  | { readonly turnOf: Players }
  /** One of them is the starting player (103.1). */
  | { readonly startingPlayer: Players }
  | { readonly during: Phase | Step }
  /**
   * Before, or after, a point in the combat phase (506.7): in the turn's first one (506.7d); with `ofEach` during combat,
   * in whichever it is (506.7c).
   */
  | { readonly beforeInCombat: CombatPoint; readonly ofEach?: true }
  | { readonly afterInCombat: CombatPoint; readonly ofEach?: true }
  /** One of these players has completed a dungeon, or the one of this name (309.7). */
  | { readonly completedDungeon: Players; readonly called?: string }
  /** One of these players is the monarch, or has the initiative (725.1, 726.1). */
  | { readonly playerDesignated: PlayerDesignation; readonly who: Players }
  /** It is day, or night (731.1). */
  | { readonly timeOfDay: TimeOfDay }
  /**
   * An optional additional or alternative cost of this name was paid (kicker); for a permanent: when it was cast. Of
   * several that a keyword gave, with `ofThisInstance` the one of the instance that asks (702.78b).
   */
  | { readonly paid: string; readonly ofThisInstance?: true }
  /** This anchor word was chosen under this link (607.2m, 614.12c). */
  | { readonly wordChosen: string; readonly under: string }
  /** The instruction so named did something ("if you do"). */
  | { readonly did: string }
  /** It is your commander: this very card was designated (903.3). */
  | { readonly isCommander: Objects }
  | { readonly wasCast: Objects; readonly by?: Players; readonly from?: Zone }
  | { readonly attackedThisTurn: Objects }
  /** Something of this type, with `other` another than this object, entered under such a player's control last turn. */
  | { readonly enteredLastTurn: CardType; readonly under: Players; readonly other?: true }
  /** Each of these has happened this turn, whether anything triggered on it or not (603.1b). */
  | { readonly happenedThisTurn: readonly TriggerCondition[] }
  | { readonly not: Condition }
  | { readonly both: readonly Condition[] }
  | { readonly either: readonly Condition[] };

/** That attackers or blockers are declared, that one of these steps begins, or the combat phase itself (506.7). */
export type CombatPoint = 'attackers' | 'blockers' | 'combatDamage' | 'endOfCombat' | 'combat';
