import type { GameView } from '../machines/game/index.ts';
import type { TableParts } from '../ui/table/index.ts';

/** A table that is only looked at: nothing is selected, nothing may be chosen. */
export const onlyLooked = (view: GameView): TableParts => ({
  view,
  selected: null,
  select: () => undefined,
  lit: new Set(),
  choosing: null,
  enlarge: () => undefined,
});
