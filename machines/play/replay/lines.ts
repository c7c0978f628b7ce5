import type { CardsByName } from '../../decks/index.ts';
import { explain, type PlayerEvent } from '../../game/index.ts';
import { actorOf, type GameActor, type GameSnapshot } from '../../game/machine.ts';
import { RecordingError, type RecordingFault, readRecording } from './read.ts';
import { actorAtStart, type RecordedLine, type Recording } from './recording.ts';
import { type Replayed, refusedAt, send } from './replay.ts';

/** A recording with every line that it holds, each played to its end by an actor of its own. */
export interface ReplayedLines {
  /** As far as it could be played. */
  readonly recording: Recording;
  /** For each line that breaks, the event at which it does, and why. */
  readonly breaks: readonly RecordingFault[];
  /** The recording's own line first, then its `lines`, in their order. */
  readonly actors: readonly GameActor[];
}

/**
 * Plays all lines of a recording again, a decision at a time; what is told counts the decisions of all of them. A line
 * goes on from the other one's game where it branches off: nothing is played twice. `before` is given each actor before
 * it is started. Throws a `RecordingError` as `replay` does; its paths lead to the event of the line. Where `goesAsFar`,
 * an event that the rules don't take where it stands only ends its line, and what branches off later is left out.
 */
export function* replayLines(
  json: unknown,
  before: (actor: GameActor) => void = () => {},
  cards: CardsByName = {},
  goesAsFar = false,
): Generator<Replayed, ReplayedLines> {
  const recording = readRecording(json, cards);
  const ways: readonly (RecordedLine | null)[] = [null, ...(recording.lines ?? [])];
  const of = ways.reduce((sum, way) => sum + (way ?? recording).events.length, 0);
  const actors: GameActor[] = [];
  const breaks: RecordingFault[] = [];
  const lines: (readonly GameSnapshot[])[] = [];
  /** The lines that were played, by their places in the recording. */
  const places: number[] = [];
  let made = 0;
  for (const [line, way] of ways.entries()) {
    if (way !== null && (lines[way.of]?.length ?? 0) <= way.after) {
      lines.push([]);
      continue;
    }
    const past = way === null ? [] : (lines[way.of]?.slice(0, way.after + 1) ?? []);
    const from = past.at(-1);
    const actor = from === undefined ? actorAtStart(recording) : actorOf(from.context.game, 'copy', from);
    before(actor);
    actor.start();
    const snapshots = from === undefined ? [actor.getSnapshot()] : [...past];
    for (const [at, event] of (way ?? recording).events.entries()) {
      yield { made, of };
      const path = `${way === null ? '' : `lines.${line - 1}.`}events.${at}`;
      const broken = goesAsFar ? brokenAt(actor, event, path) : null;
      if (broken !== null) {
        breaks.push(...broken.faults);
        break;
      }
      if (!goesAsFar) send(actor, event, path);
      made += 1;
      snapshots.push(actor.getSnapshot());
    }
    actors.push(actor);
    lines.push(snapshots);
    places.push(line);
  }
  return { recording: breaks.length === 0 ? recording : cut(recording, lines, places), actors, breaks };
}

/** Sends an event that the rules take; one that they don't leaves no trace, one at which they fail has no effect. */
function brokenAt(actor: GameActor, event: PlayerEvent, path: string): RecordingError | null {
  const { game } = actor.getSnapshot().context;
  if (!explain(game, event).ok) return refusedAt(game, event, path);
  try {
    send(actor, event, path);
    return null;
  } catch (error) {
    if (error instanceof RecordingError) return error;
    throw error;
  }
}

/** A recording with as much of it as was played: these lines, each with the snapshots from its beginning on. */
function cut(
  { lines: recorded = [], shown = 0, ...own }: Recording,
  played: readonly (readonly GameSnapshot[])[],
  places: readonly number[],
): Recording {
  const lengthOf = (place: number): number => (played[place]?.length ?? 1) - 1;
  const lines = recorded.flatMap((line, at): RecordedLine[] =>
    places.includes(at + 1)
      ? [
          {
            ...line,
            of: places.indexOf(line.of),
            events: line.events.slice(0, Math.max(0, lengthOf(at + 1) - line.after)),
          },
        ]
      : [],
  );
  return {
    ...own,
    events: own.events.slice(0, lengthOf(0)),
    ...(lines.length > 0 && { lines }),
    ...(shown > 0 && { shown: Math.max(0, places.indexOf(shown)) }),
  };
}
