import { objects } from '../../rules/characteristics/index.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How often an object has mutated: how often a mutating creature spell has merged with it (702.140c). */
export interface TimesMutated {
  readonly number: 'timesMutated';
  readonly of: Objects;
}

export const timesMutated: QuantityWord<TimesMutated> = {
  shape: { of: 'objects' },
  said: {
    oneCount: [phrase('time|times <of:selfWord> has mutated', { number: 'timesMutated', of: '<of>' })],
  },
  number: (game, scope, { of }) =>
    sum(objects(game, scope, of).map((id) => game.objects[id]?.merged?.times ?? 0)),
  changedBy: [],
  asksTheGame: false,
  reads: ['values'],
};
