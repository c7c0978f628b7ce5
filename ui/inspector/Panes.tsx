import { type ReactNode, useRef } from 'react';
import { usePreference } from '../preferences/index.ts';
import { Stack } from '../stack/index.ts';
import { type Arrow, Arrows } from '../table/index.ts';
import type { Arrangement } from './arrangement.ts';
import { splitPreference } from './preferred.ts';
import { SideTop } from './SideTop.tsx';
import { Split } from './Split.tsx';
import { type TabName, Tabs, tabWords } from './Tabs.tsx';
import { type Layout, paneWidths } from './useLayout.ts';

/** What there is to show, each part once, wherever there is room for it. */
export interface Parts {
  readonly chart: ReactNode;
  readonly table: ReactNode;
  /** What is decided, below the table or what is shown in its place. */
  readonly deciding: ReactNode;
  readonly log: ReactNode;
  /** Why what is chosen in the log happened; null where nothing is. */
  readonly why: ReactNode;
  readonly details: ReactNode;
  readonly effects: ReactNode;
  readonly tools: ReactNode;
}

/** The parts of an inspector side by side, as many as there is room for; the others are behind tabs. */
export function Panes({
  parts,
  arrangement,
  layout,
  isTabbed,
  hasStack,
  width,
  tab,
  counts,
  onTab,
  arrows,
}: {
  readonly parts: Parts;
  readonly arrangement: Arrangement;
  readonly layout: Layout;
  /** The table is one of several tabs. */
  readonly isTabbed: boolean;
  readonly hasStack: boolean;
  /** Of the inspector, in pixels. */
  readonly width: number;
  readonly tab: TabName | null;
  readonly counts: Readonly<Partial<Record<TabName, number>>>;
  readonly onTab: (name: TabName) => void;
  readonly arrows: readonly Arrow[];
}) {
  const panes = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = usePreference(splitPreference);
  const move = (pane: 'dock' | 'left' | 'right') => (next: number) =>
    setMoved((before) => ({ ...before, [pane]: Math.min(1, next / width) }));
  const { dock, left, right } = paneWidths(width, moved ?? {});
  const shown = tab ?? (isTabbed ? 'table' : 'log');
  const isDocked = arrangement === 'chart';
  const isAlone = arrangement === 'alone';
  const inTabs = tabContents(parts);
  return (
    <div className="sc-panes" ref={panes} data-arrangement={arrangement}>
      {arrangement === 'both' && layout === 'wide' && (
        <>
          <div className="sc-pane sc-chart-pane" style={{ width: left }}>
            {parts.chart}
          </div>
          <Split label="Width of the chart" side="left" width={left} onWidth={move('left')} />
        </>
      )}
      {(isDocked || isAlone) && <div className="sc-pane sc-chart-stage">{parts.chart}</div>}
      {isDocked && <Split label="Width of the table" side="right" width={dock} onWidth={move('dock')} />}
      {!isAlone && (
        <div className="sc-middle" style={isDocked ? { flex: 'none', width: dock } : undefined}>
          {isDocked && (
            <Tabs
              names={['table', 'log', 'details', 'effects', 'tools']}
              words={tabWords}
              shown={shown === 'chart' ? 'table' : shown}
              counts={counts}
              onShow={onTab}
            />
          )}
          {isTabbed && hasStack && <Stack />}
          {isTabbed && shown !== 'table' ? (
            <div className="sc-tab" role="tabpanel" aria-label={tabWords[shown]}>
              {inTabs[shown]}
            </div>
          ) : (
            <div className="sc-board">{parts.table}</div>
          )}
          {parts.deciding}
        </div>
      )}
      {!isTabbed && !isAlone && (
        <>
          <Split label="Width of the side" side="right" width={right} onWidth={move('right')} />
          <div className="sc-pane sc-side" style={{ width: right }} data-shown={shown}>
            <Stack />
            {layout === 'wide' ? (
              <BesideTable parts={parts} shown={shown} counts={counts} onTab={onTab} />
            ) : (
              <>
                <Tabs
                  names={['log', 'details', 'effects', 'chart', 'tools']}
                  words={tabWords}
                  shown={shown}
                  counts={counts}
                  onShow={onTab}
                />
                <div className="sc-tab" role="tabpanel" aria-label={tabWords[shown]}>
                  {inTabs[shown === 'table' ? 'log' : shown]}
                </div>
              </>
            )}
          </div>
        </>
      )}
      <Arrows arrows={arrows} within={panes} />
    </div>
  );
}

/** What is asked about, or one of what else there is, above the log. */
function BesideTable({
  parts,
  shown,
  counts,
  onTab,
}: {
  readonly parts: Parts;
  readonly shown: TabName;
  readonly counts: Readonly<Partial<Record<TabName, number>>>;
  readonly onTab: (name: TabName) => void;
}) {
  const above = shown === 'effects' || shown === 'tools' ? shown : 'details';
  return (
    <>
      {parts.why === null ? (
        <>
          <Tabs
            names={['details', 'effects', 'tools']}
            words={tabWords}
            shown={above}
            counts={counts}
            onShow={onTab}
          />
          {tabContents(parts)[above]}
        </>
      ) : (
        <SideTop name="Causes">{parts.why}</SideTop>
      )}
      {parts.log}
    </>
  );
}

const tabContents = ({ chart, details, effects, log, tools, why }: Parts) => ({
  log: (
    <>
      {why}
      {log}
    </>
  ),
  details: <SideTop name="Details">{details}</SideTop>,
  effects: <SideTop name="In force">{effects}</SideTop>,
  tools,
  chart,
});
