/** What is turned: face up (708), or over (701.27). */
import type { ReplacedWord } from './word.ts';

/** It would be turned face up: what is done as it is (614.1e, 708.11). */
export interface WouldTurnFaceUp {
  readonly would: 'turnFaceUp';
}

export const turnFaceUp: ReplacedWord<WouldTurnFaceUp, ['object']> = {
  shape: {},
  said: {},
  events: ['turnFaceUp'],
  gives: ['object'],
  watches: ({ one }, _wanted, event) => event.type === 'turnFaceUp' && event.object === one.source,
  changes: ['counters'],
  isTurning: true,
};

/** It would transform into the face that says this, or convert: what is done as it does (712.20). */
export interface WouldTransform {
  readonly would: 'transform';
}

export const transform: ReplacedWord<WouldTransform, ['object']> = {
  shape: {},
  said: {},
  events: ['turnFace'],
  gives: ['object'],
  watches: ({ one }, _wanted, event) => event.type === 'turnFace' && event.object === one.source,
  changes: ['counters'],
  isTurning: true,
};
