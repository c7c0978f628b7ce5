import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fingerprint } from '../../machines/game/fingerprint.ts';
import { actorOf } from '../../machines/game/machine.ts';
import type { Game } from '../../machines/rules/index.ts';
import { work } from '../../machines/rules/state/work.ts';
import type { RecordedGame } from './games.ts';
import type { Question, Variant } from './variants.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** CPU time of this process in microseconds, all its threads. */
function cpuMicroseconds(): number {
  const { system, user } = process.cpuUsage();
  return system + user;
}

export interface Case {
  readonly variant: Variant;
  readonly question: Question;
}

/** The CPU time that something took, and how much of it went into events other than decisions. */
interface Spent {
  readonly microseconds: number;
  /** By the share of the time that those events took. */
  readonly forced: number;
}

/** CPU time over all games, of each the median of its rounds. */
export interface Measured extends Case, Spent {}

/** How often everything is run before anything is counted: until what is compiled on the way hardly weighs any more. */
const uncounted = 4;

/**
 * Runs every case over all games, `rounds` times after some that aren't counted. One case after the other plays the
 * same game, beginning with another one each time, so that none is favoured by what the machine does meanwhile; garbage
 * is collected before each, so that none pays for another's. Throws if a case comes to another end than the recording.
 */
export function measure(
  cases: readonly Case[],
  games: readonly RecordedGame[],
  rounds: number,
): readonly Measured[] {
  const spent = cases.map(() => games.map((): Spent[] => []));
  for (let round = -uncounted; round < rounds; round += 1) {
    for (const [number, recorded] of games.entries()) {
      for (let turn = 0; turn < cases.length; turn += 1) {
        const at = (turn + number + round + uncounted) % cases.length;
        const one = cases[at];
        if (one === undefined) continue;
        const run = one.variant.prepare(recorded, one.question);
        collectGarbage();
        const before = cpuMicroseconds();
        const { end, forced } = run();
        const microseconds = cpuMicroseconds() - before;
        if (round === -uncounted) checkEnd(one, recorded, end, number);
        if (round >= 0) spent[at]?.[number]?.push({ microseconds, forced: microseconds * forced });
      }
    }
  }
  return cases.map((one, at) => ({ ...one, ...total((spent[at] ?? []).map(median)) }));
}

const median = (spent: readonly Spent[]): Spent =>
  spent.toSorted((a, b) => a.microseconds - b.microseconds)[Math.floor(spent.length / 2)] ?? nothing;

const nothing: Spent = { microseconds: 0, forced: 0 };

const total = (spent: readonly Spent[]): Spent =>
  spent.reduce(
    (sum, one) => ({
      microseconds: sum.microseconds + one.microseconds,
      forced: sum.forced + one.forced,
    }),
    nothing,
  );

function checkEnd({ variant }: Case, { end: expected }: RecordedGame, end: Game, number: number): void {
  if (fingerprint(end) !== fingerprint(expected))
    throw new Error(`Variant ${variant.name} ends game ${number} otherwise than it was recorded.`);
}

/** What all games took, in microsteps and in work that is counted. */
export interface Counted extends Readonly<typeof work> {
  readonly microsteps: number;
}

/** Plays all games on the actor and counts the work while nobody looks; microsteps have to be looked at, once more. */
export function count(games: readonly RecordedGame[]): Counted {
  const before = { ...work };
  for (const recorded of games) playAgain(recorded);
  const { copies, eventsApplied, layerEvaluations, verdicts } = work;
  let microsteps = 0;
  for (const recorded of games)
    playAgain(recorded, () => {
      microsteps += 1;
    });
  return {
    microsteps,
    copies: copies - before.copies,
    layerEvaluations: layerEvaluations - before.layerEvaluations,
    verdicts: verdicts - before.verdicts,
    eventsApplied: eventsApplied - before.eventsApplied,
  };
}

function playAgain({ events, start }: RecordedGame, onMicrostep?: () => void): void {
  const actor = actorOf(structuredClone(start), 'copy');
  actor.start();
  if (onMicrostep !== undefined)
    actor.system.inspect({
      next: ({ type }) => {
        if (type === '@xstate.microstep') onMicrostep();
      },
    });
  for (const event of events) actor.send(event);
}

/** Bytes that all states of a game take, kept in memory. */
export function historyBytes({ events, start }: RecordedGame): number {
  const actor = actorOf(structuredClone(start), 'copy');
  actor.start();
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const history: Game[] = [];
  for (const event of events) {
    actor.send(event);
    history.push(actor.getSnapshot().context.game);
  }
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
  if (history.length !== events.length) throw new Error('History was lost.');
  return after - before;
}
