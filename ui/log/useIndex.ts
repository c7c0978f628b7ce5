import { useEffect } from 'react';
import type { Viewer } from '../../machines/game/index.ts';
import { type Entry, type Steps, saidOf } from './entries.ts';

/** How many lines are put into words before it is asked again whether there is time. */
const atOnce = 8;

/** Puts the lines of the log into words while the page has nothing else to do, so that they are found at once. */
export function useIndex(known: Steps, entries: readonly Entry[], viewer: Viewer): void {
  useEffect(() => {
    let next = 0;
    return whileIdle(() => {
      for (const entry of entries.slice(next, next + atOnce)) saidOf(known, entry, viewer);
      next += atOnce;
      return next < entries.length;
    });
  }, [known, entries, viewer]);
}

/** Does a little at a time while nothing else is to be done, until there is no more. Returns what ends it. */
function whileIdle(more: () => boolean): () => void {
  // Not every browser says when it is idle.
  if (typeof requestIdleCallback !== 'function') {
    let timer = setTimeout(function soon() {
      if (more()) timer = setTimeout(soon, 20);
    }, 200);
    return () => clearTimeout(timer);
  }
  let waiting = requestIdleCallback(function idle(deadline) {
    let isMore = true;
    while (isMore && deadline.timeRemaining() > 2) isMore = more();
    if (isMore) waiting = requestIdleCallback(idle);
  });
  return () => cancelIdleCallback(waiting);
}
