import { type AnyActorRef, isMachineSnapshot } from 'xstate';
import type { ChartDescription } from './chart.ts';
import type { Macrostep, TracedEvent } from './record.ts';
import { listeners, type Source } from './source.ts';
import { fromActor } from './xstate5.ts';

/** What two places talk through: a MessagePort, a Worker or the inside of one, a BroadcastChannel. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (message: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (message: { readonly data: unknown }) => void): void;
  /** A MessagePort keeps its messages back until it is started. */
  readonly start?: () => void;
}

const protocol = 'spellchart.trace/1';

type Message = { readonly protocol: typeof protocol } & (
  | { readonly type: 'hello' }
  | { readonly type: 'chart'; readonly chart: ChartDescription }
  | {
      readonly type: 'records';
      readonly records: readonly Macrostep[];
      /** The snapshot after each of them; absent where they are no plain data. */
      readonly snapshots?: readonly unknown[];
    }
  | { readonly type: 'event'; readonly event: TracedEvent }
  /** Said after what an event set off is told, also where that is nothing. */
  | { readonly type: 'taken' }
  | { readonly type: 'end' }
);

/**
 * Gives the trace of `actor` (or of any source) to whoever listens at the other end with `fromPort`, and hands the
 * events that come back to it. Returns what ends that. Only plain data goes through the port; snapshots go along if
 * they are that, as those of a game are.
 */
export function toPort(traced: AnyActorRef | Source, port: Port): () => void {
  const source = isSource(traced) ? traced : fromActor(traced);
  let told = 0;
  const post = (message: Message) => port.postMessage(message);
  let arePlain = source.snapshotAt !== undefined;
  const tellNew = () => {
    if (told === source.records.length) return;
    const records = source.records.slice(told);
    const snapshots = records.map((_, at) => plainSnapshot(source.snapshotAt?.(told + at)));
    told = source.records.length;
    if (arePlain) {
      try {
        post({ protocol, type: 'records', records, snapshots });
        return;
      } catch (error) {
        if (!isNoPlainData(error)) throw error;
        arePlain = false;
      }
    }
    post({ protocol, type: 'records', records });
  };
  const tellAll = () => {
    const chart = source.chart();
    if (!chart) return;
    told = 0;
    post({ protocol, type: 'chart', chart });
    tellNew();
  };
  const listener = ({ data }: { readonly data: unknown }) => {
    if (!isMessage(data)) return;
    if (data.type === 'hello') tellAll();
    if (data.type !== 'event') return;
    try {
      source.send?.(data.event);
    } finally {
      post({ protocol, type: 'taken' });
    }
  };
  port.addEventListener('message', listener);
  port.start?.();
  tellAll();
  const unsubscribe = source.subscribe(tellNew);
  return () => {
    unsubscribe();
    port.removeEventListener('message', listener);
    post({ protocol, type: 'end' });
  };
}

/**
 * The trace that `toPort` sends from the other end, whichever of the two began first. Events sent to it go to the
 * actor there. Messages of other kinds on the same port are left alone.
 */
export function fromPort(port: Port): Source {
  const records: Macrostep[] = [];
  const snapshots: unknown[] = [];
  let chart: ChartDescription | undefined;
  let hasEnded = false;
  let untaken = 0;
  const { add, call, clear } = listeners();
  const listener = ({ data }: { readonly data: unknown }) => {
    if (!isMessage(data)) return;
    if (data.type === 'end') {
      hasEnded = true;
      untaken = 0;
    } else if (data.type === 'taken') {
      untaken = Math.max(0, untaken - 1);
    } else if (data.type === 'chart') {
      // Told again because someone asked: it is the same run, unless that has ended.
      if (chart !== undefined && !hasEnded) return;
      hasEnded = false;
      untaken = 0;
      chart = data.chart;
      records.length = 0;
      snapshots.length = 0;
    } else if (data.type === 'records') {
      // Told from the beginning to someone else who came later: what is known already is not news.
      for (const [at, record] of data.records.entries()) {
        if (record.index < records.length) continue;
        records.push(record);
        snapshots.push(data.snapshots?.[at]);
      }
    } else return;
    call();
  };
  port.addEventListener('message', listener);
  port.start?.();
  const post = (message: Message) => port.postMessage(message);
  post({ protocol, type: 'hello' });
  return {
    chart: () => chart,
    records,
    subscribe: add,
    send: (event) => {
      untaken += 1;
      post({ protocol, type: 'event', event });
    },
    isBusy: () => untaken > 0 && !hasEnded,
    snapshotAt: (index) => snapshots[index],
    close: () => {
      port.removeEventListener('message', listener);
      clear();
    },
  };
}

const isSource = (traced: AnyActorRef | Source): traced is Source => 'records' in traced;

/** Of a machine's snapshot what can go through a port, and what an actor can go on from. */
function plainSnapshot(snapshot: unknown): unknown {
  if (!isMachineSnapshot(snapshot)) return undefined;
  const { context, status, value } = snapshot;
  return { status, value, context, historyValue: {}, children: {} };
}

/** What `postMessage` throws for functions, actors and the like. */
const isNoPlainData = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'DataCloneError';

function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  if (!('protocol' in value) || value.protocol !== protocol || !('type' in value)) return false;
  switch (value.type) {
    case 'hello':
    case 'taken':
    case 'end':
      return true;
    case 'chart':
      return 'chart' in value && typeof value.chart === 'object' && value.chart !== null;
    case 'records':
      return (
        'records' in value &&
        Array.isArray(value.records) &&
        (!('snapshots' in value) || Array.isArray(value.snapshots))
      );
    case 'event':
      return 'event' in value && hasType(value.event);
    default:
      return false;
  }
}

const hasType = (value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
