import type { Cause, Happened } from './happened.ts';

/**
 * Something the interpreter is in the middle of: a procedure, the step it is at, and what it remembers.
 * Frames are in the game state, so that a decision can come up anywhere and a snapshot taken there resumes.
 */
export interface Frame {
  readonly procedure: string;
  readonly step: string;
  /** Plain JSON, of the procedure's own shape. */
  readonly memory: Readonly<Record<string, unknown>>;
  /** The answer to the decision that the last step asked for. */
  readonly answer: unknown;
  /** While a decision is pending that it asked for: the step that asked, and its memory then, to ask again (800.4). */
  readonly asking?: { readonly step: string; readonly memory: Readonly<Record<string, unknown>> };
  /** What the events or the procedure that the last step started came to. */
  readonly happened: readonly Happened[];
  readonly returned: unknown;
  readonly causes: readonly Cause[];
  /** A chart started it: when it is done the interpreter stops, and the chart goes on. */
  readonly stops: boolean;
  /** It handed over to a chart, and goes on when that resumes it. */
  readonly waits?: true;
}
