import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { guardLogOf } from '../../chart/overheard.ts';
import type { Macrostep } from './record.ts';
import { listeners, type Source } from './source.ts';
import { chartOf } from './xstate5-chart.ts';
import { Recorder } from './xstate5-recorder.ts';

export { traced } from '../../chart/overheard.ts';
export { chartOf } from './xstate5-chart.ts';

const sources = new WeakMap<AnyActor, Source>();

/**
 * The trace of an XState 5 actor whose logic is a machine, started or not, from now on. If it is not started, its
 * initial microsteps are traced too. Guards are overheard if the machine went through `traced`, else asked again.
 * There is one source for each actor, whoever asks for it, until that source is closed.
 *
 * @throws TypeError if the actor's logic is no state machine.
 */
export function fromActor(actor: AnyActorRef): Source {
  if (!isActor(actor)) throw new TypeError('Only an actor of a state machine has a chart.');
  const known = sources.get(actor);
  if (known) return known;
  const source = newSource(actor);
  sources.set(actor, source);
  return source;
}

/** Whether it is an actor itself, not something that only passes events on to one. */
const isActor = (actor: AnyActorRef): actor is AnyActor => 'logic' in actor && 'options' in actor;

function newSource(actor: AnyActor): Source {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) throw new TypeError('Only an actor of a state machine has a chart.');
  const { machine } = snapshot;
  const log = guardLogOf(machine);
  if (log) log.listening += 1;
  const records: Macrostep[] = [];
  const snapshots: AnyMachineSnapshot[] = [];
  const { add, call, clear } = listeners();
  const keep = (record: Macrostep, after: AnyMachineSnapshot) => {
    records.push(record);
    snapshots.push(after);
    call();
  };
  const recorder = new Recorder(machine, snapshot, log);
  keep(isUntouched(actor) ? recorder.initial(actor.options.input) : recorder.attached(), snapshot);
  const subscription = actor.system.inspect((inspected: InspectionEvent) => {
    if (inspected.actorRef !== actor) return;
    const record = recorder.take(inspected, records.length);
    if (record) keep(record, recorder.current);
  });
  const failures = actor.subscribe({
    error: (error) => {
      keep(recorder.failed(records.length, actor.getSnapshot()), recorder.current);
      if (listensAlone(actor)) throw error;
    },
  });
  let open = true;
  return {
    chart: () => chartOf(machine),
    records,
    subscribe: add,
    send: (event) => actor.send(event),
    snapshotAt: (index) => snapshots[index],
    close: () => {
      if (!open) return;
      open = false;
      subscription.unsubscribe();
      failures.unsubscribe();
      clear();
      sources.delete(actor);
      if (log) {
        log.listening -= 1;
        log.calls = new WeakMap();
      }
    },
  };
}

/** Whether an actor was neither started nor given a snapshot to go on from: XState says so in a field of its own. */
const isUntouched = (actor: AnyActor) =>
  Reflect.get(actor, '_processingStatus') === 0 && actor.options.snapshot === undefined;

/** Whether an error of this actor would be reported if the tracer didn't listen. Thrown again, it still is. */
const listensAlone = (actor: AnyActor) => {
  const observers: unknown = Reflect.get(actor, 'observers');
  return observers instanceof Set && observers.size === 1 && Reflect.get(actor, '_parent') === undefined;
};
