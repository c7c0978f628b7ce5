import { useReactFlow, useStore } from '@xyflow/react';
import { useContext, useEffect, useRef } from 'react';
import type { Drawing } from './drawing.ts';
import { ChartStoreContext } from './store.ts';
import { calmly, viewportFor } from './viewport.ts';

/**
 * Begins where the run is: with all of the drawing where that can be read, else with that part, at the least size that can
 * be read; from there the reader moves about. Moves to a state that was searched for.
 */
export function Camera({
  drawing,
  found,
}: {
  readonly drawing: Drawing;
  readonly found: string | undefined;
}) {
  const { setViewport, getInternalNode, setCenter } = useReactFlow();
  const width = useStore(canvasWidth);
  const height = useStore(canvasHeight);
  const { get } = useContext(ChartStoreContext);
  const begun = useRef(false);
  useEffect(() => {
    if (width === 0 || drawing.nodes.length === 0) return;
    if (begun.current) return;
    begun.current = true;
    void setViewport(viewportFor(drawing, get(), { width, height }), { duration: calmly(240) });
  }, [drawing, get, width, height, setViewport]);
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
