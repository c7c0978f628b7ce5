import type { ChartDescription } from '../../machines/play/trace/index.ts';
import { type Box, pitch, snapUp } from './geometry.ts';
import { type Cell, cellsOf, type Placement, pathsOf } from './placement.ts';
import { type Bundle, titleOf, type Visible, type VisibleNode } from './visible.ts';
import { widthOf, words } from './words.ts';

/** A state with its box: relative to the state around it, as nested boxes are drawn. */
export interface Arranged extends Box {
  readonly visible: VisibleNode;
  readonly children: readonly Arranged[];
  /** Taller than wide and with a turned title: what several states lead to and from. */
  readonly isBar: boolean;
}

const barWidth = 3 * pitch;
const header = 3 * pitch;
const rowGap = 3 * pitch;
const columnGap = 4 * pitch;
const widestLabel = 13 * pitch;

/** Boxes for everything that is visible, inner ones first: a state is as large as what it shows. */
export function arrange(chart: ChartDescription, { root, bundles }: Visible, placement: Placement): Arranged {
  const paths = pathsOf(chart);
  const build = (visible: VisibleNode, cell: Cell | undefined, atLeast = 0): Arranged => {
    const isSimple = visible.children.length === 0 && (visible.isPair || visible.node.type === 'atomic');
    const isBar = (cell?.[3] ?? 1) > 1 && isSimple;
    if (!visible.isOpen)
      return { visible, children: [], isBar, x: 0, y: 0, ...closedSize(chart, visible, isBar, bundles) };
    const path = paths.get(visible.node.id) ?? '';
    const nodes = visible.children.map(({ node }) => node);
    const within = bundles.filter((bundle) => bundle.within === visible.node.id);
    const cells = cellsOf(visible.node, nodes, asEdges(within), placement.cells[path]);
    const inner = visible.children.map((child) => build(child, cells.get(child.node.id)));
    const areRegions = visible.node.type === 'parallel';
    const tallest = Math.max(0, ...inner.map((child) => child.height));
    const rows = nodes.map(({ id }) => cells.get(id)?.[1] ?? 0);
    const areBeside = areRegions && new Set(rows).size === 1;
    const children = areBeside
      ? visible.children.map((child) => build(child, cells.get(child.node.id), tallest))
      : inner;
    const gap = placement.gaps[path];
    const natural = place(children, cells, within, areRegions, rowGap, gap);
    const spread = rowGap + spareFor(cells, atLeast - natural.height);
    const { placed, width, height } =
      spread > rowGap ? place(children, cells, within, areRegions, spread, gap) : natural;
    const titleWidth = snapUp(widthOf(titleOf(visible.node)) + 110);
    return {
      visible,
      children: placed,
      isBar: false,
      x: 0,
      y: 0,
      width: Math.max(width, titleWidth),
      height,
    };
  };
  return build(root, undefined);
}

/** Bundles lie between siblings, whatever the transitions in them lead from. */
const asEdges = (bundles: readonly Bundle[]) =>
  bundles.flatMap(({ source, target, edges }) =>
    edges.slice(0, 1).map((edge) => ({ ...edge, source, targets: [target] })),
  );

function closedSize(
  chart: ChartDescription,
  { node, notes, isPair }: VisibleNode,
  isBar: boolean,
  bundles: readonly Bundle[],
) {
  const text = widthOf(titleOf(node)) + (node.rule ? widthOf(node.rule, 11) + 12 : 0) + 52;
  if (isBar) return { width: barWidth, height: snapUp(text + 30 + notes.length * 4) };
  const noteWidth = Math.max(0, ...notes.map((note) => widthOf(note.text, 11) + 28));
  const isComposite = node.type === 'compound' || node.type === 'parallel';
  const lines = notes.length + (isComposite && !isPair ? 1 : 0);
  return {
    width: snapUp(
      Math.max(96, text + (isComposite ? 32 : 0) + (isPair ? widthWithin(chart, node.id) : 0), noteWidth),
    ),
    height: Math.max(snapUp(31 + lines * 17), goesBothWays(node.id, bundles) ? 4 * pitch : 0),
  };
}

/** Room for the name of the inner state in which a small state is, while that is not where it begins. */
function widthWithin({ nodes }: ChartDescription, id: string): number {
  const initial = nodes.find((node) => node.id === id)?.initial;
  const others = nodes.filter((node) => node.parent === id && node.id !== initial);
  return Math.max(28, ...others.map(({ key }) => widthOf(words(key), 11) + 24));
}

/** How much wider the rows of a region may lie to be as high as the one beside it. */
function spareFor(cells: ReadonlyMap<string, Cell>, missing: number): number {
  const rows = Math.max(0, ...[...cells.values()].map(([, row, , span = 1]) => row + span));
  if (rows < 2 || missing <= 0) return 0;
  return Math.min(5 * pitch, Math.floor(missing / (rows - 1) / pitch) * pitch);
}

