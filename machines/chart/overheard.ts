import type { AnyStateMachine } from 'xstate';
import type { Verdict } from '../rules/index.ts';

/** One call of a guard that a traced machine made. */
export interface Overheard {
  readonly name: string;
  readonly event: unknown;
  readonly params: unknown;
  readonly answer: boolean;
  readonly verdict: Verdict | undefined;
}

/** What guards of a traced machine answered, by the context they were asked on; only while someone listens. */
export interface GuardLog {
  /** How many listen to actors of this machine. */
  listening: number;
  calls: WeakMap<object, Overheard[]>;
}

const logs = new WeakMap<object, GuardLog>();
const tracedMachines = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The log of a machine that `traced` made, or of logic that is made on top of one. */
export function guardLogOf(machine: AnyStateMachine): GuardLog | undefined {
  let logic: unknown = machine;
  while (typeof logic === 'object' && logic !== null) {
    const log = logs.get(logic);
    if (log !== undefined) return log;
    logic = Object.getPrototypeOf(logic);
  }
  return undefined;
}

/**
 * The same machine with guards that a tracer can overhear. Made once for each machine, as it takes some
 * milliseconds; while no actor of it is listened to, a guard costs one comparison more.
 */
export function traced<Machine extends AnyStateMachine>(machine: Machine): Machine;
export function traced(machine: AnyStateMachine): AnyStateMachine {
  if (logs.has(machine)) return machine;
  const known = tracedMachines.get(machine);
  if (known) return known;
  const log: GuardLog = { listening: 0, calls: new WeakMap() };
  const guards: Record<string, unknown> = {};
  for (const [name, guard] of Object.entries(machine.implementations.guards))
    if (typeof guard === 'function' && !('check' in guard)) guards[name] = overheard(name, guard, log);
  const result = machine.provide({ guards });
  logs.set(result, log);
  tracedMachines.set(machine, result);
  return result;
}

function overheard(name: string, guard: object, log: GuardLog) {
  const wrapped = (
    args: { readonly context: unknown; readonly event: unknown },
    params: unknown,
  ): boolean => {
    const { context, event } = args;
    const { answer, verdict } = askGuard(guard, args, params);
    if (log.listening === 0 || typeof context !== 'object' || context === null) return answer;
    const calls = log.calls.get(context);
    const call = { name, event, params, answer, verdict };
    if (calls === undefined) log.calls.set(context, [call]);
    else calls.push(call);
    return answer;
  };
  return Object.assign(wrapped, { original: guard });
}

/** Asks a guard; one made by `asks` gives its verdict with the answer. */
export function askGuard(
  guard: unknown,
  args: { readonly context: unknown; readonly event: unknown },
  params: unknown,
): { readonly answer: boolean; readonly verdict: Verdict | undefined } {
  if (typeof guard !== 'function') throw new TypeError('A guard that is no function cannot be asked.');
  if ('original' in guard) return askGuard(guard.original, args, params);
  if (!('asks' in guard) || typeof guard.asks !== 'function')
    return { answer: Boolean(guard(args, params)), verdict: undefined };
  const verdict: Verdict = guard.asks(args, params);
  return { answer: verdict.ok, verdict };
}
