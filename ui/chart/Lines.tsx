import { useStore, ViewportPortal } from '@xyflow/react';
import { memo, type ReactNode, useCallback, useId, useState } from 'react';
import type { ChartEdge, Moment } from '../../machines/play/trace/index.ts';
import type { DrawnLine } from './drawing.ts';
import { roundedPath } from './geometry.ts';
import { useMoment } from './store.ts';
import { TransitionCard } from './TransitionCard.tsx';

/** All lines of a chart and what stands on them, in the coordinates of its states. */
export const Lines = memo(function Lines({
  lines,
  width,
  height,
}: {
  readonly lines: readonly DrawnLine[];
  readonly width: number;
  readonly height: number;
}) {
  const arrow = `arrow-${useId()}`;
  return (
    <ViewportPortal>
      <svg className="sc-lines" width={width} height={height} aria-hidden="true">
        <defs>
          <marker
            id={arrow}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M 0 1 L 9 5 L 0 9 z" fill="context-stroke" />
          </marker>
        </defs>
        {lines.map((line) => (
          <Line key={line.bundle.id} line={line} arrow={arrow} />
        ))}
      </svg>
      {lines.map((line) => (
        <LineLabel
          key={line.bundle.id}
          line={line}
          side={line.label && line.label.y > height * 0.7 ? 'above' : 'below'}
          align={alignmentOf(line.label?.x ?? 0, width)}
        />
      ))}
    </ViewportPortal>
  );
});

type LineState = 'last' | 'taken' | 'ready' | 'refused' | 'passed' | 'quiet';

/**
 * Of a line: taken by the last microstep, or before in this step; an event refused by its guards; an eventless
 * one whose guards were asked and didn't hold; leading out of where the chart is; or none of these.
 */
function stateOf(edges: readonly ChartEdge[], moment: Moment): LineState {
  if (edges.some(({ id }) => moment.last.has(id))) return 'last';
  if (edges.some(({ id }) => moment.taken.includes(id))) return 'taken';
  const declined = edges.filter(({ id }) => moment.guards.get(id)?.answer === false);
  if (declined.length > 0) return declined.some(({ kind }) => kind === 'event') ? 'refused' : 'passed';
  return edges.some(({ source }) => moment.active.has(source)) ? 'ready' : 'quiet';
}

const useLineState = (edges: readonly ChartEdge[]) =>
  useMoment(useCallback((moment: Moment) => stateOf(edges, moment), [edges]));

/** Counts how often the line was taken last, so that each time the movement along it is shown once. */
const useTimesTaken = (edges: readonly ChartEdge[]) => {
  const moment = useMoment(
    useCallback((now: Moment) => (edges.some(({ id }) => now.taken.includes(id)) ? now : false), [edges]),
  );
  return moment === false ? undefined : moment;
};

function Line({ line: { bundle, points }, arrow }: { readonly line: DrawnLine; readonly arrow: string }) {
  const state = useLineState(bundle.edges);
  const moment = useTimesTaken(bundle.edges);
  const path = roundedPath(points);
  return (
    <g className="sc-line" data-state={state} data-shortcut={bundle.isShortcut}>
      <path d={path} markerEnd={`url(#${arrow})`} pathLength={1} />
      {moment !== undefined && (
        <Pulse key={orderOf(moment)} path={path} delay={delayOf(bundle.edges, moment)} />
      )}
    </g>
  );
}

const orders = new WeakMap<Moment, number>();
let moments = 0;

/** A number for each moment that was shown. */
function orderOf(moment: Moment): number {
  const known = orders.get(moment);
  if (known !== undefined) return known;
  moments += 1;
  orders.set(moment, moments);
  return moments;
}

/** Lines taken one after the other in one step light up in that order, all of them within a second. */
function delayOf(edges: readonly ChartEdge[], { taken }: Moment): number {
  const ids = new Set(edges.map(({ id }) => id));
  const place = taken.findLastIndex((id) => ids.has(id));
  return Math.round(place * Math.min(160, 900 / taken.length));
}

/** A dot that runs along the line once; not for those who asked for less motion. */
function Pulse({ path, delay }: { readonly path: string; readonly delay: number }) {
  const style = { offsetPath: `path("${path}")`, animationDelay: `${delay}ms` };
  return <circle className="sc-pulse" r="4.5" style={style} />;
}

/** Which way a card goes from its line, so that it stays on the page. */
const alignmentOf = (x: number, width: number) => {
  if (x > width * 0.85) return 'end';
  return x < width * 0.15 ? 'start' : 'centre';
};

interface LineLabelProps {
  readonly line: DrawnLine;
  readonly side: 'above' | 'below';
  readonly align: 'start' | 'centre' | 'end';
}

function LineLabel({ line: { bundle, label }, side, align }: LineLabelProps) {
  const state = useLineState(bundle.edges);
  const [isOpen, setOpen] = useState(false);
  const card = useId();
  if (!label) return null;
  const name = bundle.text === '' ? 'always' : bundle.text;
  return (
    <div
      className="sc-label nodrag nopan"
      data-state={state}
      data-shortcut={bundle.isShortcut}
      data-card={isOpen}
      style={{ translate: `${label.x}px ${label.y}px` }}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
    >
      <button
        type="button"
        className={label.text === '' ? 'sc-label-mark' : 'sc-label-text'}
        aria-label={`Transition ${name}`}
        aria-describedby={isOpen ? card : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        {label.text}
        {bundle.edges.some(({ guard }) => guard !== null) &&
          label.text !== '' &&
          !label.text.startsWith('[') && (
            <span className="sc-guarded" aria-hidden="true">
              ◇
            </span>
          )}
      </button>
      {isOpen && (
        <Card side={side} align={align}>
          <TransitionCard id={card} edges={bundle.edges} />
        </Card>
      )}
    </div>
  );
}

const zoomOf = (state: { readonly transform: readonly [number, number, number] }) => state.transform[2];

/** Holds a card at its own size, however small the chart is drawn. */
function Card({ side, align, children }: Omit<LineLabelProps, 'line'> & { readonly children: ReactNode }) {
  const zoom = useStore(zoomOf);
  return (
    <div className="sc-card-place" data-side={side} data-align={align} style={{ scale: 1 / zoom }}>
      {children}
    </div>
  );
}
