import type { Game } from '../../machines/rules/index.ts';

/** One macrostep of a game: the game after it, by reference, and what led to it. */
export interface Step {
  /** Its place in `History.steps`. */
  readonly id: number;
  readonly parent: number | null;
  readonly line: number;
  readonly game: Game;
  /** The type of the event that was sent, and who sent it; null for the step with which a line begins. */
  readonly event: SentEvent | null;
  /** Its place in the trace of its line. */
  readonly record: number;
}

/** As much of an event as a history shows. */
export interface SentEvent {
  readonly type: string;
  readonly player: number | null;
  /** The event itself, plain. */
  readonly event: object;
}

/** A way that the game went. The first one is the actor that was given; others branch off from earlier steps. */
export interface Line {
  readonly id: number;
  readonly name: string;
  /** The step it branches off from; null for the first line. */
  readonly from: number | null;
  /** All steps from the beginning of the game to the end of this line. */
  readonly path: readonly number[];
}

/** Everything that was played, and where one looks. Steps are never removed: who acts earlier makes another line. */
export interface History {
  readonly steps: readonly Step[];
  readonly lines: readonly Line[];
  /** The line that is looked at. */
  readonly line: number;
  /** The step that is shown; null before the first has come. */
  readonly at: number | null;
  /** Whether what is shown goes along as the line goes on. */
  readonly isAtEnd: boolean;
}

/** A step as it comes: the game after it, what was sent, and its place in the trace. */
export type RecordedStep = Pick<Step, 'game' | 'event' | 'record'>;

export type HistoryAction =
  /** The line went on. */
  | { readonly type: 'recorded'; readonly line: number; readonly steps: readonly RecordedStep[] }
  /** A new line begins after a step; it is looked at from now on. Nothing is recorded on it yet. */
  | { readonly type: 'branched'; readonly from: number }
  | { readonly type: 'lookedAt'; readonly step: number }
  | { readonly type: 'moved'; readonly by: number }
  | { readonly type: 'wentToEnd' }
  /** A line is looked at: at this step of it, else at its end. */
  | { readonly type: 'tookLine'; readonly line: number; readonly step?: number }
  | { readonly type: 'named'; readonly line: number; readonly name: string };

export const emptyHistory: History = {
  steps: [],
  lines: [{ id: 0, name: 'Main line', from: null, path: [] }],
  line: 0,
  at: null,
  isAtEnd: true,
};

/** The history after an action. Steps and lines that don't exist are ignored. */
export function historyAfter(history: History, action: HistoryAction): History {
  switch (action.type) {
    case 'recorded':
      return recorded(history, action);
    case 'branched':
      return branched(history, action.from);
    case 'lookedAt':
      return lookAt(history, action.step);
    case 'moved':
      return moved(history, action.by);
    case 'wentToEnd':
      return lookAt(history, lineOf(history).path.at(-1));
    case 'tookLine': {
      const line = history.lines[action.line];
      return line === undefined
        ? history
        : lookAt({ ...history, line: line.id }, action.step ?? line.path.at(-1));
    }
    case 'named':
      return {
        ...history,
        lines: history.lines.map((line) => (line.id === action.line ? { ...line, name: action.name } : line)),
      };
    default:
      return action satisfies never;
  }
}

function recorded(
  history: History,
  { line: at, steps }: Extract<HistoryAction, { type: 'recorded' }>,
): History {
  const line = history.lines[at];
  if (line === undefined || steps.length === 0) return history;
  const first = history.steps.length;
  const before = line.path.at(-1) ?? null;
  const added = steps.map(
    (step, place): Step => ({
      ...step,
      id: first + place,
      parent: place === 0 ? before : first + place - 1,
      line: at,
    }),
  );
  const path = [...line.path, ...added.map(({ id }) => id)];
  const isFollowed = history.line === at && history.isAtEnd;
  return {
    ...history,
    steps: [...history.steps, ...added],
    lines: history.lines.map((one) => (one.id === at ? { ...one, path } : one)),
    at: isFollowed || history.at === null ? (path.at(-1) ?? null) : history.at,
  };
}

function branched(history: History, from: number): History {
  const step = history.steps[from];
  if (step === undefined) return history;
  const path = pathTo(history, from);
  const id = history.lines.length;
  const line: Line = { id, name: `Line ${id + 1}`, from, path };
  return { ...history, lines: [...history.lines, line], line: id, at: from, isAtEnd: true };
}

function lookAt(history: History, step: number | undefined): History {
  const { path } = lineOf(history);
  if (step === undefined || !path.includes(step)) return history;
  return { ...history, at: step, isAtEnd: step === path.at(-1) };
}

function moved(history: History, by: number): History {
  const { path } = lineOf(history);
  const now = history.at === null ? -1 : path.lastIndexOf(history.at);
  const next = Math.min(Math.max(0, now + by), path.length - 1);
  return lookAt(history, path[next]);
}

/** The line that is looked at. */
export function lineOf({ lines, line }: History): Line {
  const found = lines[line] ?? lines[0];
  if (found === undefined) throw new Error('A history has at least one line.');
  return found;
}

/** The step that is shown; null before the first. */
export const shownStep = ({ steps, at }: History): Step | null => (at === null ? null : (steps[at] ?? null));

/** The last step of the line that is looked at. */
export const lastStep = (history: History): Step | null => {
  const last = lineOf(history).path.at(-1);
  return last === undefined ? null : (history.steps[last] ?? null);
};

/**
 * Where this event led when it was sent at the step that is shown: the step after it, and a line it lies on, the one
 * that is looked at if it does. Null if that was never tried.
 */
export function alreadyTried(
  { at, line, lines, steps }: History,
  event: object,
): { readonly step: number; readonly line: number } | null {
  const sent = JSON.stringify(event);
  const found = steps.find((step) => step.parent === at && JSON.stringify(step.event?.event) === sent);
  if (at === null || found === undefined) return null;
  const on = lines.filter(({ path }) => path.includes(found.id)).map(({ id }) => id);
  return { step: found.id, line: on.includes(line) ? line : found.line };
}

/** The place of the step that is shown on its line, counted from 0; −1 before the first. */
export const placeOf = (history: History): number =>
  history.at === null ? -1 : lineOf(history).path.lastIndexOf(history.at);

function pathTo({ steps }: History, id: number): readonly number[] {
  const path: number[] = [];
  for (let at: number | null = id; at !== null; at = steps[at]?.parent ?? null) path.push(at);
  return path.reverse();
}
