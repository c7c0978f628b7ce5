import { redactVerdict, type Viewer } from '../../machines/game/index.ts';
import { actorOf } from '../../machines/game/machine.ts';
import {
  type AskedNow,
  eventsNow,
  type GuardAnswer,
  type KnownEvent,
  type Source,
} from '../../machines/play/trace/index.ts';
import type { Game } from '../../machines/rules/index.ts';
import { gameOf } from '../session/game-of.ts';
import { cameBefore, candidatesIn } from './candidates.ts';

/**
 * Every event that the states know in which a run was after a step, with what their guards say now. Null where the
 * machine itself is not at hand, as behind a port.
 */
export function guardsNow(source: Source, step: number, viewer: Viewer): readonly KnownEvent[] | null {
  const snapshot = source.snapshotAt?.(step);
  const game = gameOf(snapshot);
  if (game === null) return eventsNow(snapshot, (type) => cameBefore(source, step, type));
  const candidates = candidatesIn(game, viewer);
  const known = (type: string) => candidates.filter((one) => one.type === type);
  const found = eventsNow(snapshot, known) ?? eventsNow(machineSnapshot(game, snapshot), known);
  // What players do comes before what the regions of the chart tell one another.
  const isTheirs = ({ type }: KnownEvent): boolean => known(type).length > 0;
  const sorted = found?.toSorted((a, b) => Number(isTheirs(b)) - Number(isTheirs(a)));
  return sorted?.map((event) => redacted(game, event, viewer)) ?? null;
}

/** A game's machine is known: what came through a port is put into it again. */
function machineSnapshot(game: Game, snapshot: unknown): unknown {
  const isSnapshot = (value: unknown): value is Parameters<typeof actorOf>[2] =>
    typeof value === 'object' && value !== null && 'status' in value;
  return isSnapshot(snapshot) ? actorOf(game, 'copy', snapshot).getSnapshot() : null;
}

function redacted(game: Game, known: KnownEvent, viewer: Viewer): KnownEvent {
  const answer = (guard: GuardAnswer): GuardAnswer => ({
    ...guard,
    ...(guard.verdict && { verdict: redactVerdict(game, guard.verdict, viewer) }),
    ...(guard.of && { of: guard.of.map(answer) }),
  });
  const asked = (one: AskedNow): AskedNow => ({ ...one, guard: one.guard && answer(one.guard), reads: [] });
  return { ...known, tries: known.tries.map((one) => ({ ...one, asked: one.asked.map(asked) })) };
}
