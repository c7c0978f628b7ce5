/** Permanents get designations, and lose them (701.37, 701.54, 716). */
import { objectAt } from '../../rules/characteristics/index.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Designation } from '../../rules/state/vocabulary/instruction-parts.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord, QuietEventWord } from './word.ts';

export interface Designate {
  readonly type: 'designate';
  readonly object: ObjectId;
  readonly designation: Designation;
  readonly noLonger: boolean;
}

export const designate: QuietEventWord<Designate, 'permanent.designated'> = {
  apply(game, { designation, noLonger, object }) {
    const others = (objectAt(game, object).designated ?? []).filter((one) => one !== designation);
    write(game).object(object).designated = noLonger ? others : [...others, designation];
  },
  rule: '701.54a',
  changes: [],
  asksForCheck: false,
  about: 'other',
  sentence: ({ designation, noLonger, object }, { subject }) =>
    `${subject(object)} ${noLonger ? 'is no longer' : 'becomes'} ${designation}.`,
  hides: 'nothing',
  emits: 'permanent.designated',
};

/** It becomes monstrous, by a monstrosity of this number (701.37). */
export interface BecomeMonstrous {
  readonly type: 'becomeMonstrous';
  readonly object: ObjectId;
  readonly n: number;
}

export const becomeMonstrous: GameEventWord<BecomeMonstrous, 'permanent.becameMonstrous'> = {
  apply(game, { object }) {
    write(game).object(object).monstrous = true;
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ object }, { subject }) => `${subject(object)} becomes monstrous.`,
  hides: 'nothing',
  emits: 'permanent.becameMonstrous',
};

/** It gets this level (716.2b). */
export interface BecomeLevel {
  readonly type: 'becomeLevel';
  readonly object: ObjectId;
  readonly level: number;
}

export const becomeLevel: GameEventWord<BecomeLevel, 'permanent.leveled'> = {
  apply(game, { level, object }) {
    write(game).object(object).level = level;
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ level, object }, { subject }) => `${subject(object)} becomes level ${level}.`,
  hides: 'nothing',
  emits: 'permanent.leveled',
};
