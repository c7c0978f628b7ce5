import type { Verdict } from '../../rules/state/verdict.ts';
import type { ChartAction, ChartDescription, GuardOperator } from './chart.ts';
import type { Json } from './json.ts';

/** A run: the chart, and what it did. Plain data. Snapshots are not in it; a source keeps them in memory. */
export interface Run {
  readonly chart: ChartDescription;
  readonly records: readonly Macrostep[];
}

/** An event, or the part of one that is plain data. */
export interface TracedEvent {
  readonly type: string;
  readonly [field: string]: Json;
}

/**
 * Where a macrostep comes from: the start of the run; being found already running, so that nothing is known of
 * what came before; or an event.
 */
export type Origin = 'initial' | 'attached' | 'event';

/** One event and everything that it set off, until the chart waits for the next. */
export interface Macrostep {
  readonly index: number;
  readonly origin: Origin;
  readonly event: TracedEvent;
  readonly microsteps: readonly Microstep[];
  /** The guards of eventless transitions asked at the end, none of which led on. */
  readonly asked: readonly AskedTransition[];
  readonly configuration: readonly string[];
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly error?: string;
}

export type MicrostepKind = 'initial' | 'event' | 'raised' | 'always';

/** One set of transitions taken together. With no transitions: an event that the chart didn't take. */
export interface Microstep {
  readonly kind: MicrostepKind;
  readonly event: TracedEvent;
  /** Ids of edges, one a region at most. */
  readonly transitions: readonly string[];
  readonly asked: readonly AskedTransition[];
  /** In the order in which they ran: of states left, of transitions, of states entered; by name. */
  readonly actions: readonly ChartAction[];
  readonly raised: readonly TracedEvent[];
  readonly emitted: readonly TracedEvent[];
  readonly exited: readonly string[];
  readonly entered: readonly string[];
  /** The active states afterwards, in document order. */
  readonly configuration: readonly string[];
}

/** A guarded transition that was considered: the edge, and what its guard answered. */
export interface AskedTransition {
  readonly edge: string;
  readonly guard: GuardAnswer;
}

export interface GuardAnswer {
  readonly name: string;
  readonly params?: Json;
  readonly operator?: GuardOperator;
  readonly of?: readonly GuardAnswer[];
  /** `null` where nobody had to ask: what was asked before had decided. */
  readonly answer: boolean | null;
  /** The reasons, where the guard was made by `asks`. */
  readonly verdict?: Verdict;
  /** Asked once more by the tracer on the snapshot before, not overheard when the chart asked. */
  readonly again?: true;
}
