import type { Source } from '../../machines/play/trace/index.ts';
import type { Stop, Watch } from '../breakpoints/stop.ts';

/** Where one is in the recorded steps of a machine. Plain; replaced as a whole with each change. */
export interface PlaybackState {
  /** The step that is shown, counted from 0. */
  readonly at: number;
  /** The last step that was recorded. */
  readonly last: number;
  /** Whether what is shown goes along as more is recorded. */
  readonly isAtEnd: boolean;
  readonly isPlaying: boolean;
  /** What stopped the run at the step that is shown; null where nothing did, and once one goes on. */
  readonly stopped: Stop | null;
}

/** The way through the recorded steps of any machine: by hand, by itself, and to where something stops it. */
export interface Playback {
  readonly get: () => PlaybackState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Listens to the source and lets time pass. Returns what ends both. */
  readonly open: () => () => void;
  readonly goTo: (step: number) => void;
  /** Step by step until something stops it, or the last step is shown. */
  readonly play: () => void;
  readonly pause: () => void;
  /** At once to the next step at which something stops it, else to the last; back likewise, else to the first. */
  readonly runOn: () => void;
  readonly runTo: (until: Watch) => void;
  readonly runBack: () => void;
  readonly setWatch: (watch: Watch) => void;
}

/** How long a step is shown while playing, in milliseconds. */
const pace = 250;

/**
 * A playback of a source. The machine itself goes on as its app lets it: what is recorded while a step is shown that
 * stopped the run is there to be gone through.
 */
export function playbackOn(
  source: Source,
  later: (call: () => void, milliseconds: number) => () => void = byClock,
): Playback {
  const listeners = new Set<() => void>();
  const lastOf = () => Math.max(0, source.records.length - 1);
  let known = source.records.length;
  let state: PlaybackState = {
    at: lastOf(),
    last: lastOf(),
    isAtEnd: true,
    isPlaying: false,
    stopped: null,
  };
  let watches: readonly Watch[] = [];
  let cancel: (() => void) | null = null;

  const set = (change: Partial<PlaybackState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };
  const show = (step: number, change: Partial<PlaybackState> = {}) => {
    const at = Math.max(0, Math.min(step, state.last));
    set({ at, isAtEnd: at === state.last, stopped: null, ...change });
  };

  /** Where the first of these steps that something stops is shown, with what does; null where nothing stops any. */
  const stopIn = (
    steps: readonly number[],
    asked: readonly Watch[],
    skips: (at: number, stop: Stop) => boolean,
  ): { readonly at: number; readonly stopped: Stop } | null => {
    for (const step of steps)
      for (const when of ['before', 'after'] as const)
        for (const watch of asked) {
          const stopped = when === 'before' && !watch.hasBefore ? null : watch.stopAt(source, step, when);
          const at = when === 'before' ? step - 1 : step;
          if (stopped !== null && at >= 0 && !skips(at, stopped)) return { at, stopped };
        }
    return null;
  };

  /** The next stop after the step that is shown, which itself is passed. */
  const nextStop = (to: number, until: readonly Watch[]) => {
    const { at, stopped } = state;
    const steps = Array.from({ length: Math.max(0, to - at) }, (_, index) => at + 1 + index);
    const isPassed = (where: number) => where === at && stopped?.breakpoint.when === 'before';
    return stopIn(steps, [...watches, ...until], isPassed);
  };

  const wake = () => {
    if (cancel !== null || !state.isPlaying) return;
    cancel = later(() => {
      cancel = null;
      if (!state.isPlaying) return;
      const stop = nextStop(state.at + 1, []);
      if (stop !== null) show(stop.at, { isPlaying: false, stopped: stop.stopped });
      else {
        show(state.at + 1);
        if (state.isAtEnd) set({ isPlaying: false });
      }
      wake();
    }, pace);
  };

  const arrived = () => {
    const from = known;
    known = source.records.length;
    const last = lastOf();
    if (!state.isAtEnd) return set({ last });
    const steps = Array.from({ length: Math.max(0, known - from) }, (_, index) => from + index);
    const stop = stopIn(steps, watches, () => false);
    state = { ...state, last };
    if (stop === null) show(last);
    else show(stop.at, { isAtEnd: false, stopped: stop.stopped });
  };

  const run = (until: readonly Watch[]) => {
    const stop = nextStop(state.last, until);
    if (stop === null) show(state.last, { isPlaying: false });
    else show(stop.at, { isPlaying: false, isAtEnd: false, stopped: stop.stopped });
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    open: () => {
      const end = source.subscribe(arrived);
      if (source.records.length !== known) arrived();
      wake();
      return () => {
        end();
        cancel?.();
        cancel = null;
      };
    },
    goTo: (step) => show(step, { isPlaying: false }),
    play: () => {
      set({ isPlaying: true });
      wake();
    },
    pause: () => set({ isPlaying: false }),
    runOn: () => run([]),
    runTo: (until) => run([until]),
    runBack: () => {
      const { at } = state;
      const steps = Array.from({ length: at + 1 }, (_, index) => at - index);
      const stop = stopIn(steps, watches, (where) => where >= at);
      if (stop === null) show(0, { isPlaying: false });
      else show(stop.at, { isPlaying: false, stopped: stop.stopped });
    },
    setWatch: (watch) => {
      watches = [watch];
    },
  };
}

function byClock(call: () => void, milliseconds: number): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}
