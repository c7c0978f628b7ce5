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
      children: isOpen ? inner.map((child) => build(child, depth + 1)) : [],
      notes: isOpen ? [] : (lines.notes.get(node.id) ?? []),
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
    { readonly ends: Omit<Bundle, 'id' | 'edges' | 'text'>; readonly edges: ChartEdge[] }
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
      } else if (edge.source === target && isWhole) note(sourceId, `↻ ${labelOf(edge)}`.trim(), edge);
    }
  }
  const bundles = [...grouped].map(([id, { ends, edges }]) => ({
    id,
    ...ends,
    edges,
    text: bundleText(edges),
  }));
  return { bundles, notes };
}

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
