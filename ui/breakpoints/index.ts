/** Breakpoints: what runs stop at, set where things are, listed, and kept. */
export { BreakpointList } from './BreakpointList.tsx';
export { breakable } from './breakable.ts';
export type { BreakAt, Breakpoint } from './breakpoint.ts';
export type { Place } from './choices.ts';
export { breakpointAt, useBreakpoints, useStopMark } from './context.ts';
export { StopButtons } from './StopButtons.tsx';
export { StopMenu } from './StopMenu.tsx';
export { Stopping } from './Stopping.tsx';
export { StopStrip } from './StopStrip.tsx';
export type { Stop, Watch } from './stop.ts';
export { contextOf } from './watch.ts';
