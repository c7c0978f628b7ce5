import { phrase } from '../../wording/syntax.ts';
import { forATime } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** It may attack as though it didn't have this keyword (609.4). */
export interface MayAttackAsThoughWithout {
  readonly rule: 'mayAttackAsThoughWithout';
  readonly keyword: string;
}

export const mayAttackAsThoughWithout: RuleWord<MayAttackAsThoughWithout> = {
  shape: { keyword: 'keyword' },
  said: {
    act: [
      forATime("can attack <until:thisTurn> as though it|they didn't have <keyword:keywordWord>", {
        rule: 'mayAttackAsThoughWithout',
        keyword: '<keyword>',
      }),
    ],
    restriction: [
      phrase("can attack as though it|they didn't have <keyword:keywordWord>", [
        { rule: 'mayAttackAsThoughWithout', keyword: '<keyword>' },
      ]),
    ],
  },
  isFor: 'objects',
  attacksAsThoughWithout: ({ keyword }) => keyword,
};
