import type { ChartEdgeKind } from './chart.ts';
import type { Read } from './reads.ts';
import type { GuardAnswer, TracedEvent } from './record.ts';

/** An event that the present states know, or none for transitions that wait for none. */
export interface KnownEvent {
  /** The type, or the descriptor for several, as the chart has it; empty for eventless transitions. */
  readonly type: string;
  readonly kind: ChartEdgeKind;
  /** It as it was tried: once with each content that is known for it. */
  readonly tries: readonly Try[];
}

/** What would become of an event now. */
export interface Try {
  /** Null for eventless transitions. */
  readonly event: TracedEvent | null;
  /** The transitions that would be taken, one a region at most; none if no guard lets it pass. */
  readonly taken: readonly string[];
  readonly asked: readonly AskedNow[];
}

/** A transition that would be considered, with what its guard says now; the guard is null where it has none. */
export interface AskedNow {
  readonly edge: string;
  readonly guard: GuardAnswer | null;
  /** What its guards read to say so, where they give no reasons of their own. */
  readonly reads: readonly Read[];
  /** What a guard threw: it needs more of the event than is known. */
  readonly failure: string | null;
}
