import { memo, useId } from 'react';
import { roundedPath } from '../geometry.ts';
import type { Wire } from './wires.ts';

/** The lines between states and what is written beside them; a dot runs along those that were taken. */
export const Wires = memo(function Wires({
  height,
  step,
  width,
  wires,
}: {
  readonly wires: readonly Wire[];
  readonly width: number;
  readonly height: number;
  /** Another for each moment, so that the movement along a line is shown once. */
  readonly step: string;
}) {
  const arrow = `arrow-${useId()}`;
  return (
    <svg className="sc-wires" width={width} height={height} aria-hidden="true">
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M 0 1 L 9 5 L 0 9 z" fill="context-stroke" />
        </marker>
      </defs>
      {wires.map((wire) => {
        const path = roundedPath(wire.points);
        const { became, order } = wire;
        const isTaken = became === 'last' || became === 'taken';
        return (
          <g key={wire.id} className="sc-wire" data-became={became}>
            <path d={path} {...(wire.isTo ? { markerEnd: `url(#${arrow})` } : {})} />
            {isTaken && wire.isTo && (
              <circle
                key={step}
                className="sc-pulse"
                r="4.5"
                style={{ offsetPath: `path("${path}")`, animationDelay: `${((order ?? 1) - 1) * 120}ms` }}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
});
