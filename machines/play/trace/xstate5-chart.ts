import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, and, not, or } from 'xstate';
import { saysOf } from '../../chart/saying.ts';
import type {
  ChartAction,
  ChartDescription,
  ChartEdge,
  ChartEdgeKind,
  ChartGuard,
  ChartNode,
} from './chart.ts';
import { plain } from './plain.ts';

/** A machine's chart, and which edge each of its own transition definitions is. */
export interface Projection {
  readonly chart: ChartDescription;
  readonly edgeOf: ReadonlyMap<AnyTransitionDefinition, ChartEdge>;
}

/** By the root state, which logic that is made on top of a machine shares with it. */
const projections = new WeakMap<AnyStateNode, Projection>();

/** The chart of an XState 5 machine: every state and transition, eventless and initial ones as well. */
export function chartOf(machine: AnyStateMachine): ChartDescription {
  return projectionOf(machine).chart;
}

export function projectionOf(machine: AnyStateMachine): Projection {
  const known = projections.get(machine.root);
  if (known) return known;
  const states = [...withDescendants(machine.root)];
  const edgeOf = new Map<AnyTransitionDefinition, ChartEdge>();
  for (const state of states)
    for (const [transition, edge] of edgesFrom(state, machine)) edgeOf.set(transition, edge);
  const chart = { id: machine.id, nodes: states.map(nodeOf), edges: [...edgeOf.values()] };
  const projection = { chart, edgeOf };
  projections.set(machine.root, projection);
  return projection;
}

function* withDescendants(state: AnyStateNode): Generator<AnyStateNode> {
  yield state;
  for (const child of Object.values(state.states)) yield* withDescendants(child);
}

function nodeOf(state: AnyStateNode): ChartNode {
  return {
    id: state.id,
    key: state.key,
    parent: state.parent?.id ?? null,
    type: state.type,
    description: state.description ?? null,
    rule: ruleOf(state.meta),
    initial: state.type === 'compound' ? (state.initial.target[0]?.id ?? null) : null,
    entry: namedActions(state.entry),
    exit: namedActions(state.exit),
  };
}

function* edgesFrom(
  state: AnyStateNode,
  machine: AnyStateMachine,
): Generator<[AnyTransitionDefinition, ChartEdge]> {
  if (state.type === 'compound') yield [state.initial, edge(state.initial, 'initial', '', 0, machine)];
  for (const [descriptor, transitions] of state.transitions)
    for (const [index, transition] of transitions.entries())
      yield [transition, edge(transition, kindOf(descriptor), descriptor, index, machine)];
  for (const [index, transition] of (state.always ?? []).entries())
    yield [transition, edge(transition, 'always', '', index, machine)];
}

function edge(
  transition: AnyTransitionDefinition,
  kind: ChartEdgeKind,
  eventType: string,
  index: number,
  machine: AnyStateMachine,
): ChartEdge {
  return {
    id: `${transition.source.id} ${eventType === '' ? `(${kind})` : eventType} ${index}`,
    kind,
    source: transition.source.id,
    targets: (transition.target ?? []).map((target) => target.id),
    eventType,
    label: labelOf(kind, eventType),
    guard: transition.guard === undefined ? null : guardOf(transition.guard, machine),
    actions: namedActions(transition.actions),
    description: transition.description ?? null,
    rule: ruleOf(transition.meta),
    reenter: transition.reenter,
  };
}

function kindOf(descriptor: string): ChartEdgeKind {
  if (descriptor.startsWith('xstate.done.')) return 'done';
  return descriptor.startsWith('xstate.after.') ? 'after' : 'event';
}

function labelOf(kind: ChartEdgeKind, eventType: string): string {
  switch (kind) {
    case 'event':
      return eventType;
    case 'done':
      return 'done';
    case 'after':
      return `after ${eventType.split('.')[2] ?? ''}`;
    case 'always':
    case 'initial':
      return '';
    default:
      return kind satisfies never;
  }
}

function ruleOf(meta: unknown): string | null {
  return typeof meta === 'object' && meta !== null && 'rule' in meta && typeof meta.rule === 'string'
    ? meta.rule
    : null;
}

/** The actions that the chart's author named: none of XState's own, which begin with `xstate.`. */
export function namedActions(actions: readonly unknown[]): readonly ChartAction[] {
  return actions.map(actionOf).filter(({ type }) => !type.startsWith('xstate.'));
}

function actionOf(action: unknown): ChartAction {
  if (typeof action === 'string') return { type: action };
  if (typeof action === 'function')
    return { type: 'type' in action ? String(action.type) : action.name || '(unnamed)' };
  if (typeof action !== 'object' || action === null || !('type' in action)) return { type: '(unnamed)' };
  const type = String(action.type);
  return 'params' in action && action.params !== undefined && typeof action.params !== 'function'
    ? { type, params: plain(action.params) }
    : { type };
}

/** A guard as its author wrote it, and what stands behind a name that joins others. */
export function guardOf(guard: unknown, machine: AnyStateMachine): ChartGuard {
  const { name, params, implementation } = resolvedGuard(guard, machine);
  const says = saysOf(implementation);
  const described = {
    name,
    ...(params === undefined || typeof params === 'function' ? {} : { params: plain(params) }),
    ...(says && { says }),
  };
  const joined = joinedGuards(implementation);
  if (!joined) return described;
  return { ...described, operator: joined.operator, of: joined.guards.map((one) => guardOf(one, machine)) };
}

/** A guard's name, its params as written, and what implements it. */
export function resolvedGuard(
  guard: unknown,
  machine: AnyStateMachine,
): { readonly name: string; readonly params: unknown; readonly implementation: unknown } {
  if (typeof guard === 'function')
    return {
      name: joinedGuards(guard)?.name ?? (guard.name || '(unnamed)'),
      params: undefined,
      implementation: guard,
    };
  const isObject = typeof guard === 'object' && guard !== null;
  const name = isObject && 'type' in guard ? String(guard.type) : String(guard);
  const params = isObject && 'params' in guard ? guard.params : undefined;
  return { name, params, implementation: machine.implementations.guards[name] };
}

interface JoinedGuards {
  readonly name: string;
  readonly operator: 'and' | 'or' | 'not' | 'in';
  readonly guards: readonly unknown[];
}

/** What `and`, `or`, `not` and `stateIn` join; `undefined` for a guard that is a function of its own. */
export function joinedGuards(implementation: unknown): JoinedGuards | undefined {
  if (typeof implementation !== 'function' || !('check' in implementation)) return undefined;
  if ('stateValue' in implementation)
    return { name: `in ${describeState(implementation.stateValue)}`, operator: 'in', guards: [] };
  if (!('guards' in implementation) || !Array.isArray(implementation.guards)) return undefined;
  const operator = operators.get(implementation.check);
  return operator && { name: operator, operator, guards: implementation.guards };
}

/** XState tells its own guards apart by the function that checks them; their names don't survive minifying. */
const operators: ReadonlyMap<unknown, 'and' | 'or' | 'not'> = new Map([
  [Reflect.get(and(['']), 'check'), 'and'],
  [Reflect.get(or(['']), 'check'), 'or'],
  [Reflect.get(not(''), 'check'), 'not'],
]);

const describeState = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
