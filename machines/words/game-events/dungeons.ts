/** Players venture into dungeons and complete them (309). */
import { characteristics } from '../../rules/characteristics/index.ts';
import { makeMove } from '../../rules/events/moves-and-creations.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

/** A player’s venture marker is moved into a room, or put on the topmost one (309.4a, 309.5a). */
export interface EnterRoom {
  readonly type: 'enterRoom';
  readonly player: PlayerId;
  readonly dungeon: ObjectId;
  readonly room: string;
}

export const enterRoom: QuietEventWord<EnterRoom, 'room.entered'> = {
  apply(game, { dungeon, room }) {
    write(game).object(dungeon).room = room;
  },
  rule: null,
  changes: [],
  asksForCheck: true,
  about: 'other',
  sentence: ({ dungeon, player, room }, { name, who }) =>
    `${who(player)} enters ${room} of ${name(dungeon)}.`,
  hides: 'nothing',
  emits: 'room.entered',
};

/** Contains a move: the dungeon card is removed from the game (309.7). */
export interface CompleteDungeon {
  readonly type: 'completeDungeon';
  readonly player: PlayerId;
  readonly dungeon: ObjectId;
}

export const completeDungeon: QuietEventWord<CompleteDungeon, 'dungeon.completed'> = {
  /** Which dungeons a player has completed is asked by name; the rooms that have left are none (309.7). */
  apply(game, { dungeon, player }) {
    const { name } = characteristics(game, dungeon);
    const { completed = [] } = game.players[player] ?? {};
    if (!completed.includes(name)) write(game).player(player).completed = [...completed, name];
  },
  rule: null,
  contains: (game, { dungeon }) => [makeMove(game, dungeon, 'outside', { why: 'rule' })],
  changes: [],
  asksForCheck: true,
  about: 'other',
  sentence: ({ dungeon, player }, { name, who }) => `${who(player)} completes ${name(dungeon)}.`,
  hides: 'nothing',
  emits: 'dungeon.completed',
};
