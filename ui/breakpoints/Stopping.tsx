import { type ReactNode, useEffect, useMemo } from 'react';
import type { Viewer } from '../../machines/game/index.ts';
import type { ChartDescription } from '../../machines/play/trace/index.ts';
import { usePreference } from '../preferences/index.ts';
import {
  type Breakpoint,
  breakpointsPreference,
  isSameBreak,
  withBreak,
  withoutBreak,
} from './breakpoint.ts';
import { type Breakpoints, BreakpointsContext } from './context.ts';
import type { Watch } from './stop.ts';
import { watchFor } from './watch.ts';

const none: readonly Breakpoint[] = [];

/** The breakpoints of a chart, as they were set before, around what shows its runs; these stop at them. */
export function Stopping({
  chart,
  viewer = 'judge',
  runs,
  children,
}: {
  readonly chart: ChartDescription | undefined;
  /** Whose eyes: what they don't see stops nothing. */
  readonly viewer?: Viewer;
  readonly runs: { readonly setWatch: (watch: Watch) => void; readonly runTo: (watch: Watch) => void };
  readonly children: ReactNode;
}) {
  const [kept, change] = usePreference(breakpointsPreference);
  const id = chart?.id ?? '';
  const all = useMemo(() => (kept ?? none).filter((one) => one.chart === id), [kept, id]);
  useEffect(() => runs.setWatch(watchFor(all, viewer)), [runs, all, viewer]);
  const breakpoints = useMemo(
    (): Breakpoints => ({
      chart,
      all,
      set: (at, to) =>
        change((before) => {
          const known = (before ?? none).find((one) => one.chart === id && isSameBreak(one.at, at));
          return withBreak(before ?? none, { chart: id, at, when: 'after', isOn: true, ...known, ...to });
        }),
      remove: (at) => change((before) => withoutBreak(before ?? none, id, at)),
      setAll: (isOn) =>
        change((before) => (before ?? none).map((one) => (one.chart === id ? { ...one, isOn } : one))),
      runTo: (at) => runs.runTo(watchFor([{ chart: id, at, when: 'after', isOn: true }], viewer)),
    }),
    [chart, id, all, change, runs, viewer],
  );
  return <BreakpointsContext value={breakpoints}>{children}</BreakpointsContext>;
}
