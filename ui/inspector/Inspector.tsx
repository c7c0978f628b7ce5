import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Viewer } from '../../machines/game/index.ts';
import type { Source } from '../../machines/play/trace/index.ts';
import type { ObjectId } from '../../machines/rules/index.ts';
import { Stopping } from '../breakpoints/index.ts';
import { playbackOn } from '../playback/playback.ts';
import { type Preferences, PreferencesContext, preferencesIn, usePreference } from '../preferences/index.ts';
import { gameOf, type Kept, type OtherLines, type Seats, sessionOn, tellsKept } from '../session/index.ts';
import type { Arrangement } from './arrangement.ts';
import { ChartInspector } from './ChartInspector.tsx';
import { GameInspector } from './GameInspector.tsx';
import { speedPreference } from './preferred.ts';

export interface InspectorProps {
  /** What is looked at: `fromActor(actor)`, for an actor of `createGame` or of any other machine. */
  readonly source: Source;
  /** Automatic players, by seat; the other seats are played by whoever uses the inspector. */
  readonly seats?: Seats;
  /** Whose eyes at first; the judge's if not said. */
  readonly viewer?: Viewer;
  /** The object of a game whose details are shown at first; none if not said. */
  readonly selected?: ObjectId | null;
  /** Whether automatic players act by themselves from the beginning. */
  readonly isPlaying?: boolean;
  /** Other lines of the same game that were played before, beside the source's. */
  readonly others?: OtherLines;
  /** Which of the steps recorded so far is shown first, counted from 0; the last if not said. */
  readonly opensAt?: 'start' | 'end' | number;
  readonly theme?: 'dark' | 'light';
  /** What a wide inspector of a game gives the room to at first: `'chart'`, `'both'` (if not said), `'table'`, `'alone'`. */
  readonly arrangement?: Arrangement;
  /** Where theme, speed, and the like are found as they were set before; without it, they are set anew each time. */
  readonly preferences?: Preferences;
  /** Whether a game has the focus as it appears, so that its keys work at once. */
  readonly takesFocus?: boolean;
  /** More for the header: a button to leave, say. A function is given what tells what is worth keeping at any time. */
  readonly children?: ReactNode | ((kept: () => Kept) => ReactNode);
}

/** A run of statecharts to look at, step by step; of a Spellchart game also the table, decisions and causes. */
export function Inspector(props: InspectorProps) {
  const { source } = props;
  const count = () => source.records.length;
  const length = useSyncExternalStore(source.subscribe, count, count);
  const isGame = useMemo(() => length > 0 && gameOf(source.snapshotAt?.(0)) !== null, [source, length]);
  const [own] = useState(() => preferencesIn(null));
  return (
    <PreferencesContext value={props.preferences ?? own}>
      {isGame ? <InspectorOfGame {...props} /> : <InspectorOfChart {...props} />}
    </PreferencesContext>
  );
}

function InspectorOfGame({
  source,
  seats,
  viewer,
  selected,
  isPlaying,
  others,
  opensAt,
  takesFocus = false,
  theme,
  arrangement,
  children,
}: InspectorProps) {
  const [speed] = usePreference(speedPreference);
  const [session, setSession] = useState(() => newSession());
  function newSession() {
    const session = sessionOn({
      source,
      ...(seats && { seats }),
      ...(viewer !== undefined && { viewer }),
      ...(selected !== undefined && { selected }),
      ...(isPlaying !== undefined && { isPlaying }),
      ...(others && { others }),
      ...(opensAt !== undefined && { opensAt }),
      ...(speed !== null && { speed }),
    });
    return { of: source, session, kept: tellsKept(session) };
  }
  if (session.of !== source) setSession(newSession());
  useEffect(() => session.session.open(), [session]);
  const eyes = () => session.session.get().viewer;
  const viewed = useSyncExternalStore(session.session.subscribe, eyes, eyes);
  return (
    <Stopping chart={source.chart()} viewer={viewed} runs={session.session}>
      <GameInspector
        session={session.session}
        takesFocus={takesFocus}
        {...(theme && { theme })}
        {...(arrangement && { arrangement })}
      >
        {typeof children === 'function' ? children(session.kept) : children}
      </GameInspector>
    </Stopping>
  );
}

/** Any other machine: its chart, its events, its context. */
function InspectorOfChart({ source, theme, children }: InspectorProps) {
  const chart = useSyncExternalStore(source.subscribe, source.chart, source.chart);
  const playback = useMemo(() => playbackOn(source), [source]);
  useEffect(() => playback.open(), [playback]);
  return (
    <Stopping chart={chart} runs={playback}>
      <ChartInspector source={source} playback={playback} {...(theme && { theme })}>
        {typeof children === 'function' ? children(() => keptIn(source)) : children}
      </ChartInspector>
    </Stopping>
  );
}

function keptIn({ records }: Source): Kept {
  const sent = { events: records.flatMap(({ origin, event }) => (origin === 'event' ? event : [])) };
  return {
    all: sent,
    shownAlone: sent,
    at: sent.events.length,
    viewer: 'judge',
    selected: null,
    turn: 0,
    isPlaying: false,
    people: [],
  };
}
