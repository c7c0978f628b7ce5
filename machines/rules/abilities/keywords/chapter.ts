import { phrase, separated } from '../../../wording/syntax.ts';
import type { KeywordModule } from '../../state/table.ts';

/** A chapter symbol: a triggered ability for when a Saga's lore counters reach its number (714.2). */
export const chapter: KeywordModule = {
  keyword: 'chapter',
  rule: '714.2',
  said: {
    keyword: [
      phrase('<numbers:chapterNumbers> — <effect>', {
        kind: 'keyword',
        keyword: 'chapter',
        said: 'chapters',
        numbers: '<numbers>',
        effect: '<effect>',
      }),
    ],
    chapterNumbers: [separated('chapterNumber', [[', ', ', ', ', ']])],
    chapterNumber: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'].map((numeral, at) =>
      phrase(numeral, at + 1),
    ),
  },
  parameters: { needs: ['n', 'effect'], may: ['targets'], saidNumber: true },
  abilities: ({ n, effect = [], targets }) =>
    typeof n === 'number'
      ? [
          {
            kind: 'triggered',
            keyword: 'chapter',
            when: [{ on: 'countersPut', kind: 'lore', object: 'self', oneOrMore: true, reaches: n }],
            ...(targets && { targets }),
            effect,
          },
        ]
      : [],
};
