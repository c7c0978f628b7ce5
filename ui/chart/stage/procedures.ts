import {
  type ChartDescription,
  type Heard,
  heardIn,
  type Macrostep,
  type Source,
} from '../../../machines/play/trace/index.ts';
import { type Frame, rulesTable, type StepTaken } from '../../../machines/rules/index.ts';
import { gameOf } from '../../session/game-of.ts';
import { words } from '../words.ts';
import type { Below } from './stage.ts';
import { treeOf } from './tree.ts';
import { codeWidth } from './type.ts';

/** A state that runs a procedure has these two within: the interpreter at work, and a player asked. */
const following = 'following';
const choosing = 'choosing';

/** How many frames are written in the state that runs them; those beneath are a number. */
export const framesWritten = 2;
/** How high a line of a frame is, in pixels. */
export const frameHeight = 18;

/** A step of a procedure that is under way, and how it stands with it. */
export interface FrameStep {
  readonly name: string;
  /** Behind it, at it, where it goes on once what it called is done, or still ahead. */
  readonly is: 'behind' | 'now' | 'next' | 'ahead';
}

/** A procedure that is under way. */
export interface FrameShown {
  readonly procedure: string;
  readonly rule: string;
  /** Empty for what only holds a place: an announcement, a resolution. */
  readonly steps: readonly FrameStep[];
}

/** What the interpreter is in the middle of while a player decides, the innermost last, and the state that runs it. */
export interface UnderWay {
  readonly state: string;
  readonly frames: readonly FrameShown[];
}

/** A procedure as far as one microstep took it; its frame had so many others around it within that microstep. */
export interface Ran {
  readonly procedure: string;
  readonly depth: number;
  readonly steps: readonly Pick<StepTaken, 'step' | 'outcome'>[];
}

/** What went on below the chart in a moment. */
export interface Procedures {
  readonly underWay: UnderWay | null;
  /** What a microstep ran, by the first of its transitions. */
  readonly ran: ReadonlyMap<string, readonly Ran[]>;
}

export const noProcedures: Procedures = { underWay: null, ran: new Map() };

const followers = new WeakMap<ChartDescription, ReadonlySet<string>>();

/** The states of a chart within which procedures are followed. */
export function followersOf(chart: ChartDescription): ReadonlySet<string> {
  const known = followers.get(chart);
  if (known !== undefined) return known;
  const asking = new Set(chart.nodes.flatMap(({ key, parent }) => (key === choosing ? [parent] : [])));
  const found = new Set(
    chart.nodes.flatMap(({ id, key, parent }) => (key === following && asking.has(parent) ? [id] : [])),
  );
  followers.set(chart, found);
  return found;
}

/** What went on below the chart in a macrostep of a game, or in one of its microsteps; nothing for any other machine. */
export function proceduresAt(
  chart: ChartDescription,
  source: Source,
  index: number,
  microstep?: number,
): Procedures {
  const states = followersOf(chart);
  const record = source.records[index];
  if (states.size === 0 || record === undefined) return noProcedures;
  const isLast = microstep === undefined || microstep === record.microsteps.length - 1;
  return {
    underWay: isLast ? underWayAfter(chart, source, index, states) : null,
    ran: ranIn(record, heardIn(source, index), microstep),
  };
}

function ranIn(
  { microsteps }: Macrostep,
  heard: readonly Heard[],
  only: number | undefined,
): ReadonlyMap<string, readonly Ran[]> {
  const ran = new Map<string, readonly Ran[]>();
  for (const [at, { transitions }] of microsteps.entries()) {
    const [edge] = transitions;
    const { steps = [] } = heard[at] ?? {};
    if (edge === undefined || steps.length === 0 || (only !== undefined && only !== at)) continue;
    ran.set(edge, [...(ran.get(edge) ?? []), ...together(steps)]);
  }
  return ran;
}

/** Steps that one frame took without another between them, as one; how deep is counted from the outermost. */
function together(taken: readonly StepTaken[]): readonly Ran[] {
  const least = Math.min(...taken.map(({ depth }) => depth));
  const ran: Ran[] = [];
  for (const { depth, outcome, procedure, step } of taken) {
    const last = ran.at(-1);
    if (last?.procedure === procedure && last.depth === depth - least)
      ran[ran.length - 1] = { ...last, steps: [...last.steps, { step, outcome }] };
    else ran.push({ procedure, depth: depth - least, steps: [{ step, outcome }] });
  }
  return ran;
}

/** Of what ran, the outermost procedures, each whole: events that it let happen and what it called don't part it. */
export function outermost(ran: readonly Ran[]): readonly Ran[] {
  const outer: Ran[] = [];
  for (const one of ran.filter(({ depth }) => depth === 0)) {
    const last = outer.at(-1);
    if (last?.procedure === one.procedure)
      outer[outer.length - 1] = { ...last, steps: [...last.steps, ...one.steps] };
    else outer.push(one);
  }
  return outer.map((one) => ({ ...one, steps: one.steps.filter(isNews) }));
}

/** A step that was taken several times, one after the other, is one. */
const isNews = ({ outcome, step }: Ran['steps'][number], at: number, all: Ran['steps']): boolean =>
  step !== all[at - 1]?.step || outcome !== all[at - 1]?.outcome;

