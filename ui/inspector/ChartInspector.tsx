import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Json, type Macrostep, momentOf, type Source } from '../../machines/play/trace/index.ts';
import { plain } from '../../machines/play/trace/plain.ts';
import { Chart } from '../chart/index.ts';
import { Icon } from './Icon.tsx';
import { StepButton } from './StepButton.tsx';
import { useTheme } from './useTheme.ts';

/** The inspector of any machine that is no game: its chart, its events, and what was so after each. */
export function ChartInspector({
  source,
  theme: firstTheme,
  children,
}: {
  readonly source: Source;
  readonly theme?: 'dark' | 'light';
  readonly children?: ReactNode;
}) {
  const { records } = source;
  const [chosen, setChosen] = useState<number | null>(null);
  const root = useRef<HTMLElement>(null);
  const { theme, isDark, switchTheme } = useTheme(firstTheme, root);
  const last = Math.max(0, records.length - 1);
  const at = Math.min(chosen ?? last, last);
  const go = (step: number) => setChosen(step >= last ? null : Math.max(0, step));
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { n: at + 1, p: at - 1, Home: 0, End: last }[event.key];
    const isElsewhere =
      event.target instanceof Element && event.target.closest('input, [role=tree]') !== null;
    if (to === undefined || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  const title = source.chart()?.id ?? 'Waiting for a machine …';
  return (
    <section
      className="sc-inspector sc-plain-inspector"
      aria-label="Inspector"
      ref={root}
      data-theme={theme}
      onKeyDown={onKeyDown}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: shortcuts work while the focus is within
      tabIndex={0}
    >
      <header className="sc-header">
        <strong>{title}</strong>
        <div className="sc-buttons">
          <StepButton name="back" label="Step back" keyName="p" isOff={at === 0} onClick={() => go(at - 1)} />
          <StepButton
            name="forward"
            label="Step forward"
            keyName="n"
            isOff={at === last}
            onClick={() => go(at + 1)}
          />
        </div>
        <label className="sc-plain-scrubber">
          Step {at} of {last}{' '}
          <input
            type="range"
            aria-label="Step"
            min={0}
            max={last}
            value={at}
            onChange={(event) => go(Number(event.target.value))}
          />
        </label>
        <div className="sc-header-tools">
          <button type="button" onClick={switchTheme} aria-label={isDark ? 'Light' : 'Dark'}>
            <Icon name={isDark ? 'sun' : 'moon'} />
          </button>
          {children}
        </div>
      </header>
      <div className="sc-plain-panes">
        <Chart source={source} step={at} />
        <div className="sc-plain-side">
          <Events records={records} at={at} onGo={go} />
          <StepDetails record={records[at]} snapshot={source.snapshotAt?.(at)} />
        </div>
      </div>
    </section>
  );
}

const lineHeight = 25;

/** Every event, a line each; only those in sight are drawn. */
function Events({
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
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
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

/** What a step was: its event, the states it left and entered, and the context after it. */
function StepDetails({
  record,
  snapshot,
}: {
  readonly record: Macrostep | undefined;
  readonly snapshot: unknown;
}) {
  if (record === undefined) return <p className="sc-quiet sc-hint">No event has come yet.</p>;
  const { type, ...fields } = record.event;
  const left = [...new Set(record.microsteps.flatMap(({ exited }) => exited))];
  const context = contextOf(snapshot);
  const { active } = momentOf(record);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className="sc-side-top sc-details" aria-label="Step" tabIndex={0}>
      <h3>{type}</h3>
      <dl className="sc-facts">
        <Fact name="Left" ids={left} />
        <Fact name="Now in" ids={[...active]} />
      </dl>
      {record.error !== undefined && <p role="alert">{record.error}</p>}
      {Object.keys(fields).length > 0 && <Code title="Event" value={fields} />}
      {context !== null && <Code title="Context after it" value={context} />}
    </section>
  );
}

function Fact({ name, ids }: { readonly name: string; readonly ids: readonly string[] }) {
  // A state stands for the states that it is in.
  const deepest = ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`)));
  if (deepest.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{deepest.map((id) => id.slice(id.indexOf('.') + 1)).join(', ')}</dd>
    </div>
  );
}

function Code({ title, value }: { readonly title: string; readonly value: Json }) {
  return (
    <section className="sc-part">
      <h4>{title}</h4>
      <pre className="sc-code">{JSON.stringify(value, null, 2)}</pre>
    </section>
  );
}

/** As much of a snapshot's context as is plain data; null for none. */
function contextOf(snapshot: unknown): Json {
  if (typeof snapshot !== 'object' || snapshot === null || !('context' in snapshot)) return null;
  const context = plain(snapshot.context);
  const isEmpty = typeof context === 'object' && context !== null && Object.keys(context).length === 0;
  return isEmpty ? null : context;
}
