import { saidWord } from '../../rules/characteristics/changes.ts';
import { changeWords } from '../../rules/characteristics/text-changes.ts';
import type { Word } from '../../rules/state/vocabulary/modification.ts';
import type { ModificationWord } from './word.ts';

/** Each instance of a color word (by its letter), basic land type or creature type is replaced (612.1). */
export interface ChangeWord {
  readonly change: 'changeWord';
  readonly from: Word;
  readonly to: Word;
}

export const changeWord: ModificationWord<ChangeWord> = {
  shape: { from: 'word', to: 'word' },
  said: null,
  layer: '3',
  apply(now, change, by) {
    const from = saidWord(by, change.from);
    const to = saidWord(by, change.to);
    if (from !== undefined && to !== undefined) changeWords(now, from, to);
  },
  locked: (change, lock) => ({ ...change, from: lock.word(change.from), to: lock.word(change.to) }),
  // An ability whose text changes isn't the one that it was.
  writes: ['subtypes', 'abilities', 'lost'],
  order: 'sets',
  rewords: (change) => change,
};
