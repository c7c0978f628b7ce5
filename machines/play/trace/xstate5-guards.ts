import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate';
import { askGuard, type GuardLog, type Overheard } from '../../chart/overheard.ts';
import { plain } from './plain.ts';
import type { GuardAnswer } from './record.ts';
import { joinedGuards, resolvedGuard } from './xstate5-chart.ts';

/** A moment at which a chart asked its guards: the snapshot before, the event, and what was overheard then. */
export interface Asking {
  readonly machine: AnyStateMachine;
  readonly before: AnyMachineSnapshot;
  readonly event: EventObject;
  readonly heard: readonly Overheard[];
}

/** The calls in `log` that belong to a moment: on that very context, with that very event. */
export function heardAt(log: GuardLog | undefined, before: AnyMachineSnapshot, event: EventObject) {
  return log?.calls.get(before.context)?.filter((entry) => isSameEvent(entry.event, event)) ?? [];
}

/** The event with which an actor begins is made anew whenever its beginning is computed. */
const isSameEvent = (heard: unknown, event: EventObject): boolean =>
  heard === event ||
  (event.type === 'xstate.init' &&
    typeof heard === 'object' &&
    heard !== null &&
    'type' in heard &&
    heard.type === event.type);

/** What the guard of a transition answered at that moment; `null` if it has none. */
export function answerOf(transition: AnyTransitionDefinition, asking: Asking): GuardAnswer | null {
  return transition.guard === undefined ? null : answer(transition.guard, asking);
}

function answer(guard: unknown, asking: Asking): GuardAnswer {
  const { name, params, implementation } = resolvedGuard(guard, asking.machine);
  const args = { context: asking.before.context, event: asking.event };
  const given = typeof params === 'function' ? params(args) : params;
  const named = given === undefined ? { name } : { name, params: plain(given) };
  const joined = joinedGuards(implementation);
  if (!joined) return { ...named, ...leafAnswer(name, given, implementation, asking) };
  if (joined.operator === 'in')
    return { ...named, operator: 'in', answer: isIn(implementation, asking.before) };
  return { ...named, operator: joined.operator, ...joinedAnswer(joined.operator, joined.guards, asking) };
}

/** `and` stops at the first false, `or` at the first true; what comes after was never asked. */
function joinedAnswer(operator: 'and' | 'or' | 'not', guards: readonly unknown[], asking: Asking) {
  const of: GuardAnswer[] = [];
  let decided = false;
  for (const guard of guards) {
    const next: GuardAnswer = decided ? notAsked(guard, asking.machine) : answer(guard, asking);
    of.push(next);
    decided ||= operator !== 'not' && next.answer === (operator === 'or');
  }
  if (operator === 'not') return { answer: of[0]?.answer !== true, of };
  return { answer: operator === 'or' ? decided : !decided, of };
}

function notAsked(guard: unknown, machine: AnyStateMachine): GuardAnswer {
  const { name, params, implementation } = resolvedGuard(guard, machine);
  const joined = joinedGuards(implementation);
  return {
    name,
    ...(params === undefined || typeof params === 'function' ? {} : { params: plain(params) }),
    ...(joined ? { operator: joined.operator, of: joined.guards.map((one) => notAsked(one, machine)) } : {}),
    answer: null,
  };
}

function leafAnswer(name: string, params: unknown, implementation: unknown, asking: Asking) {
  const heard = asking.heard.find((entry) => entry.name === name && samePlain(entry.params, params));
  const { answer, verdict } =
    heard ?? askGuard(implementation, { context: asking.before.context, event: asking.event }, params);
  return {
    answer,
    ...(verdict ? { verdict } : {}),
    ...(heard ? {} : { again: true as const }),
  };
}

const samePlain = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(plain(one)) === JSON.stringify(plain(other));

function isIn(implementation: unknown, snapshot: AnyMachineSnapshot): boolean {
  if (typeof implementation !== 'function' || !('stateValue' in implementation)) return false;
  const { stateValue } = implementation;
  if (typeof stateValue !== 'string' || !stateValue.startsWith('#')) return snapshot.matches(stateValue);
  const target = snapshot.machine.getStateNodeById(stateValue);
  return snapshot._nodes.some((node) => node === target);
}
