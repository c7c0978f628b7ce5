import { type Emitted, emittedFor } from '../../chart/emitted.ts';
import { redactHappened, type Viewer } from '../../game/index.ts';
import type { Game } from '../../rules/index.ts';

/**
 * What an actor emitted, as this player may know it: pass it through here before a client gets it. `game` is the game
 * at that moment: `actor.getSnapshot().context.game`, in the listener. A card that another player drew is not named;
 * what everyone may know stays as it is.
 */
export const redactEmitted = (game: Game, emitted: Emitted, viewer: Viewer): Emitted =>
  emittedFor(redactHappened(game, emitted.happened, viewer));
