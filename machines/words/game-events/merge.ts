import { mergedWith, type OnWhichSide, objectAt } from '../../rules/characteristics/index.ts';
import { mergeInto } from '../../rules/events/changing-zones.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { GameEventWord } from './word.ts';

/** A mutating creature spell merges with a permanent (702.140c, 730.2): `into` mutates. */
export interface Merge {
  readonly type: 'merge';
  readonly object: ObjectId;
  readonly into: ObjectId;
  readonly on: OnWhichSide;
}

export const merge: GameEventWord<Merge, 'permanent.mutated'> = {
  apply(game, { into, object, on }, leaving) {
    mergeInto(game, object, into, leaving, (timestamp) =>
      mergedWith(game, objectAt(game, into), objectAt(game, object), on, timestamp),
    );
  },
  leaves: ({ object }) => object,
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ into, object, on }, { name, subject }) =>
    `${subject(object)} merges with ${name(into)}, on ${on === 'top' ? 'top' : 'the bottom'}.`,
  hides: 'nothing',
  emits: 'permanent.mutated',
};
