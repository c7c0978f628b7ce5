import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Target } from '../../machines/rules/index.ts';
import type { Arrow } from './arrows.ts';

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
    observer.observe(element);
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
    <svg className="sc-arrows" aria-hidden="true">
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
  const from = centerOf(element, { object: arrow.from });
  const to = centerOf(element, arrow.to);
  if (from === null || to === null) return [];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(36, length / 6);
  const [mx, my] = [(from.x + to.x) / 2 - (dy / length) * bend, (from.y + to.y) / 2 + (dx / length) * bend];
  const numbers = [from.x, from.y, mx, my, to.x, to.y].map((value) => Math.round(value));
  const [x1, y1, cx, cy, x2, y2] = numbers;
  return [{ ...arrow, path: `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}` }];
}

/** The head of an arrow, along the end of its path. */
function headOf(path: string): string {
  const [, , cx = 0, cy = 0, x = 0, y = 0] = (path.match(/-?\d+/g) ?? []).map(Number);
  const angle = Math.atan2(y - cy, x - cx);
  const corner = (turn: number) =>
    `${(x - 11 * Math.cos(angle + turn)).toFixed(1)} ${(y - 11 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${x} ${y}L${corner(0.45)}L${corner(-0.45)}Z`;
}

function centerOf(element: HTMLElement, target: Target): { readonly x: number; readonly y: number } | null {
  const selector =
    'object' in target ? `[data-object="${target.object}"]` : `[data-player="${target.player}"]`;
  const found = element.querySelector(selector);
  if (found === null) return null;
  const box = found.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const x = 'player' in target ? box.left + Math.min(60, box.width / 2) : box.left + box.width / 2;
  return { x: x - own.left, y: box.top + box.height / 2 - own.top };
}
