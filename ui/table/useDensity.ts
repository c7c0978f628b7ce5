import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How small cards may become: 0 is the usual size. */
const smallest = 3;
const smallestNarrow = 2;

/**
 * Makes the cards on a table smaller, step by step, until all permanents are in sight or the cards are as small as can
 * be read. They grow again only where something else is asked or in another room, so that nothing jumps about.
 */
export function useDensity(table: RefObject<HTMLElement | null>, shown: unknown, asked: string): void {
  /** How small cards had to be, by how many there were and in which room: each size that is tried lays out the table. */
  const fitted = useRef(new Map<string, number>());
  // Where something else is asked, cards become as large as they can, or as large as they could before.
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return undefined;
    let width = element.clientWidth;
    const content = contentOf(element);
    const known = fitted.current.get(content);
    if (known === undefined) fitAnew(element);
    else fit(element, known);
    if (fitted.current.size > mostKnown) fitted.current.clear();
    fitted.current.set(content, densityOf(element));
    let frame = 0;
    const again = () => {
      fit(element, width === element.clientWidth ? densityOf(element) : 0);
      width = element.clientWidth;
    };
    // In a frame of its own: what is observed may not be changed as it is observed.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(again);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [table, asked]);
  // What is shown may have become more.
  useLayoutEffect(() => {
    if (table.current !== null) fit(table.current, densityOf(table.current));
  }, [table, shown]);
}

/** So many contents are known at once. */
const mostKnown = 500;

/** How many cards lie in each lane, and how much room all of them have. */
const contentOf = (table: HTMLElement): string =>
  [...table.querySelectorAll('.sc-lanes')]
    .map((lanes) => {
      const cards = [...lanes.querySelectorAll('.sc-lane')].map(
        (lane) => lane.querySelectorAll('.sc-object').length,
      );
      return [lanes.clientWidth, lanes.clientHeight, ...cards].join(' ');
    })
    .join();

const densityOf = ({ dataset }: HTMLElement): number => Number(dataset.density ?? 0);

/** A narrow table may scroll: there cards only become smaller if that brings all of them into sight. */
function fit(table: HTMLElement, from: number): void {
  const isNarrow = table.dataset.narrow === 'true';
  for (let density = from; density <= (isNarrow ? smallestNarrow : smallest); density += 1) {
    set(table, density);
    if (!isCutOff(table)) return;
  }
  if (isNarrow) set(table, 0);
}

/** As large as they can be, from the size that they have. */
function fitAnew(table: HTMLElement): void {
  let density = densityOf(table);
  while (density > 0) {
    set(table, density - 1);
    if (isCutOff(table)) break;
    density -= 1;
  }
  fit(table, density);
}

function set(table: HTMLElement, density: number): void {
  if (table.dataset.density !== String(density)) table.dataset.density = String(density);
}

/** Whether permanents lie outside their place. Of a crowd opposite some always may: it scrolls. */
function isCutOff(table: HTMLElement): boolean {
  if (table.dataset.narrow === 'true') return isTooLarge(table);
  const lanes = table.dataset.crowded === 'true' ? ':scope > .sc-area .sc-lanes' : '.sc-lanes';
  return [...table.querySelectorAll(lanes)].some(isTooLarge);
}

/** By how many pixels tapped cards may lean out of their place. */
const leaning = 8;

const isTooLarge = ({ clientHeight, scrollHeight }: Element): boolean =>
  scrollHeight > clientHeight + leaning;
