/** A player exerts a permanent (701.43a); what they exerted before the untap step that has come is no longer (701.43b). */
import { objectAt } from '../../rules/characteristics/index.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

export interface Exert {
  readonly type: 'exert';
  readonly object: ObjectId;
  readonly player: PlayerId;
}

export const exert: QuietEventWord<Exert, 'permanent.exerted'> = {
  apply(game, { object: id, player }) {
    const object = write(game).object(id);
    object.exertedBy = [...(object.exertedBy ?? []), player];
  },
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  sentence: ({ object, player }, { name, who }) => `${who(player)} exerts ${name(object)}.`,
  hides: 'nothing',
  emits: 'permanent.exerted',
};

export interface ExertionsEnd {
  readonly type: 'exertionsEnd';
  readonly player: PlayerId;
}

export const exertionsEnd: QuietEventWord<ExertionsEnd, 'permanents.exertedNoLonger'> = {
  /** What the player exerted stayed tapped in their untap step, however often they had exerted it (701.43b). */
  apply(game, { player }) {
    for (const id of game.battlefield) {
      const { exertedBy } = objectAt(game, id);
      if (exertedBy?.includes(player) !== true) continue;
      const others = exertedBy.filter((one) => one !== player);
      const object = write(game).object(id);
      if (others.length === 0) delete object.exertedBy;
      else object.exertedBy = others;
    }
  },
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  sentence: ({ player }, { who }) => `What ${who(player)} exerted stays tapped this once.`,
  hides: 'nothing',
  emits: 'permanents.exertedNoLonger',
};
