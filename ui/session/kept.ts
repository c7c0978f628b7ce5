import type { Viewer } from '../../machines/game/index.ts';
import type { Source } from '../../machines/play/trace/index.ts';
import type { ObjectId, PlayerId } from '../../machines/rules/index.ts';
import { type History, lineOf, placeOf, shownStep } from './history.ts';
import { isPerson } from './seats.ts';
import type { SessionState } from './state.ts';

/** A line that was played before a session on it, by an actor of its own from where it branches off. */
export interface OpenedLine {
  readonly name: string;
  /** Off which line it branches: 0 is the session's source, 1 the first of these. */
  readonly of: number;
  /** After how many events of that line, counted from the beginning of the game. */
  readonly after: number;
  /** Its first record is the step that it branches off from. */
  readonly source: Source;
}

/** The lines that a session begins with beside the one of its source. */
export interface OtherLines {
  /** What the line of its source is called, if it has a name. */
  readonly name?: string;
  readonly lines: readonly OpenedLine[];
  /** Which line is looked at first, counted as in `OpenedLine.of`. */
  readonly shown: number;
}

/** What was done on a line from where it branches off. */
export interface KeptLine extends Omit<OpenedLine, 'source'> {
  readonly events: readonly object[];
}

/** What was done on each line of a game, as a recording has it. Plain. */
export interface KeptLines {
  readonly name?: string;
  /** What was done on the first line. */
  readonly events: readonly object[];
  readonly lines?: readonly KeptLine[];
  readonly shown?: number;
}

/** All of a session that is worth keeping. Plain. */
export interface Kept {
  readonly all: KeptLines;
  /** The line that is looked at, from the beginning of the game, as if it were the only one. */
  readonly shownAlone: KeptLines;
  /** After how many events of its line the step that is shown comes. */
  readonly at: number;
  readonly viewer: Viewer;
  /** The object that is looked at; null for none. */
  readonly selected: ObjectId | null;
  /** The number of the turn that is shown; 0 before the first. */
  readonly turn: number;
  readonly isPlaying: boolean;
  /** Where people sit. */
  readonly people: readonly PlayerId[];
}

const keptOf = ({ history, isPlaying, seats, selected, viewer }: SessionState): Kept => ({
  all: keptLines(history),
  shownAlone: { events: eventsOn(history, lineOf(history).path) },
  at: Math.max(0, placeOf(history)),
  viewer,
  selected,
  turn: shownStep(history)?.game.turn.number ?? 0,
  isPlaying,
  people: (history.steps[0]?.game.players ?? []).map(({ id }) => id).filter((id) => isPerson(seats, id)),
});

/** What tells how a session is now: the same again as long as nothing has changed. */
export function tellsKept(session: { readonly get: () => SessionState }): () => Kept {
  let last: { readonly of: SessionState; readonly kept: Kept } | null = null;
  return () => {
    const state = session.get();
    if (last?.of !== state) last = { of: state, kept: keptOf(state) };
    return last.kept;
  };
}

/** A game that was played along one line has no names for it, and says nothing of others. */
function keptLines(history: History): KeptLines {
  const [first, ...others] = history.lines;
  const events = eventsOn(history, first?.path ?? []);
  if (first === undefined || others.length === 0) return { events };
  return {
    name: first.name,
    events,
    lines: others.map(({ from, name, path }): KeptLine => {
      const of = from === null ? 0 : (history.steps[from]?.line ?? 0);
      const after = from === null ? 0 : path.indexOf(from);
      return { name, of, after, events: eventsOn(history, path.slice(after + 1)) };
    }),
    shown: history.line,
  };
}

const eventsOn = ({ steps }: History, path: readonly number[]): readonly object[] =>
  path.flatMap((id) => steps[id]?.event?.event ?? []);
