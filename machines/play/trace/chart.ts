import type { Says } from '../../chart/saying.ts';
import type { Json } from './json.ts';

/** A statechart as plain data: what can be drawn, sent to another frame, and kept in a file. */
export interface ChartDescription {
  readonly id: string;
  /** In document order: a state comes after its parent. The first is the root. */
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

export type ChartNodeType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartNode {
  readonly id: string;
  /** Its name within its parent. */
  readonly key: string;
  readonly parent: string | null;
  readonly type: ChartNodeType;
  readonly description: string | null;
  /** The rule that the state stands for: `meta.rule`. */
  readonly rule: string | null;
  /** The child that is entered by default, in a compound state. */
  readonly initial: string | null;
  readonly entry: readonly ChartAction[];
  readonly exit: readonly ChartAction[];
}

/** What makes a transition possible: an event, none, entering its state, a child that is done, or time. */
export type ChartEdgeKind = 'event' | 'always' | 'initial' | 'done' | 'after';

export interface ChartEdge {
  /** Source, event and place among the transitions of that event: the same whatever is provided. */
  readonly id: string;
  readonly kind: ChartEdgeKind;
  readonly source: string;
  /** Empty where the transition only acts, without leaving its state. */
  readonly targets: readonly string[];
  /** The event's type or descriptor; empty for `always` and `initial`. */
  readonly eventType: string;
  /** What stands on the line: the event in words of the chart. */
  readonly label: string;
  readonly guard: ChartGuard | null;
  readonly actions: readonly ChartAction[];
  readonly description: string | null;
  readonly rule: string | null;
  readonly reenter: boolean;
}

export interface ChartAction {
  readonly type: string;
  /** Absent where there are none, or where a function computes them from the context. */
  readonly params?: Json;
}

export type GuardOperator = 'and' | 'or' | 'not' | 'in';

/** A guard: one by name, or several joined; one by name may stand for several joined. */
export interface ChartGuard {
  readonly name: string;
  readonly params?: Json;
  readonly operator?: GuardOperator;
  readonly of?: readonly ChartGuard[];
  /** What its answers mean, where its author says so. */
  readonly says?: Says;
}
