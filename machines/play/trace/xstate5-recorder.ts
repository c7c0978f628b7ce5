import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  getInitialMicrosteps,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import type { GuardLog } from '../../chart/overheard.ts';
import type { ChartAction } from './chart.ts';
import { plain, plainEvent } from './plain.ts';
import type { Macrostep, Microstep, MicrostepKind, Origin, TracedEvent } from './record.ts';
import { chartOf, projectionOf } from './xstate5-chart.ts';
import { heardAt } from './xstate5-guards.ts';
import { actionsOf, askedAlways, askedForEvent, configurationOf, isAlways, moved } from './xstate5-step.ts';

interface ReportedAction {
  readonly type: string;
  readonly params: unknown;
}

/** Makes macrosteps of what XState reports: actions before their microstep, microsteps before their snapshot. */
export class Recorder {
  current: AnyMachineSnapshot;
  readonly #machine: AnyStateMachine;
  readonly #log: GuardLog | undefined;
  #microsteps: Microstep[] = [];
  #actions: { readonly type: string; readonly params: ChartAction['params'] }[] = [];
  #raised: TracedEvent[] = [];
  #emitted: TracedEvent[] = [];
  #event: EventObject | undefined;
  #last: EventObject | undefined;
  #sent: EventObject = { type: 'xstate.init' };

  constructor(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, log: GuardLog | undefined) {
    this.#machine = machine;
    this.current = snapshot;
    this.#log = log;
  }

  attached(): Macrostep {
    return this.#macrostep('attached', { type: 'xstate.attached' }, 0, []);
  }

  /**
   * The start of an actor that has not begun: XState had no listener then, so it is computed once more, by a
   * second actor of the same machine that is never started and so acts on nothing.
   */
  initial(input: unknown): Macrostep {
    const event = { type: 'xstate.init', ...(input === undefined ? {} : { input }) };
    const after = this.current;
    const [first, ...rest] = getInitialMicrosteps(this.#machine, input);
    if (first) this.#initialStep(first[0], event, first[1]);
    const actions = rest.map((step) => step[1]);
    const inspect = (inspected: InspectionEvent) => {
      if (inspected.type !== '@xstate.microstep') return;
      for (const action of actions.shift() ?? []) this.#act(action);
      this.take(inspected, 0);
    };
    createActor(this.#machine, { input, inspect });
    const asked = this.#askedInTheEnd(this.current);
    this.#forgetGuards();
    this.current = after;
    const record = this.#macrostep('initial', plainEvent(event), 0, asked);
    this.#reset();
    return record;
  }

  #initialStep(snapshot: AnyMachineSnapshot, event: EventObject, actions: readonly ReportedAction[]) {
    for (const action of actions) this.#act(action);
    this.#event = event;
    this.#last = event;
    this.current = snapshot;
    this.#microsteps.push({
      kind: 'initial',
      event: plainEvent(event),
      transitions: this.#initialEdges(snapshot),
      asked: [],
      actions: actionsOf({ taken: [], exited: [], entered: snapshot._nodes }, this.#actions),
      raised: this.#raised,
      emitted: this.#emitted,
      exited: [],
      entered: configurationOf(snapshot),
      configuration: configurationOf(snapshot),
    });
    this.#clearReports();
  }

  #initialEdges(snapshot: AnyMachineSnapshot): readonly string[] {
    const active = configurationOf(snapshot);
    return chartOf(this.#machine)
      .edges.filter(
        ({ kind, source, targets }) =>
          kind === 'initial' && [source, ...targets].every((id) => active.includes(id)),
      )
      .map(({ id }) => id);
  }

  /** Takes in what XState reports; returns the macrostep that is complete with it. */
  take(inspected: InspectionEvent, index: number): Macrostep | undefined {
    switch (inspected.type) {
      case '@xstate.event':
        this.#sent = inspected.event;
        return undefined;
      case '@xstate.action':
        this.#act(inspected.action);
        return undefined;
      case '@xstate.microstep':
        if (isMachineSnapshot(inspected.snapshot))
          this.#step(inspected.event, inspected._transitions, inspected.snapshot);
        return undefined;
      case '@xstate.snapshot':
        return this.#finish(inspected.event, inspected.snapshot, index);
      case '@xstate.actor':
      case '@xstate.transition':
        return undefined;
      default:
        return undefined;
    }
  }

