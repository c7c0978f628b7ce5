import type { ChartNode } from '../../../machines/play/trace/index.ts';
import { titleOf } from '../visible.ts';
import type { Tree } from './tree.ts';
import { codeWidth, titleLines, titleWidth } from './type.ts';

/** A line of a lane: a state with what is open within it, or siblings that are left out where there is no room. */
export type Row =
  | {
      readonly is: 'state';
      readonly node: ChartNode;
      /** Of its name alone. */
      readonly height: number;
      /** Of what is written below its name. */
      readonly below: number;
      /** `null`: it is closed, or has nothing within. */
      readonly rows: readonly Row[] | null;
      /** How many of its siblings are left out without a row that says so. */
      readonly hidden: number;
    }
  | { readonly is: 'more'; readonly nodes: readonly ChartNode[]; readonly height: number };

/** How far what is open is inset: on the left, on the right, and below its last row. */
export const inset = { left: 10, right: 5, bottom: 6 } as const;
const moreHeight = 20;
/** A line of a name that takes several. */
const titleLine = 15;

/** What rows are made for: the width of the outermost ones, and how high one is, both in pixels. */
export interface Measure {
  readonly width: number;
  readonly row: number;
  /** How high what is written below the name of a state is; 0 for most. */
  readonly below: (id: string) => number;
}

const within = (measure: Measure): Measure => ({
  ...measure,
  width: measure.width - inset.left - inset.right,
});

const countWidth = 22;

/** What stands beside a title: the mark before it, the count of its transitions, its rule. */
export function besideTitle(tree: Tree, node: ChartNode, width = Number.POSITIVE_INFINITY): number {
  const count = isCounted(tree, node, width) ? countWidth : 0;
  return besideWithout(tree, node) + count;
}

/** Without the count of transitions. */
function besideWithout(tree: Tree, node: ChartNode): number {
  const rule = ruleBeside(tree, node);
  return 36 + (rule === null ? 0 : codeWidth(rule) + 8);
}

/** Whether the count of a state's transitions stands beside its name: not where the name would have to be broken for it. */
export function isCounted(tree: Tree, node: ChartNode, width: number): boolean {
  if (tree.ways(node.id) === 0) return false;
  const room = width - besideWithout(tree, node);
  const whole = titleWidth(titleOf(node)) * bold;
  const longest = Math.max(...titleOf(node).split(' ').map(titleWidth)) * bold;
  return (whole <= room ? whole : longest) <= room - countWidth;
}

/** How much wider the letters of an active state's name are. */
const bold = 1.1;

/** The rule of a state, where it isn't that of the state around it. */
export function ruleBeside(tree: Tree, { parent, rule }: ChartNode): string | null {
  return rule === tree.byId.get(parent ?? '')?.rule ? null : rule;
}

/** How high the name of a state is: as high as a row, or higher where it takes more than one line. */
export function headHeight(tree: Tree, node: ChartNode, { row, width }: Measure): number {
  const lines = titleLines(titleOf(node), width - besideTitle(tree, node, width));
  return Math.max(row, lines * titleLine + 7);
}

/** How high the tile of a state is while it is closed: its name, and what is written below. */
const tileHeight = (tree: Tree, node: ChartNode, measure: Measure): number =>
  headHeight(tree, node, measure) + measure.below(node.id);

