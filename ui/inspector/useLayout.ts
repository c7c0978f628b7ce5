import { useCallback, useState } from 'react';

/**
 * How an inspector is laid out: with the chart, the table and the log side by side; with tabs beside the table; or
 * with the table as one of the tabs.
 */
export type Layout = 'wide' | 'medium' | 'narrow';

export const layoutOf = (width: number): Layout =>
  width >= 1180 ? 'wide' : width >= 700 ? 'medium' : 'narrow';

/** How narrow and how wide a pane may be made, in pixels. */
export const narrowestPane = 220;
export const widestPane = 820;

const between = (least: number, most: number, value: number): number =>
  Math.round(Math.max(least, Math.min(most, value)));

/** The widths of the panes beside the table, and of the table docked beside the chart. */
interface PaneWidths {
  readonly dock: number;
  readonly left: number;
  readonly right: number;
}

/**
 * The widths of panes in an inspector of this width, in pixels. Where the line beside a pane was moved, `moved` has the
 * share of the width that it was given.
 */
export function paneWidths(
  width: number,
  moved: { readonly [pane in keyof PaneWidths]?: number | undefined } = {},
): PaneWidths {
  const of = (share: number | undefined, usual: number) =>
    share === undefined ? usual : between(narrowestPane, widestPane, width * share);
  return {
    dock: of(moved.dock, between(400, 560, width * 0.31)),
    left: of(moved.left, between(350, 640, width * 0.28)),
    right: of(moved.right, between(270, 420, width * (layoutOf(width) === 'wide' ? 0.215 : 0.31))),
  };
}

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
