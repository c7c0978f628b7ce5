/** A player unlocks a half of a permanent, or locks it (709.5c). */
import { objectAt } from '../../rules/characteristics/index.ts';
import { stillThere } from '../../rules/events/impossible.ts';
import type { Half } from '../../rules/state/face.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord } from './word.ts';

interface OfDoor {
  readonly object: ObjectId;
  readonly half: Half;
  readonly player: PlayerId;
}

export interface Unlock extends OfDoor {
  readonly type: 'unlock';
}

export const unlock: GameEventWord<Unlock, 'door.unlocked'> = {
  apply(game, { half, object }) {
    write(game).object(object).unlocked = [...otherUnlocked(game, object, half), half];
  },
  rule: null,
  mayHappen: (game, { object }) => stillThere(game, object),
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ half, object, player }, { door, who }) => `${who(player)} unlocks ${door(object, half)}.`,
  hides: 'nothing',
  emits: 'door.unlocked',
};

export interface Lock extends OfDoor {
  readonly type: 'lock';
}

export const lock: GameEventWord<Lock, 'door.locked'> = {
  apply(game, { half, object }) {
    write(game).object(object).unlocked = otherUnlocked(game, object, half);
  },
  rule: null,
  mayHappen: (game, { object }) => stillThere(game, object),
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ half, object, player }, { door, who }) => `${who(player)} locks ${door(object, half)}.`,
  hides: 'nothing',
  emits: 'door.locked',
};

const otherUnlocked = (game: Game, object: ObjectId, half: Half): readonly Half[] =>
  (objectAt(game, object).unlocked ?? []).filter((one) => one !== half);
