import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { ChartDescription, ChartNode, Moment } from '../../machines/play/trace/index.ts';
import { childrenOf } from './placement.ts';
import { useMoment } from './store.ts';
import { titleOf } from './visible.ts';

interface OutlineProps {
  readonly chart: ChartDescription;
  readonly open: ReadonlySet<string>;
  readonly onOpen: (id: string, isOpen: boolean) => void;
  /** Shows a state in the drawing. */
  readonly onReveal: (id: string) => void;
}

/**
 * The chart as a tree of text beside the drawing: the same states, opened and closed together with it, for the
 * keyboard and for those who don't see the drawing. Arrow keys walk it, Enter shows a state in the drawing.
 */
export function Outline({ chart, open, onOpen, onReveal }: OutlineProps) {
  const children = useMemo(() => childrenOf(chart), [chart]);
  const rows = useMemo(() => rowsOf(chart, children, open), [chart, children, open]);
  const [current, setCurrent] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);
  const focused = rows.some(({ node }) => node.id === current) ? current : rows[0]?.node.id;

  const focusRow = (row: Row | undefined) => {
    if (!row) return;
    setCurrent(row.node.id);
    for (const item of tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])
      if (item.dataset.id === row.node.id) item.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = rows.findIndex(({ node }) => node.id === focused);
    const row = rows[index];
    if (!row) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusRow(rows[index + 1]),
      ArrowUp: () => focusRow(rows[index - 1]),
      Home: () => focusRow(rows[0]),
      End: () => focusRow(rows.at(-1)),
      ArrowRight: () =>
        row.hasChildren && !row.isOpen ? onOpen(row.node.id, true) : focusRow(rows[index + 1]),
      ArrowLeft: () =>
        row.isOpen && row.node.parent !== null
          ? onOpen(row.node.id, false)
          : focusRow(rows.find(({ node }) => node.id === row.node.parent)),
      Enter: () => onReveal(row.node.id),
      ' ': () => onReveal(row.node.id),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return (
    <div
      ref={tree}
      className="sc-outline"
      role="tree"
      aria-label="Outline of the chart"
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <OutlineRow
          key={row.node.id}
          row={row}
          isFocusable={row.node.id === focused}
          onClick={() => {
            setCurrent(row.node.id);
            onReveal(row.node.id);
          }}
        />
      ))}
    </div>
  );
}

interface Row {
  readonly node: ChartNode;
  readonly level: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

/** The rows of the tree that are to be seen. */
function rowsOf(
  chart: ChartDescription,
  children: ReadonlyMap<string | null, readonly ChartNode[]>,
  open: ReadonlySet<string>,
): readonly Row[] {
  const below = (node: ChartNode, level: number): readonly Row[] => {
    const inner = children.get(node.id) ?? [];
    const isOpen = inner.length > 0 && open.has(node.id);
    return [
      { node, level, hasChildren: inner.length > 0, isOpen },
      ...(isOpen ? inner.flatMap((child) => below(child, level + 1)) : []),
    ];
  };
  const [root] = chart.nodes;
  return root ? below(root, 1) : [];
}

interface OutlineRowProps {
  readonly row: Row;
  readonly isFocusable: boolean;
  readonly onClick: () => void;
}

function OutlineRow({ row: { node, level, hasChildren, isOpen }, isFocusable, onClick }: OutlineRowProps) {
  const isActive = useMoment(useCallback((moment: Moment) => moment.active.has(node.id), [node.id]));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys for its items
    <div
      role="treeitem"
      aria-level={level}
      aria-current={isActive ? 'step' : undefined}
      aria-selected={isActive}
      {...(hasChildren ? { 'aria-expanded': isOpen } : {})}
      data-id={node.id}
      tabIndex={isFocusable ? 0 : -1}
      style={{ paddingInlineStart: `${level * 12 - 4}px` }}
      title={node.description ?? undefined}
      onClick={onClick}
    >
      <span className="sc-outline-mark" aria-hidden="true">
        {hasChildren ? (isOpen ? '▾' : '▸') : ''}
      </span>
      <span className="sc-outline-title">{titleOf(node)}</span>
      {isActive && <span className="sc-hidden">, active</span>}
      {node.rule !== null && <span className="sc-rule">{node.rule}</span>}
    </div>
  );
}
