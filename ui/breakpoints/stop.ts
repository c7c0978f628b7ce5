import type { Source } from '../../machines/play/trace/index.ts';
import type { Breakpoint, When } from './breakpoint.ts';

/** Why a run stops. */
export interface Stop {
  readonly breakpoint: Breakpoint;
  /** In which microstep of its step it came, counted from 0; null where that isn't known. */
  readonly microstep: number | null;
}

/** What a run asks of each step that it takes. */
export interface Watch {
  /** Whether anything stops a run before a step. */
  readonly hasBefore: boolean;
  /** What stops a run before or after a step of a source, by its index; null for nothing. */
  readonly stopAt: (source: Source, index: number, when: When) => Stop | null;
}
