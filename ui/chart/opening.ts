import type { ChartDescription, ChartNode } from '../../machines/play/trace/index.ts';
import { childrenOf, pathsOf } from './placement.ts';
import { isSmall } from './visible.ts';

/** What a reader opened or closed by hand; it counts for more than what follows from where the chart is. */
export type Chosen = ReadonlyMap<string, boolean>;

/**
 * Which states are shown with their inner states: the root, what was opened by hand, and every active state, save those
 * that were closed by hand and those with so little within that they say in one line where they are.
 */
export function openStates(
  chart: ChartDescription,
  active: ReadonlySet<string>,
  chosen: Chosen,
): ReadonlySet<string> {
  const children = childrenOf(chart);
  const isOpen = (node: ChartNode): boolean => {
    const inner = children.get(node.id) ?? [];
    if (inner.length === 0) return false;
    const byHand = chosen.get(node.id);
    if (byHand !== undefined) return byHand;
    if (node.parent === null) return true;
    return active.has(node.id) && !isSmall(node.id, children);
  };
  return new Set(chart.nodes.filter(isOpen).map(({ id }) => id));
}

/** The same choices with every state around `id` open, so that it can be seen. */
export function revealing(chart: ChartDescription, id: string, chosen: Chosen): Chosen {
  const parents = new Map(chart.nodes.map((node) => [node.id, node.parent]));
  const result = new Map(chosen);
  for (let above = parents.get(id) ?? null; above !== null; above = parents.get(above) ?? null)
    result.set(above, true);
  return result;
}

/** Choices that open or close everything. */
export const everything = (chart: ChartDescription, isOpen: boolean): Chosen =>
  new Map(chart.nodes.filter(({ parent }) => parent !== null).map(({ id }) => [id, isOpen]));

/** States whose name, path or rule has every word of `text` in it, those whose name begins with it, or whose rule it is, first. */
export function search(chart: ChartDescription, text: string): readonly ChartNode[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const paths = pathsOf(chart);
  const found = chart.nodes.filter(({ id, rule, description }) => {
    const path = paths.get(id) ?? '';
    const searched = `${path} ${spaced(path)} ${rule ?? ''} ${description ?? ''}`.toLowerCase();
    return wanted.every((word) => searched.includes(word));
  });
  const begins = ({ key, rule }: ChartNode) =>
    rule === wanted[0] ||
    spaced(key)
      .toLowerCase()
      .startsWith(wanted[0] ?? '');
  return [...found.filter(begins), ...found.filter((node) => !begins(node))];
}

const spaced = (key: string) => key.replace(/([a-z])([A-Z])/g, '$1 $2');
