/** Two creatures become paired with each other, and one of them unpaired (702.95). */
import type { ObjectId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

export interface Pair {
  readonly type: 'pair';
  readonly object: ObjectId;
  readonly other: ObjectId;
}

export const pair: QuietEventWord<Pair, 'permanent.paired'> = {
  apply(game, { object, other }) {
    write(game).object(object).pairedWith = other;
    write(game).object(other).pairedWith = object;
  },
  rule: null,
  changes: [],
  asksForCheck: true,
  about: 'other',
  sentence: ({ object, other }, { name, subject }) => `${subject(object)} is paired with ${name(other)}.`,
  hides: 'nothing',
  emits: 'permanent.paired',
};

export interface Unpair {
  readonly type: 'unpair';
  readonly object: ObjectId;
}

export const unpair: QuietEventWord<Unpair, 'permanent.unpaired'> = {
  apply(game, { object }) {
    delete write(game).object(object).pairedWith;
  },
  rule: '702.95e',
  changes: [],
  asksForCheck: true,
  about: 'other',
  sentence: ({ object }, { subject }) => `${subject(object)} is paired no longer.`,
  hides: 'nothing',
  emits: 'permanent.unpaired',
};
