import type { ChartDescription } from './chart.ts';
import type { Macrostep, TracedEvent } from './record.ts';

/**
 * Where a trace comes from: an actor, a port to another place, a file. It has one subscription to what it traces,
 * however many listen to it.
 */
export interface Source {
  /** The chart; `undefined` as long as it has not arrived. */
  chart(): ChartDescription | undefined;
  /** All macrosteps so far, by index. The array is the source's own and grows. */
  readonly records: readonly Macrostep[];
  /** Calls `listener` whenever the chart or a record arrives, or an event is taken up. Returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** Sends an event to what is traced; absent where nothing can be sent. */
  readonly send?: (event: TracedEvent) => void;
  /**
   * Whether something that was sent is not taken up yet: whoever sends what depends on the answer waits until this is
   * false, of which listeners are told. Absent where everything that is sent is taken up at once.
   */
  readonly isBusy?: () => boolean;
  /** The snapshot after a macrostep, where this source has it in memory. */
  readonly snapshotAt?: (index: number) => unknown;
  /** Ends the source's own subscription. What it has stays readable. */
  close(): void;
}

/** A source of nothing, for where tracing is off. */
export const silent: Source = Object.freeze({
  chart: () => undefined,
  records: [],
  subscribe: () => () => undefined,
  close: () => undefined,
});

/** Listeners of a source, called in the order in which they came. */
export function listeners(): {
  readonly add: (listener: () => void) => () => void;
  readonly call: () => void;
  readonly clear: () => void;
} {
  const registered = new Set<{ readonly listener: () => void }>();
  return {
    add: (listener) => {
      const entry = { listener };
      registered.add(entry);
      return () => {
        registered.delete(entry);
      };
    },
    call: () => {
      for (const { listener } of [...registered]) listener();
    },
    clear: () => registered.clear(),
  };
}
