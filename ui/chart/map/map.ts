import type { ChartDescription, ChartNode } from '../../../machines/play/trace/index.ts';
import type { Box } from '../geometry.ts';
import { type Tree, treeOf } from '../stage/tree.ts';
import { titleWidth } from '../stage/type.ts';
import { titleOf } from '../visible.ts';

/** A state on the map. Cells never move: where one lies depends on the chart alone. */
export interface Cell extends Box {
  readonly node: ChartNode;
  readonly depth: number;
  /** Regions, what holds them and what they hold are read at once; deeper states as one comes nearer. */
  readonly isOuter: boolean;
  /** How large its name is written, in the map's pixels. */
  readonly type: number;
}

export interface ChartMap {
  readonly width: number;
  readonly height: number;
  /** Outer states before inner ones. */
  readonly cells: readonly Cell[];
  readonly cellOf: (id: string) => Cell | undefined;
}

/** The window for which names are large enough, in pixels: that of a chart beside a docked table. */
const window = { width: 960, height: 640 };
const least = 12.5;
const inner = 13;
const gap = 6;

const maps = new WeakMap<ChartDescription, ChartMap>();

/** The whole of a chart in cells that hold one another. The same chart gives the same map. */
export function mapOf(chart: ChartDescription): ChartMap {
  const known = maps.get(chart);
  if (known !== undefined) return known;
  const tree = treeOf(chart);
  const map = tree === undefined ? emptyMap : readable(tree);
  maps.set(chart, map);
  return map;
}

const emptyMap: ChartMap = { width: 0, height: 0, cells: [], cellOf: () => undefined };

/** The names of outer states as large as the whole map in the window needs them: they make it larger, so it takes turns. */
function readable(tree: Tree): ChartMap {
  let map = shaped(tree, inner);
  for (let turn = 0; turn < 4 && zoomOf(map) * typeOf(map) < least; turn += 1)
    map = shaped(tree, Math.ceil(least / zoomOf(map)));
  return map;
}

const zoomOf = ({ height, width }: ChartMap): number =>
  Math.min(1, window.width / width, window.height / height);
const typeOf = ({ cells }: ChartMap): number => cells[0]?.type ?? inner;

/** Of several widths that which fills the window best. */
function shaped(tree: Tree, type: number): ChartMap {
  const tries = [240, 320, 420, 540, 700, 900, 1200, 1600].map((width) => laidOut(tree, width, type));
  return tries.reduce((best, next) => (zoomOf(next) > zoomOf(best) ? next : best));
}

interface Laid {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
}

function laidOut(tree: Tree, width: number, type: number): ChartMap {
  const { cells, height, width: wide } = cellsOf(tree, tree.root, 0, width, type);
  const byId = new Map(cells.map((cell) => [cell.node.id, cell]));
  return { width: wide, height, cells, cellOf: (id) => byId.get(id) };
}

/** Whether a state is the whole, holds regions, is one, or lies directly in one; without regions: in the whole. */
function isReadAtOnce(tree: Tree, { parent }: ChartNode): boolean {
  if (parent === null || parent === tree.root.id || tree.hasRegions(parent)) return true;
  return tree.byId.get(tree.byId.get(parent)?.parent ?? '')?.type === 'parallel';
}

/** A state with what is within it, from 0, 0: its name, below that its states in rows as wide as they may be. */
function cellsOf(tree: Tree, node: ChartNode, depth: number, most: number, outerType: number): Laid {
  const isOuter = isReadAtOnce(tree, node);
  const type = isOuter ? outerType : inner;
  const title = Math.ceil((titleWidth(titleOf(node)) * type) / 13) + 2 * type;
  const head = Math.ceil(type * 1.9);
  const nodes = tree.within(node.id);
  if (nodes.length === 0)
    return {
      width: title,
      height: head,
      cells: [{ node, depth, isOuter, type, x: 0, y: 0, width: title, height: head }],
    };
  // What lies side by side is as wide as it must be: regions and what holds them share the whole width.
  const isWide = node.type === 'parallel' || tree.hasRegions(node.id);
  const laid = nodes.map((one) => cellsOf(tree, one, depth + 1, isWide ? most : most * 0.62, outerType));
  const limit = isWide ? most * 2.4 : most;
  const cells: Cell[] = [];
  let x = gap;
  let y = head;
  let row = 0;
  let width = title;
  for (const one of laid) {
    if (x > gap && x + one.width + gap > limit) {
      x = gap;
      y += row + gap;
      row = 0;
    }
    for (const cell of one.cells) cells.push({ ...cell, x: cell.x + x, y: cell.y + y });
    x += one.width + gap;
    row = Math.max(row, one.height);
    width = Math.max(width, x);
  }
  const height = y + row + gap;
  return { width, height, cells: [{ node, depth, isOuter, type, x: 0, y: 0, width, height }, ...cells] };
}
