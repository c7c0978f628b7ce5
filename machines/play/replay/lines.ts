import type { CardsByName } from '../../decks/index.ts';
import { actorOf, type GameActor, type GameSnapshot } from '../../game/machine.ts';
import { readRecording } from './read.ts';
import { actorAtStart, type RecordedLine, type Recording } from './recording.ts';
import { type Replayed, send } from './replay.ts';

/** A recording with every line that it holds, each played to its end by an actor of its own. */
export interface ReplayedLines {
  readonly recording: Recording;
  /** The recording's own line first, then its `lines`, in their order. */
  readonly actors: readonly GameActor[];
}

/**
 * Plays all lines of a recording again, a decision at a time; what is told counts the decisions of all of them. A line
 * goes on from the other one's game where it branches off: nothing is played twice. `before` is given each actor before
 * it is started. Throws a `RecordingError` as `replay` does; its paths lead to the event of the line.
 */
export function* replayLines(
  json: unknown,
  before: (actor: GameActor) => void = () => {},
  cards: CardsByName = {},
): Generator<Replayed, ReplayedLines> {
  const recording = readRecording(json, cards);
  const ways: readonly (RecordedLine | null)[] = [null, ...(recording.lines ?? [])];
  const of = ways.reduce((sum, way) => sum + (way ?? recording).events.length, 0);
  const actors: GameActor[] = [];
  const lines: (readonly GameSnapshot[])[] = [];
  let made = 0;
  for (const [line, way] of ways.entries()) {
    const past = way === null ? [] : (lines[way.of]?.slice(0, way.after + 1) ?? []);
    const from = past.at(-1);
    const actor = from === undefined ? actorAtStart(recording) : actorOf(from.context.game, 'copy', from);
    before(actor);
    actor.start();
    const snapshots = from === undefined ? [actor.getSnapshot()] : [...past];
    for (const [at, event] of (way ?? recording).events.entries()) {
      yield { made, of };
      send(actor, event, `${way === null ? '' : `lines.${line - 1}.`}events.${at}`);
      made += 1;
      snapshots.push(actor.getSnapshot());
    }
    actors.push(actor);
    lines.push(snapshots);
  }
  return { recording, actors };
}
