import { ReactFlowProvider, useStore } from '@xyflow/react';
import { useCallback, useId, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type ChartDescription, momentOf, type Source } from '../../machines/play/trace/index.ts';
import { Asked } from './Asked.tsx';
import { type ChartActions, ChartActionsContext, type DescribableRefusal, plainRefusal } from './actions.ts';
import { ChartTools } from './ChartTools.tsx';
import { Explored } from './Explored.tsx';
import { gamePlacement, tallGamePlacement } from './game-placement.ts';
import { ChartMapView } from './map/Map.tsx';
import { Outline } from './Outline.tsx';
import { type Chosen, everything, openStates, revealing } from './opening.ts';
import { noPlacement, type Placement } from './placement.ts';
import type { Aside } from './stage/asides.ts';
import { noProcedures, proceduresAt } from './stage/procedures.ts';
import { Stage } from './stage/Stage.tsx';
import { ChartStoreContext, chartStore } from './store.ts';
import type { View } from './views.ts';
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
  /** Only where the run is, without tools: a band above something else. */
  readonly isBand?: boolean;
  /** What goes on beside the chart in this step, written on its stage. */
  readonly asides?: readonly Aside[];
  /** Whether the outline beside the drawing is shown at first. */
  readonly withOutline?: boolean;
}

const nothingBeside: readonly Aside[] = [];

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

function DrawnChart({
  source,
  chart,
  step,
  microstep,
  placement: given,
  describeRefusal = plainRefusal,
  isBand = false,
  withOutline = false,
  asides = nothingBeside,
}: ChartProps & { readonly chart: ChartDescription }) {
  const isTall = useStore(isHigherThanWide);
  const hasRoomForMap = useStore(isRoomy);
  const ofGame = isTall ? tallGamePlacement : gamePlacement;
  const placement = given ?? (chart.id === 'game' ? ofGame : noPlacement);
  const count = useCallback(() => source.records.length, [source]);
  const length = useSyncExternalStore(source.subscribe, count, count);
  const record = source.records[step ?? length - 1];
  const moment = useMemo(() => momentOf(record, microstep), [record, microstep]);
  const index = record?.index ?? -1;
  const id = useId();
  const [store] = useState(() => chartStore(moment));
  useLayoutEffect(() => store.set(moment), [store, moment]);

  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [view, setView] = useState<View>('follow');
  const procedures = useMemo(
    () => (view === 'follow' ? proceduresAt(chart, source, index, microstep) : noProcedures),
    [chart, source, index, microstep, view],
  );
  const [hasAllLines, setAllLines] = useState(false);
  const [hasOutline, setOutline] = useState(withOutline);
  const [found, setFound] = useState<string>();
  const open = useSame(openStates(chart, moment.active, chosen));
  const setOpen = useCallback((id: string, isOpen: boolean) => {
    setChosen((before) => new Map(before).set(id, isOpen));
  }, []);
  const reveal = (id: string) => {
    setChosen((before) => revealing(chart, id, before));
    setFound(id);
    setView('still');
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
          data-band={isBand}
        >
          {!isBand && (
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
              onOpenAll={() => {
                setChosen(everything(chart, true));
                setView('still');
              }}
              onReset={() => {
                setChosen(new Map());
                setFound(undefined);
                setView('follow');
              }}
            />
          )}
          {view !== 'follow' && <Where chart={chart} onReveal={reveal} />}
          {hasOutline && <Outline chart={chart} open={open} onOpen={setOpen} onReveal={reveal} />}
          <div className="sc-canvas">
            {view === 'follow' && (
              <Stage chart={chart} flow={`${id}-stage`} procedures={procedures} asides={asides} />
            )}
            {view === 'whole' && <ChartMapView chart={chart} flow={`${id}-map`} />}
            {view === 'still' && (
              <Explored
                chart={chart}
                open={open}
                placement={placement}
                flow={id}
                found={found}
                hasRoomForMap={hasRoomForMap}
              />
            )}
          </div>
          {!isBand && <Asked chart={chart} />}
        </section>
      </ChartActionsContext>
    </ChartStoreContext>
  );
}

/** The set of the draw before while it has the same members, so that nothing is laid out anew. */
function useSame(next: ReadonlySet<string>): ReadonlySet<string> {
  const key = [...next].join('\n');
  const [kept, setKept] = useState({ key, set: next });
  if (kept.key === key) return kept.set;
  setKept({ key, set: next });
  return next;
}

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
