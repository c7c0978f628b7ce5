import { allowed, forbidden } from '../../rules/state/verdict.ts';
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/** Of players: they can't draw cards, or no more than so many each turn (121.3). */
export interface CantDraw {
  readonly rule: 'cantDraw';
  readonly moreThan?: number;
}

export const cantDraw: RuleWord<CantDraw> = {
  shape: { moreThan: 'whole number?' },
  said: {
    playerRule: [
      phrase("can't draw cards", [{ rule: 'cantDraw' }]),
      phrase("can't draw more than <n:numeral> card|cards each turn", [
        { rule: 'cantDraw', moreThan: '<n>' },
      ]),
    ],
  },
  isFor: 'players',
  mayHappenToPlayer(game, { change: { moreThan = 0 }, source }, player, event) {
    if (event.type !== 'draw' && event.type !== 'drawCards') return allowed;
    const drawn = game.turn.facts.cardsDrawn?.[player] ?? 0;
    return drawn + (event.type === 'draw' ? 1 : event.count) > moreThan
      ? forbidden('121.3', '{0} says that {p0} can’t draw.', [source], { players: [player] })
      : allowed;
  },
  changedBy: ['draw'],
};
