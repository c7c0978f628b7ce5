import { playerAt, players } from '../../rules/characteristics/index.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { type QuantityWord, sum } from './word.ts';

/** How often the players have done this keyword action, over the game (701.54c). */
export interface TimesDone {
  readonly number: 'timesDone';
  readonly action: string;
  readonly by: Players;
}

export const timesDone: QuantityWord<TimesDone> = {
  shape: { action: 'counted action', by: 'players' },
  said: null,
  number: (game, scope, { action, by }) =>
    sum(players(game, scope, by).map((id) => playerAt(game, id).done?.[action] ?? 0)),
  changedBy: ['perform'],
  asksTheGame: true,
  reads: ['done'],
  recalls: 'done',
};
