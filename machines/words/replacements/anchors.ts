/** Anchor words: one of two is chosen as it enters, and it has the ability that stands after that word (614.12c). */
import { leaf, phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

/** While this word is chosen. */
const whileChosen = (word: string, ability: string) => ({
  kind: 'static',
  if: { holds: 'wordChosen', word, under: 'word' },
  changes: [{ change: 'addAbilities', abilities: [{ said: 'quoted', ability }] }],
});

export const anchorWords: Wording = {
  permanentLine: [
    phrase(
      'as <self:selfWord> enters (the battlefield)? , choose <one:anchorWord> or <other:anchorWord> . \n • <first:anchorWord> — <has:ability> \n • <second:anchorWord> — <had:ability>',
      [
        {
          said: 'anchors',
          words: ['<one>', '<other>'],
          again: ['<first>', '<second>'],
          abilities: [
            {
              kind: 'static',
              replaces: {
                event: { would: 'enter', what: 'self' },
                choose: [{ do: 'chooseValue', what: { oneOf: ['<one>', '<other>'] }, link: 'word' }],
              },
            },
            whileChosen('<one>', '<has>'),
            whileChosen('<other>', '<had>'),
          ],
        },
      ],
    ),
  ],
  anchorWord: [leaf('anchorWord', 'a word to choose')],
};
