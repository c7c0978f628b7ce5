import { saidWord } from '../../rules/characteristics/changes.ts';
import { changeWords } from '../../rules/characteristics/text-changes.ts';
import type { Word } from '../../rules/state/vocabulary/modification.ts';
import { type Phrase, phrase } from '../../wording/syntax.ts';
import type { ModificationWord } from './word.ts';

/** Each instance of a color word (by its letter), basic land type or creature type is replaced (612.1). */
export interface ChangeWord {
  readonly change: 'changeWord';
  readonly from: Word;
  readonly to: Word;
}

/** "Change the text of target spell by replacing all instances of one color word with another." */
const replacing = (word: string, what: string, link: string, duration: string, until: string): Phrase =>
  phrase(
    `[change] the text of <what:object> by replacing all instances of one ${word} with another${duration}`,
    [
      { do: 'chooseValue', what, link, anew: true },
      { do: 'chooseValue', what, link: `${link}-2`, anew: true },
      {
        do: 'modify',
        what: '<what>',
        changes: [{ change: 'changeWord', from: { chosen: link }, to: { chosen: `${link}-2` } }],
        until,
      },
    ],
  );

export const changeWord: ModificationWord<ChangeWord> = {
  shape: { from: 'word', to: 'word' },
  said: {
    deed: (
      [
        ['color word', 'color', 'color'],
        ['basic land type', 'basicLandType', 'type'],
        ['creature type', 'creatureType', 'type'],
      ] as const
    ).flatMap(([word, what, link]) => [
      replacing(word, what, link, ' <until>', '<until>'),
      replacing(word, what, link, '', 'forever'),
    ]) as [Phrase, ...Phrase[]],
  },
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
