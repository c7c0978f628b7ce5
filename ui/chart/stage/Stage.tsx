import {
  Background,
  BackgroundVariant,
  ReactFlow,
  useReactFlow,
  useStore,
  ViewportPortal,
} from '@xyflow/react';
import { useContext, useEffect, useMemo } from 'react';
import type { ChartDescription } from '../../../machines/play/trace/index.ts';
import { ChartActionsContext } from '../actions.ts';
import { useWholeMoment } from '../store.ts';
import { calmly } from '../viewport.ts';
import { titleOf } from '../visible.ts';
import { StageAside } from './Asides.tsx';
import type { Aside } from './asides.ts';
import { StageContext } from './context.ts';
import { StageLeft, StageNote } from './Notes.tsx';
import { linesBelow, type Procedures } from './procedures.ts';
import { shownOf } from './shown.ts';
import { type Gap, type Stage as Layout, stageOf } from './stage.ts';
import { type LaneNode, StageLane, StageTile, type TileNode } from './Tile.tsx';
import { Wires } from './Wires.tsx';
import { wiresOf } from './wires.ts';
import { written } from './written.ts';

const nodeTypes = { lane: StageLane, tile: StageTile };
const noEdges: [] = [];
const canvasWidth = ({ width }: { readonly width: number }) => width;
const canvasHeight = ({ height }: { readonly height: number }) => height;

/** Where a run is, all of it in sight: the open states in lanes, and beside them the transitions of the step. */
export function Stage({
  chart,
  flow,
  procedures,
  asides,
}: {
  readonly chart: ChartDescription;
  readonly flow: string;
  readonly procedures: Procedures;
  /** What goes on beside the chart. */
  readonly asides: readonly Aside[];
}) {
  const width = useStore(canvasWidth);
  const height = useStore(canvasHeight);
  const moment = useWholeMoment();
  const { describeRefusal } = useContext(ChartActionsContext);
  const stage = useMemo(
    () =>
      width === 0 || height === 0
        ? undefined
        : stageOf(chart, moment.active, { width, height }, linesBelow(procedures)),
    [chart, moment, procedures, width, height],
  );
  const shown = useMemo(() => shownOf(chart, moment), [chart, moment]);
  const writing = useMemo(
    () => stage && written(chart, stage, { shown, ran: procedures.ran, asides }, describeRefusal),
    [chart, stage, shown, describeRefusal, procedures, asides],
  );
  const wires = useMemo(
    () => (stage && writing ? wiresOf(stage, [...writing.notes, ...writing.asides]) : []),
    [stage, writing],
  );
  const nodes = useMemo(() => (stage === undefined ? [] : nodesOf(stage)), [stage]);
  const onStage = useMemo(() => ({ chart, height, procedures }), [chart, height, procedures]);
  return (
    <StageContext value={onStage}>
      <ReactFlow
        id={flow}
        className="sc-on-stage"
        nodes={nodes}
        edges={noEdges}
        nodeTypes={nodeTypes}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        elementsSelectable={false}
        autoPanOnNodeFocus={false}
        zoomOnScroll={false}
        preventScrolling={false}
        zIndexMode="manual"
        attributionPosition="bottom-right"
        minZoom={0.5}
        maxZoom={2}
      >
        <Background variant={BackgroundVariant.Dots} gap={24} size={1} />
        <ViewportPortal>
          {stage !== undefined && writing !== undefined && (
            <>
              {stage.gaps.map((gap) => (
                <GapMark key={gap.nodes.map(({ id }) => id).join(' ')} gap={gap} />
              ))}
              <Wires wires={wires} width={width} height={height} step={shown.map(({ id }) => id).join(' ')} />
              {writing.notes.map((note) => (
                <StageNote key={note.shown.id} note={note} />
              ))}
              {writing.asides.map((note) => (
                <StageAside key={note.aside.id} note={note} />
              ))}
              {writing.left.map((left) => (
                <StageLeft key={`${left.x} ${left.y}`} left={left} />
              ))}
            </>
          )}
        </ViewportPortal>
        <Still stage={stage} />
      </ReactFlow>
    </StageContext>
  );
}

/** The stage is made for its window: whoever moved it sees it whole again with the next step. */
function Still({ stage }: { readonly stage: Layout | undefined }) {
  const { setViewport } = useReactFlow();
  useEffect(() => {
    if (stage !== undefined) void setViewport({ x: 0, y: 0, zoom: 1 }, { duration: calmly(120) });
  }, [stage, setViewport]);
  return null;
}

type StageNode = LaneNode | TileNode;

const kept = new WeakMap<Layout, StageNode[]>();

/** The lanes and tiles as React Flow takes them; a stage that was shown before gives the same nodes. */
function nodesOf(stage: Layout): StageNode[] {
  const known = kept.get(stage);
  if (known !== undefined) return known;
  const nodes = [
    ...stage.lanes.map(
      ({ height, id, width, x, y }): LaneNode => ({
        id: `lane ${id}`,
        type: 'lane',
        position: { x, y },
        width,
        height,
        zIndex: 0,
        data: {},
      }),
    ),
    ...stage.tiles.map(
      (tile): TileNode => ({
        id: tile.node.id,
        type: 'tile',
        position: { x: tile.x, y: tile.y },
        width: tile.width,
        height: tile.height,
        zIndex: 1 + tile.depth,
        data: { tile },
      }),
    ),
  ];
  kept.set(stage, nodes);
  return nodes;
}

function GapMark({ gap: { height, nodes, width, x, y } }: { readonly gap: Gap }) {
  const names = nodes.map(titleOf).join(', ');
  return (
    <div
      className="sc-more-states"
      title={names}
      style={{ translate: `${x}px ${y}px`, width, height }}
      role="img"
      aria-label={`${nodes.length} more states: ${names}`}
    >
      +{nodes.length}
    </div>
  );
}