const heightsOf = (tree: Tree, node: ChartNode, measure: Measure) => ({
  height: headHeight(tree, node, measure),
  below: measure.below(node.id),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The most that rows within a state, or what is below its name, can take, whatever is active, in pixels. */
export function mostWithin(tree: Tree, id: string, measure: Measure): number {
  const nodes = tree.within(id);
  if (nodes.length === 0) return measure.below(id);
  const tiles = sum(nodes.map((node) => headHeight(tree, node, measure)));
  const inner = nodes.map((node) => mostWithin(tree, node.id, within(measure)));
  const isParallel = tree.byId.get(id)?.type === 'parallel';
  return tiles + (isParallel ? sum(inner) : Math.max(...inner)) + inset.bottom;
}

/**
 * The rows within an active state: all its states in document order, those open that are active. Where that is higher
 * than `room`, the inner two levels have what there is, and states are left out of the others first; the active one, the
 * initial one and their neighbours stay.
 */
export function rowsWithin(
  tree: Tree,
  id: string,
  active: ReadonlySet<string>,
  measure: Measure,
  room: number,
): readonly Row[] {
  const nodes = tree.within(id);
  const open = nodes.filter((node) => active.has(node.id));
  const [only] = open;
  if (tree.byId.get(id)?.type === 'parallel' || only === undefined)
    return regionsWithin(tree, nodes, active, measure, room);
  const least = leastWithin(tree, only.id, active, within(measure));
  const wanted = wantedWithin(tree, only.id, active, within(measure));
  const tiles = nodes.map((node) => tileHeight(tree, node, measure));
  const all = sum(tiles) + inset.bottom;
  const isInnermost = depthWithin(tree, only.id, active) < 2;
  const left = isInnermost
    ? Math.max(room - wanted, Math.min(all, (room - least) / 2))
    : room - Math.max(wanted, least);
  const shown = windowOf(nodes, tiles, nodes.indexOf(only), initialAt(tree, id, nodes), left - inset.bottom);
  const isBare = shown.length === 1 && nodes.length > 1;
  const used = sum(shown.map((part) => (part.is === 'more' ? moreHeight : (tiles[part.at] ?? 0))));
  return shown.map((part): Row => {
    if (part.is === 'more') return { is: 'more', nodes: part.nodes, height: moreHeight };
    const { node } = part;
    const rows =
      node === only && tree.within(node.id).length > 0
        ? rowsWithin(tree, node.id, active, within(measure), room - used - inset.bottom)
        : null;
    const hidden = isBare ? nodes.length - 1 : 0;
    return { is: 'state', node, ...heightsOf(tree, node, measure), rows, hidden };
  });
}

function regionsWithin(
  tree: Tree,
  nodes: readonly ChartNode[],
  active: ReadonlySet<string>,
  measure: Measure,
  room: number,
): readonly Row[] {
  const tiles = nodes.map((node) => tileHeight(tree, node, measure));
  const inner = within(measure);
  const wanted = nodes.map((node) => (active.has(node.id) ? wantedWithin(tree, node.id, active, inner) : 0));
  const left = room - sum(tiles) - inset.bottom;
  const all = sum(wanted);
  return nodes.map((node, at): Row => {
    const part = all <= left ? (wanted[at] ?? 0) : (left * (wanted[at] ?? 0)) / all;
    const isOpen = active.has(node.id) && tree.within(node.id).length > 0;
    return {
      is: 'state',
      node,
      ...heightsOf(tree, node, measure),
      rows: isOpen ? rowsWithin(tree, node.id, active, inner, part) : null,
      hidden: 0,
    };
  });
}

/** How many levels are open within a state. */
function depthWithin(tree: Tree, id: string, active: ReadonlySet<string>): number {
  const inner = tree.within(id).filter((node) => active.has(node.id));
  return inner.length === 0 ? 0 : 1 + Math.max(...inner.map((node) => depthWithin(tree, node.id, active)));
}

/** The height of all rows within a state that is open. */
function wantedWithin(tree: Tree, id: string, active: ReadonlySet<string>, measure: Measure): number {
  const nodes = tree.within(id);
  if (nodes.length === 0) return 0;
  return (
    sum(
      nodes.map(
        (node) =>
          tileHeight(tree, node, measure) +
          (active.has(node.id) ? wantedWithin(tree, node.id, active, within(measure)) : 0),
      ),
    ) + inset.bottom
  );
}

/** The height of the rows within a state where only active ones are shown. */
function leastWithin(tree: Tree, id: string, active: ReadonlySet<string>, measure: Measure): number {
  const nodes = tree.within(id);
  if (nodes.length === 0) return 0;
  const open = nodes.filter((node) => active.has(node.id));
  return (
    sum(
      open.map(
        (node) => tileHeight(tree, node, measure) + leastWithin(tree, node.id, active, within(measure)),
      ),
    ) + inset.bottom
  );
}

const initialAt = (tree: Tree, id: string, nodes: readonly ChartNode[]): number =>
  nodes.findIndex((node) => node.id === tree.byId.get(id)?.initial);

type Part =
  | { readonly is: 'state'; readonly node: ChartNode; readonly at: number }
  | { readonly is: 'more'; readonly nodes: readonly ChartNode[] };

/** Siblings in their order, as many as there is room for: the active one, the initial one, then what is next to the active. */
function windowOf(
  nodes: readonly ChartNode[],
  heights: readonly number[],
  activeAt: number,
  initial: number,
  room: number,
): readonly Part[] {
  if (sum(heights) <= room) return nodes.map((node, at) => ({ is: 'state', node, at }));
  const wanted = [activeAt, ...(initial < 0 ? [] : [initial])];
  for (let away = 1; away < nodes.length; away += 1) wanted.push(activeAt + away, activeAt - away);
  const kept = new Set<number>([activeAt]);
  const active = nodes[activeAt];
  if (active !== undefined && heightOf(partsOf(nodes, kept), heights) > room)
    return [{ is: 'state', node: active, at: activeAt }];
  for (const at of wanted) {
    if (nodes[at] === undefined || kept.has(at)) continue;
    const next = new Set(kept).add(at);
    if (heightOf(partsOf(nodes, next), heights) > room) break;
    kept.add(at);
  }
  return partsOf(nodes, kept);
}

const heightOf = (parts: readonly Part[], heights: readonly number[]): number =>
  sum(parts.map((part) => (part.is === 'more' ? moreHeight : (heights[part.at] ?? 0))));

function partsOf(nodes: readonly ChartNode[], kept: ReadonlySet<number>): readonly Part[] {
  const parts: Part[] = [];
  let left: ChartNode[] = [];
  const close = (): void => {
    if (left.length > 0) parts.push({ is: 'more', nodes: left });
    left = [];
  };
  for (const [at, node] of nodes.entries()) {
    if (!kept.has(at)) {
      left.push(node);
      continue;
    }
    close();
    parts.push({ is: 'state', node, at });
  }
  close();
  return parts;
}
