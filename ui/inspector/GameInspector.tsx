import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { legalActions, refusalSentence, viewFor } from '../../machines/game/index.ts';
import { legalAnswers, type ObjectId } from '../../machines/rules/index.ts';
import { Chart } from '../chart/index.ts';
import { clicked, type Deciding, type Draft, newDraft, stateOf } from '../decisions/index.ts';
import { causeIndex, type Entry, entriesOf, Log, objectsOf, storyOf } from '../log/index.ts';
import { isPerson, lineOf, type Session, shownStep } from '../session/index.ts';
import { Stack } from '../stack/index.ts';
import {
  Arrows,
  arrowsOf,
  type Choosing,
  Details,
  Enlarged,
  Table,
  TableContext,
  type TableParts,
} from '../table/index.ts';
import { Decide } from './Decide.tsx';
import { Header } from './Header.tsx';
import { Help } from './Help.tsx';
import { commandOf } from './keys.ts';
import { Split } from './Split.tsx';
import { Transport } from './Transport.tsx';
import { Why } from './Why.tsx';

const noEvents: ReadonlySet<number> = new Set();
const noObjects: ReadonlySet<ObjectId> = new Set();
type SideTab = 'log' | 'details' | 'chart';

/** The inspector of a game of Magic: chart, table, stack, decision, log, and the way through time. */
export function GameInspector({
  session,
  theme: firstTheme,
  children,
}: {
  readonly session: Session;
  readonly theme?: 'dark' | 'light';
  readonly children?: ReactNode;
}) {
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const { history, viewer } = state;
  const step = shownStep(history);
  const root = useRef<HTMLElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(1440);
  const takeRoot = useCallback((element: HTMLElement | null) => {
    root.current = element;
    return element === null ? undefined : watchWidth(element, setWidth);
  }, []);
  const [theme, setTheme] = useState(firstTheme);
  const [isDark, setDark] = useState(theme !== 'light');
  useEffect(() => {
    if (theme === undefined && root.current !== null)
      setDark(getComputedStyle(root.current).colorScheme.includes('dark') && prefersDark());
  }, [theme]);
  const [selected, setSelected] = useState<ObjectId | null>(null);
  const [chosen, setChosen] = useState<Entry | null>(null);
  const [hasHelp, setHelp] = useState(false);
  const [hasChart, setChart] = useState(true);
  const [tab, setTab] = useState<SideTab>('log');
  const [leftWidth, setLeft] = useState<number | null>(null);
  const [right, setRight] = useState(316);
  const [large, setLarge] = useState<{ readonly id: ObjectId; readonly beside: DOMRect } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTabbing = useRef(false);
  useKeptFocus(root, state);
  const isWide = width >= 1180;
  const left = leftWidth ?? (width >= 1700 ? 560 : 390);

  const game = step?.game ?? null;
  const view = useMemo(() => (game === null ? null : viewFor(game, viewer)), [game, viewer]);
  const deciding = useDraft(session, step?.id ?? -1, view, game);

  const isAsking = chosen !== null;
  const index = useMemo(
    () =>
      causeIndex(
        isAsking ? lineOf(history).path.flatMap((id) => history.steps[id]?.game.happened ?? []) : [],
      ),
    [history, isAsking],
  );
  const story = useMemo(
    () => (chosen === null ? noEvents : storyOf(index, chosen.happened.number).events),
    [index, chosen],
  );
  const lit = useMemo(() => {
    if (chosen === null) return noObjects;
    return new Set(
      [...story].flatMap((number) => objectsOf(index.byNumber.get(number)?.event ?? chosen.happened.event)),
    );
  }, [index, story, chosen]);
  const chain = useMemo(
    () => (chosen === null ? [] : entriesOf(history).filter(({ happened }) => story.has(happened.number))),
    [chosen, history, story],
  );

  const select = useCallback((id: ObjectId | null) => {
    setSelected(id);
    if (id !== null) setTab('details');
  }, []);
  const enlarge = useCallback((id: ObjectId | null, beside?: Element) => {
    clearTimeout(timer.current);
    if (id === null || beside === undefined) setLarge(null);
    else timer.current = setTimeout(() => setLarge({ id, beside: beside.getBoundingClientRect() }), 320);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const choosing = useChoosing(deciding, state.seats, select, history.isAtEnd);
  const parts = useMemo(
    (): TableParts | null => (view === null ? null : { view, selected, select, lit, choosing, enlarge }),
    [view, selected, select, lit, choosing, enlarge],
  );
  const arrows = useMemo(() => (view === null ? [] : arrowsOf(view)), [view]);

  if (view === null || step === null || parts === null)
    return <div className="sc-inspector">Waiting for a game …</div>;

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') isTabbing.current = true;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const isOnButton =
      event.target instanceof Element && event.target.closest('button, summary, [role=treeitem]') !== null;
    if (isOnButton && isTabbing.current && (event.key === ' ' || event.key === 'Enter')) return;
    if (event.target instanceof Element && event.target.closest('[role=tree], [role=separator]') !== null)
      return;
    const command = commandOf(event.key);
    if (command === null) return;
    event.preventDefault();
    switch (command.do) {
      case 'pass':
        if (deciding?.decision.kind === 'priority')
          deciding.act({ type: 'priority.pass', player: deciding.decision.player });
        return;
      case 'answer':
        root.current?.querySelector<HTMLButtonElement>('[data-answer]')?.click();
        return;
      case 'forward':
        return void session.forward();
      case 'back':
        return session.back();
      case 'start':
        return session.goToStart();
      case 'end':
        return session.goToEnd();
      case 'play':
        return state.isPlaying ? session.pause() : session.play();
      case 'until':
        return session.runUntil(command.goal);
      case 'eyes':
        if (command.seat === 0) session.setViewer('judge');
        else if (command.seat <= view.players.length) session.setViewer(command.seat - 1);
        return;
      case 'find':
        setTab('log');
        requestAnimationFrame(() => root.current?.querySelector<HTMLInputElement>('.sc-log input')?.focus());
        return;
      case 'chart':
        setChart(!hasChart);
        return;
      case 'help':
        setHelp(!hasHelp);
        return;
      case 'close':
        setHelp(false);
        setSelected(null);
        setChosen(null);
        session.forgetRefusal();
        return;
      default:
        return command satisfies never;
    }
  };

  const choose = (entry: Entry) => {
    setChosen(chosen?.happened.number === entry.happened.number ? null : entry);
  };
  const chart = (
    <Chart
      source={session.sourceOf(step)}
      step={step.record}
      describeRefusal={({ because, objects, players, values }) =>
        refusalSentence(view, { rule: '', because, objects, players: players.map(Number), values })
      }
    />
  );
  const log = (
    <Log
      history={history}
      viewer={viewer}
      chosen={chosen?.happened.number ?? null}
      story={story}
      onChoose={choose}
    />
  );
  const why =
    chosen === null ? null : (
      <Why
        history={history}
        viewer={viewer}
        chosen={chosen}
        chain={chain}
        onLookAt={session.lookAt}
        onClose={() => setChosen(null)}
      />
    );
  const details =
    selected === null ? (
      <p className="sc-quiet sc-hint">
        Click an object to see what it is now, what is printed on it, and what changed it.
      </p>
    ) : (
      <Details id={selected} />
    );

  return (
    <TableContext value={parts}>
      <section
        className="sc-inspector"
        aria-label="Inspector"
        ref={takeRoot}
        data-theme={theme}
        data-wide={isWide}
        onKeyDown={onKey}
        onKeyUp={(event) => {
          if (event.key === ' ' && !isTabbing.current && !isTyping(event.target)) event.preventDefault();
        }}
        onPointerDown={() => {
          isTabbing.current = false;
        }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: shortcuts work while the focus is within
        tabIndex={0}
      >
        <Header
          view={view}
          onViewer={session.setViewer}
          theme={isDark ? 'dark' : 'light'}
          onTheme={() => {
            setTheme(isDark ? 'light' : 'dark');
            setDark(!isDark);
          }}
          onHelp={() => setHelp(!hasHelp)}
        >
          {children}
        </Header>
        <div className="sc-panes">
          {isWide && hasChart && (
            <>
              <div className="sc-pane sc-chart-pane" style={{ width: left }}>
                {chart}
              </div>
              <Split label="Width of the chart" side="left" width={left} onWidth={setLeft} />
            </>
          )}
          <div className="sc-middle" ref={middle}>
            <div className="sc-board">
              <Table near={viewer === 'judge' ? 0 : viewer} />
              <Stack />
            </div>
            <Decide session={session} state={state} deciding={deciding} />
            {game?.over != null && (
              <p className="sc-over" role="status">
                {game.over.winners.length === 0
                  ? 'The game is a draw'
                  : `${game.over.winners.map((id) => view.players[id]?.name).join(' and ')} won`}{' '}
                <span className="sc-rule">{game.over.rule}</span>
              </p>
            )}
            <Arrows arrows={arrows} within={middle} />
          </div>
          <Split label="Width of the side" side="right" width={right} onWidth={setRight} />
          <div className="sc-pane sc-side" style={{ width: right }}>
            {isWide ? (
              <>
                <div className="sc-side-top">{why ?? details}</div>
                {log}
              </>
            ) : (
              <>
                <div className="sc-tabs" role="tablist">
                  {(['log', 'details', 'chart'] as const).map((name) => (
                    <button
                      key={name}
                      type="button"
                      role="tab"
                      aria-selected={tab === name}
                      onClick={() => setTab(name)}
                    >
                      {tabNames[name]}
                    </button>
                  ))}
                </div>
                <div className="sc-tab" role="tabpanel" aria-label={tabNames[tab]}>
                  {tab === 'log' && (
                    <>
                      {why}
                      {log}
                    </>
                  )}
                  {tab === 'details' && <div className="sc-side-top">{details}</div>}
                  {tab === 'chart' && chart}
                </div>
              </>
            )}
          </div>
        </div>
        <Transport session={session} state={state} />
        {hasHelp && <Help onClose={() => setHelp(false)} />}
        {large !== null && root.current !== null && (
          <Enlarged
            game={view}
            id={large.id}
            beside={large.beside}
            within={root.current.getBoundingClientRect()}
          />
        )}
      </section>
    </TableContext>
  );
}

const tabNames = { log: 'Log', details: 'Details', chart: 'Chart' } as const;

const prefersDark = (): boolean =>
  document.documentElement.dataset.theme === 'dark' ||
  (document.documentElement.dataset.theme !== 'light' &&
    window.matchMedia('(prefers-color-scheme: dark)').matches);

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=range]):not([type=checkbox]), textarea, select') !== null;

