import type { Moment } from '../../machines/play/trace/index.ts';
import type { Drawing } from './drawing.ts';
import type { Box, Point } from './geometry.ts';

export interface Viewport extends Point {
  readonly zoom: number;
}

/** How large what one looks through is, in pixels. */
interface Window {
  readonly width: number;
  readonly height: number;
}

const margin = 16;
const largest = 1.1;
/** Below this, the smallest type of the chart can't be read well. */
const smallest = 0.72;
/** As far as it goes to show both regions at once: titles can be read, what is said beside them hardly. */
const tightest = 0.6;
/** How much of a bar has to be seen: its turned title, in its middle. */
const ofBar = 150;

/**
 * How to look at a drawing in a window of that size: all of it, if it can still be read; else as near as it must be,
 * at where the chart is, and if that is too far apart, at what it entered last.
 */
export function viewportFor(drawing: Drawing, moment: Moment, window: Window): Viewport {
  const inner = innerOf(window);
  const whole = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const fitting = fittingIn(drawing, window);
  if (fitting >= smallest) return lookAt(whole, whole, fitting, window);
  const active = innermost(drawing, moment);
  const entered = active.filter(({ id }) => moment.entered.has(id));
  const all = around(active);
  const near = Math.min(smallest, inner.width / all.width, inner.height / all.height);
  if (near >= tightest || entered.length === 0) return lookAt(all, whole, Math.max(near, tightest), window);
  return lookAt(around(entered.slice(-1)), whole, smallest, window);
}

const innerOf = ({ width, height }: Window): Window => ({
  width: width - 2 * margin,
  height: height - 2 * margin,
});

function fittingIn(drawing: Drawing, window: Window): number {
  const { width, height } = innerOf(window);
  return Math.min(largest, width / drawing.width, height / drawing.height);
}

/** An active state that can't be seen, and in which direction it lies. */
export interface OutOfSight {
  readonly id: string;
  readonly way: 'up' | 'down' | 'left' | 'right';
  /** Its middle, in the drawing's coordinates. */
  readonly middle: Point;
}

/** The innermost active states of which nothing that can be read is in the window. */
export function outOfSight(
  drawing: Drawing,
  moment: Moment,
  { x, y, zoom }: Viewport,
  window: Window,
): readonly OutOfSight[] {
  return innermost(drawing, moment).flatMap((box): readonly OutOfSight[] => {
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const [left, top] = [middle.x * zoom + x, middle.y * zoom + y];
    const way =
      top < 0
        ? 'up'
        : top > window.height
          ? 'down'
          : left < 0
            ? 'left'
            : left > window.width
              ? 'right'
              : null;
    return way === null ? [] : [{ id: box.id, way, middle }];
  });
}

/** The middle of `box` in the middle of the window, as far as that shows nothing beyond the drawing. */
function lookAt(box: Box, whole: Box, zoom: number, window: Window): Viewport {
  const along = (start: number, length: number, total: number, available: number) => {
    if (total * zoom <= available - 2 * margin) return (available - total * zoom) / 2;
    const centred = available / 2 - (start + length / 2) * zoom;
    return Math.min(margin, Math.max(centred, available - margin - total * zoom));
  };
  return {
    x: along(box.x, box.width, whole.width, window.width),
    y: along(box.y, box.height, whole.height, window.height),
    zoom,
  };
}

/** A duration for those who didn't ask for less motion. */
export const calmly = (duration: number): number =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration;

/** The boxes of the active states that are not open, on the page. */
function innermost(drawing: Drawing, moment: Moment): readonly (Box & { readonly id: string })[] {
  const origins = new Map<string, Point>();
  return drawing.nodes.flatMap(({ id, visible, isBar, x, y, width, height }) => {
    const { parent } = visible.node;
    const origin = (parent === null ? undefined : origins.get(parent)) ?? { x: 0, y: 0 };
    const at = { x: origin.x + x, y: origin.y + y };
    origins.set(id, at);
    if (!moment.active.has(id) || visible.isOpen) return [];
    const seen = isBar ? Math.min(ofBar, height) : height;
    return [{ id, x: at.x, y: at.y + (height - seen) / 2, width, height: seen }];
  });
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return boxes.length === 0
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x, y, width: right - x, height: bottom - y };
}
