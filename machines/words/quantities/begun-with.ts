import { players } from '../../rules/characteristics/index.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How many of these the players controlled as this turn began. */
export interface BegunWith {
  readonly number: 'begunWith';
  readonly of: Filter;
  readonly by: Players;
}

export const begunWith: QuantityWord<BegunWith> = {
  shape: { of: 'filter', by: 'players' },
  said: {
    quantity: [
      phrase('the number of <of:many> you controlled at the beginning of this turn', {
        number: 'begunWith',
        of: '<of>',
        by: 'you',
      }),
      phrase('the number of <of:many> they controlled at the beginning of this turn', {
        number: 'begunWith',
        of: '<of>',
        by: { said: 'they' },
      }),
    ],
  },
  number(game, scope, { by, of }) {
    const counted = game.turn.begunWith?.[JSON.stringify(of)];
    return sum(players(game, scope, by).map((id) => counted?.[id] ?? 0));
  },
  changedBy: ['beginTurn'],
  asksTheGame: false,
  reads: [],
  recalls: 'beginning',
  begunWith: ({ of }) => of,
};
