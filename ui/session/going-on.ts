import { actorOf } from '../../machines/game/machine.ts';
import { fromActor, type Source } from '../../machines/play/trace/index.ts';
import { gameOf } from './game-of.ts';

/** The trace of a new actor that goes on from a snapshot of a game, started. Throws where there is no snapshot. */
export function anotherActor(snapshot: unknown): Source {
  const game = gameOf(snapshot);
  if (game === null || !isSnapshot(snapshot))
    throw new Error('This source keeps no snapshots to go on from.');
  const actor = actorOf(game, 'copy', snapshot);
  const source = fromActor(actor);
  actor.start();
  return source;
}

const isSnapshot = (value: unknown): value is Parameters<typeof actorOf>[2] =>
  typeof value === 'object' && value !== null && 'status' in value;
