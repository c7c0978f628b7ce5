import {
  Background,
  BackgroundVariant,
  Controls,
  MiniMap,
  type MiniMapNodeProps,
  ReactFlow,
} from '@xyflow/react';
import { useCallback, useMemo } from 'react';
import type { ChartDescription, Moment } from '../../machines/play/trace/index.ts';
import { Camera } from './Camera.tsx';
import { type Drawing, type DrawnNode, draw } from './drawing.ts';
import { Lines } from './Lines.tsx';
import { Pointers } from './Pointers.tsx';
import type { Placement } from './placement.ts';
import { type StateFlowNode, StateNode } from './StateNode.tsx';
import { useMoment } from './store.ts';

const nodeTypes = { state: StateNode };
const noEdges: [] = [];

/** The chart as a drawing of nested boxes to move about in: what is open in it the reader says. */
export function Explored({
  chart,
  flow,
  found,
  hasRoomForMap,
  open,
  placement,
}: {
  readonly chart: ChartDescription;
  readonly flow: string;
  readonly found: string | undefined;
  readonly hasRoomForMap: boolean;
  readonly open: ReadonlySet<string>;
  readonly placement: Placement;
}) {
  const drawing = useMemo(() => draw(chart, open, placement), [chart, open, placement]);
  const nodes = useMemo(() => flowNodes(drawing, found), [drawing, found]);
  return (
    <ReactFlow
      id={flow}
      nodes={nodes}
      edges={noEdges}
      nodeTypes={nodeTypes}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      elementsSelectable={false}
      autoPanOnNodeFocus={false}
      zIndexMode="manual"
      attributionPosition="top-right"
      minZoom={0.15}
      maxZoom={1.75}
    >
      <Background variant={BackgroundVariant.Dots} gap={24} size={1} />
      <Lines lines={drawing.lines} width={drawing.width} height={drawing.height} />
      <Controls showInteractive={false} />
      {hasRoomForMap && <MiniMap nodeComponent={MiniState} pannable zoomable ariaLabel="Map of the chart" />}
      <Pointers chart={chart} drawing={drawing} />
      <Camera drawing={drawing} found={found} />
    </ReactFlow>
  );
}

const kept = new WeakMap<Drawing, StateFlowNode[]>();

/** The drawing as React Flow takes it; a drawing that was shown before gives the same nodes. */
function flowNodes(drawing: Drawing, found: string | undefined): StateFlowNode[] {
  const known = kept.get(drawing);
  const nodes = known ?? drawing.nodes.map(flowNode);
  if (!known) kept.set(drawing, nodes);
  return nodes.map((node) => (node.id === found ? { ...node, data: { ...node.data, isFound: true } } : node));
}

const flowNode = (drawn: DrawnNode): StateFlowNode => ({
  id: drawn.id,
  type: 'state',
  position: { x: drawn.x, y: drawn.y },
  width: drawn.width,
  height: drawn.height,
  zIndex: drawn.visible.depth,
  data: { drawn, isFound: false },
  ...(drawn.visible.node.parent === null ? {} : { parentId: drawn.visible.node.parent }),
});

function MiniState({ id, x, y, width, height }: MiniMapNodeProps) {
  const isActive = useMoment(useCallback((moment: Moment) => moment.active.has(id), [id]));
  return <rect className="sc-mini" data-active={isActive} x={x} y={y} width={width} height={height} rx={8} />;
}
