import { by } from '../../rules/events/looking.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { TriggerWord } from './word.ts';

export interface Draws {
  readonly on: 'draws';
  readonly who: Players;
  readonly nth?: number;
  /** Not the first card that they draw in each of their draw steps. */
  readonly exceptFirstInDrawStep?: true;
}

export const draws: TriggerWord<Draws, ['player', 'amount']> = {
  shape: { who: 'players', nth: 'whole number?', exceptFirstInDrawStep: 'flag?' },
  events: ['draw'],
  gives: ['player', 'amount'],
  looksBack: false,
  matches: (looking, { exceptFirstInDrawStep, nth, who }, event) =>
    event.type === 'draw' &&
    by(looking, who, event.player) &&
    !(exceptFirstInDrawStep === true && event.firstInDrawStep === true) &&
    (nth === undefined || looking.game.turn.facts.cardsDrawn?.[event.player] === nth)
      ? { player: event.player, amount: 1 }
      : null,
};
