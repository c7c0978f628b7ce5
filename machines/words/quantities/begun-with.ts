import { players } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { type QuantityWord, sum } from './word.ts';

/** How many of these the players controlled as this turn began. */
export interface BegunWith {
  readonly number: 'begunWith';
  readonly of: Filter;
  readonly by: Players;
}

export const begunWith: QuantityWord<BegunWith> = {
  shape: { of: 'filter', by: 'players' },
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
