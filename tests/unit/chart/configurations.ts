import type { ChartDescription, ChartNode } from '../../../machines/play/trace/index.ts';
import { childrenOf } from '../../../ui/chart/placement.ts';

/** Every innermost state that a run can be in, with all that is active around and beside it: other regions where they begin. */
export function configurationsOf(chart: ChartDescription): readonly ReadonlySet<string>[] {
  const children = childrenOf(chart);
  const byId = new Map(chart.nodes.map((node) => [node.id, node]));
  const initially = (node: ChartNode): readonly string[] => {
    const within = children.get(node.id) ?? [];
    const entered = node.type === 'parallel' ? within : within.filter(({ id }) => id === node.initial);
    return [node.id, ...entered.flatMap(initially)];
  };
  const around = (node: ChartNode): readonly string[] => {
    const parent = byId.get(node.parent ?? '');
    if (parent === undefined) return [node.id];
    const beside = parent.type === 'parallel' ? (children.get(parent.id) ?? []) : [];
    return [...around(parent), node.id, ...beside.filter((one) => one !== node).flatMap(initially)];
  };
  return chart.nodes
    .filter(({ id, type }) => type !== 'history' && !children.has(id))
    .map((leaf) => {
      const active = new Set(around(leaf));
      return new Set(chart.nodes.flatMap(({ id }) => (active.has(id) ? [id] : [])));
    });
}
