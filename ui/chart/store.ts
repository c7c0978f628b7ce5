import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { type Moment, momentOf } from '../../machines/play/trace/index.ts';

/**
 * What the chart shows at the moment, outside of React's tree: each state and line listens for its own part, so
 * that a step draws only what changed.
 */
export interface ChartStore {
  readonly get: () => Moment;
  readonly set: (moment: Moment) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function chartStore(first = momentOf(undefined)): ChartStore {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (moment) => {
      if (moment === current) return;
      current = moment;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const ChartStoreContext = createContext<ChartStore>(chartStore());

/** One part of the moment; the component draws again only when that part is another. */
export function useMoment<Part extends string | number | boolean | Moment>(
  part: (moment: Moment) => Part,
): Part {
  const store = useContext(ChartStoreContext);
  const select = useCallback(() => part(store.get()), [part, store]);
  return useSyncExternalStore(store.subscribe, select, select);
}

const whole = (moment: Moment): Moment => moment;

/** All of the moment. */
export const useWholeMoment = (): Moment => useMoment(whole);

/** Whether the run is in a state. */
export const useIsActive = (id: string): boolean =>
  useMoment(useCallback((moment: Moment) => moment.active.has(id), [id]));

/** Whether a state was entered in this step. */
export const useIsEntered = (id: string): boolean =>
  useMoment(useCallback((moment: Moment) => moment.entered.has(id), [id]));
