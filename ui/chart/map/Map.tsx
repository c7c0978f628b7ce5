import {
  Background,
  BackgroundVariant,
  Controls,
  type Node,
  type NodeProps,
  ReactFlow,
  useReactFlow,
  useStore,
  ViewportPortal,
} from '@xyflow/react';
import { memo, useCallback, useEffect, useMemo } from 'react';
import type { ChartDescription } from '../../../machines/play/trace/index.ts';
import { breakable, useStopMark } from '../../breakpoints/index.ts';
import { useIsActive, useIsEntered, useWholeMoment } from '../store.ts';
import { calmly } from '../viewport.ts';
import { titleOf } from '../visible.ts';
import { type Cell, type ChartMap, mapOf } from './map.ts';

type CellNode = Node<{ readonly cell: Cell }, 'cell'>;

const nodeTypes = { cell: MapCell };
const noEdges: [] = [];
const margin = 12;

/** The whole chart on one page, lit where the run is. Cells never move; a click goes nearer to one. */
export function ChartMapView({ chart, flow }: { readonly chart: ChartDescription; readonly flow: string }) {
  const map = mapOf(chart);
  const nodes = useMemo(() => map.cells.map(nodeOf), [map]);
  return (
    <ReactFlow
      id={flow}
      className="sc-map"
      nodes={nodes}
      edges={noEdges}
      nodeTypes={nodeTypes}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      elementsSelectable={false}
      zIndexMode="manual"
      attributionPosition="bottom-right"
      minZoom={0.1}
      maxZoom={3}
    >
      <Background variant={BackgroundVariant.Dots} gap={24} size={1} />
      <Controls showInteractive={false} />
      <Way chart={chart} map={map} />
      <WholeInSight map={map} />
    </ReactFlow>
  );
}

const nodeOf = (cell: Cell): CellNode => ({
  id: cell.node.id,
  type: 'cell',
  position: { x: cell.x, y: cell.y },
  width: cell.width,
  height: cell.height,
  zIndex: cell.depth,
  data: { cell },
});

const canvasWidth = ({ width }: { readonly width: number }) => width;
const canvasHeight = ({ height }: { readonly height: number }) => height;

/** Begins with all of the map. */
function WholeInSight({ map }: { readonly map: ChartMap }) {
  const { setViewport } = useReactFlow();
  const width = useStore(canvasWidth);
  const height = useStore(canvasHeight);
  useEffect(() => {
    if (width === 0 || map.width === 0) return;
    const zoom = Math.min(1.4, (width - 2 * margin) / map.width, (height - 2 * margin) / map.height);
    const x = (width - map.width * zoom) / 2;
    const y = (height - map.height * zoom) / 2;
    void setViewport({ x, y, zoom }, { duration: calmly(200) });
  }, [map, width, height, setViewport]);
  return null;
}

/** A name is written where it is at least so large on the page, in pixels. */
const smallest = 11.9;

function MapCell({ data: { cell } }: NodeProps<CellNode>) {
  const { height, node, type, width, x, y } = cell;
  const isActive = useIsActive(node.id);
  const isEntered = useIsEntered(node.id);
  const { fitBounds } = useReactFlow();
  const isRead = useStore(
    useCallback(
      ({ transform }: { readonly transform: readonly number[] }) => (transform[2] ?? 1) * type >= smallest,
      [type],
    ),
  );
  const name = titleOf(node);
  return (
    <Shape
      id={node.id}
      name={name}
      rule={node.rule}
      type={type}
      isActive={isActive}
      isEntered={isEntered}
      isRead={isRead}
      isInner={!cell.isOuter}
      onNear={() => void fitBounds({ x, y, width, height }, { padding: 0.08, duration: calmly(260) })}
    />
  );
}

const Shape = memo(function Shape(props: {
  readonly id: string;
  readonly name: string;
  readonly rule: string | null;
  readonly type: number;
  readonly isActive: boolean;
  readonly isEntered: boolean;
  readonly isRead: boolean;
  readonly isInner: boolean;
  readonly onNear: () => void;
}) {
  const { id, isActive, isEntered, isInner, isRead, name, onNear, rule, type } = props;
  const at = { kind: 'state', id } as const;
  return (
    <div
      className="sc-cell"
      data-active={isActive}
      data-entered={isEntered && isActive}
      data-inner={isInner}
      data-stop={useStopMark(at)}
      {...breakable(at)}
    >
      <button
        type="button"
        className="nodrag nopan"
        aria-label={`${name}${isActive ? ', active' : ''}: go nearer`}
        style={{ fontSize: type, height: Math.ceil(type * 1.9) }}
        onClick={onNear}
        title={rule === null ? name : `${name} (${rule})`}
      >
        {isRead ? name : ''}
      </button>
    </div>
  );
});

/** The transitions that the step took, from state to state. */
function Way({ chart, map }: { readonly chart: ChartDescription; readonly map: ChartMap }) {
  const { taken, last } = useWholeMoment();
  const edges = useMemo(() => new Map(chart.edges.map((edge) => [edge.id, edge])), [chart]);
  const ways = [...new Set(taken)].flatMap((id) => {
    const edge = edges.get(id);
    const from = edge && map.cellOf(edge.source);
    return (edge?.targets ?? []).flatMap((target) => {
      const to = map.cellOf(target);
      return from === undefined || to === undefined
        ? []
        : [{ id: `${id} ${target}`, from, to, isLast: last.has(id) }];
    });
  });
  return (
    <ViewportPortal>
      <svg className="sc-map-ways" width={map.width} height={map.height} aria-hidden="true">
        {ways.map(({ from, id, isLast, to }) => (
          <path
            key={id}
            d={bent(centre(from), centre(to))}
            data-last={isLast}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </ViewportPortal>
  );
}

const centre = ({ type, width, x, y }: Cell) => ({ x: x + Math.min(width / 2, 60), y: y + type });

/** A bow from one point to another, so that ways there and back lie apart. */
function bent(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): string {
  const x = (from.x + to.x) / 2 + (to.y - from.y) * 0.12;
  const y = (from.y + to.y) / 2 - (to.x - from.x) * 0.12;
  return `M ${from.x} ${from.y} Q ${x} ${y} ${to.x} ${to.y}`;
}
