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
};
