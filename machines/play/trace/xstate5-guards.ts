import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate';
import type { Verdict } from '../../rules/state/verdict.ts';
import { plain } from './plain.ts';
import type { GuardAnswer } from './record.ts';
import { joinedGuards, resolvedGuard } from './xstate5-chart.ts';

/** One call of a guard that a traced machine made. */
interface Overheard {
  readonly name: string;
  readonly context: unknown;
  readonly event: unknown;
  readonly params: unknown;
  readonly answer: boolean;
  readonly verdict: Verdict | undefined;
}

/** What guards of a traced machine answered, kept only while an actor of it is listened to. */
export interface GuardLog {
  listening: number;
  readonly calls: Overheard[];
}

const logs = new WeakMap<AnyStateMachine, GuardLog>();
const tracedMachines = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The log of a machine that `traced` made. */
export const guardLogOf = (machine: AnyStateMachine): GuardLog | undefined => logs.get(machine);

/**
 * The same machine with guards that a tracer can overhear. Made once for each machine, as it takes some
 * milliseconds; while no actor of it is listened to, a guard costs one comparison more.
 */
export function traced<Machine extends AnyStateMachine>(machine: Machine): Machine;
export function traced(machine: AnyStateMachine): AnyStateMachine {
  if (logs.has(machine)) return machine;
  const known = tracedMachines.get(machine);
  if (known) return known;
  const log: GuardLog = { listening: 0, calls: [] };
  const guards: Record<string, unknown> = {};
  for (const [name, guard] of Object.entries(machine.implementations.guards))
    if (typeof guard === 'function' && !('check' in guard)) guards[name] = overheard(name, guard, log);
  const result = machine.provide({ guards });
  logs.set(result, log);
  tracedMachines.set(machine, result);
  return result;
}

function overheard(name: string, guard: object, log: GuardLog) {
  const wrapped = (args: { context: unknown; event: unknown }, params: unknown): boolean => {
    if (log.listening === 0) return call(guard, args, params).answer;
    const { answer, verdict } = call(guard, args, params);
    log.calls.push({ name, context: args.context, event: args.event, params, answer, verdict });
    return answer;
  };
  return Object.assign(wrapped, { original: guard });
}

/** Asks a guard; one made by `asks` gives its verdict with the answer. */
function call(
  guard: unknown,
  args: { readonly context: unknown; readonly event: unknown },
  params: unknown,
): { readonly answer: boolean; readonly verdict: Verdict | undefined } {
  if (typeof guard !== 'function') throw new TypeError('A guard that is no function cannot be asked.');
  if ('original' in guard) return call(guard.original, args, params);
  if (!('asks' in guard) || typeof guard.asks !== 'function')
    return { answer: Boolean(guard(args, params)), verdict: undefined };
  const verdict: Verdict = guard.asks(args, params);
  return { answer: verdict.ok, verdict };
}

/** A moment at which a chart asked its guards: the snapshot before, the event, and what was overheard then. */
export interface Asking {
  readonly machine: AnyStateMachine;
  readonly before: AnyMachineSnapshot;
  readonly event: EventObject;
  readonly heard: readonly Overheard[];
}

/** The calls in `log` that belong to a moment: on that very context, with that very event. */
export function heardAt(log: GuardLog | undefined, before: AnyMachineSnapshot, event: EventObject) {
  return log?.calls.filter((entry) => entry.context === before.context && entry.event === event) ?? [];
}

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
    heard ?? call(implementation, { context: asking.before.context, event: asking.event }, params);
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
