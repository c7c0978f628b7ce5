import type { ChartDescription, ChartNode } from '../../../machines/play/trace/index.ts';
import { childrenOf } from '../placement.ts';

/** A chart by its states: what is within what. */
export interface Tree {
  readonly root: ChartNode;
  readonly byId: ReadonlyMap<string, ChartNode>;
  readonly within: (id: string) => readonly ChartNode[];
  /** Whether regions lie side by side somewhere within a state, or it is parallel itself. */
  readonly hasRegions: (id: string) => boolean;
  /** How many transitions a state has of its own. */
  readonly ways: (id: string) => number;
  /** Whether one state alone has this name. */
  readonly isOnly: (key: string) => boolean;
}

const trees = new WeakMap<ChartDescription, Tree>();

/** The tree of a chart; `undefined` for a chart without states. The same chart gives the same tree. */
export function treeOf(chart: ChartDescription): Tree | undefined {
  const known = trees.get(chart);
  if (known !== undefined) return known;
  const [root] = chart.nodes;
  if (root === undefined) return undefined;
  const children = childrenOf(chart);
  const withRegions = new Set<string>();
  const ways = new Map<string, number>();
  // A state comes after its parent: from the last to the first, what is within is known before what is around.
  for (const { id, parent, type } of chart.nodes.toReversed()) {
    if (type === 'parallel') withRegions.add(id);
    if (withRegions.has(id) && parent !== null) withRegions.add(parent);
  }
  for (const { kind, source } of chart.edges)
    if (kind !== 'initial') ways.set(source, (ways.get(source) ?? 0) + 1);
  const named = new Map<string, number>();
  for (const { key } of chart.nodes) named.set(key, (named.get(key) ?? 0) + 1);
  const tree: Tree = {
    root,
    byId: new Map(chart.nodes.map((node) => [node.id, node])),
    within: (id) => children.get(id) ?? [],
    hasRegions: (id) => withRegions.has(id),
    ways: (id) => ways.get(id) ?? 0,
    isOnly: (key) => named.get(key) === 1,
  };
  trees.set(chart, tree);
  return tree;
}
