import { createContext, useContext } from 'react';
import type { ChartDescription } from '../../machines/play/trace/index.ts';
import { type BreakAt, type Breakpoint, isSameBreak, type When } from './breakpoint.ts';

/** The breakpoints of the chart that is inspected, and what is done with them. */
export interface Breakpoints {
  /** Undefined where nothing is inspected: then none can be set. */
  readonly chart: ChartDescription | undefined;
  readonly all: readonly Breakpoint[];
  readonly set: (at: BreakAt, change: { readonly when?: When; readonly isOn?: boolean }) => void;
  readonly remove: (at: BreakAt) => void;
  /** Switches all of them. */
  readonly setAll: (isOn: boolean) => void;
  /** Goes on until this comes, once. */
  readonly runTo: (at: BreakAt) => void;
}

const nothing = (): void => undefined;

export const BreakpointsContext = createContext<Breakpoints>({
  chart: undefined,
  all: [],
  set: nothing,
  remove: nothing,
  setAll: nothing,
  runTo: nothing,
});

export const useBreakpoints = (): Breakpoints => useContext(BreakpointsContext);

export const breakpointAt = ({ all }: Breakpoints, at: BreakAt): Breakpoint | null =>
  all.find((one) => isSameBreak(one.at, at)) ?? null;

/** How a thing is marked that has a breakpoint: `on`, `off`; undefined without one. */
export function useStopMark(at: BreakAt): 'on' | 'off' | undefined {
  const found = breakpointAt(useBreakpoints(), at);
  return found === null ? undefined : found.isOn ? 'on' : 'off';
}
