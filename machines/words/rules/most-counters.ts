import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/** It can't have more than so many counters of a kind on it (122.4). */
export interface MostCounters {
  readonly rule: 'mostCounters';
  readonly kind: string;
  readonly number: number;
}

export const mostCounters: RuleWord<MostCounters> = {
  shape: { kind: 'text', number: 'whole number' },
  said: {
    restriction: [
      phrase("can't have more than <n:numeral> <kind:counterKind> counters on it", [
        { rule: 'mostCounters', kind: '<kind>', number: '<n>' },
      ]),
    ],
  },
  isFor: 'objects',
  mostCounters: (change) => change,
};
