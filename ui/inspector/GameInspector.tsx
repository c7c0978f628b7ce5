import { type ReactNode, useCallback, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { refusalSentence, viewFor } from '../../machines/game/index.ts';
import type { ObjectId } from '../../machines/rules/index.ts';
import { Chart } from '../chart/index.ts';
import { Reasons } from '../decisions/index.ts';
import { howMuchIsInForce, InForceList } from '../effects/index.ts';
import { LinesPanel } from '../lines/index.ts';
import { Log } from '../log/index.ts';
import { usePreference } from '../preferences/index.ts';
import { type Session, shownStep } from '../session/index.ts';
import { Stack } from '../stack/index.ts';
import { Arrows, Details, Enlarged, type Question, Table, TableContext } from '../table/index.ts';
import { Announced } from './Announced.tsx';
import { ArrangementChoice } from './ArrangementChoice.tsx';
import { type Arrangement, nextArrangement } from './arrangement.ts';
import { CardMenu } from './CardMenu.tsx';
import { Decide } from './Decide.tsx';
import { Header } from './Header.tsx';
import { Help } from './Help.tsx';
import { GameOver } from './Over.tsx';
import { type Panel, perform } from './perform.ts';
import { arrangementPreference, splitPreference } from './preferred.ts';
import { Split } from './Split.tsx';
import { type TabName, Tabs, tabWords } from './Tabs.tsx';
import { Transport } from './Transport.tsx';
import { useAsking } from './useAsking.ts';
import { useDraft } from './useDeciding.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { isLow, layoutOf, paneWidths, useSize } from './useLayout.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useStory } from './useStory.ts';
import { useTableParts } from './useTableParts.ts';
import { useTheme } from './useTheme.ts';
import { Why } from './Why.tsx';

