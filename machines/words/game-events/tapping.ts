/** Permanents become tapped and untapped (701.26), or are kept from untapping. */
import { controllerOf } from '../../rules/characteristics/index.ts';
import { statusCheck } from '../../rules/events/impossible.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

export interface Tap {
  readonly type: 'tap';
  readonly object: ObjectId;
}

export const tap: QuietEventWord<Tap, 'permanent.tapped'> = {
  apply(game, { object }) {
    write(game).object(object).tapped = true;
  },
  rule: '701.19a',
  mayHappen: (game, { object }) => statusCheck(game, object, false),
  changes: [],
  asksForCheck: false,
  doneOnce: ({ object }) => `tap ${object}`,
  isForeseen: true,
  about: 'other',
  isMinor: () => true,
  sentence: ({ object }, { subject }) => `${subject(object)} becomes tapped.`,
  hides: 'nothing',
  emits: 'permanent.tapped',
};

export interface Untap {
  readonly type: 'untap';
  readonly object: ObjectId;
}

export const untap: QuietEventWord<Untap, 'permanent.untapped'> = {
  apply(game, { object }) {
    write(game).object(object).tapped = false;
  },
  rule: null,
  // What "doesn't untap during its controller's untap step" is not among what untaps then (502.3).
  mayHappen: (game, { object }) => statusCheck(game, object, true),
  changes: [],
  asksForCheck: false,
  chooser: (game, { object }) => controllerOf(game, object),
  counterEffects: [['122.1d', 'stun', 'stun']],
  savedByCounters: (_game, { object }) => object,
  doneOnce: ({ object }) => `untap ${object}`,
  isForeseen: true,
  about: 'other',
  isMinor: () => true,
  comesWithTheTurn: true,
  sentence: ({ object }, { subject }) => `${subject(object)} untaps.`,
  hides: 'nothing',
  emits: 'permanent.untapped',
};

/** It won't untap during its controller's next untap step; no longer `frozen`: that untap step has been. */
export interface Freeze {
  readonly type: 'freeze';
  readonly object: ObjectId;
  readonly frozen: boolean;
}

export const freeze: QuietEventWord<Freeze, 'permanent.frozen'> = {
  apply(game, { frozen, object }) {
    write(game).object(object).frozen = frozen;
  },
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  sentence: ({ frozen, object }, { name }) =>
    frozen
      ? `${name(object)} won’t untap during its controller’s next untap step.`
      : `${name(object)} stayed tapped.`,
  hides: 'nothing',
  emits: 'permanent.frozen',
};
