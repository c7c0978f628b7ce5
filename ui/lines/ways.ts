import { playerName, type Viewer } from '../../machines/game/index.ts';
import type { EventType } from '../../machines/rules/index.ts';
import { entriesOn, saidOf } from '../log/index.ts';
import type { History, Line, Step } from '../session/index.ts';

/** A line beside the others: off which it branches, where, and what was done there on each of the two. */
export interface Way {
  readonly line: Line;
  /** How many lines lie between it and the first. */
  readonly depth: number;
  /** Null for the first line. */
  readonly branch: {
    readonly off: string;
    readonly step: Step;
    /** Its place on the line, counted from 0. */
    readonly place: number;
    readonly here: string;
    readonly there: string;
  } | null;
  readonly last: Step | null;
}

/** All lines of a history, each below the one it branches off from. */
export function waysOf(history: History, viewer: Viewer): readonly Way[] {
  const { lines, steps } = history;
  const below = (parent: number | null, depth: number): readonly Way[] =>
    lines
      .filter(({ from }) => (from === null ? null : (steps[from]?.line ?? null)) === parent)
      .flatMap((line) => [wayOf(history, line, depth, viewer), ...below(line.id, depth + 1)]);
  return below(null, 0);
}

function wayOf(history: History, line: Line, depth: number, viewer: Viewer): Way {
  const { lines, steps } = history;
  const last = steps[line.path.at(-1) ?? -1] ?? null;
  const step = line.from === null ? undefined : steps[line.from];
  const parent = step === undefined ? undefined : lines[step.line];
  if (step === undefined || parent === undefined) return { line, depth, branch: null, last };
  const after = ({ path }: Line) => steps[path[path.indexOf(step.id) + 1] ?? -1];
  const branch = {
    off: parent.name,
    step,
    place: line.path.indexOf(step.id),
    ...parted(deedsOf(history, after(line), viewer), deedsOf(history, after(parent), viewer)),
  };
  return { line, depth, branch, last };
}

/** What tells best what a step was. */
const telling: readonly EventType[] = ['attack', 'block', 'cast', 'activate', 'landPlayed', 'becomeTarget'];

/** Of what was done on each of two lines, the first that was not done on the other. */
function parted(here: readonly string[], there: readonly string[]): { here: string; there: string } {
  const only = (own: readonly string[], others: readonly string[]) =>
    own.find((deed) => !others.includes(deed)) ?? own[0] ?? 'nothing yet';
  return { here: only(here, there), there: only(there, here) };
}

/** What was done in a step, in sentences, those that tell most first. */
function deedsOf(history: History, step: Step | undefined, viewer: Viewer): readonly string[] {
  if (step === undefined || step.event === null) return [];
  const { player, type } = step.event;
  const who = player === null ? 'Someone' : playerName(step.game, player);
  if (type === 'priority.pass') return [`${who} passes.`];
  if (type === 'player.concede') return [`${who} concedes.`];
  if (type === 'action.cancel') return [`${who} takes it back.`];
  const rank = (event: EventType) => (telling.indexOf(event) + telling.length + 1) % (telling.length + 1);
  const sentences = entriesOn(history.steps, [step.id])
    .toSorted((one, other) => rank(one.happened.event.type) - rank(other.happened.event.type))
    .map((entry) => saidOf(history, entry, viewer).sentence);
  const asked = step.parent === null ? null : history.steps[step.parent]?.game.pending;
  return asked == null || sentences.length > 0 ? sentences : [`${who} decides otherwise: ${asked.about}.`];
}

/**
 * The step of a line at the same place of the turn as a step of another one: the last at that phase and step, else the
 * last of that turn, else the line's end.
 */
export function sameTime({ steps }: History, { path }: Line, { game: { turn } }: Step): Step | null {
  const found = (isIt: (step: Step) => boolean) =>
    path.map((id) => steps[id]).findLast((step) => step !== undefined && isIt(step));
  const ofTurn = (step: Step) => step.game.turn.number === turn.number;
  return (
    found(
      (step) => ofTurn(step) && step.game.turn.phase === turn.phase && step.game.turn.step === turn.step,
    ) ??
    found(ofTurn) ??
    steps[path.at(-1) ?? -1] ??
    null
  );
}
