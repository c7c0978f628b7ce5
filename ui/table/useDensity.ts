import { type RefObject, useLayoutEffect } from 'react';

/** How small cards may become: 0 is the usual size. */
const smallest = 3;

/**
 * Makes the cards on a table smaller, step by step, until all permanents are in sight or the cards are as small as can
 * be read. They grow again only in another turn or another room, so that nothing jumps about as one plays.
 */
export function useDensity(table: RefObject<HTMLElement | null>, shown: unknown, turn: number): void {
  // Another turn begins with cards of the usual size.
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return undefined;
    let width = element.clientWidth;
    fit(element, 0);
    const observer = new ResizeObserver(() => {
      fit(element, width === element.clientWidth ? densityOf(element) : 0);
      width = element.clientWidth;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [table, turn]);
  // What is shown may have become more.
  useLayoutEffect(() => {
    if (table.current !== null) fit(table.current, densityOf(table.current));
  }, [table, shown]);
}

const densityOf = ({ dataset }: HTMLElement): number => Number(dataset.density ?? 0);

function fit(table: HTMLElement, from: number): void {
  for (let density = from; density <= smallest; density += 1) {
    if (table.dataset.density !== String(density)) table.dataset.density = String(density);
    if (!isCutOff(table)) return;
  }
}

/** Whether permanents of anyone lie outside their place, so that one would have to scroll to them. */
const isCutOff = (table: HTMLElement): boolean =>
  [table, ...table.querySelectorAll<HTMLElement>('.sc-opposite, .sc-lanes')].some(
    ({ clientHeight, scrollHeight }) => scrollHeight > clientHeight + 1,
  );
