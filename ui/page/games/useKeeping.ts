import { useCallback, useEffect, useRef, useState } from 'react';
import type { Kept } from '../../session/index.ts';
import { headOf, keptGame } from '../kept-game.ts';
import { save } from '../save.ts';
import type { Started } from '../start.ts';
import { forgetUnplayed, type KeptGames, type KeptHead } from './kept-games.ts';
import { dropTail, keepTails, leaveTail, type Tails } from './tails.ts';

/** How often it is seen to whether there is anything new to keep, in milliseconds. */
const pause = 4000;

/** The game that is on the page. */
export interface Shown {
  readonly id: string;
  readonly started: Started;
  /** Whether it is kept though nobody has done anything in it: one that a link or a question opened can be had again. */
  readonly isKeptUnplayed: boolean;
}

interface Now extends Shown {
  readonly kept: () => Kept;
  /** What was kept last: as long as that is so, there is nothing to write. */
  last: Kept | null;
}

/**
 * Keeps the game that is looked at, every few seconds and as the page is left. `tell` is given what tells how the game is
 * now; `leave` keeps it a last time and returns what is known of it, null if nobody played in it. `onKept` is told which
 * game is kept from now on. Where `isRefused`, something would be lost with the page: the file keeps it that `saveIt`
 * saves.
 */
export function useKeeping(games: KeptGames, tails: Tails | null, onKept: (id: string) => void) {
  const now = useRef<Now | null>(null);
  const [heads, setHeads] = useState<readonly KeptHead[]>([]);
  const [isDurable, setDurable] = useState(true);
  /** The games for which there was no room. */
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isPlayed, setPlayed] = useState(false);
  const list = useCallback(
    () =>
      games.heads().then(
        (all) => setHeads(all.filter((head) => head.isPlayed)),
        () => setHeads([]),
      ),
    [games],
  );
  const keep = useCallback(
    (isLeaving: boolean): KeptHead | null => {
      const shown = now.current;
      if (shown === null) return null;
      const kept = shown.kept();
      const { id, isKeptUnplayed, started } = shown;
      const head = headOf(id, Date.now(), started, kept);
      if (kept === shown.last || !(head.isPlayed || isKeptUnplayed)) return head.isPlayed ? head : null;
      shown.last = kept;
      setPlayed(head.isPlayed);
      const text = keptGame(started, kept);
      if (isLeaving) leaveTail(tails, head, text);
      const isLeft = () => now.current?.id !== id;
      games
        .put(head, text)
        .then(
          () => {
            dropTail(tails, id);
            setLeft((ids) => ids.filter((one) => one !== id));
            if (!isLeft()) onKept(id);
          },
          () => {
            shown.last = null;
            setLeft((ids) => [...ids.filter((one) => one !== id), id]);
          },
        )
        .finally(() => {
          if (isLeft()) void list();
        });
      return head.isPlayed ? head : null;
    },
    [games, tails, onKept, list],
  );
  useEffect(() => {
    void games.isDurable().then(setDurable);
    keepTails(tails, games)
      .then(() => forgetUnplayed(games, Date.now()))
      .then(list, list);
  }, [games, tails, list]);
  useEffect(() => {
    const leaving = () => void keep(true);
    const seen = () => {
      if (document.visibilityState === 'hidden') keep(true);
      else void list();
    };
    const timer = setInterval(() => keep(false), pause);
    window.addEventListener('pagehide', leaving);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leaving);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [keep, list]);
  const isFull = left.length > 0;
  const isRefused = isFull || (!isDurable && (isPlayed || heads.length > 0));
  useEffect(() => {
    if (!isRefused) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRefused]);
  return {
    heads,
    isDurable,
    isRefused,
    isFull,
    saveIt: useCallback(() => {
      if (now.current !== null) save(now.current.started, now.current.kept());
    }, []),
    tell: useCallback(
      (shown: Shown, kept: () => Kept) => {
        now.current = { ...shown, kept, last: null };
        keep(false);
      },
      [keep],
    ),
    leave: useCallback((): KeptHead | null => {
      const head = keep(false);
      now.current = null;
      setPlayed(false);
      void list();
      return head;
    }, [keep, list]),
    forget: useCallback(
      (id: string) => {
        setLeft((ids) => ids.filter((one) => one !== id));
        void games.remove(id).then(list, list);
      },
      [games, list],
    ),
  };
}
