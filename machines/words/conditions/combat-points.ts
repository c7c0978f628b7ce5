import type { Game } from '../../rules/state/game.ts';
import { type Step, steps } from '../../rules/state/turn-structure.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** That attackers or blockers are declared, that one of these steps begins, or the combat phase itself (506.7). */
export type CombatPoint = 'attackers' | 'blockers' | 'combatDamage' | 'endOfCombat' | 'combat';

/**
 * Before a point in the combat phase (506.7): in the turn's first one (506.7d); with `ofEach` during combat, in
 * whichever it is (506.7c).
 */
export interface BeforeInCombat {
  readonly holds: 'beforeInCombat';
  readonly point: CombatPoint;
  readonly ofEach?: true;
}

/** The same after it. */
export interface AfterInCombat {
  readonly holds: 'afterInCombat';
  readonly point: CombatPoint;
  readonly ofEach?: true;
}

/** The step that begins at each of these points; null: that is the phase itself. */
const stepAt: Readonly<Record<CombatPoint, Step | null>> = {
  attackers: 'declareAttackers',
  blockers: 'declareBlockers',
  combatDamage: 'combatDamage',
  endOfCombat: 'endOfCombat',
  combat: null,
};

/**
 * Whether it is before a point in the turn's first combat phase (506.7d), or in the one that it is (506.7c). Where that
 * step is skipped, until the declare attackers step ends; where the whole phase is, until the precombat main phase ends
 * (506.7e).
 */
function isBeforeInCombat(game: Game, point: CombatPoint, ofEach: boolean): boolean {
  const { phase } = game.turn;
  const begun = stepsOf(game, ofEach);
  if (begun === null) return !ofEach && (phase === 'beginning' || phase === 'precombatMain');
  if (!isStillOn(game, ofEach)) return false;
  const at = stepAt[point];
  return at !== null && begun.every((step) => steps.indexOf(step) < steps.indexOf(at));
}

/** Whether it is after such a point: a step that is skipped never comes (506.7f). */
function isAfterInCombat(game: Game, point: CombatPoint, ofEach: boolean): boolean {
  const begun = stepsOf(game, ofEach);
  if (begun === null) return false;
  const at = stepAt[point];
  return at === null ? !isStillOn(game, ofEach) : begun.includes(at);
}

/** The steps that have begun of that combat phase; null: there is none yet. */
function stepsOf({ turn: { combats = [], phase, step } }: Game, ofEach: boolean): readonly Step[] | null {
  if (ofEach && phase !== 'combat') return null;
  const known = ofEach ? combats.at(-1) : combats[0];
  // A game that was set up in the middle of its combat phase has nothing behind it.
  return known ?? (phase === 'combat' && step !== null ? [step] : null);
}

const isStillOn = ({ turn: { combats = [], phase } }: Game, ofEach: boolean): boolean =>
  phase === 'combat' && (ofEach || combats.length <= 1);

const ofPoints = {
  shape: {
    point: {
      words: { attackers: true, blockers: true, combatDamage: true, endOfCombat: true, combat: true },
    },
    ofEach: 'flag?',
  },
  changedBy: ['beginTurn', 'beginPhase', 'beginStep'],
  recalls: 'combats',
} as const;

export const beforeInCombat: ConditionWord<BeforeInCombat> = {
  ...ofPoints,
  said: {
    /** Before, or after, a point of the combat phase (506.7). */
    sidePoint: [phrase('before <point:combatPoint>', { holds: 'beforeInCombat', point: '<point>' })],
    combatPoint: [
      phrase('attackers are declared', 'attackers'),
      phrase('blockers are declared', 'blockers'),
      phrase('the combat damage step', 'combatDamage'),
      phrase('the end of combat step', 'endOfCombat'),
      phrase('combat', 'combat'),
    ],
  },
  holds: (game, _scope, { ofEach, point }) => isBeforeInCombat(game, point, ofEach === true),
};

export const afterInCombat: ConditionWord<AfterInCombat> = {
  ...ofPoints,
  said: {
    /** Before, or after, a point of the combat phase (506.7). */
    sidePoint: [phrase('after <point:combatPoint>', { holds: 'afterInCombat', point: '<point>' })],
  },
  holds: (game, _scope, { ofEach, point }) => isAfterInCombat(game, point, ofEach === true),
};
