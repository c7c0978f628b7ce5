/** Conditions, each by the word that says what holds: something that is so or not when it is asked. */
import { attackedThisTurn } from './attacked-this-turn.ts';
import { afterInCombat, beforeInCombat } from './combat-points.ts';
import { compare } from './compare.ts';
import { completedDungeon } from './completed-dungeon.ts';
import { controlsMore } from './controls-more.ts';
import { did } from './did.ts';
import { during } from './during.ts';
import { enteredLastTurn } from './entered-last-turn.ts';
import { exists } from './exists.ts';
import { firstCombatPhase } from './first-combat-phase.ts';
import { happenedThisTurn } from './happened-this-turn.ts';
import { is } from './is.ts';
import { isCommander } from './is-commander.ts';
import { both, either } from './joined.ts';
import { not } from './not.ts';
import { paid } from './paid.ts';
import { playerDesignated } from './player-designated.ts';
import { resolvesForTime } from './resolves-for-time.ts';
import { startingPlayer } from './starting-player.ts';
import { timeOfDay } from './time-of-day.ts';
import { turnOf } from './turn-of.ts';
import { wasCast } from './was-cast.ts';
import type { ConditionWord } from './word.ts';
import { wordChosen } from './word-chosen.ts';

const homes = {
  compare,
  controlsMore,
  exists,
  is,
  turnOf,
  startingPlayer,
  during,
  beforeInCombat,
  afterInCombat,
  firstCombatPhase,
  completedDungeon,
  playerDesignated,
  timeOfDay,
  paid,
  wordChosen,
  did,
  isCommander,
  wasCast,
  attackedThisTurn,
  enteredLastTurn,
  happenedThisTurn,
  resolvesForTime,
  not,
  both,
  either,
};

type Homes = typeof homes;

/** The conditions that are said by one of these words. */
export type ConditionOf<Word extends keyof Homes> = {
  [One in Word]: Extract<Parameters<Homes[One]['holds']>[2], { readonly holds: One }>;
}[Word];

/** Something that is so or not when it is asked; `holds` says what. */
export type Condition = ConditionOf<keyof Homes>;

/** A condition that is filed under another word than its own is none, and has no home. */
export type ConditionTable = {
  readonly [Word in keyof Homes]: [ConditionOf<Word>] extends [never]
    ? never
    : ConditionWord<ConditionOf<Word>>;
};

export const conditions: ConditionTable = homes;
