import { useCallback, useState } from 'react';

/**
 * How an inspector is laid out: with the chart, the table and the log side by side; with tabs beside the table; or
 * with the table as one of the tabs.
 */
export type Layout = 'wide' | 'medium' | 'narrow';

export const layoutOf = (width: number): Layout =>
  width >= 1180 ? 'wide' : width >= 700 ? 'medium' : 'narrow';

const between = (least: number, most: number, value: number): number =>
  Math.round(Math.max(least, Math.min(most, value)));

/** The widths of the panes beside the table, and of the table docked beside the chart, in pixels, until someone moves the lines between them. */
export const paneWidths = (
  width: number,
): { readonly dock: number; readonly left: number; readonly right: number } => ({
  dock: between(400, 560, width * 0.31),
  left: between(350, 640, width * 0.28),
  right: between(270, 420, width * (layoutOf(width) === 'wide' ? 0.215 : 0.31)),
});

/** Below this height, as on a page that is enlarged, both sides of a table can't be in sight at once: it scrolls. */
const lowest = 600;

export const isLow = ({ height }: Size): boolean => height < lowest;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element as it is laid out, in pixels, now and whenever it changes, and what takes the element. */
export function useSize(): readonly [Size, (element: HTMLElement | null) => (() => void) | undefined] {
  const [size, setSize] = useState<Size>({ width: 1440, height: 900 });
  const take = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const tell = () => {
      const { clientHeight: height, clientWidth: width } = element;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    tell();
    let frame = 0;
    // In a frame of its own: what is observed is laid out anew by what is told.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tell);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return [size, take];
}
