import type {
  ChartDescription,
  ChartEdge,
  ChartGuard,
  ChartNode,
  GuardOperator,
} from '../../machines/play/trace/index.ts';
import { childrenOf } from './placement.ts';
import { title, words } from './words.ts';

/** A state as it is drawn: open, with its inner states, or as one box. */
export interface VisibleNode {
  readonly node: ChartNode;
  readonly depth: number;
  readonly isOpen: boolean;
  /** No more within than a pair of simple states, as a step that is followed until somebody has to choose. */
  readonly isPair: boolean;
  readonly children: readonly VisibleNode[];
  /** What is written in the box: transitions that stay in it, and those that leave the states around it. */
  readonly notes: readonly Note[];
}

export interface Note {
  readonly text: string;
  readonly edges: readonly string[];
}

/** A line between two siblings that stands for one or more transitions between them or states within. */
export interface Bundle {
  readonly id: string;
  /** The state that both ends lie in. */
  readonly within: string;
  readonly source: string;
  readonly target: string;
  readonly edges: readonly ChartEdge[];
  readonly text: string;
  /** Other lines lead the same way in more steps: not drawn until it is taken or refused. */
  readonly isShortcut: boolean;
}

export interface Visible {
  readonly root: VisibleNode;
  readonly bundles: readonly Bundle[];
}

/** What of a chart is drawn if `open` are the states shown with their inner states. */
export function visibleOf(chart: ChartDescription, open: ReadonlySet<string>): Visible | undefined {
  const [rootNode] = chart.nodes;
  if (!rootNode) return undefined;
  const children = childrenOf(chart);
  const lines = linesOf(chart, children, open);
  const build = (node: ChartNode, depth: number): VisibleNode => {
    const inner = children.get(node.id) ?? [];
    const isOpen = inner.length > 0 && open.has(node.id);
    return {
      node,
      depth,
      isOpen,
      isPair: isPair(node.id, children),
      children: isOpen ? inner.map((child) => build(child, depth + 1)) : [],
      notes: lines.notes.get(node.id) ?? [],
    };
  };
  return { root: build(rootNode, 0), bundles: lines.bundles };
}

function linesOf(
  chart: ChartDescription,
  children: ReadonlyMap<string | null, readonly ChartNode[]>,
  open: ReadonlySet<string>,
) {
  const byId = new Map(chart.nodes.map((node) => [node.id, node]));
  const chain = (id: string): readonly string[] => {
    const node = byId.get(id);
    return node ? [...(node.parent === null ? [] : chain(node.parent)), id] : [];
  };
  /** The path down to the innermost state that is drawn. */
  const drawn = (id: string): readonly string[] => {
    const path = chain(id);
    const closed = path.findIndex((step) => !open.has(step) || !children.has(step));
    return closed < 0 ? path : path.slice(0, closed + 1);
  };
  const grouped = new Map<
    string,
    { readonly ends: Pick<Bundle, 'within' | 'source' | 'target'>; readonly edges: ChartEdge[] }
  >();
  const notes = new Map<string, Note[]>();
  const note = (id: string, text: string, edge: ChartEdge) => {
    const known = notes.get(id)?.find((one) => one.text === text);
    if (known) Object.assign(known, { edges: [...known.edges, edge.id] });
    else notes.set(id, [...(notes.get(id) ?? []), { text, edges: [edge.id] }]);
  };
  for (const edge of chart.edges) {
    if (edge.kind === 'initial') continue;
    const from = drawn(edge.source);
    const sourceId = from.at(-1);
    if (sourceId === undefined) continue;
    const isWhole = sourceId === edge.source;
    if (edge.targets.length === 0 && isWhole) note(sourceId, labelOf(edge), edge);
    for (const target of edge.targets) {
      const to = drawn(target);
      const shared = from.findIndex((step, index) => step !== to[index]);
      const [source, end] = shared < 0 ? [undefined, undefined] : [from[shared], to[shared]];
      const within = from[shared - 1];
      if (source !== undefined && end !== undefined && within !== undefined) {
        const id = `${source} → ${end}`;
        const bundle = grouped.get(id) ?? { ends: { within, source, target: end }, edges: [] };
        bundle.edges.push(edge);
        grouped.set(id, bundle);
        if (isWhole && source !== sourceId) note(sourceId, `↗ ${words(byId.get(end)?.key ?? '')}`, edge);
      } else if (isWhole && edge.source !== target && to.includes(edge.source))
        note(sourceId, `${labelOf(edge)} ↘ ${words(byId.get(target)?.key ?? '')}`.trim(), edge);
      else if (isWhole && edge.source !== target && from.includes(target))
        note(sourceId, `${labelOf(edge)} ↑ ${words(byId.get(target)?.key ?? '')}`.trim(), edge);
      else if (edge.source === target && isWhole) note(sourceId, `↻ ${labelOf(edge)}`.trim(), edge);
    }
  }
  const isShortcut = shortcuts(
    chart,
    [...grouped.values()].map(({ ends }) => ends),
  );
  const bundles = [...grouped].map(([id, { ends, edges }]) => ({
    id,
    ...ends,
    edges,
    text: bundleText(edges),
    isShortcut: edges.every(({ kind }) => kind === 'always') && isShortcut(ends),
  }));
  return { bundles, notes };
}