/**
 * Keeps the focus within the inspector when what had it is drawn no more, so that the next key is still a shortcut.
 * `drawn` is whatever changes when the inspector is drawn anew.
 */
function useKeptFocus(root: RefObject<HTMLElement | null>, drawn: unknown): void {
  const wasWithin = useRef(false);
  useEffect(() => {
    const notice = ({ target }: Event) => {
      wasWithin.current = target instanceof Node && root.current?.contains(target) === true;
    };
    document.addEventListener('focusin', notice);
    document.addEventListener('pointerdown', notice, true);
    return () => {
      document.removeEventListener('focusin', notice);
      document.removeEventListener('pointerdown', notice, true);
    };
  }, [root]);
  useEffect(() => {
    if (wasWithin.current && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
  }, [root, drawn]);
}

/** Tells the width of an element as it is laid out, in pixels, now and whenever it changes. Returns what ends that. */
function watchWidth(element: HTMLElement, tell: (width: number) => void): () => void {
  tell(element.clientWidth);
  const observer = new ResizeObserver(() => tell(element.clientWidth));
  observer.observe(element);
  return () => observer.disconnect();
}

/** The decision of the step that is shown, with the answer that is being made. Another step, another draft. */
function useDraft(
  session: Session,
  step: number,
  view: Deciding['view'] | null,
  game: Deciding['game'] | null,
): Deciding | null {
  const [kept, setKept] = useState<{ readonly step: number; readonly draft: Draft } | null>(null);
  const decision = game?.pending ?? null;
  const fresh = useMemo(() => {
    if (game === null || decision === null) return null;
    const isCombat =
      decision.kind === 'attackers' || decision.kind === 'blockers' || decision.kind === 'combatDamage';
    return newDraft(decision, isCombat ? legalAnswers(game, decision, 1)[0] : undefined);
  }, [game, decision]);
  return useMemo(() => {
    if (game === null || view === null || decision === null || fresh === null || game.over !== null)
      return null;
    const { player } = decision;
    return {
      game,
      view,
      decision,
      draft: kept !== null && kept.step === step ? kept.draft : fresh,
      setDraft: (draft) => setKept({ step, draft }),
      act: session.act,
      answer: (answer) => session.act({ type: 'decision.answer', player, answer }),
    };
  }, [game, view, decision, fresh, kept, step, session]);
}

/** What may be clicked on the table for the decision, and what a click does. */
function useChoosing(
  deciding: Deciding | null,
  seats: Parameters<typeof isPerson>[0],
  select: (id: ObjectId | null) => void,
  isAtEnd: boolean,
): Choosing | null {
  return useMemo(() => {
    if (deciding === null) return null;
    const { decision, draft, game, view, setDraft, act } = deciding;
    const isTheirs =
      view.viewer === 'judge' || view.viewer === decision.decider || view.viewer === decision.player;
    if (!isTheirs || (isAtEnd && !isPerson(seats, decision.decider))) return null;
    if (decision.kind === 'priority' || decision.kind === 'payment') {
      const all = legalActions(game, decision.player, 1);
      const of = (id: ObjectId) => all.filter((event) => 'object' in event && event.object === id);
      const inHand = new Set(game.players[decision.player]?.hand ?? []);
      return {
        stateOf: (target) =>
          'object' in target &&
          of(target.object).length > 0 &&
          (inHand.has(target.object) || decision.kind === 'payment')
            ? 'possible'
            : null,
        choose: (target) => {
          if (!('object' in target)) return;
          const [only, ...others] = of(target.object);
          if (only === undefined || others.length > 0) return select(target.object);
          // What was a card in a hand is another object from now on (400.7).
          select(null);
          act(only);
        },
      };
    }
    return {
      stateOf: (target) => stateOf(decision, draft, target),
      choose: (target) => setDraft(clicked(decision, draft, target)),
    };
  }, [deciding, seats, select, isAtEnd]);
}
