import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Target } from '../../machines/rules/index.ts';
import { type ArrowPath, around, besideArea, curved, type Place } from './arrow-path.ts';
import type { Arrow } from './arrows.ts';

/** More arrows than this are drawn thin, so that one still sees what lies under them. */
const mostApart = 6;

interface DrawnArrow extends ArrowPath {
  readonly kind: Arrow['kind'];
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
  const [, setTimes] = useState(0);
  useEffect(() => {
    const element = within.current;
    if (element === null || arrows.length === 0) return;
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTimes((times) => times + 1));
    };
    const observer = new ResizeObserver(again);
    for (const each of [element, ...element.querySelectorAll('.sc-lanes')]) observer.observe(each);
    element.addEventListener('scroll', again, { capture: true, passive: true });
    // Cards turn as they become tapped: their places are known once they lie still.
    const settled = setTimeout(again, 240);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', again, { capture: true });
      clearTimeout(settled);
      cancelAnimationFrame(frame);
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
      {drawn.map(({ line }, at) => (
        <path key={at} d={line} className="sc-arrow-edge" />
      ))}
      {drawn.map(({ kind, line, head }, at) => (
        <g key={at} data-kind={kind}>
          <path d={line} className="sc-arrow" />
          <path d={head} className="sc-arrow-head" />
        </g>
      ))}
    </svg>
  );
}

const isSame = (one: readonly DrawnArrow[], other: readonly DrawnArrow[]): boolean =>
  one.length === other.length &&
  one.every(({ line, kind }, at) => line === other[at]?.line && kind === other[at]?.kind);

function drawnIn(element: HTMLElement, { from, kind, to }: Arrow): readonly DrawnArrow[] {
  const source = find(element, { object: from });
  const goal = find(element, to);
  if (source === null || goal === null) return [];
  const own = element.getBoundingClientRect();
  // A tapped card is turned: its place is where it would lie untapped.
  const [start, end] = [boxOf(source.closest('.sc-place') ?? source, own), boxOf(goal, own)];
  const isOnStack = source.closest('.sc-stack') !== null;
  // What is scrolled out of a long stack has no line: all of them would lie on one another.
  if (isOnStack && start.bottom - start.top < 8) return [];
  const home = source.closest<HTMLElement>('.sc-area');
  const away = goal.closest('.sc-area');
  const path =
    'player' in to && home !== null && away !== null
      ? around(start, end, {
          front: frontOf(home) - own.top,
          side: away.getBoundingClientRect().left - own.left + besideArea,
        })
      : curved(isOnStack ? { ...start, right: start.left } : start, end);
  return [{ kind, ...path }];
}

/** Where a player's side faces the others. */
function frontOf(area: HTMLElement): number {
  const { bottom, top } = area.getBoundingClientRect();
  return area.dataset.near === 'true' ? top : bottom;
}

function find(element: HTMLElement, target: Target): Element | null {
  return element.querySelector(
    'object' in target ? `[data-object="${target.object}"]` : `[data-player="${target.player}"]`,
  );
}

/** Where something is, in the coordinates of what it is in: of what is scrolled out of sight, the edge behind which it is. */
function boxOf(found: Element, own: DOMRect): Place {
  const box = found.getBoundingClientRect();
  const window = found.closest('.sc-lanes, .sc-stack, .sc-hand')?.getBoundingClientRect() ?? own;
  const inWindow = (y: number) => Math.max(window.top, Math.min(window.bottom, y)) - own.top;
  return {
    left: box.left - own.left,
    right: box.right - own.left,
    top: inWindow(box.top),
    bottom: inWindow(box.bottom),
  };
}
