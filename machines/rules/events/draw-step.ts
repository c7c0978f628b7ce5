import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/identity.ts';

/** Whether a card that the player draws now is that. */
export const isFirstInDrawStep = ({ turn }: Game, player: PlayerId): boolean =>
  turn.step === 'draw' && turn.active === player && turn.drewInDrawStep !== true;
