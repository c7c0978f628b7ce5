/** The first card that a player draws in each of their draw steps, of which some effects don't speak. */
import { isSpokenOf } from '../characteristics/index.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/identity.ts';
import { write } from '../state/write.ts';

/** Whether a card that the player draws now is that. */
export const isFirstInDrawStep = ({ turn }: Game, player: PlayerId): boolean =>
  turn.step === 'draw' && turn.active === player && turn.drewInDrawStep !== true;

/** Notes a draw; as it happened it says whether it was the first of its draw step. */
export function drawn(game: Game, event: EventOf<'draw'>): EventOf<'draw'> {
  if (!isSpokenOf(game, 'exceptFirstInDrawStep') || !isFirstInDrawStep(game, event.player)) return event;
  write(game).turn().drewInDrawStep = true;
  return { ...event, firstInDrawStep: true };
}
