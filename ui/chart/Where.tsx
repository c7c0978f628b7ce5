import { useMemo } from 'react';
import type { ChartDescription, ChartNode } from '../../machines/play/trace/index.ts';
import { useMoment } from './store.ts';
import { titleOf } from './visible.ts';

/** Where the chart is, in words: for each region the way down to its innermost state. A click shows a state. */
export function Where({
  chart,
  onReveal,
}: {
  readonly chart: ChartDescription;
  readonly onReveal: (id: string) => void;
}) {
  const active = useMoment((moment) => moment).active;
  const ways = useMemo(() => waysTo(chart, active), [chart, active]);
  if (ways.length === 0) return null;
  return (
    <ul className="sc-where" aria-label="Where the chart is">
      {ways.map((way) => (
        <li key={way.map(({ id }) => id).join(' ')}>
          {way.map((node, at) => (
            <button
              key={node.id}
              type="button"
              title={node.description ?? undefined}
              data-last={at === way.length - 1}
              onClick={() => onReveal(node.id)}
            >
              {titleOf(node)}
              {node.rule !== null && at > 0 && <span className="sc-rule"> {node.rule}</span>}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The way to each innermost active state, without what all of them have in common. */
export function waysTo(
  chart: ChartDescription,
  active: ReadonlySet<string>,
): readonly (readonly ChartNode[])[] {
  const byId = new Map(chart.nodes.map((node) => [node.id, node]));
  const isOuter = new Set(
    chart.nodes.flatMap(({ id, parent }) => (active.has(id) && parent !== null ? [parent] : [])),
  );
  const wayTo = (node: ChartNode): readonly ChartNode[] => {
    const above = node.parent === null ? undefined : byId.get(node.parent);
    return above === undefined ? [] : [...wayTo(above), node];
  };
  const ways = chart.nodes.filter(({ id }) => active.has(id) && !isOuter.has(id)).map(wayTo);
  const [first = []] = ways;
  const differ = first.findIndex(({ id }, at) => ways.some((way) => way[at]?.id !== id));
  return ways.length < 2 || differ < 0 ? ways : ways.map((way) => way.slice(differ));
}
