import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { Macrostep } from '../../machines/play/trace/index.ts';
import { breakable } from '../breakpoints/index.ts';

const lineHeight = 25;

/** Every event of a machine, a line each; only those in sight are drawn. */
export function Events({
  records,
  at,
  onGo,
}: {
  readonly records: readonly Macrostep[];
  readonly at: number;
  readonly onGo: (step: number) => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: records.length,
    getScrollElement: () => scroller.current,
    useAnimationFrameWithResizeObserver: true,
    estimateSize: () => lineHeight,
    overscan: 10,
  });
  useEffect(() => rows.scrollToIndex(at), [rows, at]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className="sc-log-lines sc-plain-events" aria-label="Events" ref={scroller} tabIndex={0}>
      <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, key, size, start }) => (
          <div key={key} className="sc-log-row" style={{ height: size, transform: `translateY(${start}px)` }}>
            <button
              type="button"
              className="sc-log-line"
              data-lit={index === at}
              data-later={index > at}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
              {...breakable({ kind: 'event', type: records[index]?.event.type ?? '' })}
            >
              <span className="sc-log-sentence">{records[index]?.event.type}</span>
              <span className="sc-rule">{index}</span>
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
