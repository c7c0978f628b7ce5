import { by } from '../../rules/events/looking.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
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
  said: {
    turnDoing: [
      phrase('[draw] a card', [{ on: 'draws', who: '<who>' }]),
      phrase('[draw] your|their <nth:ordinal> card each turn', [{ on: 'draws', who: '<who>', nth: '<nth>' }]),
      phrase('[draw] a card except the first one they|you draw in each of their|your draw steps', [
        { on: 'draws', who: '<who>', exceptFirstInDrawStep: true },
      ]),
    ],
  },
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