/** Whether lines lead from a state and back from the same other: both need room side by side. */
const goesBothWays = (id: string, bundles: readonly Bundle[]) =>
  bundles.some(
    ({ source, target }) =>
      source === id && bundles.some((back) => back.source === target && back.target === id),
  );

/** Children in their cells: columns as wide and rows as high as what is in them. */
function place(
  children: readonly Arranged[],
  cells: ReadonlyMap<string, Cell>,
  bundles: readonly Bundle[],
  areRegions: boolean,
  gapBetweenRows: number,
  gapBetweenColumns: number | undefined,
): { readonly placed: readonly Arranged[]; readonly width: number; readonly height: number } {
  const cellOf = ({ visible }: Arranged): Required<Cell> => {
    const [column, row, columns = 1, rows = 1] = cells.get(visible.node.id) ?? [0, 0];
    return [column, row, columns, rows];
  };
  const all = children.map((child) => ({ child, cell: cellOf(child) }));
  const gaps = columnGaps(all, bundles);
  const padding = (bundles.length > 0 ? 3 : 2) * pitch;
  const widths = tracks(
    all.map(({ child, cell }) => ({ start: cell[0], span: cell[2], length: child.width })),
    (index) => gapBetweenColumns ?? gaps.get(index) ?? columnGap,
  );
  const heights = tracks(
    all.map(({ child, cell }) => ({ start: cell[1], span: cell[3], length: child.height })),
    () => gapBetweenRows,
  );
  const closedWidths = new Map<number, number>();
  for (const { child, cell } of all)
    if (!child.visible.isOpen && cell[2] === 1)
      closedWidths.set(cell[0], Math.max(closedWidths.get(cell[0]) ?? 0, child.width));
  const placed = all.map(({ child, cell }) => {
    const [column, row, columns, rows] = cell;
    const isClosed = !child.visible.isOpen;
    const across = widths.across(column, columns);
    const width = columns === 1 && isClosed ? (closedWidths.get(column) ?? across) : across;
    const isStretched = (areRegions && !isClosed) || (rows > 1 && (child.isBar || !isClosed));
    const height = isStretched ? heights.across(row, rows) : child.height;
    return {
      ...child,
      x: padding + widths.start(column),
      y: header + padding - pitch + heights.start(row),
      width,
      height,
    };
  });
  return {
    placed,
    width: widths.total + 2 * padding,
    height: heights.total + header + 2 * padding - pitch,
  };
}

/** Between columns that a line joins straight there is room for the event that stands on it. */
function columnGaps(
  all: readonly { readonly child: Arranged; readonly cell: Required<Cell> }[],
  bundles: readonly Bundle[],
): ReadonlyMap<number, number> {
  const cells = new Map(all.map(({ child, cell }) => [child.visible.node.id, cell]));
  const gaps = new Map<number, number>();
  for (const { source, target, text } of bundles) {
    const from = cells.get(source);
    const to = cells.get(target);
    if (!from || !to) continue;
    const left = Math.min(from[0] + from[2], to[0] + to[2]) - 1;
    const right = Math.max(from[0], to[0]);
    const inOneRow = from[1] < to[1] + to[3] && to[1] < from[1] + from[3];
    if (right !== left + 1 || !inOneRow) continue;
    const label = text.startsWith('[') ? '' : text;
    const wanted = snapUp(Math.min(widestLabel, widthOf(label, 11) + (label === '' ? 0 : 36)));
    gaps.set(left, Math.max(gaps.get(left) ?? columnGap, wanted));
  }
  return gaps;
}

/** Lengths of columns or rows; what covers several makes the last of them longer if need be. */
function tracks(
  items: readonly { readonly start: number; readonly span: number; readonly length: number }[],
  gapAfter: (index: number) => number,
) {
  const count = Math.max(0, ...items.map(({ start, span }) => start + span));
  const lengths: number[] = Array.from({ length: count }, () => 0);
  for (const { start, span, length } of items)
    if (span === 1) lengths[start] = Math.max(lengths[start] ?? 0, length);
  const startOf = (index: number) =>
    lengths.slice(0, index).reduce((sum, length, track) => sum + length + gapAfter(track), 0);
  const across = (start: number, span: number) =>
    startOf(start + span - 1) + (lengths[start + span - 1] ?? 0) - startOf(start);
  for (const { start, span, length } of items) {
    const last = start + span - 1;
    const missing = length - across(start, span);
    if (span > 1 && missing > 0) lengths[last] = (lengths[last] ?? 0) + snapUp(missing);
  }
  return { start: startOf, across, total: count === 0 ? 0 : across(0, count) };
}
