import { playerAt, players } from '../../rules/characteristics/index.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** The players' life totals. */
export interface LifeTotal {
  readonly number: 'life';
  readonly of: Players;
}

export const life: QuantityWord<LifeTotal> = {
  shape: { of: 'players' },
  said: {
    standing: [
      phrase('you have <to:lifeCompared> life', {
        holds: 'compare',
        what: { number: 'life', of: 'you' },
        to: '<to>',
      }),
      phrase('<of:playerMeant> has|have more life than you', {
        holds: 'compare',
        what: { number: 'life', of: '<of>' },
        to: { atLeast: { number: 'plus', of: [{ number: 'life', of: 'you' }, 1] } },
      }),
    ],
    quantity: [
      phrase("<of:playerMeant>'s life total", { number: 'life', of: '<of>' }),
      phrase('their life total', { number: 'life', of: { said: 'they' } }),
      phrase('your life total', { number: 'life', of: 'you' }),
    ],
    /** What is halved, added up and taken away. */
    quantityTerm: [
      phrase('your life total', { number: 'life', of: 'you' }),
      phrase('their life total', { number: 'life', of: { said: 'they' } }),
    ],
  },
  number: (game, scope, { of }) => sum(players(game, scope, of).map((id) => playerAt(game, id).life)),
  changedBy: ['gainLife', 'loseLife', 'payLife'],
  asksTheGame: true,
  reads: ['life'],
};
