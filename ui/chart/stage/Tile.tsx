import { type Node, type NodeProps, ViewportPortal } from '@xyflow/react';
import { memo, useId, useState } from 'react';
import { breakable, useStopMark } from '../../breakpoints/index.ts';
import { useIsActive, useIsEntered } from '../store.ts';
import { titleOf } from '../visible.ts';
import { FrameLines } from './Procedures.tsx';
import { StateCard } from './StateCard.tsx';
import type { Tile } from './stage.ts';

export type TileNode = Node<{ readonly tile: Tile }, 'tile'>;
export type LaneNode = Node<Record<string, never>, 'lane'>;

/** The ground of a lane. */
export const StageLane = memo(function StageLane() {
  return <div className="sc-on-stage-lane" />;
});

/** A state on the stage: its name and rule, whether the run is in it, and, asked, what is known of it. */
export const StageTile = memo(function StageTile({ data: { tile } }: NodeProps<TileNode>) {
  const { below, head, hidden, isInitial, isOpen, isRegion, node, rule, ways } = tile;
  const isActive = useIsActive(node.id);
  const isEntered = useIsEntered(node.id);
  const [isAsked, setAsked] = useState(false);
  const card = useId();
  const at = { kind: 'state', id: node.id } as const;
  const stop = useStopMark(at);
  return (
    <div
      className="sc-tile"
      data-state-id={node.id}
      data-active={isActive}
      data-entered={isEntered && isActive}
      data-open={isOpen}
      data-type={node.type}
      data-region={isRegion}
      data-initial={isInitial}
      data-depth={Math.min(tile.depth, 5)}
      data-stop={stop}
      {...breakable(at)}
    >
      <button
        type="button"
        className="sc-tile-head nodrag nopan"
        style={{ height: head }}
        aria-describedby={isAsked ? card : undefined}
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
        onBlur={() => setAsked(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setAsked(false);
        }}
      >
        <span className="sc-tile-mark" aria-hidden="true" />
        <span className="sc-tile-title">
          {titleOf(node)}
          {isActive && <span className="sc-hidden">, active</span>}
          {stop === 'on' && <span className="sc-hidden">, runs stop here</span>}
        </span>
        {hidden > 0 && (
          <span className="sc-tile-hidden" title={`one of ${hidden + 1} states`}>
            +{hidden}
          </span>
        )}
        {ways > 0 && (
          <span
            className="sc-tile-ways"
            title={`${ways} ${ways === 1 ? 'transition' : 'transitions'} of its own`}
          >
            {ways}
            <span className="sc-hidden"> transitions of its own</span>
          </span>
        )}
        {rule !== null && <span className="sc-rule">{rule}</span>}
      </button>
      {below > 0 && <FrameLines state={node.id} width={tile.width} />}
      {isAsked && (
        <ViewportPortal>
          <StateCard id={card} tile={tile} />
        </ViewportPortal>
      )}
    </div>
  );
});
