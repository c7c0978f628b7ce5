import { type Viewer, viewFor } from '../../machines/game/index.ts';
import type { Source } from '../../machines/play/trace/index.ts';
import { plain } from '../../machines/play/trace/plain.ts';
import type { Game } from '../../machines/rules/index.ts';
import { gameOf } from '../session/game-of.ts';
import type { Breakpoint } from './breakpoint.ts';
import { foundIn, type LookedAt } from './matches.ts';
import type { Watch } from './stop.ts';
import { toldOf } from './told.ts';

/** A watch for these breakpoints, as far as they are on and of the source's chart. */
export function watchFor(breakpoints: readonly Breakpoint[], viewer: Viewer = 'judge'): Watch {
  const on = breakpoints.filter(({ isOn }) => isOn);
  return {
    hasBefore: on.some(({ when }) => when === 'before'),
    stopAt: (source, index, when) => {
      const step = on.length === 0 ? null : lookedAt(source, index, viewer);
      if (step === null) return null;
      for (const breakpoint of on) {
        if (breakpoint.when !== when || breakpoint.chart !== step.chart.id) continue;
        const found = foundIn(breakpoint.at, step);
        if (found !== null) return { breakpoint, ...found };
      }
      return null;
    },
  };
}

function lookedAt(source: Source, index: number, viewer: Viewer): LookedAt | null {
  const chart = source.chart();
  const record = source.records[index];
  if (chart === undefined || record === undefined) return null;
  const snapshot = (at: number): unknown => (at < 0 ? undefined : source.snapshotAt?.(at));
  const game = gameOf(snapshot(index));
  return {
    chart,
    record,
    before: () => contextOf(snapshot(index - 1), viewer),
    after: () => contextOf(snapshot(index), viewer),
    told: game === null ? null : toldOf(game, gameOf(snapshot(index - 1)), viewer),
  };
}

/** What a condition is about: of a game what these eyes see of it, else the context as plain data. */
export function contextOf(snapshot: unknown, viewer: Viewer = 'judge'): unknown {
  const game = gameOf(snapshot);
  if (game !== null) return seenBy(game, viewer);
  return typeof snapshot === 'object' && snapshot !== null && 'context' in snapshot
    ? plain(snapshot.context)
    : null;
}

const seen = new WeakMap<Game, { readonly viewer: Viewer; readonly view: Game }>();

/** A step is looked at twice, as what comes after one and before the next. */
function seenBy(game: Game, viewer: Viewer): Game {
  const known = seen.get(game);
  if (known?.viewer === viewer) return known.view;
  const view = viewFor(game, viewer);
  seen.set(game, { viewer, view });
  return view;
}
