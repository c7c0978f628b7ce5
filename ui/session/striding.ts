import { type Goal, isReached, type Stride } from './goals.ts';
import { lineOf, placeOf } from './history.ts';
import type { SessionState } from './state.ts';

/** As much of a session as strides need. */
export interface Strider {
  readonly get: () => SessionState;
  /** How many microsteps the step that is shown has. */
  readonly microsteps: () => number;
  /** Shows one microstep of the step that is shown; null: all of them. */
  readonly showMicrostep: (microstep: number | null) => void;
  readonly forward: () => void;
  readonly runUntil: (goal: Goal) => void;
  readonly moveBack: (by: number) => void;
}

/** Takes strides through a session: see `Session.stride`. */
export function striding({ forward, get, microsteps, moveBack, runUntil, showMicrostep }: Strider) {
  const on = (stride: Stride) => {
    if (stride === 'event') return forward();
    if (stride !== 'microstep') return runUntil(stride);
    const { microstep } = get();
    const next = microstep === null ? microsteps() : microstep + 1;
    // The last microstep and the whole step end alike: they are one stride.
    if (next < microsteps() - 1) return showMicrostep(next);
    if (microstep !== null) return showMicrostep(null);
    const from = get().history.at;
    forward();
    if (get().history.at !== from && microsteps() > 1) showMicrostep(0);
  };
  const back = (stride: Stride) => {
    const { history, microstep } = get();
    if (stride === 'event') return moveBack(1);
    if (stride !== 'microstep') return moveBack(placeOf(history) - lastReached(get(), stride));
    const before = (microstep ?? microsteps() - 1) - 1;
    if (before >= 0) showMicrostep(before);
    else moveBack(1);
  };
  return (stride: Stride, to: 'on' | 'back'): void => (to === 'on' ? on(stride) : back(stride));
}

/** The last place before the one that is shown at which a goal is reached, counted from the step before it; else 0. */
function lastReached({ history }: SessionState, goal: Goal): number {
  const { path } = lineOf(history);
  for (let place = placeOf(history) - 1; place > 0; place -= 1) {
    const [before, now] = [place - 1, place].map((at) => history.steps[path[at] ?? -1]?.game);
    if (before !== undefined && now !== undefined && isReached(goal, before, now)) return place;
  }
  return 0;
}
