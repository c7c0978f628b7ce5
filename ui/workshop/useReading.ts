import { useEffect, useRef, useState } from 'react';
import type { CardFacts, CardRead } from '../../machines/reading/index.ts';

/**
 * What is understood of a card: of the one that is written now, or the last that was read while that is on its way
 * (`isReading`). It is read in a worker, one after the other and never one that is no longer written; where the browser has
 * ended that, it `hasStopped`.
 */
export function useReading(facts: CardFacts): {
  readonly read: CardRead | null;
  readonly isReading: boolean;
  readonly hasStopped: boolean;
} {
  const [answer, setAnswer] = useState<{ readonly read: CardRead; readonly of: string } | null>(null);
  const [hasStopped, setStopped] = useState(false);
  const reader = useRef<Reader | null>(null);
  const written = JSON.stringify(facts);
  useEffect(() => {
    const started = startReader(
      (read, of) => setAnswer({ read, of }),
      () => setStopped(true),
    );
    reader.current = started;
    return () => {
      started.stop();
      reader.current = null;
    };
  }, []);
  useEffect(() => reader.current?.read(written), [written]);
  return { read: answer?.read ?? null, isReading: answer?.of !== written, hasStopped };
}

interface Reader {
  readonly read: (written: string) => void;
  readonly stop: () => void;
}

/** Reads facts, given as JSON; while some are read, only the latest of the others wait. */
function startReader(onRead: (read: CardRead, of: string) => void, onStopped: () => void): Reader {
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  let now: string | null = null;
  let next: string | null = null;
  const begin = (written: string): void => {
    now = written;
    worker.postMessage(JSON.parse(written));
  };
  worker.onmessage = ({ data }: MessageEvent<CardRead>) => {
    const of = now ?? '';
    now = null;
    onRead(data, of);
    if (next !== null && next !== of) begin(next);
    next = null;
  };
  worker.onerror = onStopped;
  return {
    read: (written) => {
      if (now === null) begin(written);
      else next = written;
    },
    stop: () => worker.terminate(),
  };
}
