import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { ChartAction } from './chart.ts';
import type { AskedTransition } from './record.ts';
import { namedActions, projectionOf } from './xstate5-chart.ts';
import { type Asking, answerOf } from './xstate5-guards.ts';

/** The configuration of a snapshot: ids of its active states, in document order. */
export const configurationOf = (snapshot: AnyMachineSnapshot): readonly string[] =>
  [...snapshot._nodes].sort(inOrder).map((node) => node.id);

const inOrder = (a: AnyStateNode, b: AnyStateNode) => a.order - b.order;

/** The active states, each after those within it, and otherwise in document order. */
export function statesFromWithin(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  const within = (state: AnyStateNode): readonly AnyStateNode[] => [
    ...snapshot._nodes
      .filter((node) => node.parent === state)
      .sort(inOrder)
      .flatMap(within),
    state,
  ];
  return within(snapshot.machine.root);
}

/** Every guarded transition that the chart considered for an event at that moment, with the answer. */
export function askedForEvent(asking: Asking): readonly AskedTransition[] {
  const asked: AskedTransition[] = [];
  enabledFrom(asking.machine.root, asking, asked);
  return asked;
}

/** Whether a transition is enabled in `state` or within: inner states are asked first, a state only if none was. */
function enabledFrom(state: AnyStateNode, asking: Asking, asked: AskedTransition[]): boolean {
  const inner = asking.before._nodes
    .filter((node) => node.parent === state)
    .map((child) => enabledFrom(child, asking, asked));
  return inner.includes(true) || ask(transitionsFor(state, asking.event.type), asking, asked);
}

/** Every guarded eventless transition that the chart considered at that moment, with the answer. */
export function askedAlways(asking: Asking): readonly AskedTransition[] {
  const asked: AskedTransition[] = [];
  const done = new Map<AnyStateNode, boolean>();
  for (const leaf of asking.before._nodes.filter(({ type }) => type === 'atomic' || type === 'final'))
    for (let state: AnyStateNode | undefined = leaf; state; state = state.parent) {
      const enabled = done.get(state) ?? ask(state.always ?? [], asking, asked);
      done.set(state, enabled);
      if (enabled) break;
    }
  return asked;
}

/** Asks one transition after the other until one is enabled. */
function ask(
  transitions: readonly AnyTransitionDefinition[],
  asking: Asking,
  asked: AskedTransition[],
): boolean {
  const { edgeOf } = projectionOf(asking.machine);
  return transitions.some((transition) => {
    const guard = answerOf(transition, asking);
    const edge = edgeOf.get(transition);
    if (guard && edge) asked.push({ edge: edge.id, guard });
    return guard === null || guard.answer === true;
  });
}

/** A state's transitions for a type of event, in the order in which XState asks: the closest descriptor first. */
export function transitionsFor(state: AnyStateNode, type: string): readonly AnyTransitionDefinition[] {
  return [...state.transitions]
    .filter(([descriptor]) => takes(descriptor, type))
    .sort(([a], [b]) => specificity(b, type) - specificity(a, type))
    .flatMap(([, transitions]) => transitions);
}

export const isAlways = (transition: AnyTransitionDefinition) =>
  transition.source.always?.includes(transition) ?? false;

/** Whether a descriptor (`noun.verb`, `noun.*`, `*`) takes events of that type. */
function takes(descriptor: string, type: string): boolean {
  if (descriptor === type || descriptor === '*') return true;
  return descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1));
}

const specificity = (descriptor: string, type: string) =>
  descriptor === type ? Number.MAX_SAFE_INTEGER : descriptor.length;

/** What a set of transitions did to a configuration. */
export interface Moved {
  readonly taken: readonly AnyTransitionDefinition[];
  readonly exited: readonly AnyStateNode[];
  readonly entered: readonly AnyStateNode[];
}

/**
 * Which of the enabled transitions were taken (in a conflict the inner one wins, then the earlier), the states
 * that were left, innermost first, and those that were entered.
 */
export function moved(
  enabled: readonly AnyTransitionDefinition[],
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): Moved {
  const taken = withoutConflicts(enabled, before);
  const exited = new Set(taken.flatMap((transition) => exitedBy(transition, before)));
  const stayed = new Set(before._nodes.filter((node) => !exited.has(node)));
  return {
    taken,
    exited: [...exited].sort((a, b) => b.order - a.order),
    entered: after._nodes.filter((node) => !stayed.has(node)).sort(inOrder),
  };
}

function withoutConflicts(enabled: readonly AnyTransitionDefinition[], before: AnyMachineSnapshot) {
  let taken: readonly AnyTransitionDefinition[] = [];
  for (const transition of enabled) {
    const exits = exitedBy(transition, before);
    const rivals = taken.filter((other) => exitedBy(other, before).some((node) => exits.includes(node)));
    if (rivals.some((other) => !isWithin(transition.source, other.source))) continue;
    taken = [...taken.filter((other) => !rivals.includes(other)), transition];
  }
  return taken;
}

function exitedBy(transition: AnyTransitionDefinition, before: AnyMachineSnapshot): readonly AnyStateNode[] {
  const { source, target, reenter } = transition;
  if (!target?.length) return [];
  const staysInside = !reenter && target.every((state) => state === source || isWithin(state, source));
  const domain = staysInside ? source : commonAncestor(source, target);
  return before._nodes.filter((node) => (domain ? isWithin(node, domain) : true));
}

function commonAncestor(source: AnyStateNode, targets: readonly AnyStateNode[]): AnyStateNode | undefined {
  let ancestor = source.parent;
  while (ancestor && !targets.every((target) => ancestor !== undefined && isWithin(target, ancestor)))
    ancestor = ancestor.parent;
  return ancestor;
}

function isWithin(state: AnyStateNode, ancestor: AnyStateNode): boolean {
  for (let above = state.parent; above; above = above.parent) if (above === ancestor) return true;
  return false;
}

/**
 * The named actions of a microstep in the order in which they ran. XState reports no `assign` and no
 * `enqueueActions`, so they are read off the chart; params that were computed come from what it reported.
 */
export function actionsOf(
  { taken, exited, entered }: Moved,
  reported: readonly { readonly type: string; readonly params: ChartAction['params'] }[],
): readonly ChartAction[] {
  const listed = [
    ...exited.flatMap((state) => namedActions(state.exit)),
    ...taken.flatMap((transition) => namedActions(transition.actions)),
    ...entered.flatMap((state) => namedActions(state.entry)),
  ];
  const unused = [...reported];
  return listed.map((action) => {
    const index = unused.findIndex(({ type }) => type === action.type);
    const [found] = index < 0 ? [] : unused.splice(index, 1);
    return found?.params === undefined || found.params === null
      ? action
      : { ...action, params: found.params };
  });
}
