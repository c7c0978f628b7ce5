import type { Phase, Step, TimeOfDay } from '../turn-structure.ts';
import type { Zone } from '../zones.ts';
import type { Filter } from './filter.ts';
import type { PlayerDesignation } from './instruction.ts';
import type { Objects, Players } from './objects.ts';
import type { Comparison, Quantity } from './quantity.ts';
import type { TriggerCondition } from './trigger.ts';
import type { CardType } from './type-line.ts';

/** Something that is so or not when it is asked; `holds` says what. */
export type Condition =
  | Compares
  | Exists
  | IsLike
  | TurnOf
  | StartingPlayer
  | During
  | BeforeInCombat
  | AfterInCombat
  | CompletedDungeon
  | PlayerDesignated
  | DayOrNight
  | Paid
  | WordChosen
  | Did
  | IsCommander
  | WasCast
  | AttackedThisTurn
  | EnteredLastTurn
  | HappenedThisTurn
  | Not
  | Both
  | Either;

/** The words by which conditions are said. */
export type ConditionWord = Condition['holds'];

/** The condition that is said by one of these words. */
export type ConditionOf<Word extends ConditionWord> = Extract<Condition, { readonly holds: Word }>;

interface Compares {
  readonly holds: 'compare';
  readonly what: Quantity;
  readonly to: Comparison;
}

/** Something is like this, or so many are. */
interface Exists {
  readonly holds: 'exists';
  readonly what: Filter;
  readonly count?: Comparison;
}

interface IsLike {
  readonly holds: 'is';
  readonly what: Objects;
  readonly like: Filter;
}

interface TurnOf {
  readonly holds: 'turnOf';
  readonly who: Players;
}

/** One of them is the starting player (103.1). */
interface StartingPlayer {
  readonly holds: 'startingPlayer';
  readonly who: Players;
}

interface During {
  readonly holds: 'during';
  readonly step: Phase | Step;
}

/**
 * Before a point in the combat phase (506.7): in the turn's first one (506.7d); with `ofEach` during combat, in
 * whichever it is (506.7c).
 */
interface BeforeInCombat {
  readonly holds: 'beforeInCombat';
  readonly point: CombatPoint;
  readonly ofEach?: true;
}

/** The same after it. */
interface AfterInCombat {
  readonly holds: 'afterInCombat';
  readonly point: CombatPoint;
  readonly ofEach?: true;
}

/** One of these players has completed a dungeon, or the one of this name (309.7). */
interface CompletedDungeon {
  readonly holds: 'completedDungeon';
  readonly who: Players;
  readonly called?: string;
}

/** One of these players is the monarch, or has the initiative (725.1, 726.1). */
interface PlayerDesignated {
  readonly holds: 'playerDesignated';
  readonly designation: PlayerDesignation;
  readonly who: Players;
}

/** It is day, or night (731.1). */
interface DayOrNight {
  readonly holds: 'timeOfDay';
  readonly time: TimeOfDay;
}

/**
 * An optional additional or alternative cost of this name was paid (kicker); for a permanent: when it was cast. Of
 * several that a keyword gave, with `ofThisInstance` the one of the instance that asks (702.78b).
 */
interface Paid {
  readonly holds: 'paid';
  readonly cost: string;
  readonly ofThisInstance?: true;
}

/** This anchor word was chosen under this link (607.2m, 614.12c). */
interface WordChosen {
  readonly holds: 'wordChosen';
  readonly word: string;
  readonly under: string;
}

/** The instruction so named did something ("if you do"). */
interface Did {
  readonly holds: 'did';
  readonly by: string;
}

/** It is your commander: this very card was designated (903.3). */
interface IsCommander {
  readonly holds: 'isCommander';
  readonly what: Objects;
}

interface WasCast {
  readonly holds: 'wasCast';
  readonly what: Objects;
  readonly by?: Players;
  readonly from?: Zone;
}

interface AttackedThisTurn {
  readonly holds: 'attackedThisTurn';
  readonly what: Objects;
}

/** Something of this type, with `other` another than this object, entered under such a player's control last turn. */
interface EnteredLastTurn {
  readonly holds: 'enteredLastTurn';
  readonly type: CardType;
  readonly under: Players;
  readonly other?: true;
}

/** Each of these has happened this turn, whether anything triggered on it or not (603.1b). */
interface HappenedThisTurn {
  readonly holds: 'happenedThisTurn';
  readonly of: readonly TriggerCondition[];
}

interface Not {
  readonly holds: 'not';
  readonly of: Condition;
}

interface Both {
  readonly holds: 'both';
  readonly of: readonly Condition[];
}

interface Either {
  readonly holds: 'either';
  readonly of: readonly Condition[];
}

/** That attackers or blockers are declared, that one of these steps begins, or the combat phase itself (506.7). */
export type CombatPoint = 'attackers' | 'blockers' | 'combatDamage' | 'endOfCombat' | 'combat';
