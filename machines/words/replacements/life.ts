/** Life that would be gained and lost (119). */
import { quantity } from '../../rules/characteristics/index.ts';
import { by } from '../../rules/events/looking.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

export interface WouldGainLife {
  readonly would: 'gainLife';
  readonly who: Players;
}

export const gainLife: ReplacedWord<WouldGainLife, ['player', 'amount']> = {
  shape: { who: 'players' },
  said: {
    wouldHappen: [phrase('<who:wouldPlayer> would gain life', { would: 'gainLife', who: '<who>' })],
  },
  events: ['gainLife'],
  gives: ['player', 'amount'],
  watches: (watching, { who }, event) => event.type === 'gainLife' && by(watching, who, event.player),
  changes: ['amount'],
};

export interface WouldLoseLife {
  readonly would: 'loseLife';
  readonly who: Players;
  /** Damage would reduce their life total to less than this. */
  readonly toLessThan?: Quantity;
}

export const loseLife: ReplacedWord<WouldLoseLife, ['player', 'amount']> = {
  shape: { who: 'players', toLessThan: 'quantity?' },
  said: {
    wouldHappen: [phrase('<who:wouldPlayer> would lose life', { would: 'loseLife', who: '<who>' })],
  },
  events: ['loseLife'],
  gives: ['player', 'amount'],
  watches: (watching, { toLessThan, who }, event) =>
    event.type === 'loseLife' &&
    by(watching, who, event.player) &&
    (toLessThan === undefined ||
      (event.byDamage === true &&
        (watching.game.players[event.player]?.life ?? 0) - event.amount <
          quantity(watching.game, watching.scope, toLessThan))),
  changes: ['amount'],
};
