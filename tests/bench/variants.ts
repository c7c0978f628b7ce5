import { type GameActor, legalActions, viewFor } from '../../machines/game/index.ts';
import { actorOf } from '../../machines/game/machine.ts';
import { fromActor } from '../../machines/play/trace/index.ts';
import type { Game, WritingMode } from '../../machines/rules/index.ts';
import type { RecordedGame } from './games.ts';
import { plainLoop } from './plain-loop.ts';

/** What is asked at every decision. */
export type Question = 'nothing' | 'legalActions' | 'viewFor';

/** One way of running a recorded game. What it returns is made beforehand; calling that is measured. */
export interface Variant {
  readonly name: string;
  readonly title: string;
  readonly prepare: (recorded: RecordedGame, question: Question) => () => Game;
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

const play = (actor: GameActor, { events }: RecordedGame, question: Question) => {
  const about = ask[question];
  return () => {
    actor.start();
    for (const event of events) {
      about(actor.getSnapshot().context.game);
      actor.send(event);
    }
    return actor.getSnapshot().context.game;
  };
};

const actorFor = ({ start }: RecordedGame, mode: WritingMode) => actorOf(structuredClone(start), mode);

/** From the slowest to the fastest. */
export const variants: readonly Variant[] = [
  {
    name: 'a',
    title: 'actor, with trace and recording',
    prepare(recorded, question) {
      const actor = actorFor(recorded, 'copy');
      const source = fromActor(actor);
      const run = play(actor, recorded, question);
      return () => {
        const game = run();
        source.close();
        return game;
      };
    },
  },
  {
    name: 'b',
    title: 'actor',
    prepare: (recorded, question) => play(actorFor(recorded, 'copy'), recorded, question),
  },
  {
    name: 'c',
    title: 'actor, direct',
    prepare: (recorded, question) => play(actorFor(recorded, 'direct'), recorded, question),
  },
  {
    name: 'd',
    title: 'rules alone, in a plain loop',
    prepare(recorded, question) {
      const start = structuredClone(recorded.start);
      const about = ask[question];
      return () => {
        const { game, send } = plainLoop(start);
        for (const event of recorded.events) {
          about(game);
          send(event);
        }
        return game;
      };
    },
  },
];
