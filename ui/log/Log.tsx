import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Viewer } from '../../machines/game/index.ts';
import type { History } from '../session/index.ts';
import { type Entry, entriesOf, type Kind, kinds, saidOf } from './entries.ts';

export interface LogProps {
  readonly history: History;
  readonly viewer: Viewer;
  /** The number of the event that is looked at. */
  readonly chosen: number | null;
  /** Numbers of the events that belong to it. */
  readonly story: ReadonlySet<number>;
  readonly onChoose: (entry: Entry) => void;
}

/** Everything that happened, a line each, with its rule and what caused it. A click lights what belongs together. */
export function Log({ history, viewer, chosen, story, onChoose }: LogProps) {
  const [text, setText] = useState('');
  const [hidden, setHidden] = useState<ReadonlySet<Kind>>(new Set());
  const [isStoryOnly, setStoryOnly] = useState(false);
  const all = useMemo(() => entriesOf(history), [history]);
  const entries = useMemo(() => {
    const wanted = text.trim().toLowerCase();
    if (wanted === '' && hidden.size === 0 && !(isStoryOnly && story.size > 0)) return all;
    return all.filter((entry) => {
      if (isStoryOnly && story.size > 0 && !story.has(entry.happened.number)) return false;
      const said = saidOf(history, entry, viewer);
      return !hidden.has(said.kind) && `${said.sentence} ${said.rule}`.toLowerCase().includes(wanted);
    });
  }, [all, text, hidden, isStoryOnly, story, history, viewer]);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 25,
    overscan: 12,
    getItemKey: (at) => `${entries[at]?.step} ${entries[at]?.happened.number}`,
  });
  const lastShown = lastOf(entries, history.at);
  useEffect(() => {
    if (lastShown >= 0) rows.scrollToIndex(lastShown, { align: 'end' });
  }, [lastShown, rows]);
  const toggle = (kind: Kind) => {
    const next = new Set(hidden);
    if (!next.delete(kind)) next.add(kind);
    setHidden(next);
  };
  return (
    <section className="sc-log" aria-label="Log">
      <div className="sc-log-tools">
        <input
          type="search"
          placeholder="Find in the log"
          aria-label="Find in the log"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="sc-log-kinds">
          {kinds.map(({ kind, label }) => (
            <button key={kind} type="button" aria-pressed={!hidden.has(kind)} onClick={() => toggle(kind)}>
              {label}
            </button>
          ))}
          <button
            type="button"
            aria-pressed={isStoryOnly}
            disabled={story.size === 0}
            onClick={() => setStoryOnly(!isStoryOnly)}
          >
            Only the cause chain
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className="sc-log-lines" ref={scroller} tabIndex={0} aria-label="Lines of the log">
        <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map((row) => {
            const entry = entries[row.index];
            if (entry === undefined) return null;
            return (
              <div
                key={row.key}
                ref={rows.measureElement}
                data-index={row.index}
                className="sc-log-row"
                style={{ transform: `translateY(${row.start}px)` }}
              >
                <Line
                  entry={entry}
                  history={history}
                  viewer={viewer}
                  isChosen={chosen === entry.happened.number}
                  isLit={story.has(entry.happened.number)}
                  isLater={isLater(history, entry)}
                  onChoose={onChoose}
                />
              </div>
            );
          })}
        </div>
        {entries.length === 0 && <p className="sc-quiet sc-log-none">Nothing like that happened.</p>}
      </section>
    </section>
  );
}

const isLater = ({ at }: History, { step }: Entry): boolean => at !== null && step > at;

/** The place of the last entry that has happened by the step that is shown. */
function lastOf(entries: readonly Entry[], at: number | null): number {
  if (at === null) return -1;
  for (let place = entries.length - 1; place >= 0; place -= 1)
    if ((entries[place]?.step ?? Number.POSITIVE_INFINITY) <= at) return place;
  return -1;
}

function Line({
  entry,
  history,
  viewer,
  isChosen,
  isLit,
  isLater: isToCome,
  onChoose,
}: {
  readonly entry: Entry;
  readonly history: History;
  readonly viewer: Viewer;
  readonly isChosen: boolean;
  readonly isLit: boolean;
  readonly isLater: boolean;
  readonly onChoose: (entry: Entry) => void;
}) {
  const { sentence, rule, kind, instead, because } = saidOf(history, entry, viewer);
  const { type } = entry.happened.event;
  return (
    <button
      type="button"
      className="sc-log-line"
      data-kind={kind}
      data-event={type}
      data-lit={isLit}
      data-later={isToCome}
      aria-pressed={isChosen}
      onClick={() => onChoose(entry)}
    >
      <span className="sc-log-sentence">{sentence}</span>
      <span className="sc-rule">{rule}</span>
      {instead.map(({ sentence: was, by }) => (
        <span key={`${by} ${was}`} className="sc-log-instead">
          instead of: <s>{was}</s> ({by})
        </span>
      ))}
      {isChosen && because.length > 0 && (
        <span className="sc-log-because">because: {because.join(', ')}</span>
      )}
    </button>
  );
}
