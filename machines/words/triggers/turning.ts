/** What is turned: over (701.27), or face up (708). */
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import { toIt } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface Transforms {
  readonly on: 'transforms';
  readonly object: 'self' | Filter;
}

export const transforms: TriggerWord<Transforms, ['object']> = {
  shape: { object: 'self or filter' },
  said: {
    event: [
      phrase('[transform]', [{ on: 'transforms', '...object': '<object>' }]),
      phrase('[transform] into <self:wholeName>', [{ on: 'transforms', '...object': '<object>' }]),
    ],
  },
  events: ['turnFace'],
  gives: ['object'],
  looksBack: false,
  matches: (looking, { object }, event) => (event.type === 'turnFace' ? toIt(looking, object, event) : null),
};

export interface TurnedFaceUp {
  readonly on: 'turnedFaceUp';
  readonly object: 'self' | Filter;
}

export const turnedFaceUp: TriggerWord<TurnedFaceUp, ['object']> = {
  shape: { object: 'self or filter' },
  said: {
    event: [phrase('is|are turned face up', [{ on: 'turnedFaceUp', '...object': '<object>' }])],
  },
  events: ['turnFaceUp'],
  gives: ['object'],
  looksBack: false,
  matches: (looking, { object }, event) =>
    event.type === 'turnFaceUp' ? toIt(looking, object, event) : null,
};
