import { useCallback, useEffect, useRef, useState } from 'react';
import type { Replayed } from '../../machines/play/replay/index.ts';
import { opening } from './open.ts';
import type { Opened } from './opened.ts';

/** How long a text is opened before the page has its turn again, in milliseconds. */
const atOnce = 30;

/**
 * Opens texts, a piece at a time, so that the page goes on meanwhile. `open` gives up what is being opened before;
 * `onOpened` is told what came of a text once it is all there. `replayed` says how far it is, null if it isn't
 * worth a word.
 */
export function useOpening(onOpened: (opened: Opened) => void) {
  const [replayed, setReplayed] = useState<Replayed | null>(null);
  const giveUp = useRef(nothing);
  const stop = useCallback(() => {
    giveUp.current();
    giveUp.current = nothing;
    setReplayed(null);
  }, []);
  const open = useCallback(
    (text: string) => {
      stop();
      const steps = opening(text);
      const turns = inTurns(() => {
        const next = further(steps);
        if (next.done !== true) {
          setReplayed(next.value);
          return turns.another();
        }
        stop();
        onOpened(next.value);
      });
      giveUp.current = () => {
        turns.end();
        steps.return(nothingOpened);
      };
      turns.another();
    },
    [onOpened, stop],
  );
  useEffect(() => () => giveUp.current(), []);
  return { replayed, open, stop };
}

const nothing = (): void => undefined;
const nothingOpened: Opened = { ok: false, what: '', faults: [] };

/** As many steps as may be taken at once. */
function further(steps: Generator<Replayed, Opened>): IteratorResult<Replayed, Opened> {
  const until = performance.now() + atOnce;
  let next = steps.next();
  while (next.done !== true && performance.now() < until) next = steps.next();
  return next;
}

/**
 * Calls back each time that the page has had its turn. Timers would come late, and in a tab that isn't seen once a
 * second.
 */
function inTurns(call: () => void): { readonly another: () => void; readonly end: () => void } {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = call;
  return { another: () => port2.postMessage(null), end: () => port1.close() };
}
