import type { ChartDescription, ChartEdge, ChartNode } from '../../machines/play/trace/index.ts';

/** Where a state lies among its siblings: column, row, and how many of each it covers (1 if not said). */
export type Cell = readonly [column: number, row: number, columns?: number, rows?: number];

/**
 * What is placed by hand, for each state by its path: the keys from below the root joined by dots, '' for the root.
 * The rest is placed by the order of its transitions.
 */
export interface Placement {
  /** Where the states within a state lie, by their keys. */
  readonly cells: Readonly<Record<string, Readonly<Record<string, Cell>>>>;
  /** How far apart the columns within a state lie, in pixels, where labels should not decide it. */
  readonly gaps: Readonly<Record<string, number>>;
}

export const noPlacement: Placement = { cells: {}, gaps: {} };

/** The children of each state, in document order. */
export function childrenOf(chart: ChartDescription): ReadonlyMap<string | null, readonly ChartNode[]> {
  const children = new Map<string | null, ChartNode[]>();
  for (const node of chart.nodes) {
    const siblings = children.get(node.parent);
    if (siblings) siblings.push(node);
    else children.set(node.parent, [node]);
  }
  return children;
}

/** The path of each state: its key after those of the states around it, without the root's. */
export function pathsOf(chart: ChartDescription): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const { id, key, parent } of chart.nodes) {
    const above = parent === null ? undefined : paths.get(parent);
    paths.set(id, above === undefined ? '' : above === '' ? key : `${above}.${key}`);
  }
  return paths;
}

/** The cells of a state's children: those given, else in layers that follow the transitions. */
export function cellsOf(
  parent: ChartNode,
  children: readonly ChartNode[],
  edges: readonly ChartEdge[],
  given: Readonly<Record<string, Cell>> | undefined,
): ReadonlyMap<string, Cell> {
  const placed = new Map<string, Cell>();
  for (const { id, key } of children) {
    const cell = given?.[key];
    if (cell) placed.set(id, cell);
  }
  const rest = children.filter(({ id }) => !placed.has(id));
  if (rest.length === 0) return placed;
  const firstRow = Math.max(0, ...[...placed.values()].map(([, row, , rows = 1]) => row + rows));
  const layers = parent.type === 'parallel' ? [rest] : layersOf(parent, rest, edges);
  for (const [row, layer] of layers.entries())
    for (const [column, { id }] of layer.entries()) placed.set(id, [column, firstRow + row]);
  return placed;
}

/** Siblings by how many transitions they are from the initial one; what is not reached comes last. */
function layersOf(
  parent: ChartNode,
  children: readonly ChartNode[],
  edges: readonly ChartEdge[],
): readonly (readonly ChartNode[])[] {
  const start = children.find(({ id }) => id === parent.initial) ?? children[0];
  const layers: ChartNode[][] = start ? [[start]] : [];
  const seen = new Set(start ? [start.id] : []);
  for (let layer = layers[0]; layer && layer.length > 0; layer = layers.at(-1)) {
    const next = children.filter(
      ({ id }) =>
        !seen.has(id) &&
        edges.some(
          ({ source, targets }) => layer?.some((from) => from.id === source) && targets.includes(id),
        ),
    );
    if (next.length === 0) break;
    for (const { id } of next) seen.add(id);
    layers.push(next);
  }
  const unreached = children.filter(({ id }) => !seen.has(id));
  return unreached.length === 0 ? layers : [...layers, unreached];
}
