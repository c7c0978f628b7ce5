import { leaf, phrase } from '../../../wording/syntax.ts';
import type { KeywordModule } from '../../state/table.ts';
import type { Condition, Modification, Quantity } from '../../state/vocabulary/index.ts';

const atLeast = (count: Quantity): Condition => ({
  holds: 'is',
  what: 'self',
  like: { counters: { kind: 'level', atLeast: count } },
});

const inWords = {
  kind: 'keyword',
  keyword: 'level symbol',
  level: { '...range': '<range>', '...size': '<size>' },
};

/**
 * A level symbol, with the power and toughness and the abilities in its part of the text box: a static ability of a
 * leveler card that works as long as the creature has so many level counters (711.2).
 */
export const levelSymbol: KeywordModule = {
  keyword: 'level symbol',
  rule: '711.2',
  said: {
    permanentLine: [
      phrase('LEVEL <range:levelRange> \n <size>', [inWords]),
      phrase('LEVEL <range:levelRange> \n <size> <abilities:sectionLines>', [
        { ...inWords, abilities: '<abilities>' },
      ]),
    ],
    levelRange: [leaf('levelRange', 'numbers of counters')],
  },
  parameters: { needs: ['level'], may: ['abilities'] },
  abilities: ({ level: levels, abilities = [] }) => {
    if (levels === undefined) return [];
    const { from, power, to, toughness } = levels;
    const given: readonly Modification[] =
      abilities.length > 0 ? [{ change: 'addAbilities', abilities }] : [];
    return [
      {
        kind: 'static',
        keyword: 'level symbol',
        if:
          to === undefined
            ? atLeast(from)
            : { holds: 'both', of: [atLeast(from), { holds: 'not', of: atLeast(to + 1) }] },
        changes: [{ change: 'setPowerToughness', power, toughness }, ...given],
      },
    ];
  },
};
