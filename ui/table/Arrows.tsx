import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Target } from '../../machines/rules/index.ts';
import type { Arrow } from './arrows.ts';

/** More arrows than this are drawn thin, so that one still sees what lies under them. */
const mostApart = 6;

interface DrawnArrow extends Arrow {
  readonly path: string;
}

/** Lines over the table, from where an object is drawn to where its defender, attacker or target is. */
export function Arrows({
  arrows,
  within,
}: {
  readonly arrows: readonly Arrow[];
  readonly within: RefObject<HTMLElement | null>;
}) {
  const [drawn, setDrawn] = useState<readonly DrawnArrow[]>([]);
  const [, setSize] = useState('');
  useEffect(() => {
    const element = within.current;
    if (element === null || arrows.length === 0) return;
    const again = () => setSize(`${element.scrollTop} ${element.clientWidth} ${Math.random()}`);
    const observer = new ResizeObserver(again);
    for (const each of [element, ...element.querySelectorAll('.sc-lanes')]) observer.observe(each);
    element.addEventListener('scroll', again, { capture: true, passive: true });
    // Cards turn as they become tapped: their places are known once they lie still.
    const settled = setTimeout(again, 240);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', again, { capture: true });
      clearTimeout(settled);
    };
  }, [within, arrows]);
  // Places are known once the table is drawn, and may change with every drawing of it.
  useLayoutEffect(() => {
    const element = within.current;
    const next = element === null ? [] : arrows.flatMap((arrow) => drawnIn(element, arrow));
    setDrawn((before) => (isSame(before, next) ? before : next));
  });
  if (drawn.length === 0) return null;
  return (
    <svg className="sc-arrows" data-many={drawn.length > mostApart} aria-hidden="true">
      {drawn.map(({ kind, path }, at) => (
        <g key={at} data-kind={kind}>
          <path d={path} className="sc-arrow-edge" />
          <path d={path} className="sc-arrow" />
          <path d={headOf(path)} className="sc-arrow-head" />
        </g>
      ))}
    </svg>
  );
}

const isSame = (one: readonly DrawnArrow[], other: readonly DrawnArrow[]): boolean =>
  one.length === other.length &&
  one.every(({ path, kind }, at) => path === other[at]?.path && kind === other[at]?.kind);

function drawnIn(element: HTMLElement, arrow: Arrow): readonly DrawnArrow[] {
  const source = boxOf(element, { object: arrow.from });
  const goal = boxOf(element, arrow.to);
  if (source === null || goal === null) return [];
  const from = edgeOf(source, goal);
  const to = edgeOf(goal, source);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(30, length / 8);
  const [mx, my] = [(from.x + to.x) / 2 - (dy / length) * bend, (from.y + to.y) / 2 + (dx / length) * bend];
  const numbers = [from.x, from.y, mx, my, to.x, to.y].map((value) => Math.round(value));
  const [x1, y1, cx, cy, x2, y2] = numbers;
  return [{ ...arrow, path: `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}` }];
}

/** Where a line touches a box: in the middle of the side that faces the other, so that no name is crossed out. */
function edgeOf(box: DOMRect, other: DOMRect): { readonly x: number; readonly y: number } {
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  if (other.bottom <= box.top + 8) return { x: middle.x, y: box.top + 2 };
  if (other.top >= box.bottom - 8) return { x: middle.x, y: box.bottom - 2 };
  return { x: other.left > middle.x ? box.right - 2 : box.left + 2, y: middle.y };
}

/** The head of an arrow, along the end of its path. */
function headOf(path: string): string {
  const [, , cx = 0, cy = 0, x = 0, y = 0] = (path.match(/-?\d+/g) ?? []).map(Number);
  const angle = Math.atan2(y - cy, x - cx);
  const corner = (turn: number) =>
    `${(x - 11 * Math.cos(angle + turn)).toFixed(1)} ${(y - 11 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${x} ${y}L${corner(0.45)}L${corner(-0.45)}Z`;
}

function boxOf(element: HTMLElement, target: Target): DOMRect | null {
  const selector =
    'object' in target ? `[data-object="${target.object}"]` : `[data-player="${target.player}"]`;
  const found = element.querySelector(selector);
  if (found === null) return null;
  const box = found.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const window = found.closest('.sc-lanes, .sc-stack, .sc-hand')?.getBoundingClientRect() ?? own;
  // Of what is scrolled out of sight the edge behind which it is.
  const inWindow = (y: number) => Math.max(window.top, Math.min(window.bottom, y));
  const [top, bottom] = [inWindow(box.top), inWindow(box.bottom)];
  return new DOMRect(box.left - own.left, top - own.top, box.width, bottom - top);
}
