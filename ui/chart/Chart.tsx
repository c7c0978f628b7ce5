import {
  Background,
  BackgroundVariant,
  Controls,
  MiniMap,
  type MiniMapNodeProps,
  ReactFlow,
  ReactFlowProvider,
  useStore,
} from '@xyflow/react';
import { useCallback, useId, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type ChartDescription,
  type Moment,
  momentOf,
  type Source,
} from '../../machines/play/trace/index.ts';
import { Asked } from './Asked.tsx';
import { type ChartActions, ChartActionsContext, type DescribableRefusal, plainRefusal } from './actions.ts';
import { Camera, type View } from './Camera.tsx';
import { ChartTools } from './ChartTools.tsx';
import { type Drawing, type DrawnNode, draw } from './drawing.ts';
import { gamePlacement, tallGamePlacement } from './game-placement.ts';
import { Lines } from './Lines.tsx';
import { Outline } from './Outline.tsx';
import { type Chosen, everything, openStates, revealing } from './opening.ts';
import { Pointers } from './Pointers.tsx';
import { noPlacement, type Placement } from './placement.ts';
import { type StateFlowNode, StateNode } from './StateNode.tsx';
import { ChartStoreContext, chartStore, useMoment } from './store.ts';
import { Where } from './Where.tsx';

export interface ChartProps {
  readonly source: Source;
  /** The macrostep shown, by index; the latest if not said. */
  readonly step?: number;
  /** The microstep of it, counted from 0; all of them together if not said. */
  readonly microstep?: number;
  /** Where states lie, by hand; the rest is placed by itself. */
  readonly placement?: Placement;
  /** A sentence out of a refusal; without it objects and players are named by number. */
  readonly describeRefusal?: (refusal: DescribableRefusal) => string;
  /** Whether the outline beside the drawing is shown at first. */
  readonly withOutline?: boolean;
}

/** A chart with its states as nested boxes, lit where a run is, and its transitions with what their guards say. */
export function Chart(props: ChartProps) {
  const { source } = props;
  const chart = useSyncExternalStore(source.subscribe, source.chart, source.chart);
  if (!chart) return <div className="sc-chart sc-waiting">Waiting for a chart …</div>;
  return (
    <ReactFlowProvider key={chart.id}>
      <DrawnChart {...props} chart={chart} />
    </ReactFlowProvider>
  );
}

const nodeTypes = { state: StateNode };

function DrawnChart({
  source,
  chart,
  step,
  microstep,
  placement: given,
  describeRefusal = plainRefusal,
  withOutline = false,
}: ChartProps & { readonly chart: ChartDescription }) {
  const isTall = useStore(isHigherThanWide);
  const hasRoomForMap = useStore(isRoomy);
  const ofGame = isTall ? tallGamePlacement : gamePlacement;
  const placement = given ?? (chart.id === 'game' ? ofGame : noPlacement);
  const count = useCallback(() => source.records.length, [source]);
  const length = useSyncExternalStore(source.subscribe, count, count);
  const record = source.records[step ?? length - 1];
  const moment = useMemo(() => momentOf(record, microstep), [record, microstep]);
  const id = useId();
  const [store] = useState(() => chartStore(moment));
  useLayoutEffect(() => store.set(moment), [store, moment]);

  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [view, setView] = useState<View>('follow');
  const [hasAllLines, setAllLines] = useState(false);
  const [hasOutline, setOutline] = useState(withOutline);
  const [found, setFound] = useState<string>();
  const open = useSame(openStates(chart, moment.active, chosen, view !== 'still'));
  const drawing = useMemo(() => draw(chart, open, placement), [chart, open, placement]);
  const nodes = useMemo(() => flowNodes(drawing, found), [drawing, found]);
  const setOpen = useCallback((id: string, isOpen: boolean) => {
    setChosen((before) => new Map(before).set(id, isOpen));
  }, []);
  const reveal = (id: string) => {
    setChosen((before) => revealing(chart, id, before));
    setFound(id);
  };
  const actions = useMemo(
    (): ChartActions => ({ setOpen, describeRefusal, ...aboutInside(chart) }),
    [chart, setOpen, describeRefusal],
  );

  return (
    <ChartStoreContext value={store}>
      <ChartActionsContext value={actions}>
        <section
          className="sc-chart"
          aria-label="Chart"
          data-outline={hasOutline}
          data-all-lines={hasAllLines}
        >
          <ChartTools
            chart={chart}
            view={view}
            onView={setView}
            hasOutline={hasOutline}
            onOutline={setOutline}
            hasAllLines={hasAllLines}
            onAllLines={setAllLines}
            isRoomy={hasRoomForMap}
            onFind={reveal}
            onOpenAll={() => setChosen(everything(chart, true))}
            onReset={() => {
              setChosen(new Map());
              setFound(undefined);
              setView('follow');
            }}
          />
          <Where chart={chart} onReveal={reveal} />
          {hasOutline && <Outline chart={chart} open={open} onOpen={setOpen} onReveal={reveal} />}
          <div className="sc-canvas">
            <ReactFlow
              id={id}
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
              {hasRoomForMap && (
                <MiniMap nodeComponent={MiniState} pannable zoomable ariaLabel="Map of the chart" />
              )}
              <Pointers chart={chart} drawing={drawing} />
              <Camera drawing={drawing} view={view} found={found} />
            </ReactFlow>
          </div>
          <Asked chart={chart} />
        </section>
      </ChartActionsContext>
    </ChartStoreContext>
  );
}

const noEdges: [] = [];

/** The set of the draw before while it has the same members, so that nothing is laid out anew. */
function useSame(next: ReadonlySet<string>): ReadonlySet<string> {
  const key = [...next].join('\n');
  const [kept, setKept] = useState({ key, set: next });
  if (kept.key === key) return kept.set;
  setKept({ key, set: next });
  return next;
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

function aboutInside(
  chart: ChartDescription,
): Pick<ChartActions, 'innermostWithin' | 'countWithin' | 'initialOf'> {
  const parents = new Map(chart.nodes.map((node) => [node.id, node.parent]));
  const byId = new Map(chart.nodes.map((node) => [node.id, node]));
  const isWithin = (id: string, outer: string): boolean => {
    const parent = parents.get(id) ?? null;
    return parent !== null && (parent === outer || isWithin(parent, outer));
  };
  return {
    innermostWithin: (id, active) =>
      chart.nodes
        .filter((node) => active.has(node.id) && isWithin(node.id, id))
        .map(({ key }) => key)
        .join(' › '),
    initialOf: (id) => byId.get(byId.get(id)?.initial ?? '')?.key ?? '',
    countWithin: (id) => chart.nodes.filter((node) => isWithin(node.id, id)).length,
  };
}

/** Regions lie below one another where there is no room for them side by side. */
const isHigherThanWide = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width < 640 || height > 1.15 * width;
/** The map would lie over what is lit where there is little room. */
const isRoomy = ({ width }: { readonly width: number }) => width >= 640;

function MiniState({ id, x, y, width, height }: MiniMapNodeProps) {
  const isActive = useMoment(useCallback((moment: Moment) => moment.active.has(id), [id]));
  return <rect className="sc-mini" data-active={isActive} x={x} y={y} width={width} height={height} rx={8} />;
}
