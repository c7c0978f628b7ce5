import { type ReactNode, useCallback, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { refusalSentence, viewFor } from '../../machines/game/index.ts';
import type { ObjectId } from '../../machines/rules/index.ts';
import { StopMenu, StopStrip } from '../breakpoints/index.ts';
import { Chart } from '../chart/index.ts';
import { Reasons } from '../decisions/index.ts';
import { howMuchIsInForce, InForceList } from '../effects/index.ts';
import { LinesPanel } from '../lines/index.ts';
import { Log } from '../log/index.ts';
import { usePreference } from '../preferences/index.ts';
import { type Session, shownStep } from '../session/index.ts';
import { Details, Enlarged, type Question, Table, TableContext } from '../table/index.ts';
import { Announced } from './Announced.tsx';
import { ArrangementChoice } from './ArrangementChoice.tsx';
import { type Arrangement, nextArrangement } from './arrangement.ts';
import { CardMenu } from './CardMenu.tsx';
import { Decide } from './Decide.tsx';
import { Header } from './Header.tsx';
import { Help } from './Help.tsx';
import { GameOver } from './Over.tsx';
import { Panes } from './Panes.tsx';
import { type Panel, perform } from './perform.ts';
import { arrangementPreference, stridePreference } from './preferred.ts';
import { type TabName, Tabs, tabWords } from './Tabs.tsx';
import { ToolsOfGame } from './ToolsOfGame.tsx';
import { Transport } from './Transport.tsx';
import { useAsking } from './useAsking.ts';
import { useCardMenu } from './useCardMenu.ts';
import { useDraft } from './useDeciding.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { isLow, layoutOf, useSize } from './useLayout.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useStory } from './useStory.ts';
import { useTableParts } from './useTableParts.ts';
import { useTheme } from './useTheme.ts';
import { useTriggers } from './useTriggers.ts';
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
  const { history, selected, viewer } = state;
  const step = shownStep(history);
  const root = useRef<HTMLElement>(null);
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
  const [stride] = usePreference(stridePreference);
  const [tab, setTab] = useState<TabName | null>(null);
  useKeptFocus(root);
  const layout = layoutOf(size.width);
  const arrangement = layout === 'wide' ? arranged : 'both';
  /** The table is one of several tabs. */
  const isTabbed = layout === 'narrow' || arrangement === 'chart';

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
  const { object: menuOf, open: openMenu, close: closeMenu } = useCardMenu(session, root);
  const { parts, arrows, select, large, enlarge } = useTableParts({
    session,
    view,
    deciding,
    state,
    lit: story.objects,
    onSelect: showDetails,
    ask,
    openMenu,
  });
  const openFromChart = useCallback(
    (object: ObjectId) => {
      select(object);
      setTab('details');
    },
    [select],
  );
  const triggers = useTriggers(session, step, view, viewer, openFromChart);
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
      toggleSide: (name) => {
        choose(null);
        if (arrangement === 'alone') setArranged(() => 'chart');
        setTab(tab === name ? null : name);
        requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(sideTops[name])?.focus());
      },
      openMenu,
      isNarrow: isTabbed,
      stride: stride ?? 'event',
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
      {...(state.microstep !== null && { microstep: state.microstep })}
      isBand={isBand}
      asides={triggers}
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
  const why =
    chosen === null ? null : (
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
  const counts = { effects: forces };
  const isNarrow = layout === 'narrow';
  // What stands beside the table with all its details needs no larger card.
  const isInDetails = (id: ObjectId) => id === selected && layout === 'wide' && !isTabbed && chosen === null;
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
            names={['table', 'log', 'details', 'effects', 'chart', 'tools']}
            words={tabWords}
            shown={tab ?? 'table'}
            counts={counts}
            onShow={setTab}
          />
        )}
        {arrangement === 'table' && <div className="sc-band">{band}</div>}
        <Panes
          parts={{
            chart,
            table: <Table near={viewer === 'judge' ? 0 : viewer} isNarrow={isTabbed || isLow(size)} />,
            deciding: (
              <>
                <Decide
                  session={session}
                  state={state}
                  deciding={deciding}
                  selected={isTabbed ? selected : null}
                />
                <GameOver view={view} />
              </>
            ),
            log,
            why,
            details,
            effects: <InForceList game={view} />,
            tools: <ToolsOfGame session={session} state={state} step={step} />,
          }}
          arrangement={arrangement}
          layout={layout}
          isTabbed={isTabbed}
          hasStack={view.stack.length + view.waiting.length > 0}
          width={size.width}
          tab={tab}
          counts={counts}
          onTab={setTab}
          arrows={arrows}
        />
        <Announced history={history} viewer={viewer} view={view} />
        <StopStrip
          stopped={state.stopped}
          onRunOn={() => session.runUntil('gameOver')}
          onList={() => setTab('tools')}
        />
        <Transport
          session={session}
          state={state}
          onCompare={() => setPanel(panel === 'lines' ? null : 'lines')}
        />
        {panel === 'lines' && <LinesPanel session={session} state={state} onClose={() => setPanel(null)} />}
        {panel === 'help' && <Help onClose={() => setPanel(null)} />}
        <StopMenu />
        {menuOf !== null && root.current !== null && (
          <CardMenu
            key={menuOf}
            id={menuOf}
            deciding={parts.choosing === null ? null : deciding}
            within={root.current}
            onDetails={() => {
              closeMenu(false);
              choose(null);
              select(menuOf);
              setTab('details');
              showLayers(root.current);
            }}
            onClose={closeMenu}
          />
        )}
        {menuOf === null &&
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

/** What has the focus as it is shown above the log by a key. */
const sideTops = {
  effects: '.sc-side-top[aria-label="In force"]',
  tools: '.sc-devtools [role=tab][aria-selected=true]',
} as const;
