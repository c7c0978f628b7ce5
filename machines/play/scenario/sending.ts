import type { PlayerEvent } from '../../chart/events.ts';
import { attempt, type GameActor, RulesFailure, restoreGame, saveGame, whyNot } from '../../game/index.ts';
import {
  EngineError,
  type Game,
  type Happened,
  type ObjectId,
  type SettledDecision,
  type Verdict,
} from '../../rules/index.ts';
import type { Clauses } from './action.ts';
import type { Names } from './find.ts';
import type { Decide } from './form.ts';
import type { Reference } from './names.ts';

/** What a line has said of the spell or ability that is being announced, less what was used. */
export interface OpenClauses {
  readonly line: string;
  readonly clauses: Clauses;
  /** The spell or ability on the stack; null for what is over at once. */
  readonly object: ObjectId | null;
  /** How much had happened before the line: what it was paid with comes after that. */
  readonly since: number;
  /** It is a mana ability, which is over as soon as it is paid for (605.3b). */
  readonly isForMana: boolean;
  /** The rules by which one of its targets could be none. */
  readonly rules: readonly string[];
  targets: readonly Reference[];
  splicing: readonly Reference[];
  paying: readonly Reference[];
  mana: string | null;
  making: string;
  /** What the line says of X; null: nothing, or it was used. */
  x: number | null;
}

/** Something that happened, and the game right after the decision that led to it. */
export interface Logged {
  readonly happened: Happened;
  readonly game: Game;
}

/** A decision that settled itself, and the game right after the one that led to it. */
export interface SettledByItself extends SettledDecision {
  readonly game: Game;
}

/** A scenario under way. */
export interface Run {
  readonly actor: GameActor;
  readonly names: Names;
  /** Answers that haven’t been given yet, in order. */
  decide: readonly Decide[];
  log: readonly Logged[];
  /** The game after each decision. */
  moments: readonly Game[];
  /** What settled itself since the last line, less what was said of it. */
  settled: readonly SettledByItself[];
  open: OpenClauses | null;
}

type Refused = Extract<Verdict, { readonly ok: false }>;

/** Why something could not be done, and the rules that say so; null: it was done. */
export type Trouble = { readonly reason: string; readonly rules: readonly string[] } | null;

export const trouble = (reason: string, rules: readonly string[] = []): NonNullable<Trouble> => ({
  reason,
  rules,
});

/** What the rules say against it, in their order. */
export const refusalsIn = (game: Game, verdict: Refused): NonNullable<Trouble> => ({
  reason: whyNot(game, verdict)
    .map(({ rule, sentence }) => `${sentence} (${rule})`)
    .join(' '),
  rules: verdict.refusals.map(({ rule }) => rule),
});

export const gameOf = (run: Run): Game => run.actor.getSnapshot().context.game;

/** Does what a player does, if they may; what happened is kept. */
export function send(run: Run, event: PlayerEvent): Trouble {
  const before = gameOf(run);
  try {
    const verdict = attempt(run.actor, event);
    if (!verdict.ok) return refusalsIn(before, verdict);
  } catch (thrown) {
    if (!(thrown instanceof RulesFailure || thrown instanceof EngineError)) throw thrown;
    return trouble(`the engine failed: ${thrown.message}`);
  }
  const game = gameOf(run);
  const known = before.settled?.decisions ?? [];
  const settled = (game.settled?.decisions ?? []).filter((one) => !known.includes(one));
  run.settled = [...run.settled, ...settled.map((one) => ({ ...one, game }))];
  keep(run);
  return null;
}

/** Keeps what happened since the last decision. */
export function keep(run: Run): void {
  const game = gameOf(run);
  run.log = [...run.log, ...game.happened.map((happened) => ({ happened, game }))];
  run.moments = [...run.moments, game];
}

/** Whether a mana ability is being activated: what it costs is asked for, and its effect decided. */
export const isActivatingMana = ({ frames }: Game): boolean =>
  frames.some(({ procedure }) => procedure === 'activateManaAbility');

/** The same scenario once more, in which something can be tried: nothing of it comes back. */
export function copied(run: Run): Run {
  const actor = restoreGame(saveGame(run.actor));
  actor.start();
  return { ...run, actor, open: run.open === null ? null : { ...run.open } };
}
