/** Permanents are flipped, turned over, and turned face up and down. */
import {
  controllerOf,
  faceUp,
  mergedFacing,
  mergedTurnedOver,
  objectAt,
  turnedOver,
} from '../../rules/characteristics/index.ts';
import { countersTurnedUp } from '../../rules/events/counters-said.ts';
import { stillThere } from '../../rules/events/impossible.ts';
import { copyOf } from '../../rules/state/copy.ts';
import type { ObjectId, TextRef } from '../../rules/state/identity.ts';
import { faceDownText } from '../../rules/state/rule-texts.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord } from './word.ts';

/** It is flipped, and stays so (710.4). */
export interface Flip {
  readonly type: 'flip';
  readonly object: ObjectId;
}

export const flip: GameEventWord<Flip, 'permanent.flipped'> = {
  apply(game, { object }) {
    write(game).object(object).flipped = true;
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ object }, { subject }) => `${subject(object)} is flipped.`,
  hides: 'nothing',
  emits: 'permanent.flipped',
};

/** A double-faced permanent is turned over, and this face is up (701.27, 701.28). */
export interface TurnFace {
  readonly type: 'turnFace';
  readonly object: ObjectId;
  readonly face: 0 | 1;
}

export const turnFace: GameEventWord<TurnFace, 'permanent.turned'> = {
  apply(game, { face, object: id }) {
    const object = write(game).object(id);
    object.face = face;
    Object.assign(object, copyOf(mergedTurnedOver(game, objectAt(game, id)))); // 730.2i
    object.timestamp = write(game).nextTimestamp(); // 613.7g
    object.turnedOver = object.timestamp;
  },
  rule: ({ face }) => (face === 1 ? '702.145c' : '702.145f'),
  changes: 'anything',
  asksForCheck: true,
  chooser: (game, { object }) => controllerOf(game, object),
  turned: (game, { face, object }) => ({ after: turnedOver(game, object, face) }),
  /** It gets its counters as it is turned over (712.20). */
  besides: (game, one, { object }) => countersTurnedUp(game, one, object),
  stamps: ({ object }) => object,
  about: 'other',
  sentence: ({ object }, { subject }) => `${subject(object)} turns over.`,
  hides: 'nothing',
  emits: 'permanent.turned',
};

/** A face-down permanent is turned face up (708.7), with the value chosen for X in the cost (107.3d). */
export interface TurnFaceUp {
  readonly type: 'turnFaceUp';
  readonly object: ObjectId;
  readonly x?: number;
}

export const turnFaceUp: GameEventWord<TurnFaceUp, 'permanent.turnedFaceUp'> = {
  apply(game, { object: id, x }) {
    const object = write(game).object(id);
    object.faceDown = false;
    delete object.faceDownAs;
    delete object.manifested;
    if (x !== undefined) object.turnedUpX = x;
    object.face = 0; // 712.15a
    Object.assign(object, copyOf(mergedFacing(game, objectAt(game, id), false))); // 730.2f
    object.timestamp = write(game).nextTimestamp(); // 613.7f
  },
  rule: null,
  mayHappen: (game, { object }) => stillThere(game, object),
  changes: 'anything',
  asksForCheck: true,
  chooser: (game, { object }) => controllerOf(game, object),
  turned: (game, { object, x }) => ({ after: faceUp(game, object), x }),
  /** It gets its counters as it is turned face up (708.11). */
  besides: (game, one, { object }) => countersTurnedUp(game, one, object),
  about: 'other',
  sentence: ({ object }, { subject }) => `${subject(object)} is turned face up.`,
  hides: 'nothing',
  emits: 'permanent.turnedFaceUp',
};

/** A face-up permanent is turned face down, with these characteristics (708.2a). */
export interface TurnFaceDown {
  readonly type: 'turnFaceDown';
  readonly object: ObjectId;
  readonly as: TextRef;
}

export const turnFaceDown: GameEventWord<TurnFaceDown, 'permanent.turnedFaceDown'> = {
  apply(game, { as, object: id }) {
    const object = write(game).object(id);
    object.faceDown = true;
    Object.assign(object, copyOf(mergedFacing(game, objectAt(game, id), true))); // 730.2f
    delete object.turnedUpX;
    if (as !== faceDownText) object.faceDownAs = as;
    object.timestamp = write(game).nextTimestamp();
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  doneOnce: ({ object }) => `turnFaceDown ${object}`,
  isForeseen: true,
  about: 'other',
  sentence: ({ object }, { subject }) => `${subject(object)} is turned face down.`,
  hides: 'nothing',
  emits: 'permanent.turnedFaceDown',
};
