import type { ChartDescription, ChartNode } from '../../../machines/play/trace/index.ts';
import type { Box } from '../geometry.ts';
import { titleOf } from '../visible.ts';
import { followersOf, frameHeight, framesWritten } from './procedures.ts';
import {
  besideTitle,
  inset,
  isCounted,
  type Measure,
  mostWithin,
  type Row,
  rowsWithin,
  ruleBeside,
} from './rows.ts';
import { type Tree, treeOf } from './tree.ts';
import { titleWidth } from './type.ts';

/** A state on the stage. Its box, in the stage's coordinates, holds its name and, if it is open, what is within. */
export interface Tile extends Box {
  readonly node: ChartNode;
  /** How high the line with its name is, in pixels. */
  readonly head: number;
  /** How high what is written below that is. */
  readonly below: number;
  readonly depth: number;
  readonly isOpen: boolean;
  readonly isInitial: boolean;
  readonly isRegion: boolean;
  /** Which lane it is in, by index; `null`: it lies above the lanes. */
  readonly lane: number | null;
  /** How many transitions it has of its own; 0 where there is no room to say so. */
  readonly ways: number;
  /** Its rule, where that isn't the one of the state around it. */
  readonly rule: string | null;
  /** How many of its siblings there is no room for, where nothing else says so. */
  readonly hidden: number;
}

/** Siblings that there is no room for. */
export interface Gap extends Box {
  readonly nodes: readonly ChartNode[];
  readonly lane: number | null;
}

/** A column of states, and beside it the room in which transitions are written. */
export interface Lane extends Box {
  /** The state whose rows it holds. */
  readonly id: string;
  readonly gutter: Box;
  /** There is no room beside its states: what is written stands below them, and says in words where it leads. */
  readonly isNarrow: boolean;
}

/** The part of a chart where a run is, in a window of a size: no more than can be read, and all of that. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** Outer states before inner ones. */
  readonly tiles: readonly Tile[];
  readonly gaps: readonly Gap[];
  readonly lanes: readonly Lane[];
  /** The state that stands for one on the stage: itself, or the innermost around it that is shown. */
  readonly standsFor: (id: string) => Tile | undefined;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Lines that are written below the name of a state. */
export interface Below {
  readonly state: string;
  readonly lines: number;
}

const margin = 8;
const strip = 30;
const gap = 8;
/** How wide the mark for states of the strip is that there is no room for. */
const leftOut = 34;
/** Between the states of a lane and what is written beside them run the lines. */
export const channel = 44;
/** A lane that is narrower has its states above what is written, not beside. */
const leastLane = 420;
const leastGutter = 196;
const lanePadding = 8;
const belowPadding = 3;
const rowHeights = [32, 30, 28, 26, 24, 23, 22] as const;

const kept = new WeakMap<ChartDescription, Map<string, Stage>>();
const keptAtMost = 200;

/**
 * Lays out where a run is. The states that are active are open, in their order, one below the other; regions lie side by
 * side, each in a lane, and what holds all lanes is a strip above them. What a state of a lane is doing moves no other
 * lane. Takes no browser; the latest two hundred are kept.
 */
export function stageOf(
  chart: ChartDescription,
  active: ReadonlySet<string>,
  size: Size,
  below: Below | null = null,
): Stage | undefined {
  const tree = treeOf(chart);
  if (tree === undefined) return undefined;
  const ofChart = kept.get(chart) ?? new Map<string, Stage>();
  kept.set(chart, ofChart);
  const lines = below === null ? '' : `${below.lines} below ${below.state}`;
  const key = `${size.width} ${size.height} ${lines} ${[...active].join(' ')}`;
  const stage = ofChart.get(key) ?? layOut(tree, { active, below, mayRun: followersOf(chart) }, size);
  ofChart.delete(key);
  ofChart.set(key, stage);
  const [oldest] = ofChart.keys();
  if (ofChart.size > keptAtMost && oldest !== undefined) ofChart.delete(oldest);
  return stage;
}

interface Run {
  readonly active: ReadonlySet<string>;
  readonly below: Below | null;
  /** The states below whose names something may be written. */
  readonly mayRun: ReadonlySet<string>;
}

interface Drawn extends Run {
  readonly tree: Tree;
  readonly tiles: Tile[];
  readonly gaps: Gap[];
  readonly lanes: Lane[];
}

function layOut(tree: Tree, run: Run, size: Size): Stage {
  const drawn: Drawn = { tree, ...run, tiles: [], gaps: [], lanes: [] };
  const box = {
    x: margin,
    y: margin,
    width: size.width - 2 * margin,
    height: size.height - 2 * margin,
  };
  const title = { ...box, width: Math.min(box.width, stripWidth(tree, tree.root)), height: strip };
  const isTrunk = isAbove(tree, tree.root);
  drawn.tiles.push(tileOf(drawn, tree.root, isTrunk ? title : { ...title, width: box.width }, 0, null));
  below(drawn, tree.root, isTrunk ? { ...box, x: title.x + title.width + gap } : box, box, 1);
  if (drawn.lanes.length === 0) drawn.lanes.push(emptyLane(tree.root.id, box));
  const places = new Map(drawn.tiles.map((tile) => [tile.node.id, tile]));
  const standsFor = (id: string): Tile | undefined => {
    for (let node = tree.byId.get(id); node !== undefined; node = tree.byId.get(node.parent ?? '')) {
      const tile = places.get(node.id);
      if (tile !== undefined) return tile;
    }
    return undefined;
  };
  const { gaps, lanes, tiles } = drawn;
  return { ...size, tiles, gaps, lanes, standsFor };
}

