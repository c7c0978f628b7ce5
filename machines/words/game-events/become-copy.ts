import type { Copied } from '../../rules/state/copied.ts';
import { copyOf } from '../../rules/state/copy.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord } from './word.ts';

/** It becomes a copy (707.4): for good with `copied`, else by a continuous effect. */
export interface BecomeCopy {
  readonly type: 'becomeCopy';
  readonly object: ObjectId;
  readonly of: ObjectId;
  readonly copied?: Copied;
}

export const becomeCopy: GameEventWord<BecomeCopy, 'permanent.becameCopy'> = {
  apply(game, { copied, object }) {
    if (copied === undefined) return;
    write(game).object(object).copied = { ...copyOf(copied), timestamp: write(game).nextTimestamp() };
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ object, of }, { name, subject }) => `${subject(object)} becomes a copy of ${name(of)}.`,
  hides: 'nothing',
  emits: 'permanent.becameCopy',
};
