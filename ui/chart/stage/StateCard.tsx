import { useContext } from 'react';
import type { ChartAction } from '../../../machines/play/trace/index.ts';
import { StopButtons } from '../../breakpoints/index.ts';
import { Transition } from '../TransitionCard.tsx';
import { StageContext } from './context.ts';
import { FrameStack } from './Procedures.tsx';
import type { Tile } from './stage.ts';

const names = (actions: readonly ChartAction[]): string => actions.map(({ type }) => type).join(', ');

/** What is known of a state: what it is for, what is done as it is entered and left, and the transitions of its own. */
export function StateCard({ id, tile }: { readonly id: string; readonly tile: Tile }) {
  const { chart, height, procedures } = useContext(StageContext);
  const { head, node, x, y } = tile;
  const own = chart.edges.filter(({ kind, source }) => source === node.id && kind !== 'initial');
  const isLow = y > height / 2;
  return (
    <div
      className="sc-state-card"
      data-side={isLow ? 'above' : 'below'}
      style={{ translate: `${x + 10}px ${isLow ? y - 4 : y + head + 4}px` }}
    >
      <div className="sc-card">
        <div id={id} role="tooltip">
          {node.description !== null && <p>{node.description}</p>}
          {node.entry.length > 0 && <p className="sc-transition-actions">entered: {names(node.entry)}</p>}
          {node.exit.length > 0 && <p className="sc-transition-actions">left: {names(node.exit)}</p>}
          {own.map((edge) => (
            <Transition key={edge.id} edge={edge} />
          ))}
          {procedures.underWay?.state === node.id && <FrameStack frames={procedures.underWay.frames} />}
          {own.length === 0 && <p className="sc-transition-actions">No transition leaves it.</p>}
        </div>
        <StopButtons at={{ kind: 'state', id: node.id }} />
      </div>
    </div>
  );
}