/** Where the run is in no lane, what is written stands below the strip. */
function emptyLane(id: string, whole: Box): Lane {
  const top = strip + gap;
  const box = { ...whole, y: whole.y + top, height: Math.max(0, whole.height - top) };
  const gutter = {
    x: box.x + lanePadding,
    y: box.y + lanePadding,
    width: Math.min(420, box.width - 2 * lanePadding),
    height: Math.max(0, box.height - 2 * lanePadding),
  };
  return { ...box, id, gutter, isNarrow: true };
}

/** Whether regions lie below a state that is no region's own: its states stand in a strip above the lanes. */
const isAbove = (tree: Tree, node: ChartNode): boolean =>
  node.type !== 'parallel' && tree.within(node.id).length > 0 && tree.hasRegions(node.id);

/** What is below the name of an open state that holds all lanes: a strip of its states, or the lanes. */
function below(drawn: Drawn, node: ChartNode, first: Box, whole: Box, depth: number): void {
  const { active, tree } = drawn;
  if (!isAbove(tree, node)) {
    const rest = {
      ...whole,
      y: first.y + strip + gap,
      height: whole.y + whole.height - first.y - strip - gap,
    };
    if (tree.within(node.id).length > 0) lanesOf(drawn, node, rest, depth);
    return;
  }
  const open = stripOf(drawn, node, { ...first, height: strip }, depth);
  if (open === undefined || !active.has(open.id) || tree.within(open.id).length === 0) return;
  const next = isAbove(tree, open) ? { ...whole, y: first.y + strip + gap } : { ...whole, y: first.y };
  below(drawn, open, next, whole, depth + 1);
}

/** The states within one, side by side; gives the one that is active. */
function stripOf(drawn: Drawn, node: ChartNode, box: Box, depth: number): ChartNode | undefined {
  const { active, tree } = drawn;
  const nodes = tree.within(node.id);
  const widths = nodes.map((one) => stripWidth(tree, one));
  const isTooWide = widths.reduce((all, width) => all + width + gap, 0) > box.width;
  let x = box.x;
  let left: ChartNode[] = [];
  const leave = (): void => {
    if (left.length > 0) {
      drawn.gaps.push({ nodes: left, x, y: box.y, width: leftOut, height: box.height, lane: null });
      x += leftOut + gap;
    }
    left = [];
  };
  for (const [at, one] of nodes.entries()) {
    if (isTooWide && !active.has(one.id)) {
      left.push(one);
      continue;
    }
    leave();
    const width = Math.min(widths[at] ?? 0, box.x + box.width - x);
    drawn.tiles.push(tileOf(drawn, one, { x, y: box.y, width, height: box.height }, depth, null));
    x += width + gap;
  }
  leave();
  return nodes.find(({ id }) => active.has(id));
}

const stripWidth = (tree: Tree, node: ChartNode): number =>
  titleWidth(titleOf(node)) + besideTitle(tree, node) + 12;

/** The lanes below a state: one for each of its regions, or one for what is within it. */
function lanesOf(drawn: Drawn, node: ChartNode, box: Box, depth: number): void {
  const { tree } = drawn;
  const regions = node.type === 'parallel' ? tree.within(node.id) : [node];
  const most = Math.max(1, Math.floor((box.width + gap) / (leastLane + gap)));
  const columns = Math.min(regions.length, most);
  const lines = Math.ceil(regions.length / columns);
  const width = (box.width - (columns - 1) * gap) / columns;
  const height = (box.height - (lines - 1) * gap) / lines;
  for (const [at, region] of regions.entries()) {
    const place = {
      x: Math.round(box.x + (at % columns) * (width + gap)),
      y: Math.round(box.y + Math.floor(at / columns) * (height + gap)),
      width: Math.floor(width),
      height: Math.floor(height),
    };
    laneOf(drawn, region, place, depth, node.type === 'parallel');
  }
}

function laneOf(drawn: Drawn, node: ChartNode, box: Box, depth: number, isRegion: boolean): void {
  const lane = drawn.lanes.length;
  const isNarrow = box.width < leastLane;
  const inside = {
    x: box.x + lanePadding,
    y: box.y + lanePadding,
    width: box.width - 2 * lanePadding,
    height: box.height - 2 * lanePadding,
  };
  const states = isNarrow ? inside : { ...inside, width: statesWidth(drawn.tree, node, inside.width) };
  const end = statesOf(drawn, node, states, { depth, isNarrow, isRegion, lane });
  const gutter = isNarrow
    ? { ...inside, y: end + 6, height: inside.y + inside.height - end - 6 }
    : {
        ...inside,
        x: states.x + states.width + channel,
        width: inside.width - states.width - channel,
      };
  drawn.lanes.push({ ...box, id: node.id, gutter, isNarrow });
}

