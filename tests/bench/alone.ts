/**
 * Plays recorded games one way, in a process of its own: what V8 has compiled is for this way alone, as in a program
 * that plays so, and the garbage is its own. First it is told the case and the games, then again and again which game
 * to play; it answers with what that took.
 */
import { fingerprint } from '../../machines/game/fingerprint.ts';
import { putRulesTogether } from '../../machines/game/table.ts';
import { cpuMicroseconds } from './cpu-time.ts';
import type { RecordedGame } from './games.ts';
import { type Question, variants } from './variants.ts';

/** What is played, and how. */
export interface Task {
  readonly variant: string;
  readonly question: Question;
  readonly games: readonly RecordedGame[];
}

/** The CPU time that a game took, all threads of the process included, and how much of it went into forced events. */
export interface Spent {
  readonly microseconds: number;
  /** By the share of the time that those events took. */
  readonly forced: number;
  /** Of the game at its end. */
  readonly fingerprint: string;
}

putRulesTogether();

let task: Task | null = null;

function play(number: number): Spent {
  const game = task?.games[number];
  const variant = variants.find(({ name }) => name === task?.variant);
  if (task === null || game === undefined || variant === undefined)
    throw new Error(`There is no game ${number} to play.`);
  const run = variant.prepare(game, task.question);
  const before = cpuMicroseconds();
  const { end, forced } = run();
  const microseconds = cpuMicroseconds() - before;
  return { microseconds, forced: microseconds * forced, fingerprint: fingerprint(end) };
}

process.on('message', (told: Task | number) => {
  if (typeof told === 'number') process.send?.(play(told));
  else task = told;
});
