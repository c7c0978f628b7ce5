/** Cards that would be drawn (121). */
import { isFirstInDrawStep } from '../../rules/events/draw-step.ts';
import { by } from '../../rules/events/looking.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

export interface WouldDraw {
  readonly would: 'draw';
  readonly who: Players;
  /** Not the first card that the player draws in each of their draw steps. */
  readonly exceptFirstInDrawStep?: true;
}

export const draw: ReplacedWord<WouldDraw, ['player']> = {
  shape: { who: 'players', exceptFirstInDrawStep: 'flag?' },
  said: {
    wouldHappen: [
      phrase('<who:wouldPlayer> would draw a card', { would: 'draw', who: '<who>' }),
      phrase('you would draw a card except the first one you draw in each of your draw steps', {
        would: 'draw',
        who: 'you',
        exceptFirstInDrawStep: true,
      }),
      phrase(
        '<who:wouldPlayer> would draw a card except the first one they draw in each of their draw steps',
        {
          would: 'draw',
          who: '<who>',
          exceptFirstInDrawStep: true,
        },
      ),
    ],
  },
  events: ['draw'],
  gives: ['player'],
  watches: (watching, { exceptFirstInDrawStep, who }, event) =>
    event.type === 'draw' &&
    by(watching, who, event.player) &&
    !(exceptFirstInDrawStep === true && isFirstInDrawStep(watching.game, event.player)),
  changes: [],
};

/** They would draw so many cards or more by one instruction, before any of them is drawn (121.2a). */
export interface WouldDrawSeveral {
  readonly would: 'drawSeveral';
  readonly who: Players;
  readonly atLeast: number;
}

export const drawSeveral: ReplacedWord<WouldDrawSeveral, ['player', 'amount']> = {
  shape: { who: 'players', atLeast: 'whole number' },
  said: {
    wouldHappen: [
      phrase('<who:wouldPlayer> would draw <n:numeral> or more cards', {
        would: 'drawSeveral',
        who: '<who>',
        atLeast: '<n>',
      }),
    ],
  },
  events: ['drawCards'],
  gives: ['player', 'amount'],
  watches: (watching, { atLeast, who }, event) =>
    event.type === 'drawCards' && event.count >= atLeast && by(watching, who, event.player),
  changes: [],
};