/** As wide as the longest name needs, at least half of the lane, if enough is left for what is written beside. */
function statesWidth(tree: Tree, node: ChartNode, width: number): number {
  const wanted = Math.max(0.47 * width, widestWithin(tree, node.id));
  return Math.floor(Math.min(wanted, Math.max(width - leastGutter - channel, 0.4 * width), 420));
}

interface Place {
  readonly depth: number;
  readonly lane: number;
  readonly isRegion: boolean;
  readonly isNarrow: boolean;
}

/** The states of a lane, below the name of its region; gives where they end. */
function statesOf(drawn: Drawn, node: ChartNode, box: Box, place: Place): number {
  const { active, tree } = drawn;
  const { depth, isNarrow, isRegion, lane } = place;
  const width = box.width - (isRegion ? inset.left + inset.right : 0);
  const measure = isNarrow
    ? { row: rowHeights[4], width, below: belowIn(drawn) }
    : measured(drawn, node, width, box.height, isRegion);
  const head = isRegion ? measure.row : 0;
  // Where all stands in one column, states that aren't active make room for what is written.
  const room = isNarrow ? 0.4 * box.height : box.height - head;
  const rows = active.has(node.id) ? rowsWithin(tree, node.id, active, measure, room) : [];
  if (!isRegion) return addRows(drawn, rows, box, depth, node, lane);
  const at = drawn.tiles.length;
  const within = { x: box.x + inset.left, y: box.y + head, width };
  const end = addRows(drawn, rows, within, depth + 1, node, lane);
  const height = rows.length === 0 ? head : end - box.y + inset.bottom;
  drawn.tiles.splice(at, 0, {
    ...tileOf(drawn, node, { ...box, height }, depth, lane),
    head,
    isRegion: true,
  });
  return box.y + height;
}

/** How high what is written below the name of a state is. */
const belowIn =
  ({ below }: Drawn) =>
  (id: string): number =>
    below?.state === id ? below.lines * frameHeight + belowPadding : 0;

/**
 * As high a row as lets all rows fit, wherever in the lane the run is and whatever may be written below a name; else
 * the lowest.
 */
function measured(drawn: Drawn, node: ChartNode, width: number, room: number, hasHead: boolean): Measure {
  const { mayRun, tree } = drawn;
  const most = (id: string): number => (mayRun.has(id) ? framesWritten * frameHeight + belowPadding : 0);
  const fits = (row: number): boolean =>
    mostWithin(tree, node.id, { row, width, below: most }) + (hasHead ? row : 0) <= room;
  const row = rowHeights.find(fits) ?? rowHeights[rowHeights.length - 1] ?? 22;
  return { row, width, below: belowIn(drawn) };
}

/** The width that the longest name within a state takes, with what it is inset by. */
function widestWithin(tree: Tree, id: string, depth = 1): number {
  return Math.max(
    0,
    ...tree
      .within(id)
      .map((node) =>
        Math.max(
          stripWidth(tree, node) + depth * (inset.left + inset.right),
          widestWithin(tree, node.id, depth + 1),
        ),
      ),
  );
}

/** Draws rows one below the other; gives where the last one ends. */
function addRows(
  drawn: Drawn,
  rows: readonly Row[],
  at: { readonly x: number; readonly y: number; readonly width: number },
  depth: number,
  parent: ChartNode,
  lane: number,
): number {
  let { y } = at;
  for (const row of rows) {
    if (row.is === 'more') {
      drawn.gaps.push({ nodes: row.nodes, x: at.x, y, width: at.width, height: row.height - 2, lane });
      y += row.height;
      continue;
    }
    const index = drawn.tiles.length;
    const inner = {
      x: at.x + inset.left,
      y: y + row.height,
      width: at.width - inset.left - inset.right,
    };
    const end =
      row.rows === null
        ? y + row.height + row.below
        : addRows(drawn, row.rows, inner, depth + 1, row.node, lane) + inset.bottom;
    const box = { x: at.x, y, width: at.width, height: end - y - 2 };
    drawn.tiles.splice(index, 0, {
      ...tileOf(drawn, row.node, box, depth, lane),
      head: row.height - 2,
      below: row.below,
      isOpen: row.rows !== null,
      hidden: row.hidden,
      isRegion: parent.type === 'parallel',
    });
    y = end;
  }
  return y;
}

function tileOf(drawn: Drawn, node: ChartNode, box: Box, depth: number, lane: number | null): Tile {
  const { active, tree } = drawn;
  const parent = tree.byId.get(node.parent ?? '');
  return {
    ...box,
    node,
    head: box.height,
    below: 0,
    depth,
    isOpen: active.has(node.id) && tree.within(node.id).length > 0,
    isInitial: parent?.initial === node.id,
    isRegion: false,
    lane,
    ways: isCounted(tree, node, box.width) ? tree.ways(node.id) : 0,
    rule: ruleBeside(tree, node),
    hidden: 0,
  };
}
