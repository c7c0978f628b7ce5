import { type GameActor, legalActions, type PlayerEvent, viewFor } from '../../machines/game/index.ts';
import { actorOf } from '../../machines/game/machine.ts';
import { fromActor } from '../../machines/play/trace/index.ts';
import type { Game, WritingMode } from '../../machines/rules/index.ts';
import type { RecordedGame } from './games.ts';
import { plainLoop } from './plain-loop.ts';

/** What is asked at every decision. */
export type Question = 'nothing' | 'legalActions' | 'viewFor';

/** A game that was run: how it ended, and how long which of its events took. */
export interface Ran {
  readonly end: Game;
  /** The share of the time that was spent on forced answers and idle passes, from 0 to 1. */
  readonly forced: number;
}

/** One way of running a recorded game. What it returns is made beforehand; calling that is measured. */
export interface Variant {
  readonly name: string;
  readonly title: string;
  readonly prepare: (recorded: RecordedGame, question: Question) => () => Ran;
}

const ask: Readonly<Record<Question, (game: Game) => void>> = {
  nothing: () => undefined,
  legalActions: (game) => {
    if (game.pending !== null) legalActions(game, game.pending.decider);
  },
  viewFor: (game) => {
    if (game.pending !== null) viewFor(game, game.pending.decider);
  },
};

/** A recorded game as one of the variants runs it: started, sent events, looked at. */
interface Run {
  readonly start: () => void;
  readonly send: (event: PlayerEvent) => void;
  readonly game: () => Game;
}

/** Runs it, with a look at the clock before each event: some hundredths of a microsecond. */
function timed({ game, send, start }: Run, { events, kinds }: RecordedGame, question: Question): Ran {
  const about = ask[question];
  const begin = performance.now();
  start();
  let forced = 0;
  let before = performance.now();
  for (const [at, event] of events.entries()) {
    about(game());
    send(event);
    const now = performance.now();
    if (kinds[at] !== 'decision') forced += now - before;
    before = now;
  }
  return { end: game(), forced: forced / (before - begin) };
}

const onActor = (actor: GameActor): Run => ({
  start: () => actor.start(),
  send: (event) => actor.send(event),
  game: () => actor.getSnapshot().context.game,
});

const actorFor = ({ start }: RecordedGame, mode: WritingMode) => actorOf(structuredClone(start), mode);

/** From the slowest to the fastest. */
export const variants: readonly Variant[] = [
  {
    name: 'a',
    title: 'actor, with trace and recording',
    prepare(recorded, question) {
      const actor = actorFor(recorded, 'copy');
      const source = fromActor(actor);
      return () => {
        const ran = timed(onActor(actor), recorded, question);
        source.close();
        return ran;
      };
    },
  },
  {
    name: 'b',
    title: 'actor',
    prepare(recorded, question) {
      const actor = actorFor(recorded, 'copy');
      return () => timed(onActor(actor), recorded, question);
    },
  },
  {
    name: 'c',
    title: 'actor, direct',
    prepare(recorded, question) {
      const actor = actorFor(recorded, 'direct');
      return () => timed(onActor(actor), recorded, question);
    },
  },
  {
    name: 'd',
    title: 'rules alone, in a plain loop',
    prepare(recorded, question) {
      const loop = plainLoop(structuredClone(recorded.start));
      return () => timed(loop, recorded, question);
    },
  },
];
