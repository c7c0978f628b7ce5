import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/identity.ts';

/**
 * The player whose spell or ability causes what happens now: the controller of the one whose instructions are being
 * followed. Null for what the rules do, and for what a player pays as a cost (118.1).
 */
export function causingPlayer({ frames }: Game): PlayerId | null {
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at];
    if (frame === undefined || frame.procedure === 'pay') return null;
    if (frame.procedure === 'program') return controllerIn(frame);
  }
  return null;
}

function controllerIn({ memory: { scope } }: Frame): PlayerId | null {
  return typeof scope === 'object' && scope !== null && 'you' in scope && typeof scope.you === 'number'
    ? scope.you
    : null;
}
