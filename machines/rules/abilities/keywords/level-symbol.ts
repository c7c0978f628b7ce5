import type { KeywordModule } from '../../state/table.ts';
import type { Condition, KeywordAbility, Modification, Quantity } from '../../state/vocabulary/index.ts';

const atLeast = (count: Quantity): Condition => ({
  holds: 'is',
  what: 'self',
  like: { counters: { kind: 'level', atLeast: count } },
});

/** "LEVEL 1-4", "LEVEL 5+". */
const symbol = ({ from, to }: NonNullable<KeywordAbility['level']>): string =>
  `LEVEL ${from}${to === undefined ? '+' : `-${to}`}`;

/**
 * A level symbol, with the power and toughness and the abilities in its part of the text box: a static ability of a
 * leveler card that works as long as the creature has so many level counters (711.2).
 */
export const levelSymbol: KeywordModule = {
  keyword: 'level symbol',
  rule: '711.2',
  parameters: { needs: ['level'], may: ['abilities'] },
  words: { ownLine: true },
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
  text: ({ level: levels, abilities = [] }, said) => {
    if (levels === undefined) return '';
    const texts = abilities.map(said.ability);
    const keywords = texts
      .filter((_, at) => abilities[at]?.kind === 'keyword')
      .map((text, at) => (at === 0 ? text : text.toLowerCase()));
    const others = texts.filter((_, at) => abilities[at]?.kind !== 'keyword');
    return [
      symbol(levels),
      `${levels.power}/${levels.toughness}`,
      ...(keywords.length > 0 ? [keywords.join(', ')] : []),
      ...others,
    ].join('\n');
  },
};
