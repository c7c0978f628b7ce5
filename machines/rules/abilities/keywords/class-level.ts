import { phrase } from '../../../wording/syntax.ts';
import type { KeywordModule } from '../../state/table.ts';
import type { Quantity } from '../../state/vocabulary/index.ts';

const itsLevel: Quantity = { number: 'value', value: 'level', of: 'self' };

/**
 * A class level bar with a cost, a level and the abilities in its section (716.2): an activated ability by which the
 * Class gains that level after the one before it, and a static ability by which it has those abilities from then on
 * (716.2a).
 */
export const classLevel: KeywordModule = {
  keyword: 'class level',
  rule: '716.2',
  said: {
    permanentLine: [
      phrase('<cost> : level <n:digits> <abilities:sectionLines>', [
        { kind: 'keyword', keyword: 'class level', cost: '<cost>', n: '<n>', abilities: '<abilities>' },
      ]),
    ],
  },
  parameters: { needs: ['n', 'cost', 'abilities'], saidNumber: true },
  abilities: ({ abilities = [], cost = [], n }) =>
    typeof n === 'number'
      ? [
          {
            kind: 'activated',
            keyword: 'class level',
            cost,
            effect: [{ do: 'becomeLevel', what: 'self', level: n }],
            limits: {
              timing: 'sorcery',
              onlyIf: { holds: 'compare', what: itsLevel, to: { exactly: n - 1 } },
            },
          },
          {
            kind: 'static',
            keyword: 'class level',
            if: { holds: 'compare', what: itsLevel, to: { atLeast: n } },
            changes: [{ change: 'addAbilities', abilities }],
          },
        ]
      : [],
};
