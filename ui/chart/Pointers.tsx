import { useReactFlow, useStore } from '@xyflow/react';
import type { ChartDescription, Moment } from '../../machines/play/trace/index.ts';
import type { Drawing } from './drawing.ts';
import { useMoment } from './store.ts';
import { calmly, outOfSight } from './viewport.ts';
import { titleOf } from './visible.ts';

const signs = { up: '↑', down: '↓', left: '←', right: '→' } as const;

/** Where else the chart is: states of other regions that are lit out of sight. A click goes there. */
export function Pointers({
  chart,
  drawing,
}: {
  readonly chart: ChartDescription;
  readonly drawing: Drawing;
}) {
  const { setCenter } = useReactFlow();
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const moment = useMoment(whole);
  const found = outOfSight(drawing, moment, { x, y, zoom }, { width, height });
  if (found.length === 0) return null;
  return (
    <ul className="sc-pointers" aria-label="Active out of sight">
      {found.map(({ id, way, middle }) => (
        <li key={id}>
          <button
            type="button"
            title="Show it"
            onClick={() => void setCenter(middle.x, middle.y, { zoom, duration: calmly(240) })}
          >
            <span aria-hidden="true">{signs[way]}</span> {pathTo(chart, id)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const whole = (moment: Moment) => moment;

/** The names of the last states around it and of itself. */
function pathTo(chart: ChartDescription, id: string): string {
  const byId = new Map(chart.nodes.map((node) => [node.id, node]));
  const names: string[] = [];
  for (let node = byId.get(id); node !== undefined && names.length < 2; node = byId.get(node.parent ?? ''))
    if (node.parent !== null) names.unshift(titleOf(node));
  return names.join(' › ');
}
