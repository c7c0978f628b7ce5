import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { emittedFor } from '../../machines/chart/emitted.ts';
import { leftOutSentences, type Viewer, viewFor } from '../../machines/game/index.ts';
import type { Game } from '../../machines/rules/index.ts';
import { breakable } from '../breakpoints/index.ts';
import { type History, lineOf } from '../session/index.ts';
import { type Entry, entriesOn, type Kind, kindOf, kinds, type Steps, saidOf } from './entries.ts';
import { useIndex } from './useIndex.ts';

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
  const { steps } = history;
  const { path } = lineOf(history);
  const known = useMemo((): Steps => ({ steps }), [steps]);
  const all = useMemo(() => entriesOn(steps, path), [steps, path]);
  useIndex(known, all, viewer);
  const leftOut = useLeftOut(history, viewer);
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const entries = useMemo(() => {
    const isOnlyStory = isStoryOnly && story.size > 0;
    if (wanted === '' && hidden.size === 0 && !isOnlyStory) return all;
    return all.filter((entry) => {
      if (isOnlyStory && !story.has(entry.happened.number)) return false;
      if (hidden.has(kindOf(entry.happened.event))) return false;
      return wanted === '' || saidOf(known, entry, viewer).sought.includes(wanted);
    });
  }, [all, wanted, hidden, isStoryOnly, story, known, viewer]);
  const scroller = useRef<HTMLDivElement>(null);
  // Rows are as high as is known without drawing them: then ten thousand steps cost no more than ten.
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    useAnimationFrameWithResizeObserver: true,
    // The same functions for the same lines: others would have all places worked out anew.
    estimateSize: useCallback((at: number) => heightOf(entries[at]), [entries]),
    overscan: 12,
    getItemKey: useCallback((at: number) => keyOf(entries[at]), [entries]),
  });
  const lastShown = lastOf(entries, history.at);
  const height = rows.scrollRect?.height ?? 0;
  useEffect(() => {
    if (lastShown >= 0 && height > 0) rows.scrollToIndex(lastShown, { align: 'end' });
  }, [lastShown, height, rows]);
  const chosenAt = useMemo(
    () => (chosen === null ? -1 : entries.findIndex(({ happened }) => happened.number === chosen)),
    [entries, chosen],
  );
  useEffect(() => {
    if (chosenAt >= 0 && height > 0) rows.scrollToIndex(chosenAt, { align: 'auto' });
  }, [chosenAt, height, rows]);
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
      {leftOut.length > 0 && (
        <details className="sc-log-left-out" open={leftOut.length < 3}>
          <summary>Not all of the cards is played</summary>
          <ul>
            {leftOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className="sc-log-lines" ref={scroller} tabIndex={0} aria-label="Lines of the log">
        <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map((row) => {
            const entry = entries[row.index];
            if (entry === undefined) return null;
            return (
              <div
                key={row.key}
                className="sc-log-row"
                style={{ height: row.size, transform: `translateY(${row.start}px)` }}
              >
                <Line
                  entry={entry}
                  known={known}
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
        {entries.length === 0 && (
          <p className="sc-quiet sc-log-none">
            {all.length === 0 ? 'Nothing has happened yet.' : 'Nothing like that happened.'}
          </p>
        )}
      </section>
    </section>
  );
}

/** What is played without, as far as it is seen at the step that is looked at. */
function useLeftOut({ at, steps }: History, viewer: Viewer): readonly string[] {
  const game = steps[at ?? 0]?.game;
  return useMemo(
    () => (game === undefined || !isPartial(game) ? [] : leftOutSentences(viewFor(game, viewer))),
    [game, viewer],
  );
}

/** Whether anything is left out at all: most games have nothing to be looked for at each step. */
const isPartial = (game: Game): boolean => leftOutSentences(game).length > 0;

const isLater = ({ at }: History, { step }: Entry): boolean => at !== null && step > at;

const lineHeight = 25;
const insteadHeight = 17;

/** How high a line is, in pixels: what it would have been without a replacement effect has a line of its own. */
const heightOf = (entry: Entry | undefined): number =>
  lineHeight + insteadHeight * (entry?.happened.replaced.length ?? 0);

/** Numbers of events are different along a line. */
const keyOf = (entry: Entry | undefined): number => entry?.happened.number ?? -1;

/** The place of the last entry that has happened by the step that is shown: steps only grow along a line. */
function lastOf(entries: readonly Entry[], at: number | null): number {
  if (at === null) return -1;
  let [least, most] = [-1, entries.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if ((entries[middle]?.step ?? Number.POSITIVE_INFINITY) <= at) least = middle;
    else most = middle - 1;
  }
  return least;
}

function Line({
  entry,
  known,
  viewer,
  isChosen,
  isLit,
  isLater: isToCome,
  onChoose,
}: {
  readonly entry: Entry;
  readonly known: Steps;
  readonly viewer: Viewer;
  readonly isChosen: boolean;
  readonly isLit: boolean;
  readonly isLater: boolean;
  readonly onChoose: (entry: Entry) => void;
}) {
  const { sentence, rule, kind, instead } = saidOf(known, entry, viewer);
  const { type } = entry.happened.event;
  const { type: emitted } = emittedFor(entry.happened);
  return (
    <button
      type="button"
      className="sc-log-line"
      data-kind={kind}
      data-event={type}
      data-lit={isLit}
      data-later={isToCome}
      aria-pressed={isChosen}
      title={sentence}
      onClick={() => onChoose(entry)}
      {...breakable({ kind: 'event', type: emitted }, { kind: 'rule', rule })}
    >
      <span className="sc-log-sentence">{sentence}</span>
      <span className="sc-rule">{rule}</span>
      {instead.map(({ sentence: was, by }) => (
        <span key={`${by} ${was}`} className="sc-log-instead">
          instead of: <s>{was}</s> ({by})
        </span>
      ))}
    </button>
  );
}
