import { explain, type PlayerEvent, type Viewer } from '../../machines/game/index.ts';
import { choice } from '../../machines/play/players/index.ts';
import type { Source } from '../../machines/play/trace/index.ts';
import { plainEvent } from '../../machines/play/trace/plain.ts';
import type { Game, ObjectId, PlayerId, Verdict } from '../../machines/rules/index.ts';
import type { Watch } from '../breakpoints/stop.ts';
import { failureOf, gameOf } from './game-of.ts';
import { type Goal, hasChoice, isReached, type Stride, waitsForPerson } from './goals.ts';
import { anotherActor } from './going-on.ts';
import {
  alreadyTried,
  emptyHistory,
  type HistoryAction,
  historyAfter,
  lastStep,
  lineOf,
  placeOf,
  type RecordedStep,
  type SentEvent,
  type Step,
  shownStep,
} from './history.ts';
import type { OtherLines } from './kept.ts';
import { type AutomaticPlayer, isPerson, type Seats } from './seats.ts';
import { lastChoice, type SessionState, type Speed, stepOn } from './state.ts';
import { stopping } from './stopping.ts';
import { striding } from './striding.ts';

/** A game that is looked at and played: its history, and how to go on. */
export interface Session {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The trace in which a step is recorded. */
  readonly sourceOf: (step: Step) => Source;
  /** Listens to the source, and lets time pass. Returns what ends both. */
  readonly open: () => () => void;
  /**
   * Does something in the step that is shown: the verdict says whether it was done. At an earlier step another line
   * begins, unless the same was done there before: then that is gone along. While what was done before is still on its
   * way to the game, nothing more is: a refusal without a reason.
   */
  readonly act: (event: PlayerEvent) => Verdict;
  /** One step on: a recorded one, or what the automatic player who must decide does. False if a person must decide. */
  readonly forward: () => boolean;
  readonly back: () => void;
  /**
   * One stride on, or back: a microstep or an event; else, as far as it was recorded, to where that comes next by which
   * one counts, and on from its end as `runUntil` does.
   */
  readonly stride: (stride: Stride, to: 'on' | 'back') => void;
  /** Back to where a person at the table decided last: acting there begins another line. False if none did. */
  readonly undo: () => boolean;
  /** How many microsteps the step that is shown has. */
  readonly microsteps: () => number;
  readonly lookAt: (step: number) => void;
  readonly goToStart: () => void;
  readonly goToEnd: () => void;
  /** Looks at a line, at this step of it; at its end if that isn't said. */
  readonly takeLine: (line: number, step?: number) => void;
  readonly nameLine: (line: number, name: string) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly setSpeed: (speed: Speed) => void;
  /**
   * Goes on until the goal is reached: over the steps that were recorded, and from their end by passing priority and
   * letting others act, until a person must decide.
   */
  readonly runUntil: (goal: Goal) => void;
  /** What stops runs from now on: playing, running until a goal, and what comes from the source by itself. */
  readonly setWatch: (watch: Watch) => void;
  /** Goes on as `runUntil` does, until this watch, or the one that is set, stops it. */
  readonly runTo: (watch: Watch) => void;
  readonly setViewer: (viewer: Viewer) => void;
  readonly select: (object: ObjectId | null) => void;
  readonly setSeats: (seats: Seats) => void;
  readonly forgetRefusal: () => void;
}

export interface SessionOptions {
  readonly source: Source;
  readonly seats?: Seats;
  readonly viewer?: Viewer;
  /** The object that is looked at first; none if not said. */
  readonly selected?: ObjectId | null;
  readonly isPlaying?: boolean;
  /** Steps a second at first; 4 if not said. */
  readonly speed?: Speed;
  /** Other lines of the same game, which it begins with beside the one of its source. */
  readonly others?: OtherLines;
  /** Which of the steps that were recorded before it is shown first, counted from 0; the last if not said. */
  readonly opensAt?: 'start' | 'end' | number;
  /** An actor's trace that goes on from a snapshot; by default a new actor of the game in it. */
  readonly goOn?: (snapshot: unknown) => Source;
  /** Calls back later; returns what prevents it. By default by the clock of the browser. */
  readonly later?: (call: () => void, milliseconds: number) => () => void;
}

/** How long the game runs on before the page is drawn again, in events. */
const eventsAtOnce = 24;

