import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { narrowestPane, widestPane } from './useLayout.ts';

/** A line between two panes: dragged, or moved by the arrow keys. */
export function Split({
  label,
  width,
  onWidth,
  side,
}: {
  readonly label: string;
  /** Of the pane that it resizes, in pixels. */
  readonly width: number;
  readonly onWidth: (width: number) => void;
  /** On which side of the line that pane is. */
  readonly side: 'left' | 'right';
}) {
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const sign = side === 'left' ? 1 : -1;
  const bounded = (next: number) => Math.max(narrowestPane, Math.min(widestPane, Math.round(next)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that separates by being moved is no <hr>
    <div
      className="sc-split"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={narrowestPane}
      aria-valuemax={widestPane}
      tabIndex={0}
      onPointerDown={(event: PointerEvent) => {
        start.current = { x: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (start.current !== null)
          onWidth(bounded(start.current.width + sign * (event.clientX - start.current.x)));
      }}
      onPointerUp={() => {
        start.current = null;
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const by = event.key === 'ArrowLeft' ? -24 : event.key === 'ArrowRight' ? 24 : 0;
        if (by === 0) return;
        event.preventDefault();
        event.stopPropagation();
        onWidth(bounded(width + sign * by));
      }}
    />
  );
}
