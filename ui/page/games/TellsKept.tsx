import { useEffect } from 'react';
import type { Kept } from '../../session/index.ts';
import type { Shown } from './useKeeping.ts';

/** Tells what is to be kept, as long as it is drawn. */
export function TellsKept({
  shown,
  kept,
  tell,
}: {
  readonly shown: Shown;
  readonly kept: () => Kept;
  readonly tell: (shown: Shown, kept: () => Kept) => void;
}) {
  useEffect(() => tell(shown, kept), [shown, kept, tell]);
  return null;
}
