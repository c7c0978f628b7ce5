import { type KeywordModule, rulesTable } from '../../state/table.ts';

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** A chapter symbol: a triggered ability for when a Saga's lore counters reach its number (714.2). */
export const chapter: KeywordModule = {
  keyword: 'chapter',
  rule: '714.2',
  parameters: { needs: ['n', 'effect'], may: ['targets'] },
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
  text: ({ n, effect = [], targets }) => {
    const numeral = typeof n === 'number' ? (numerals[n - 1] ?? String(n)) : '';
    const words = rulesTable().abilityText({ kind: 'spell', effect, ...(targets && { targets }) }, null);
    return `${numeral} — ${words}`;
  },
};
