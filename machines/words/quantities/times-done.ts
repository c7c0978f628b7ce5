import { actions } from '../../rules/abilities/actions/index.ts';
import { playerAt, players } from '../../rules/characteristics/index.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase, type Way } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How often the players have done this keyword action, over the game (701.54c). */
export interface TimesDone {
  readonly number: 'timesDone';
  readonly action: string;
  readonly by: Players;
}

/** "times you've scried", "times the Ring has tempted you": each action that is counted says what one calls that it was done. */
const timesTheyWereDone: readonly Way[] = Object.values(actions).flatMap(({ action, doneBy, participle }) => {
  const done = doneBy === undefined ? `you've ${participle}` : `${doneBy} has ${participle} you`;
  return participle === undefined
    ? []
    : [phrase(`time|times ${done}`, { number: 'timesDone', action, by: 'you' })];
});

export const timesDone: QuantityWord<TimesDone> = {
  shape: { action: 'counted action', by: 'players' },
  said: { oneCount: [phrase('<timesTheyWereDone>')], timesTheyWereDone },
  number: (game, scope, { action, by }) =>
    sum(players(game, scope, by).map((id) => playerAt(game, id).done?.[action] ?? 0)),
  changedBy: ['perform'],
  asksTheGame: true,
  reads: ['done'],
  recalls: 'done',
};
