import { countFact } from '../../rules/events/turn-so-far.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

/** A player has played a land (305.1, 116.2a). */
export interface LandPlayed {
  readonly type: 'landPlayed';
  readonly object: ObjectId;
  readonly player: PlayerId;
}

export const landPlayed: QuietEventWord<LandPlayed, 'land.played'> = {
  apply(game, { player }) {
    write(game).player(player).landsPlayed += 1;
  },
  rule: null,
  changes: ['thisTurn'],
  asksForCheck: false,
  keep: (game, { player }) => countFact(game, 'landsPlayed', player, 1),
  about: 'cards',
  sentence: ({ object, player }, { name, who }) => `${who(player)} plays ${name(object)}.`,
  hides: 'nothing',
  emits: 'land.played',
};
