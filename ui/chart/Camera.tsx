import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect } from 'react';
import type { Moment } from '../../machines/play/trace/index.ts';
import type { Drawing } from './drawing.ts';
import { useMoment } from './store.ts';
import { calmly, viewportFor, wholeIn } from './viewport.ts';

/** What the camera shows by itself: where the chart is, all of it however small, or what the reader moved it to. */
export type View = 'follow' | 'whole' | 'still';

/**
 * Keeps the drawing in view while it is followed: all of it where that can be read, else the part where the chart
 * is, at the least size that can be read. Moves to a state that was searched for.
 */
export function Camera({
  drawing,
  view,
  found,
}: {
  readonly drawing: Drawing;
  readonly view: View;
  readonly found: string | undefined;
}) {
  const { setViewport, getInternalNode, setCenter } = useReactFlow();
  const width = useStore(canvasWidth);
  const height = useStore(canvasHeight);
  const moment = useMoment(wholeMoment);
  const followed = view === 'follow' ? moment : null;
  useEffect(() => {
    if (view === 'still' || width === 0 || drawing.nodes.length === 0) return;
    const window = { width, height };
    const next = followed === null ? wholeIn(drawing, window) : viewportFor(drawing, followed, window);
    void setViewport(next, { duration: calmly(240) });
  }, [drawing, followed, view, width, height, setViewport]);
  useEffect(() => {
    const node = found === undefined ? undefined : getInternalNode(found);
    if (!node) return;
    const { x, y } = node.internals.positionAbsolute;
    void setCenter(x + (node.width ?? 0) / 2, y + (node.height ?? 0) / 2, { zoom: 1, duration: calmly(300) });
  }, [found, getInternalNode, setCenter]);
  return null;
}

const canvasWidth = (state: { readonly width: number }) => state.width;
const canvasHeight = (state: { readonly height: number }) => state.height;
const wholeMoment = (moment: Moment) => moment;
