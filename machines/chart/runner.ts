import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import { EngineError, onOneRoot } from '../rules/index.ts';
import { type Branch, type Candidate, type Configuration, configurationsOf } from './configurations.ts';
import { isInspected } from './inspected.ts';
import { type Ask, actOf, askOf, named, type Progress } from './quick-actions.ts';

/** How a machine goes from one snapshot to the next. */
export type Transition = (
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  scope: AnyActorScope,
) => AnyMachineSnapshot;

const runners = new WeakMap<AnyStateMachine, Transition>();

/**
 * The `transition` of a machine, made quick. A chart takes the same transitions over and over: which of them are
 * asked in a configuration, and which states and actions follow from those that are taken, is found out once, from
 * XState, and kept; what is left to do for an event is to ask guards and carry out actions. Snapshot, order of
 * actions, of raised and of emitted events are XState's own. While someone inspects the actor's system, XState does it
 * itself and reports each microstep.
 *
 * Throws an `EngineError` for a machine that uses what it doesn't know: history, invoked actors, delays, exit
 * actions, wildcards, tags, final states but at the top, guards and actions without names, and actions other than
 * `assign`, `raise`, `enqueueActions`.
 */
export function quickTransition(machine: AnyStateMachine): Transition {
  const known = runners.get(machine);
  if (known !== undefined) return known;
  check(machine.root, machine);
  const made = runnerOf(machine);
  runners.set(machine, made);
  return made;
}

function runnerOf(machine: AnyStateMachine): Transition {
  const configurations = configurationsOf(machine);
  const most = machine.options.maxIterations ?? Number.POSITIVE_INFINITY;

  const carriedOut: Transition = (snapshot, event, scope) => {
    const progress: Progress = { context: snapshot.context, event, raised: [], emitted: [], scope };
    let at = configurations.of(snapshot);
    let moved = false;
    let taken = forEvent(configurations.branch(at, event.type), progress);
    let isForEvent = true;
    for (let steps = 0; ; steps += 1) {
      if (steps > most) throw new EngineError(`Infinite loop: more than ${most} microsteps for one event.`);
      /** Whether anything is other than before, a state or the context, so that an eventless transition may follow. */
      let goesOn = isForEvent;
      if (taken.length > 0) {
        const { context } = progress;
        const step = configurations.step(at, taken, context);
        for (const act of step.acts) act(progress);
        at = step.to;
        moved ||= step.moves;
        goesOn ||= step.moves || progress.context !== context;
      }
      if (at.snapshot.status !== 'active') break;
      taken = goesOn ? eventless(at, progress) : none;
      isForEvent = taken.length === 0;
      if (!isForEvent) continue;
      const raised = progress.raised.shift();
      if (raised === undefined) break;
      progress.event = raised;
      taken = forEvent(configurations.branch(at, raised.type), progress);
    }
    const { context } = progress;
    if (!moved && context === snapshot.context) return snapshot;
    return at.snapshot.status === 'done'
      ? { ...at.snapshot, context, output: outputOf(at.snapshot, progress) }
      : { ...at.snapshot, context };
  };

  return (snapshot, event, scope) =>
    snapshot.status !== 'active' || event.type.startsWith('xstate.') || isInspected(scope.system)
      ? machine.transition(snapshot, event, scope)
      : onOneRoot(() => carriedOut(snapshot, event, scope));
}

/** The eventless transitions that are enabled: for each innermost state the first, its own or of a state around it. */
function eventless({ eventless: leaves }: Configuration, { context, event }: Progress): readonly Candidate[] {
  const args = { context, event };
  let found: Candidate[] | null = null;
  for (const leaf of leaves) {
    for (const candidate of leaf) {
      if (candidate.ask !== null && !candidate.ask(args)) continue;
      found ??= [];
      if (!found.includes(candidate)) found.push(candidate);
      break;
    }
  }
  return found ?? none;
}

/** The transitions that are enabled for an event: in every region the innermost. */
function forEvent(branch: Branch | null, { context, event }: Progress): readonly Candidate[] {
  if (branch === null) return none;
  const found: Candidate[] = [];
  collect(branch, { context, event }, found);
  return found;
}

const none: readonly Candidate[] = [];

function collect({ inner, own }: Branch, args: Parameters<Ask>[0], found: Candidate[]): void {
  const before = found.length;
  for (const branch of inner) collect(branch, args, found);
  if (found.length > before) return;
  for (const candidate of own) {
    if (!allows(candidate, args)) continue;
    found.push(candidate);
    return;
  }
}

function allows({ ask, transition }: Candidate, args: Parameters<Ask>[0]): boolean {
  if (ask === null) return true;
  try {
    return ask(args);
  } catch (thrown) {
    // As XState words it.
    const { type } = named(transition.guard, transition.source.id);
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Error(
      `Unable to evaluate guard '${type}' in transition for event '${args.event.type}' in state node '${transition.source.id}':\n${message}`,
    );
  }
}

function outputOf({ _nodes, machine }: AnyMachineSnapshot, { context, scope }: Progress): unknown {
  const { output } = machine.root;
  if (typeof output !== 'function') return output;
  const final = _nodes.find(({ type }) => type === 'final');
  const event = { type: `xstate.done.state.${final?.id}`, output: undefined };
  return output({ context, event, self: scope.self });
}

/** Throws if a state, or one within, uses what the runner doesn't know. */
function check(node: AnyStateNode, machine: AnyStateMachine): void {
  const unknown: readonly (readonly [string, boolean])[] = [
    ['a history state', node.type === 'history'],
    ['an invoked actor', node.invoke.length > 0],
    ['a delayed transition', node.after.length > 0],
    ['an exit action', node.exit.length > 0],
    ['a tag', node.tags.length > 0],
    ['a wildcard', [...node.transitions.keys()].some((descriptor) => descriptor.endsWith('*'))],
    ['a route', node.transitions.has('xstate.route')],
    ['an output of a state', node !== machine.root && node.output !== undefined],
    ['a final state inside another state', node.type === 'final' && node.parent !== machine.root],
  ];
  const found = unknown.find(([, is]) => is);
  if (found !== undefined) throw new EngineError(`${node.id}: the quick way doesn’t know ${found[0]}.`);
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  for (const { guard } of transitions) askOf(machine, guard, node.id);
  const initial = node.type === 'compound' ? node.initial.actions : [];
  for (const action of [...node.entry, ...initial, ...transitions.flatMap(({ actions }) => actions)])
    actOf(machine, named(action, node.id), node.id);
  for (const child of Object.values(node.states)) check(child, machine);
}
