import { useCallback, useEffect, useRef, useState } from 'react';
import type { Keeping } from '../preferences/index.ts';
import type { Kept } from '../session/index.ts';
import { earlierIn, forgetIn, keepEarlierIn, keepIn, keptIn } from './keeping.ts';
import { isChanged, keptGame } from './kept-game.ts';
import { save } from './save.ts';
import type { Started } from './start.ts';

/** How many games that were looked at before are kept. */
const most = 12;

/** After how long it is tried again whether there is room for the game, in milliseconds. */
const pause = 10_000;

interface Now {
  readonly started: Started;
  readonly kept: () => Kept;
}

/**
 * Keeps the game that is looked at for when the page is loaded again, and puts aside the one before where another takes
 * its place, so that neither is lost. `tell` is given what tells how the game is; `takeBack` returns the text of the one
 * that was kept under this address, null for none; `putAside` says whether there was anything to keep; `drop` forgets an
 * earlier one. Where `hasNoRoom` says that the browser can't keep the game, the file does that `saveIt` saves.
 */
export function useKeeping(keeping: Keeping | null) {
  const now = useRef<Now | null>(null);
  /** What was kept last: as long as that is so, there is nothing to write. */
  const last = useRef<{ readonly kept: Kept; readonly address: string } | null>(null);
  const [earlier, setEarlier] = useState<readonly string[]>(() =>
    keeping === null ? [] : earlierIn(keeping),
  );
  const [hasNoRoom, setNoRoom] = useState(false);
  const add = useCallback(
    (text: string) => setEarlier((known) => [...known.filter((one) => one !== text), text].slice(-most)),
    [],
  );
  useEffect(() => {
    if (keeping !== null) keepEarlierIn(keeping, earlier);
  }, [keeping, earlier]);
  useEffect(() => {
    if (keeping === null) return;
    const keep = () => {
      if (now.current === null) return;
      const kept = now.current.kept();
      const address = location.hash;
      if (kept === last.current?.kept && address === last.current.address) return;
      last.current = { kept, address };
      setNoRoom(!keepIn(keeping, keptGame(now.current.started, kept), address));
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    const timer = setInterval(keep, pause);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [keeping]);
  useEffect(() => {
    if (!hasNoRoom) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasNoRoom]);
  return {
    earlier,
    hasNoRoom,
    saveIt: useCallback(() => {
      if (now.current !== null) save(now.current.started, now.current.kept());
    }, []),
    tell: useCallback((started: Started, kept: () => Kept) => {
      now.current = { started, kept };
    }, []),
    takeBack: useCallback(() => {
      const found = keeping === null ? null : keptIn(keeping);
      if (found === null || found.address === location.hash) return found?.text ?? null;
      // Another address opens another game: this one is one of those before.
      add(found.text);
      return null;
    }, [keeping, add]),
    putAside: useCallback((): boolean => {
      const before = now.current;
      now.current = null;
      last.current = null;
      setNoRoom(false);
      if (keeping !== null) forgetIn(keeping);
      if (before === null) return false;
      const kept = before.kept();
      if (!isChanged(before.started, kept)) return false;
      add(keptGame(before.started, kept));
      return true;
    }, [keeping, add]),
    drop: useCallback((text: string) => setEarlier((known) => known.filter((one) => one !== text)), []),
  };
}

/** Tells what is to be kept, as long as it is drawn. */
export function TellsKept({
  started,
  kept,
  tell,
}: {
  readonly started: Started;
  readonly kept: () => Kept;
  readonly tell: (started: Started, kept: () => Kept) => void;
}) {
  useEffect(() => tell(started, kept), [started, kept, tell]);
  return null;
}
