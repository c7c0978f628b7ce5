import type { PlayerId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

/** A player takes a mulligan, or keeps (103.5). */
export interface Mulligan {
  readonly type: 'mulligan';
  readonly player: PlayerId;
  readonly taken: boolean;
}

export const mulligan: QuietEventWord<Mulligan, 'mulligan.declared'> = {
  apply(game, { player: id, taken }) {
    const player = write(game).player(id);
    if (taken) player.mulligans += 1;
    else player.keptHand = true;
  },
  rule: null,
  changes: [],
  asksForCheck: true,
  about: 'other',
  sentence: ({ player, taken }, { who }) =>
    taken ? `${who(player)} takes a mulligan.` : `${who(player)} keeps their hand.`,
  hides: 'nothing',
  emits: 'mulligan.declared',
};