/** The mark before a step, by what it asked of the interpreter, and what that means. */
export const marks: Readonly<Record<StepTaken['outcome'], readonly [mark: string, meaning: string]>> = {
  go: ['–', 'nothing to do'],
  done: ['–', 'nothing more to do'],
  happen: ['✓', 'something happens'],
  ask: ['?', 'a player is asked'],
  decide: ['?', 'a player is asked, if there is a choice'],
  call: ['▸', 'another procedure is run'],
  continue: ['▸', 'what was put aside goes on'],
  handOver: ['▸', 'the chart goes on'],
};

function underWayAfter(
  chart: ChartDescription,
  source: Source,
  index: number,
  states: ReadonlySet<string>,
): UnderWay | null {
  const game = gameOf(source.snapshotAt?.(index));
  if (game === null || game.pending === null || game.frames.every(({ step }) => step === '')) return null;
  const follower = lastFollower(source, index, states);
  const state = follower && shownIn(chart, follower, source.records[index]?.configuration ?? []);
  return state === undefined ? null : { state, frames: game.frames.map(frameShown) };
}

/** The state in which the work of a follower is shown: that itself, or the active one nearest to it. */
function shownIn(chart: ChartDescription, follower: string, active: readonly string[]): string | undefined {
  const path = pathTo(chart, follower);
  if (active.includes(path.at(-2) ?? '')) return follower;
  const shared = (id: string): number => pathTo(chart, id).filter((one, at) => one === path[at]).length;
  return active.toSorted(
    (a, b) => shared(b) - shared(a) || pathTo(chart, b).length - pathTo(chart, a).length,
  )[0];
}

/** A state and all around it, from the root. */
function pathTo(chart: ChartDescription, id: string): readonly string[] {
  const node = treeOf(chart)?.byId.get(id);
  return node === undefined ? [] : [...(node.parent === null ? [] : pathTo(chart, node.parent)), id];
}

/** The state that the interpreter was last at work in. */
function lastFollower(source: Source, index: number, states: ReadonlySet<string>): string | undefined {
  for (let at = index; at >= 0; at -= 1)
    for (const { entered } of source.records[at]?.microsteps.toReversed() ?? []) {
      const state = entered.findLast((id) => states.has(id));
      if (state !== undefined) return state;
    }
  return undefined;
}

function frameShown({ asking, procedure, step }: Frame): FrameShown {
  const known = rulesTable().procedures[procedure];
  if (known === undefined || step === '') return { procedure, rule: '', steps: [] };
  const now = known.order.indexOf(asking?.step ?? step);
  const steps = known.order.map((name, at): FrameStep => {
    if (at === now) return { name, is: asking === undefined ? 'next' : 'now' };
    return { name, is: at < now ? 'behind' : 'ahead' };
  });
  return { procedure, rule: known.rule, steps };
}

/** How many lines what is under way takes below the name of its state. */
export const linesBelow = ({ underWay }: Procedures): Below | null =>
  underWay && {
    state: underWay.state,
    lines: Math.min(framesWritten, underWay.frames.filter(hasSteps).length),
  };

/** The innermost frames, those that hold a place left out, as many as are written; and how many are beneath. */
export function topmost({ frames }: UnderWay): {
  readonly beneath: number;
  readonly frames: readonly FrameShown[];
} {
  const running = frames.filter(hasSteps);
  const written = running.slice(-framesWritten);
  return { beneath: running.length - written.length, frames: written };
}

const hasSteps = ({ steps }: FrameShown): boolean => steps.length > 0;

/** What fits in a line of a frame: its step and those next to that, in their order, and how many are left out. */
export interface FrameLine {
  /** Whether there is room for the procedure's name as well. */
  readonly isNamed: boolean;
  readonly before: number;
  readonly steps: readonly FrameStep[];
  readonly after: number;
}

/** Between two steps of a line stand a mark and some room. */
const betweenSteps = 16;
const leftOut = 30;

/** As many steps of a frame as there is room for, those around where it is first. */
export function lineOf({ procedure, steps }: FrameShown, width: number): FrameLine {
  const at = Math.max(
    0,
    steps.findIndex(({ is }) => is === 'now' || is === 'next'),
  );
  const wide = (from: number, to: number): number =>
    steps.slice(from, to + 1).reduce((all, { name }) => all + codeWidth(words(name)) + betweenSteps, 0) +
    (from > 0 ? leftOut : 0) +
    (to < steps.length - 1 ? leftOut : 0);
  const beside = codeWidth(words(procedure)) + 18;
  const isNamed = wide(at, at) <= width - beside;
  const room = isNamed ? width - beside : width;
  let first = at;
  let last = at;
  for (let isFull = false; !isFull; ) {
    isFull = true;
    if (last < steps.length - 1 && wide(first, last + 1) <= room) {
      last += 1;
      isFull = false;
    }
    if (first > 0 && wide(first - 1, last) <= room) {
      first -= 1;
      isFull = false;
    }
  }
  return {
    isNamed,
    before: first,
    steps: steps.slice(first, last + 1),
    after: Math.max(0, steps.length - 1 - last),
  };
}

/** How many lines what a procedure ran takes: its name and its steps, none of them parted. */
export function ranLinesIn({ procedure, steps }: Ran, room: number): number {
  let lines = 1;
  let used = codeWidth(words(procedure));
  for (const { step } of steps) {
    const width = codeWidth(`${words(step)} ✓`) + betweenTaken;
    if (used + width > room && used > 0) {
      lines += 1;
      used = 0;
    }
    used += width;
  }
  return lines;
}

/** Before a step of what ran, in pixels. */
const betweenTaken = 9;
