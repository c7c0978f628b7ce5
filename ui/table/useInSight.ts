import { type RefObject, useLayoutEffect } from 'react';
import type { PlayerId } from '../../machines/rules/index.ts';

/** Scrolls a table that doesn't fit its place to the player whom it is about, each time that is another one. */
export function useInSight(table: RefObject<HTMLElement | null>, scrolls: boolean, player: PlayerId): void {
  useLayoutEffect(() => {
    const all = table.current;
    const opposite = all?.querySelector<HTMLElement>('.sc-opposite');
    const area = all?.querySelector<HTMLElement>(`.sc-area[data-seat="${player}"]`);
    if (!scrolls || all == null || opposite == null || area == null) return undefined;
    const show = () => {
      for (const scroller of [all, opposite]) scrollTo(scroller, area);
    };
    show();
    const observer = new ResizeObserver(show);
    observer.observe(all);
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
