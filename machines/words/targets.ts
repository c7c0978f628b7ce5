/** Targets of more than one: each of several, cards of one graveyard, those that an opponent chooses (115). */
import { phrase } from '../wording/syntax.ts';
import type { Wording } from './wording.ts';

export const targets: Wording = {
  objects: [
    phrase('each of <target>', '<target>'),
    phrase("<target> of an opponent's choice", { '...target': '<target>', chosenBy: 'opponent' }),
  ],
  target: [
    phrase('one , two , or three target <objects:anything>', {
      said: 'target',
      objects: '<objects>',
      count: { min: 1, max: 3 },
    }),
    phrase('up to one target <objects:card> from a single graveyard', {
      said: 'target',
      objects: { '...objects': '<objects>', zone: 'graveyard' },
      ofOnePlayer: true,
      count: { min: 0, max: 1 },
    }),
    phrase('up to <n:several> target <objects:card> from a single graveyard', {
      said: 'target',
      objects: { '...objects': '<objects>', zone: 'graveyard' },
      ofOnePlayer: true,
      count: { min: 0, max: '<n>' },
    }),
    phrase('<n:several> target <objects:card> from a single graveyard', {
      said: 'target',
      objects: { '...objects': '<objects>', zone: 'graveyard' },
      ofOnePlayer: true,
      count: { min: '<n>', max: '<n>' },
    }),
  ],
};
