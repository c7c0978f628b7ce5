import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord } from './word.ts';

/** A player becomes the protector of a battle (310.8). */
export interface BecomeProtector {
  readonly type: 'becomeProtector';
  readonly object: ObjectId;
  readonly player: PlayerId;
}

export const becomeProtector: GameEventWord<BecomeProtector, 'battle.protected'> = {
  apply(game, { object, player }) {
    write(game).object(object).protector = player;
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ object, player }, { name, who }) => `${who(player)} becomes the protector of ${name(object)}.`,
  hides: 'nothing',
  emits: 'battle.protected',
};
