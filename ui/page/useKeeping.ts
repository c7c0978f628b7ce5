import { useCallback, useEffect, useRef } from 'react';
import type { Kept } from '../session/index.ts';
import { keptGame } from './kept-game.ts';
import type { Started } from './start.ts';

/** Where the page keeps the game while it is loaded again: `sessionStorage`, or what does the same. */
export type Keeping = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>;

const place = 'spellchart.game';
/** The address under which the game was kept: another one opens another game. */
const placeOfAddress = 'spellchart.address';

/**
 * Keeps the game that is looked at whenever the page is left or hidden. `tell` is given what tells how the game is;
 * `takeBack` returns the text of the one that was kept under this address, null for none; `forget` forgets it.
 */
export function useKeeping(keeping: Keeping | null) {
  const now = useRef<{ readonly started: Started; readonly kept: () => Kept } | null>(null);
  useEffect(() => {
    if (keeping === null) return;
    const keep = () => {
      if (now.current !== null) keepIn(keeping, keptGame(now.current.started, now.current.kept()));
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [keeping]);
  return {
    tell: useCallback((started: Started, kept: () => Kept) => {
      now.current = { started, kept };
    }, []),
    takeBack: useCallback(
      () => (keeping?.getItem(placeOfAddress) === location.hash ? keeping.getItem(place) : null),
      [keeping],
    ),
    forget: useCallback(() => {
      now.current = null;
      keeping?.removeItem(place);
    }, [keeping]),
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

function keepIn(keeping: Keeping, text: string): void {
  keeping.removeItem(place);
  try {
    keeping.setItem(placeOfAddress, location.hash);
    keeping.setItem(place, text);
  } catch {
    // There is no room for it: the page begins anew, as it does where nothing was kept.
    keeping.removeItem(place);
  }
}