/** The inspector of a game of Magic: chart, table, stack, decision, log, and the way through time. */
export function GameInspector({
  session,
  theme: firstTheme,
  takesFocus,
  arrangement: firstArrangement = 'both',
  children,
}: {
  readonly session: Session;
  readonly takesFocus: boolean;
  readonly arrangement?: Arrangement;
  readonly theme?: 'dark' | 'light';
  readonly children?: ReactNode;
}) {
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const { history, viewer } = state;
  const step = shownStep(history);
  const root = useRef<HTMLElement>(null);
  const panes = useRef<HTMLDivElement>(null);
  const [size, takeSize] = useSize();
  const takeRoot = useCallback(
    (element: HTMLElement | null) => {
      root.current = element;
      if (takesFocus) element?.focus({ preventScroll: true });
      return takeSize(element);
    },
    [takeSize, takesFocus],
  );
  const { theme, isDark, switchTheme } = useTheme(firstTheme, root);
  const { chosen, asked, choose, ask: askFor, lookAtAnswer } = useAsking(session);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [arrangedBefore, setArranged] = usePreference(arrangementPreference);
  const arranged = arrangedBefore ?? firstArrangement;
  const [tab, setTab] = useState<TabName | null>(null);
  const [moved, setMoved] = usePreference(splitPreference);
  const move = (pane: 'dock' | 'left' | 'right') => (width: number) =>
    setMoved((before) => ({ ...before, [pane]: Math.min(1, width / size.width) }));
  useKeptFocus(root);
  const layout = layoutOf(size.width);
  const arrangement = layout === 'wide' ? arranged : 'both';
  /** The table is one of several tabs. */
  const isTabbed = layout === 'narrow' || arrangement === 'chart';
  const { dock, left, right } = paneWidths(size.width, moved ?? {});

  const game = step?.game ?? null;
  const view = useMemo(() => (game === null ? null : viewFor(game, viewer)), [game, viewer]);
  const deciding = useDraft(session, step?.id ?? -1, view, game);
  const story = useStory(history, chosen);
  const forces = useMemo(() => (view === null ? 0 : howMuchIsInForce(view)), [view]);
  const showDetails = useCallback(() => {
    if (!isTabbed) setTab('details');
  }, [isTabbed]);
  const ask = useCallback(
    (question: Question) => {
      if (askFor(question) && (layout !== 'wide' || isTabbed)) setTab('log');
    },
    [askFor, layout, isTabbed],
  );
  const [menu, setMenu] = useState<{ readonly object: ObjectId; readonly at: number | null } | null>(null);
  const openMenu = useCallback(
    (object: ObjectId) => setMenu({ object, at: session.get().history.at }),
    [session],
  );
  const closeMenu = useCallback(
    (isBack: boolean) => {
      setMenu(null);
      if (isBack && menu !== null)
        root.current?.querySelector<HTMLElement>(`[data-object="${menu.object}"]`)?.focus();
    },
    [menu],
  );
  const { parts, arrows, selected, select, large, enlarge } = useTableParts({
    view,
    deciding,
    state,
    lit: story.objects,
    onSelect: showDetails,
    ask,
    openMenu,
  });
  const tip = useId();

  const listening = useShortcuts((command) =>
    perform(command, {
      session,
      state,
      deciding,
      root: root.current,
      showTab: setTab,
      toggleChart: () =>
        layout === 'wide'
          ? setArranged(() => nextArrangement(arranged))
          : setTab(tab === 'chart' ? null : 'chart'),
      toggleEffects: () => {
        choose(null);
        setTab(tab === 'effects' ? null : 'effects');
        requestAnimationFrame(() =>
          root.current?.querySelector<HTMLElement>('.sc-side-top[aria-label="In force"]')?.focus(),
        );
      },
      openMenu,
      isNarrow: isTabbed,
      togglePanel: (name) => setPanel(panel === name ? null : name),
      closeAll: () => {
        setPanel(null);
        select(null);
        choose(null);
        enlarge(null);
      },
    }),
  );

  if (view === null || step === null || parts === null)
    return <div className="sc-inspector sc-nothing-yet">Waiting for a game …</div>;

  const chartOf = (isBand: boolean) => (
    <Chart
      source={session.sourceOf(step)}
      step={step.record}
      isBand={isBand}
      describeRefusal={({ because, objects, players, values }) =>
        refusalSentence(view, { because, objects, players: players.map(Number), values })
      }
    />
  );
  const chart = chartOf(false);
  const band = chartOf(true);
  const log = (
    <Log
      history={history}
      viewer={viewer}
      chosen={chosen?.happened.number ?? null}
      story={story.events}
      onChoose={(entry) => choose(chosen?.happened.number === entry.happened.number ? null : entry)}
    />
  );
  const why = chosen !== null && (
    <Why
      history={history}
      viewer={viewer}
      chosen={chosen}
      asked={asked}
      onAnswer={lookAtAnswer}
      chain={story.entries}
      onLookAt={session.lookAt}
      onClose={() => choose(null)}
    />
  );
  const details =
    selected === null ? (
      <p className="sc-quiet sc-hint">
        Click an object to see what it is now, what is printed on it, and what changed it. Right-click it, or
        press w, to ask why.
      </p>
    ) : (
      <Details id={selected}>
        {!isTabbed && <Reasons game={view} verdict={parts.whyNot?.({ object: selected }) ?? null} />}
      </Details>
    );
  const inTabs = {
    log: (
      <>
        {why}
        {log}
      </>
    ),
    details: <SideTop name="Details">{details}</SideTop>,
    effects: (
      <SideTop name="In force">
        <InForceList game={view} />
      </SideTop>
    ),
    chart,
  };
  const counts = { effects: forces };
  const isNarrow = layout === 'narrow';
  // What stands beside the table with all its details needs no larger card.
  const isInDetails = (id: ObjectId) => id === selected && layout === 'wide' && !isTabbed && chosen === null;
  const shownTab = tab ?? (isTabbed ? 'table' : 'log');
  const besideLog = shownTab === 'effects' ? 'effects' : 'details';

  return (
    <TableContext value={parts}>
      <section
        className="sc-inspector"
        aria-label="Inspector"
        ref={takeRoot}
        data-theme={theme}
        data-layout={layout}
        {...listening}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: shortcuts work while the focus is within
        tabIndex={0}
      >
        <Header
          view={view}
          onViewer={session.setViewer}
          theme={isDark ? 'dark' : 'light'}
          onTheme={switchTheme}
          onHelp={() => setPanel(panel === 'help' ? null : 'help')}
        >
          {layout === 'wide' && (
            <ArrangementChoice now={arrangement} onChoose={(next) => setArranged(() => next)} />
          )}
          {children}
        </Header>
        {isNarrow && (
          <Tabs
            names={['table', 'log', 'details', 'effects', 'chart']}
            shown={shownTab}
            counts={counts}
            onShow={setTab}
          />
        )}
        {arrangement === 'table' && <div className="sc-band">{band}</div>}
        <div className="sc-panes" ref={panes} data-arrangement={arrangement}>
          {arrangement === 'both' && layout === 'wide' && (
            <>
              <div className="sc-pane sc-chart-pane" style={{ width: left }}>
                {chart}
              </div>
              <Split label="Width of the chart" side="left" width={left} onWidth={move('left')} />
            </>
          )}
          {(arrangement === 'chart' || arrangement === 'alone') && (
            <div className="sc-pane sc-chart-stage">{chart}</div>
          )}
          {arrangement === 'chart' && (
            <Split label="Width of the table" side="right" width={dock} onWidth={move('dock')} />
          )}
          {arrangement !== 'alone' && (
            <div
              className="sc-middle"
              style={arrangement === 'chart' ? { flex: 'none', width: dock } : undefined}
            >
              {arrangement === 'chart' && (
                <Tabs
                  names={['table', 'log', 'details', 'effects']}
                  shown={shownTab === 'chart' ? 'table' : shownTab}
                  counts={counts}
                  onShow={setTab}
                />
              )}
              {isTabbed && view.stack.length + view.waiting.length > 0 && <Stack />}
              {isTabbed && shownTab !== 'table' ? (
                <div className="sc-tab" role="tabpanel" aria-label={tabWords[shownTab]}>
                  {inTabs[shownTab]}
                </div>
              ) : (
                <div className="sc-board">
                  <Table near={viewer === 'judge' ? 0 : viewer} isNarrow={isTabbed || isLow(size)} />
                </div>
              )}
              <Decide
                session={session}
                state={state}
                deciding={deciding}
                selected={isTabbed ? selected : null}
              />
              <GameOver view={view} />
            </div>
          )}
          {!isTabbed && arrangement !== 'alone' && (
            <>
              <Split label="Width of the side" side="right" width={right} onWidth={move('right')} />
              <div className="sc-pane sc-side" style={{ width: right }}>
                <Stack />
                {layout === 'wide' ? (
                  <>
                    {why === false ? (
                      <>
                        <Tabs
                          names={['details', 'effects']}
                          shown={besideLog}
                          counts={counts}
                          onShow={setTab}
                        />
                        {inTabs[besideLog]}
                      </>
                    ) : (
                      <SideTop name="Causes">{why}</SideTop>
                    )}
                    {log}
                  </>
                ) : (
                  <>
                    <Tabs
                      names={['log', 'details', 'effects', 'chart']}
                      shown={shownTab}
                      counts={counts}
                      onShow={setTab}
                    />
                    <div className="sc-tab" role="tabpanel" aria-label={tabWords[shownTab]}>
                      {inTabs[shownTab === 'table' ? 'log' : shownTab]}
                    </div>
                  </>
                )}
              </div>
            </>
          )}
          <Arrows arrows={arrows} within={panes} />
        </div>
        <Announced history={history} viewer={viewer} view={view} />
        <Transport
          session={session}
          state={state}
          onCompare={() => setPanel(panel === 'lines' ? null : 'lines')}
        />
        {panel === 'lines' && <LinesPanel session={session} state={state} onClose={() => setPanel(null)} />}
        {panel === 'help' && <Help onClose={() => setPanel(null)} />}
        {menu !== null && menu.at === history.at && root.current !== null && (
          <CardMenu
            key={menu.object}
            id={menu.object}
            deciding={parts.choosing === null ? null : deciding}
            within={root.current}
            onDetails={() => {
              setMenu(null);
              choose(null);
              select(menu.object);
              setTab('details');
              showLayers(root.current);
            }}
            onClose={closeMenu}
          />
        )}
        {menu === null &&
          large?.beside.isConnected === true &&
          root.current !== null &&
          !isInDetails(large.object) && (
            <Enlarged
              key={large.object}
              game={view}
              id={large.object}
              tip={tip}
              beside={large.beside}
              within={root.current.getBoundingClientRect()}
            >
              <Reasons game={view} verdict={parts.whyNot?.({ object: large.object }) ?? null} />
            </Enlarged>
          )}
      </section>
    </TableContext>
  );
}

/** Brings what changed the object, layer by layer, into sight once its details are drawn. */
function showLayers(root: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const layers = root?.querySelector<HTMLElement>('[data-part=layers]');
    layers?.scrollIntoView({ block: 'nearest' });
    layers?.focus({ preventScroll: true });
  });
}

/** What is above the log: it scrolls, so it can have the focus. */
function SideTop({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className="sc-side-top" aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}
