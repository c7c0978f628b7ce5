import {
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type EventObject,
  isMachineSnapshot,
} from 'xstate';
import type { ChartEdge } from './chart.ts';
import type { AskedNow, KnownEvent, Try } from './now.ts';
import { plainEvent } from './plain.ts';
import { reading } from './reads.ts';
import type { GuardAnswer } from './record.ts';
import { projectionOf } from './xstate5-chart.ts';
import { answerOf } from './xstate5-guards.ts';
import { moved, statesFromWithin, transitionsFor } from './xstate5-step.ts';

/**
 * Every event that the present states of a machine know, inner states first, with what their guards say now: the guards
 * themselves are asked, on this snapshot. `known` gives contents to try an event with, by its type; without any it is
 * tried by its type alone. Null for what is no snapshot of a machine.
 */
export function eventsNow(
  snapshot: unknown,
  known: (type: string) => readonly EventObject[],
): readonly KnownEvent[] | null {
  if (!isMachineSnapshot(snapshot) || !('machine' in snapshot)) return null;
  const { edgeOf } = projectionOf(snapshot.machine);
  const edges = statesFromWithin(snapshot).flatMap((state) =>
    [...[...state.transitions.values()].flat(), ...(state.always ?? [])].flatMap(
      (one) => edgeOf.get(one) ?? [],
    ),
  );
  const types = new Map<string, ChartEdge>();
  for (const edge of edges)
    if (edge.kind !== 'initial' && !types.has(edge.eventType)) types.set(edge.eventType, edge);
  return [...types.values()].map(({ eventType, kind }): KnownEvent => {
    if (kind === 'always') return { type: '', kind, tries: [tried(snapshot, null)] };
    const contents = kind === 'event' ? known(eventType) : [];
    const events = contents.length > 0 ? contents : [{ type: eventType }];
    return { type: eventType, kind, tries: events.map((event) => tried(snapshot, event)) };
  });
}

/** What the guards say of an event, in the order in which they would be asked; of none, those of eventless transitions. */
function tried(snapshot: AnyMachineSnapshot, event: EventObject | null): Try {
  const asked: AskedNow[] = [];
  const enabled: AnyTransitionDefinition[] = [];
  const done = new Set<string>();
  for (const state of statesFromWithin(snapshot)) {
    // A state is asked only where no state within it has a transition for the event; without one, where some has none.
    const within = snapshot._nodes.filter(({ parent }) => parent === state).map(({ id }) => done.has(id));
    if (within.length > 0 && (event === null ? within.every(Boolean) : within.some(Boolean))) {
      done.add(state.id);
      continue;
    }
    const transitions = event === null ? (state.always ?? []) : transitionsFor(state, event.type);
    for (const transition of transitions) {
      const now = askedNow(snapshot, transition, event ?? { type: '' });
      if (now === null) continue;
      asked.push(now);
      if (now.failure !== null || (now.guard !== null && now.guard.answer !== true)) continue;
      enabled.push(transition);
      done.add(state.id);
      break;
    }
  }
  const { edgeOf } = projectionOf(snapshot.machine);
  return {
    event: event === null ? null : plainEvent(event),
    taken: moved(enabled, snapshot, snapshot).taken.flatMap((one) => edgeOf.get(one)?.id ?? []),
    asked,
  };
}

function askedNow(
  before: AnyMachineSnapshot,
  transition: AnyTransitionDefinition,
  event: EventObject,
): AskedNow | null {
  const edge = projectionOf(before.machine).edgeOf.get(transition)?.id;
  if (edge === undefined) return null;
  const ask = (snapshot: AnyMachineSnapshot, of: EventObject): GuardAnswer | null =>
    answerOf(transition, { machine: before.machine, before: snapshot, event: of, heard: [] });
  try {
    const guard = withoutAgain(ask(before, event));
    return {
      edge,
      guard,
      reads: guard === null || saysWhy(guard) ? [] : readsOf(ask, before, event),
      failure: null,
    };
  } catch (error) {
    return { edge, guard: null, reads: [], failure: error instanceof Error ? error.message : String(error) };
  }
}

/** The guards are asked once more, on a context that notices what is read of it. */
function readsOf(
  ask: (snapshot: AnyMachineSnapshot, event: EventObject) => unknown,
  before: AnyMachineSnapshot,
  event: EventObject,
) {
  const asWith = (context: unknown, of: unknown) =>
    ask(Object.assign(Object.create(before), { context }), isEvent(of) ? of : event);
  return reading(asWith, before.context, event).reads.filter(({ path }) => path !== 'event.type');
}

const isEvent = (value: unknown): value is EventObject =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Whether a guard gives reasons itself: then it needn't be guessed from what it reads. */
const saysWhy = ({ of, verdict }: GuardAnswer): boolean =>
  of === undefined ? verdict !== undefined : of.every(saysWhy);

/** Here all of them are asked now: none of them is asked again. */
function withoutAgain(guard: GuardAnswer | null): GuardAnswer | null {
  if (guard === null) return null;
  const { again: _, of, ...rest } = guard;
  return { ...rest, ...(of && { of: of.flatMap((one) => withoutAgain(one) ?? []) }) };
}
