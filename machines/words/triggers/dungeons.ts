/** Dungeons, and the ways through them (309). */
import { by } from '../../rules/events/looking.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

/** "When you move your venture marker into this room": of the dungeon with the ability (309.4c). */
export interface EntersRoom {
  readonly on: 'entersRoom';
  readonly room: string;
}

/** `object` is the dungeon. */
export const entersRoom: TriggerWord<EntersRoom, ['object', 'player']> = {
  shape: { room: 'text' },
  said: {},
  events: ['enterRoom'],
  gives: ['object', 'player'],
  looksBack: false,
  matches: ({ scope }, { room }, event) =>
    event.type === 'enterRoom' && event.dungeon === scope.self && event.room === room
      ? { object: event.dungeon, player: event.player }
      : null,
};

export interface CompletesDungeon {
  readonly on: 'completesDungeon';
  readonly who: Players;
}

export const completesDungeon: TriggerWord<CompletesDungeon, ['object', 'player']> = {
  shape: { who: 'players' },
  said: {
    turnDoing: [phrase('[complete] a dungeon', [{ on: 'completesDungeon', who: '<who>' }])],
  },
  events: ['completeDungeon'],
  gives: ['object', 'player'],
  looksBack: false,
  matches: (looking, { who }, event) =>
    event.type === 'completeDungeon' && by(looking, who, event.player)
      ? { object: event.dungeon, player: event.player }
      : null,
};
