import { fork } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fingerprint } from '../../machines/game/fingerprint.ts';
import { actorOf } from '../../machines/game/machine.ts';
import type { Game } from '../../machines/rules/index.ts';
import { work } from '../../machines/rules/state/work.ts';
import type { Spent, Task } from './alone.ts';
import type { RecordedGame } from './games.ts';
import type { Question, Variant } from './variants.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

export interface Case {
  readonly variant: Variant;
  readonly question: Question;
}

type Time = Pick<Spent, 'forced' | 'microseconds'>;

/** CPU time over all games: of each the fastest of its rounds, as what else the machine does can only add to it. */
export interface Measured extends Case, Time {
  /** The same, of each game the median of its rounds. */
  readonly median: Time;
}

/** How often everything is run before anything is counted: until what is compiled on the way hardly weighs any more. */
const uncounted = 24;

/**
 * Runs every case over all games, `rounds` times after some that aren't counted, each case in a process of its own. One
 * case after the other plays the same game, beginning with another one each time, so that none is favoured by what the
 * machine does meanwhile. Nobody collects garbage between games: with the last object of a shape goes what V8 compiled
 * for it, and the time to compile it again would be in the figures. Throws if a case comes to another end than the
 * recording.
 */
export async function measure(
  cases: readonly Case[],
  games: readonly RecordedGame[],
  rounds: number,
): Promise<readonly Measured[]> {
  const players = cases.map((one) => alone(one, games));
  const spent = cases.map(() => games.map((): Spent[] => []));
  for (let round = -uncounted; round < rounds; round += 1) {
    for (const [number, { end }] of games.entries()) {
      for (let turn = 0; turn < cases.length; turn += 1) {
        const at = (turn + number + round + uncounted) % cases.length;
        const played = await players[at]?.play(number);
        if (played === undefined) continue;
        if (played.fingerprint !== fingerprint(end))
          throw new Error(
            `Variant ${cases[at]?.variant.name} ends game ${number} otherwise than it was recorded.`,
          );
        if (round >= 0) spent[at]?.[number]?.push(played);
      }
    }
  }
  for (const player of players) player.stop();
  return cases.map((one, at) => {
    const ofGames = spent[at] ?? [];
    return { ...one, ...total(ofGames.map(quantile(0))), median: total(ofGames.map(quantile(0.5))) };
  });
}

/** Starts a process that plays the games this way. */
function alone({ question, variant }: Case, games: readonly RecordedGame[]) {
  const child = fork(new URL('./alone.mjs', import.meta.url), { serialization: 'advanced' });
  const task: Task = { variant: variant.name, question, games };
  child.send(task);
  return {
    play: (number: number) =>
      new Promise<Spent>((resolve, reject) => {
        const stopped = () => reject(new Error(`Variant ${variant.name} stopped at game ${number}.`));
        child.once('exit', stopped);
        child.once('message', (spent: Spent) => {
          child.off('exit', stopped);
          resolve(spent);
        });
        child.send(number);
      }),
    stop: () => child.disconnect(),
  };
}

const quantile =
  (share: number) =>
  (spent: readonly Spent[]): Time =>
    spent.toSorted((a, b) => a.microseconds - b.microseconds)[Math.floor(spent.length * share)] ?? nothing;

const nothing: Time = { microseconds: 0, forced: 0 };

const total = (spent: readonly Time[]): Time =>
  spent.reduce(
    (sum, one) => ({
      microseconds: sum.microseconds + one.microseconds,
      forced: sum.forced + one.forced,
    }),
    nothing,
  );

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