  /** The macrostep in which something threw: what had happened until then. */
  failed(index: number, snapshot: unknown): Macrostep {
    if (isMachineSnapshot(snapshot)) this.current = snapshot;
    const record = this.#macrostep('event', plainEvent(this.#event ?? this.#sent), index, []);
    this.#reset();
    return record;
  }

  #act({ type, params }: ReportedAction) {
    const event =
      typeof params === 'object' && params !== null && 'event' in params ? params.event : undefined;
    if (type === 'xstate.raise' && isEvent(event)) this.#raised.push(plainEvent(event));
    else if (type === 'xstate.emit' && isEvent(event)) this.#emitted.push(plainEvent(event));
    else this.#actions.push({ type, params: plain(params) });
  }

  #step(event: EventObject, enabled: readonly AnyTransitionDefinition[], after: AnyMachineSnapshot) {
    const before = this.current;
    const isFirst = this.#event === undefined;
    this.#event ??= event;
    const kind = kindOf(isFirst, enabled);
    const { edgeOf } = projectionOf(this.#machine);
    const movement = moved(enabled, before, after);
    this.#microsteps.push({
      kind,
      event: plainEvent(event),
      transitions: movement.taken.map((transition) => edgeOf.get(transition)?.id ?? transition.source.id),
      asked: this.#asked(kind, event),
      actions: actionsOf(movement, this.#actions),
      raised: this.#raised,
      emitted: this.#emitted,
      exited: movement.exited.map(({ id }) => id),
      entered: movement.entered.map(({ id }) => id),
      configuration: configurationOf(after),
    });
    this.#clearReports();
    this.#last = event;
    this.current = after;
  }

  #clearReports() {
    this.#actions = [];
    this.#raised = [];
    this.#emitted = [];
  }

  #reset() {
    this.#microsteps = [];
    this.#clearReports();
    this.#event = undefined;
    this.#last = undefined;
    this.#forgetGuards();
  }

  #askedInTheEnd({ status }: AnyMachineSnapshot) {
    return status === 'active' && this.#last ? askedAlways(this.#asking(this.#last)) : [];
  }

  /** Before a raised event is taken up, the eventless transitions were asked with the event before, in vain. */
  #asked(kind: MicrostepKind, event: EventObject) {
    if (kind === 'always') return askedAlways(this.#asking(event));
    const before = kind === 'raised' && this.#last ? askedAlways(this.#asking(this.#last)) : [];
    return [...before, ...askedForEvent(this.#asking(event))];
  }

  #asking(event: EventObject) {
    const before = this.current;
    return { machine: this.#machine, before, event, heard: heardAt(this.#log, before, event) };
  }

  #finish(event: EventObject, snapshot: unknown, index: number): Macrostep | undefined {
    if (!isMachineSnapshot(snapshot)) return undefined;
    const nothingHappened = this.#event === undefined && snapshot.status === 'active';
    const asked = this.#askedInTheEnd(snapshot);
    this.current = snapshot;
    const record = nothingHappened ? undefined : this.#macrostep('event', plainEvent(event), index, asked);
    this.#reset();
    return record;
  }

  #forgetGuards() {
    if (this.#log) this.#log.calls = new WeakMap();
  }

  #macrostep(origin: Origin, event: TracedEvent, index: number, asked: Macrostep['asked']): Macrostep {
    const { status } = this.current;
    const error: unknown = 'error' in this.current ? this.current.error : undefined;
    const record = {
      index,
      origin,
      event,
      microsteps: this.#microsteps,
      asked,
      configuration: configurationOf(this.current),
      status,
    };
    return status === 'error'
      ? {
          ...record,
          error: error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(plain(error)),
        }
      : record;
  }
}

function kindOf(isFirst: boolean, enabled: readonly AnyTransitionDefinition[]): MicrostepKind {
  if (enabled.some(isAlways)) return 'always';
  return isFirst ? 'event' : 'raised';
}

const isEvent = (value: unknown): value is EventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