/** A session on a source of a Spellchart game. Nothing happens before it is opened. */
export function sessionOn({
  source,
  seats = {},
  viewer = 'judge',
  selected = null,
  isPlaying = false,
  speed = 4,
  others,
  opensAt = 'end',
  goOn = anotherActor,
  later = byClock,
}: SessionOptions): Session {
  const sources: Source[] = [source];
  const taken: number[] = [0];
  const listeners = new Set<() => void>();
  let state: SessionState = {
    history: emptyHistory,
    viewer,
    selected,
    seats,
    isPlaying,
    speed,
    goal: null,
    refused: null,
    failure: null,
    stopped: null,
    microstep: null,
  };
  let goalFrom: Game | null = null;
  let isOpen = false;
  let isNew = true;
  let cancelTick: (() => void) | null = null;
  /** It was playing as someone went back: it does again once they act. */
  let playsOn = false;
  /** Something is sent from here, and not all that came of it is taken over. */
  let isOurs = false;
  /** What the automatic player who must decide chose to do, which a run stopped before. */
  let held: { readonly game: Game; readonly event: PlayerEvent } | null = null;

  const set = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };
  const look = (action: HistoryAction) => {
    const history = historyAfter(state.history, action);
    if (history !== state.history || state.microstep !== null)
      set({ history, refused: null, stopped: null, microstep: null });
  };
  const stops = stopping({
    shown: () => shownStep(state.history),
    stopped: () => state.stopped,
    halt: (stopped) => set({ isPlaying: false, goal: null, stopped }),
  });

  /** Takes over what a source has recorded since the last time. */
  const takeOver = (line: number) => {
    const from = sources[line];
    if (from === undefined) return;
    let { failure } = state;
    const steps: RecordedStep[] = [];
    for (let record = taken[line] ?? 0; record < from.records.length; record += 1) {
      taken[line] = record + 1;
      const snapshot = from.snapshotAt?.(record);
      const game = gameOf(snapshot);
      if (game === null) continue;
      failure = failureOf(snapshot) ?? failure;
      if (failureOf(snapshot) !== null) continue;
      const event = record === 0 ? undefined : from.records[record]?.event;
      steps.push({ game, event: event === undefined ? null : sent(event), record });
    }
    const history = historyAfter(state.history, { type: 'recorded', line, steps });
    if (history !== state.history || failure !== state.failure)
      set({
        history,
        failure,
        ...(history.at !== state.history.at && { stopped: null, microstep: null }),
      });
  };

  /** Shows the first of these new steps at which something stops, as it would have stopped a run. */
  const stopAmong = (steps: readonly Step[]) => {
    for (const { id, line, parent, record } of steps) {
      const of = sources[line] ?? source;
      const isBefore = parent !== null && stops.before(() => [of, record]);
      if (!isBefore && !stops.after(of, record)) continue;
      const { stopped } = state;
      look({ type: 'lookedAt', step: isBefore ? parent : id });
      set({ stopped });
      return;
    }
  };

  /** Something came from a source by itself: time that stood still for it goes on. */
  const arrived = (line: number) => {
    const before = state.history.steps.length;
    takeOver(line);
    const { at, steps } = state.history;
    if (!isOurs && at !== null && at >= before)
      stopAmong(steps.slice(before).filter((step) => step.line === line));
    if (!isAwaiting()) isOurs = false;
    wake();
  };

  const live = (): Game | null => lastStep(state.history)?.game ?? null;

  /** Takes over the lines that it begins with, and shows what is to be shown first. */
  const begin = () => {
    for (const { after, name, of, source: opened } of others?.lines ?? []) {
      const from = state.history.lines[of]?.path[after];
      if (from === undefined) throw new Error(`There is no step ${after} on line ${of} to branch off.`);
      look({ type: 'branched', from });
      addSource(opened, 1);
      look({ type: 'named', line: state.history.line, name });
      takeOver(state.history.line);
    }
    if (others !== undefined) {
      if (others.name !== undefined) look({ type: 'named', line: 0, name: others.name });
      look({ type: 'tookLine', line: others.shown });
    }
    if (opensAt === 'start') look({ type: 'moved', by: Number.NEGATIVE_INFINITY });
    else if (opensAt !== 'end') look({ type: 'moved', by: opensAt - placeOf(state.history) });
  };

  /** A source for the line that comes next, of which so many records were there before the line. */
  const addSource = (opened: Source, before: number) => {
    sources.push(opened);
    taken.push(before);
    const line = sources.length - 1;
    if (isOpen) unsubscribes.push(opened.subscribe(() => arrived(line)));
  };

  /** The source of the line that is looked at, after branching off if an earlier step is shown. */
  const sourceToActOn = (): Source | null => {
    const shown = shownStep(state.history);
    if (shown === null) return null;
    if (!state.history.isAtEnd) {
      const opened = goOn(sourceOf(shown).snapshotAt?.(shown.record));
      addSource(opened, opened.records.length);
      look({ type: 'branched', from: shown.id });
      if (playsOn) set({ isPlaying: true });
      playsOn = false;
    }
    return sources[state.history.line] ?? null;
  };

  const sourceOf = (step: Step): Source => sources[step.line] ?? source;

  /** Whether the line that is looked at has yet to answer what was sent last. */
  const isAwaiting = () => sources[state.history.line]?.isBusy?.() === true;

  const act = (event: PlayerEvent): Verdict => {
    const shown = shownStep(state.history);
    if (shown === null) return { ok: true };
    if (isAwaiting()) return { ok: false, refusals: [] };
    const verdict = explain(shown.game, event);
    if (!verdict.ok) {
      set({ refused: { verdict, event, step: shown.id } });
      return verdict;
    }
    // What was tried there before leads where it led: no second line for the same.
    const tried = state.history.isAtEnd ? null : alreadyTried(state.history, plainEvent(event));
    if (tried !== null) {
      look({ type: 'tookLine', ...tried });
      wake();
      return verdict;
    }
    const target = sourceToActOn();
    set({ refused: null, failure: null });
    isOurs = true;
    target?.send?.(plainEvent(event));
    takeOver(state.history.line);
    if (!isAwaiting()) isOurs = false;
    wake();
    return verdict;
  };

  /** An event as it would be taken at the step that is shown, with nothing done to the line: its source and record. */
  const tried = (event: PlayerEvent): readonly [Source, number] | null => {
    const shown = shownStep(state.history);
    if (shown === null || !explain(shown.game, event).ok) return null;
    const trial = goOn(sourceOf(shown).snapshotAt?.(shown.record));
    trial.send?.(plainEvent(event));
    trial.close();
    return [trial, trial.records.length - 1];
  };

  /** The step that was recorded after the one that is shown. */
  const recorded = (): readonly [Source, number] | null => {
    const { history } = state;
    const next = history.steps[lineOf(history).path[placeOf(history) + 1] ?? -1];
    return next === undefined ? null : [sourceOf(next), next.record];
  };

  /** Does it unless what it would do stops the run before it. Done by hand, it is done. */
  const actUnlessStopped = (event: PlayerEvent, isRun: boolean): boolean =>
    (isRun && stops.before(() => tried(event))) || act(event).ok;

  /** Lets the automatic player who must decide in the live game do so. False if none must. */
  const automatic = (isRun: boolean): boolean => {
    if (isAwaiting()) return true;
    const game = live();
    const decision = game?.pending ?? null;
    if (game === null || decision === null || game.over !== null) return false;
    const player = state.seats[decision.decider] ?? null;
    if (player === null) return false;
    const players: AutomaticPlayer[] = [];
    players[decision.decider] = player;
    try {
      held = held?.game === game ? held : { game, event: choice(game, decision, players) };
      const isDone = actUnlessStopped(held.event, isRun);
      if (!isDone) set({ isPlaying: false, failure: 'An automatic player tried what the rules refuse.' });
      return isDone;
    } catch (error) {
      set({ isPlaying: false, goal: null, failure: error instanceof Error ? error.message : String(error) });
      return false;
    }
  };

  const person = (player: PlayerId) => isPerson(state.seats, player);

  /** One event towards the goal: false if there is nothing more to do. Asked only while no answer is awaited. */
  const towardsGoal = (goal: Goal): boolean => {
    const game = shownStep(state.history)?.game ?? null;
    if (game === null || game.over !== null || game.pending === null) return false;
    if (goalFrom !== null && isReached(goal, goalFrom, game)) return false;
    const isFirst = game === goalFrom;
    const couldAct = () => !isFirst && hasChoice(game);
    const waits = waitsForPerson(goal, game, person, couldAct);
    if (!state.history.isAtEnd) {
      // What was recorded is gone along: it has its answers, and no other line begins.
      if (waits && !isFirst && goal === 'decision') return false;
      if (!stops.before(recorded)) look({ type: 'moved', by: 1 });
      return true;
    }
    if (waits) return false;
    if (!person(game.pending.decider)) return automatic(true);
    return actUnlessStopped({ type: 'priority.pass', player: game.pending.player }, true);
  };

  /** Stops a run that reached a step after which one stops. */
  const stopHere = () => {
    const shown = shownStep(state.history);
    if (shown !== null && (state.isPlaying || state.goal !== null) && stops.isNew(shown))
      stops.after(sourceOf(shown), shown.record);
  };

  const tick = () => {
    cancelTick = null;
    stopHere();
    const { goal } = state;
    if (goal !== null) {
      for (let count = 0; count < eventsAtOnce && state.goal !== null && !isAwaiting(); count += 1) {
        if (!towardsGoal(goal)) set({ goal: null });
        stopHere();
      }
    } else if (state.isPlaying && !forward(true)) {
      const game = live();
      // A person is to decide: playing goes on with what they do. At the end there is nothing more to play.
      if (game?.over != null) set({ isPlaying: false });
    } else stopHere();
    wake();
  };

  /** Lets the next step come, if one is to come by itself. */
  const wake = () => {
    if (!isOpen || cancelTick !== null || isAwaiting()) return;
    if (state.goal !== null) cancelTick = later(tick, 0);
    else if (state.isPlaying && hasMore()) cancelTick = later(tick, 1000 / state.speed);
  };

  const hasMore = (): boolean => stepOn(state).ok;

  const forward = (isRun: boolean): boolean => {
    if (!state.history.isAtEnd) {
      if (!isRun || !stops.before(recorded)) look({ type: 'moved', by: 1 });
      return true;
    }
    return automatic(isRun);
  };

  const runUntil = (goal: Goal) => {
    goalFrom = shownStep(state.history)?.game ?? null;
    stops.begin();
    set({ goal, stopped: null });
    wake();
  };

  const microsteps = (): number => {
    const shown = shownStep(state.history);
    return shown === null ? 0 : (sourceOf(shown).records[shown.record]?.microsteps.length ?? 0);
  };

  const still = (then: () => void) => () => {
    playsOn ||= state.isPlaying;
    if (state.isPlaying || state.goal !== null) set({ isPlaying: false, goal: null });
    then();
  };

  const stride = striding({
    get: () => state,
    microsteps,
    showMicrostep: (microstep) => still(() => set({ microstep, stopped: null }))(),
    forward: () => void forward(false),
    runUntil,
    moveBack: (by) => still(() => look({ type: 'moved', by: -by }))(),
  });

  const unsubscribes: (() => void)[] = [];

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    sourceOf,
    open: () => {
      isOpen = true;
      for (const [line, one] of sources.entries()) {
        unsubscribes.push(one.subscribe(() => arrived(line)));
        takeOver(line);
      }
      if (isNew) begin();
      isNew = false;
      wake();
      return () => {
        isOpen = false;
        cancelTick?.();
        cancelTick = null;
        for (const unsubscribe of unsubscribes.splice(0)) unsubscribe();
      };
    },
    act,
    forward: () => forward(false),
    stride,
    microsteps,
    back: still(() => look({ type: 'moved', by: -1 })),
    undo: () => {
      const last = lastChoice(state);
      if (last !== null) still(() => look({ type: 'lookedAt', step: last }))();
      return last !== null;
    },
    lookAt: (step) => still(() => look({ type: 'lookedAt', step }))(),
    goToStart: still(() => look({ type: 'moved', by: Number.NEGATIVE_INFINITY })),
    goToEnd: () => look({ type: 'wentToEnd' }),
    takeLine: (line, step) =>
      still(() => look({ type: 'tookLine', line, ...(step !== undefined && { step }) }))(),
    nameLine: (line, name) => look({ type: 'named', line, name }),
    play: () => {
      stops.begin();
      set({ isPlaying: true, stopped: null });
      wake();
    },
    pause: still(() => {
      playsOn = false;
    }),
    setSpeed: (speed) => set({ speed }),
    runUntil,
    setWatch: stops.setWatch,
    runTo: (watch) => {
      runUntil('gameOver');
      stops.runTo(watch);
    },
    setViewer: (next) => set({ viewer: next }),
    select: (object) => set({ selected: object }),
    setSeats: (next) => {
      held = null;
      set({ seats: next });
      wake();
    },
    forgetRefusal: () => {
      if (state.refused !== null || state.failure !== null) set({ refused: null, failure: null });
    },
  };
}

function sent(event: { readonly type: string; readonly player?: unknown }): SentEvent {
  return { type: event.type, player: typeof event.player === 'number' ? event.player : null, event };
}

function byClock(call: () => void, milliseconds: number): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}