type Ends = Pick<Bundle, 'source' | 'target'>;

/** Whether a line onwards, in the order of the chart, is spared by several others that lead to the same state. */
function shortcuts(chart: ChartDescription, lines: readonly Ends[]): (line: Ends) => boolean {
  const order = new Map(chart.nodes.map(({ id }, index) => [id, index]));
  const isOnwards = ({ source, target }: Ends) => (order.get(source) ?? 0) < (order.get(target) ?? 0);
  const onwards = new Map<string, string[]>();
  for (const line of lines.filter(isOnwards))
    onwards.set(line.source, [...(onwards.get(line.source) ?? []), line.target]);
  const leadsTo = (from: string, to: string, seen: Set<string>): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return (onwards.get(from) ?? []).some((next) => leadsTo(next, to, seen));
  };
  return (line) =>
    isOnwards(line) &&
    (onwards.get(line.source) ?? []).some(
      (next) => next !== line.target && leadsTo(next, line.target, new Set()),
    );
}

/** Whether a state holds no more than two states, and those none. */
export const isPair = (id: string, children: ReadonlyMap<string | null, readonly ChartNode[]>): boolean => {
  const inner = children.get(id) ?? [];
  return inner.length > 0 && inner.length <= 2 && inner.every((child) => !children.has(child.id));
};

/** Whether a state holds no more than two states, each simple or a pair: it can say in one line where it is. */
export const isSmall = (id: string, children: ReadonlyMap<string | null, readonly ChartNode[]>): boolean => {
  const inner = children.get(id) ?? [];
  return inner.length <= 2 && inner.every((child) => !children.has(child.id) || isPair(child.id, children));
};

/** What stands on a line: its events, or the guard of an eventless transition in brackets. */
function bundleText(edges: readonly ChartEdge[]): string {
  const [first = '', ...others] = [...new Set(edges.map(labelOf))].filter((text) => text !== '');
  if (first === '') return '';
  return others.length === 0 ? first : `${first} +${others.length}`;
}

export function labelOf({ label, guard }: ChartEdge): string {
  if (label !== '') return label;
  return guard ? `[${guardText(guard)}]` : '';
}

/** A guard by its name, with its params where they are words or numbers: `nextIs combat`. */
function guardText({ name, params, operator, of = [] }: ChartGuard): string {
  if (operator !== undefined && name === operator) return joinedText(operator, of.map(guardText));
  const values = typeof params === 'object' && params !== null ? Object.values(params) : [params];
  const shown = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  return [name, ...shown].join(' ');
}

function joinedText(operator: GuardOperator, parts: readonly string[]): string {
  if (operator === 'not') return `not ${parts.join('')}`;
  return parts.join(` ${operator} `);
}

/** The title of a state, the chart's own name for the root. */
export const titleOf = (node: ChartNode): string => title(node.key);
