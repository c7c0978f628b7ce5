import type { AnyActorScope, AnyStateMachine, EventObject } from 'xstate';
import { EngineError } from '../rules/index.ts';

/** One event that is carried out: what it has come to so far. */
export interface Progress {
  context: object;
  /** What is being carried out now: the event that was sent, or one that was raised since. */
  event: EventObject;
  /** Events that wait until all eventless transitions are taken. */
  readonly raised: EventObject[];
  readonly emitted: EventObject[];
  readonly scope: AnyActorScope;
}

/** An action or part of one, ready to be carried out. */
export type Act = (progress: Progress) => void;

/** A guard, ready to be asked. */
export type Ask = (args: { readonly context: object; readonly event: EventObject }) => boolean;

type Call = (...args: readonly unknown[]) => unknown;
const isCall = (value: unknown): value is Call => typeof value === 'function';

/** An action or a guard as a chart names it. */
interface Named {
  readonly type: string;
  readonly params: unknown;
}

/** A name as charts write it, with parameters that are the same each time. Throws for what is written inline. */
export function named(written: unknown, place: string): Named {
  if (typeof written === 'string') return { type: written, params: undefined };
  const isNamed = typeof written === 'object' && written !== null && 'type' in written;
  if (!isNamed || typeof written.type !== 'string')
    throw new EngineError(`${place}: give guards and actions names in \`setup\`.`);
  const params = 'params' in written ? written.params : undefined;
  if (typeof params === 'function')
    throw new EngineError(`${place}: ${written.type} takes its parameters as a function; write them out.`);
  return { type: written.type, params };
}

/** The guard of a transition; null if it has none. */
export function askOf(machine: AnyStateMachine, guard: unknown, place: string): Ask | null {
  if (guard === undefined) return null;
  const { params, type } = named(guard, place);
  const is: unknown = machine.implementations.guards[type];
  if (typeof is !== 'function' || 'check' in is)
    throw new EngineError(
      `${place}: ${type} is no function of its own: no \`and\`, \`or\`, \`not\`, \`stateIn\`.`,
    );
  return (args) => Boolean(is(args, params));
}

/**
 * What a named action does, as XState does it: `assign`, `raise` without a delay, and `enqueueActions` of these and
 * `emit`. Throws for any other.
 */
export function actOf(machine: AnyStateMachine, { params, type }: Named, place: string): Act {
  const action: unknown = machine.implementations.actions[type];
  if (typeof action !== 'function') throw new EngineError(`${place}: the action ${type} is not implemented.`);
  if ('collect' in action && isCall(action.collect)) return collecting(action.collect, params);
  if ('assignment' in action) return assigning(action.assignment, params);
  const isRaise = 'type' in action && action.type === 'xstate.raise' && 'event' in action;
  if (!isRaise || ('delay' in action && action.delay !== undefined))
    throw new EngineError(
      `${place}: the action ${type} is neither \`assign\`, \`raise\` at once, nor \`enqueueActions\`.`,
    );
  return raising(action.event, params);
}

const argumentsOf = ({ context, event, scope }: Progress) => ({
  context,
  event,
  self: scope.self,
  system: scope.system,
});

function assigning(assignment: unknown, params: unknown): Act {
  if (isCall(assignment))
    return (progress) => {
      progress.context = { ...progress.context, ...Object(assignment(argumentsOf(progress), params)) };
    };
  const entries = Object.entries(Object(assignment));
  return (progress) => {
    const args = argumentsOf(progress);
    const context: Record<string, unknown> = { ...progress.context };
    for (const [key, value] of entries) context[key] = isCall(value) ? value(args, params) : value;
    progress.context = context;
  };
}

function raising(event: unknown, params: unknown): Act {
  return (progress) => void progress.raised.push(eventOf(event, progress, params));
}

/** What is emitted is heard once the actor has its new snapshot, or after an exception the old one. */
function emit({ emitted, scope }: Progress, event: EventObject): void {
  if (emitted.length === 0)
    scope.defer(() => {
      for (const each of emitted) scope.emit(each);
    });
  emitted.push(event);
}

function eventOf(event: unknown, progress: Progress, params: unknown): EventObject {
  const found = isCall(event) ? event(argumentsOf(progress), params) : event;
  if (!isEvent(found)) throw new EngineError('Only an event with a type can be raised or emitted.');
  return found;
}

const isEvent = (value: unknown): value is EventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What is enqueued, actions and events to emit, is carried out once all of it is collected. */
let collected: (Act | EventObject)[] = [];

const refuse = (name: string) => () => {
  throw new EngineError(`\`enqueueActions\` of a chart that is carried out quickly can’t use \`${name}\`.`);
};

const enqueue = Object.assign(refuse('enqueue(action)'), {
  assign: (assignment: unknown) => void collected.push(assigning(assignment, undefined)),
  raise: (event: unknown, options?: unknown) =>
    options === undefined ? void collected.push(raising(event, undefined)) : refuse('raise with options')(),
  emit: (event: EventObject | Call) =>
    void collected.push(
      isCall(event) ? (progress) => emit(progress, eventOf(event, progress, undefined)) : event,
    ),
  cancel: refuse('cancel'),
  sendTo: refuse('sendTo'),
  sendParent: refuse('sendParent'),
  spawnChild: refuse('spawnChild'),
  stopChild: refuse('stopChild'),
});

const refuseCheck = refuse('check');

function collecting(collect: Call, params: unknown): Act {
  return (progress) => {
    const around = collected;
    const mine: typeof collected = [];
    collected = mine;
    const { context, event, scope } = progress;
    try {
      collect(
        { context, event, enqueue, check: refuseCheck, self: scope.self, system: scope.system },
        params,
      );
    } finally {
      collected = around;
    }
    for (const one of mine) {
      if (typeof one === 'function') one(progress);
      else emit(progress, one);
    }
  };
}
