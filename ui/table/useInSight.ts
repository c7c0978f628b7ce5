import { type RefObject, useLayoutEffect } from 'react';
import type { PlayerId } from '../../machines/rules/index.ts';

/**
 * Scrolls a table that doesn't fit its place, or what is opposite on it, to the player whom it is about, each time that
 * is another one or the place is. Null: nothing scrolls.
 */
export function useInSight(
  table: RefObject<HTMLElement | null>,
  scrolls: 'table' | 'opposite' | null,
  player: PlayerId,
): void {
  useLayoutEffect(() => {
    const all = table.current;
    const scroller = scrolls === 'table' ? all : all?.querySelector<HTMLElement>('.sc-opposite');
    const area = all?.querySelector<HTMLElement>(`.sc-area[data-seat="${player}"]`);
    if (scrolls === null || scroller == null || area == null || !scroller.contains(area)) return undefined;
    const observer = new ResizeObserver(() => scrollTo(scroller, area));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [table, scrolls, player]);
}

/** Near the bottom of a table one sees where both sides meet; opposite, a player from the top. */
function scrollTo(scroller: HTMLElement, area: HTMLElement): void {
  const { top, bottom } = scroller.getBoundingClientRect();
  const place = area.getBoundingClientRect();
  if (area.dataset.near === 'true') scroller.scrollTop += place.top - (top + bottom) / 2;
  else if (place.top < top || place.bottom > bottom) scroller.scrollTop += place.top - top;
}
