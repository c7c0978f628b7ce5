/** An object becomes attached to something, or unattached (701.3). */
import { stillThere } from '../../rules/events/impossible.ts';
import { copyOf } from '../../rules/state/copy.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { AttachedTo } from '../../rules/state/object.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord } from './word.ts';

export interface Attach {
  readonly type: 'attach';
  readonly object: ObjectId;
  readonly to: AttachedTo;
}

export const attach: GameEventWord<Attach, 'permanent.attached'> = {
  apply(game, { object: id, to }) {
    const object = write(game).object(id);
    object.attachedTo = copyOf(to);
    object.timestamp = write(game).nextTimestamp();
  },
  rule: null,
  mayHappen: (game, { object }) => stillThere(game, object),
  changes: 'anything',
  asksForCheck: true,
  stamps: ({ object }) => object,
  about: 'other',
  sentence: ({ object, to }, { subject, target }) => `${subject(object)} becomes attached to ${target(to)}.`,
  hides: 'nothing',
  emits: 'permanent.attached',
};

export interface Unattach {
  readonly type: 'unattach';
  readonly object: ObjectId;
  readonly from: AttachedTo;
}

export const unattach: GameEventWord<Unattach, 'permanent.unattached'> = {
  apply(game, { object }) {
    write(game).object(object).attachedTo = null;
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ from, object }, { subject, target }) =>
    `${subject(object)} becomes unattached from ${target(from)}.`,
  hides: 'nothing',
  emits: 'permanent.unattached',
};
