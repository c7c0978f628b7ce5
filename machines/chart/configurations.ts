import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getMicrosteps,
} from 'xstate';
import { type Act, type Ask, actOf, askOf, named } from './quick-actions.ts';

/** A transition that may be taken, and its guard. */
export interface Candidate {
  readonly id: number;
  readonly transition: AnyTransitionDefinition;
  readonly ask: Ask | null;
}

/** A state that is active, as far as it or states within take an event: those within are asked first. */
export interface Branch {
  readonly inner: readonly Branch[];
  readonly own: readonly Candidate[];
}

/** What transitions taken together do. */
export interface Step {
  readonly acts: readonly Act[];
  readonly to: Configuration;
  /** Whether other states are active afterwards. */
  readonly moves: boolean;
}

/** Which states are active at once, with everything that was found out about that. */
export interface Configuration {
  /** A snapshot of it, but for the context. */
  readonly snapshot: AnyMachineSnapshot;
  /** For each innermost state the eventless transitions in the order in which they are asked. */
  readonly eventless: readonly (readonly Candidate[])[];
  readonly branches: Map<string, Branch | null>;
  readonly steps: Map<number | string, Step>;
}

/** The configurations of a machine, each made when it is met first. */
export function configurationsOf(machine: AnyStateMachine) {
  const known = new Map<string, Configuration>();
  const byNodes = new WeakMap<object, Configuration>();
  const candidates = new Map<AnyTransitionDefinition, Candidate>();

  function candidate(transition: AnyTransitionDefinition): Candidate {
    const found = candidates.get(transition);
    if (found !== undefined) return found;
    const { guard, source } = transition;
    const made = { id: candidates.size, transition, ask: askOf(machine, guard, source.id) };
    candidates.set(transition, made);
    return made;
  }

  /** The configuration of a snapshot: the same for the same states in the same order. */
  function of(snapshot: AnyMachineSnapshot): Configuration {
    const met = byNodes.get(snapshot._nodes);
    if (met !== undefined) return met;
    const key = `${snapshot.status} ${snapshot._nodes.map(({ order }) => order).join(' ')}`;
    const configuration = known.get(key) ?? made(snapshot);
    known.set(key, configuration);
    byNodes.set(snapshot._nodes, configuration);
    return configuration;
  }

  function made(snapshot: AnyMachineSnapshot): Configuration {
    const leaves = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final');
    return {
      snapshot: { ...snapshot, context: undefined },
      eventless: leaves
        .map((leaf) => upwards(leaf).flatMap(({ always = [] }) => always.map(candidate)))
        .filter(({ length }) => length > 0),
      branches: new Map(),
      steps: new Map(),
    };
  }

  /** What takes events of this type; null if nothing does. */
  function branch({ branches, snapshot }: Configuration, type: string): Branch | null {
    const found = branches.get(type);
    if (found !== undefined) return found;
    const made = branchOf(machine.root, snapshot.value, type);
    branches.set(type, made);
    return made;
  }

  function branchOf(node: AnyStateNode, value: unknown, type: string): Branch | null {
    const within: readonly (readonly [string, unknown])[] =
      typeof value === 'string' ? [[value, {}]] : Object.entries(Object(value));
    const inner = within.flatMap(([key, rest]) => {
      const child = node.states[key];
      return child === undefined ? [] : (branchOf(child, rest, type) ?? []);
    });
    const own = (node.transitions.get(type) ?? []).map(candidate);
    const [only, ...others] = inner;
    if (only === undefined) return own.length === 0 ? null : { inner, own };
    // Where no regions part, what is asked after what is within is one list.
    return others.length === 0 ? { inner: only.inner, own: [...only.own, ...own] } : { inner, own };
  }

  /** What these transitions do together: XState is asked once for each such set of a configuration. */
  function step(from: Configuration, taken: readonly Candidate[], context: object): Step {
    const [only] = taken;
    const key = taken.length === 1 && only ? only.id : taken.map(({ id }) => id).join(' ');
    const found = from.steps.get(key);
    if (found !== undefined) return found;
    const [after, actions] = microstep(from.snapshot, taken, context);
    const made: Step = {
      acts: actions.map((action) => actOf(machine, named(action, machine.id), machine.id)),
      to: after === null ? from : of(after),
      moves: after !== null,
    };
    from.steps.set(key, made);
    return made;
  }

  /**
   * Lets XState take these transitions and no others, with actions that are only noted: in a copy of the machine that
   * selects them whatever happens, and from a snapshot that isn't active, so that nothing follows.
   */
  function microstep(
    from: AnyMachineSnapshot,
    taken: readonly Candidate[],
    context: object,
  ): readonly [AnyMachineSnapshot | null, readonly unknown[]] {
    const probe: AnyStateMachine = Object.create(machine, {
      implementations: { value: { ...machine.implementations, actions: {} } },
      getTransitionData: { value: () => taken.map(({ transition }) => transition) },
      getInitialSnapshot: { value: () => before },
    });
    const before: AnyMachineSnapshot = {
      ...from,
      machine: probe,
      context,
      status: 'stopped',
      output: undefined,
      error: undefined,
    };
    const [first] = getMicrosteps(probe, before, { type: 'probe' });
    if (first === undefined) return [null, []];
    const [after, actions] = first;
    if (after === before) return [null, actions];
    return [{ ...(after.status === 'done' ? after : active(after)), machine }, actions];
  }

  return { of, branch, step };
}

const active = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => ({
  ...snapshot,
  status: 'active',
  output: undefined,
  error: undefined,
});

const upwards = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...upwards(node.parent)];
