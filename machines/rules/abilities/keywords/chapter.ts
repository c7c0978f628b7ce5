import type { KeywordModule } from '../../state/table.ts';
import type { Quantity } from '../../state/vocabulary/index.ts';

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

const numeral = (n: Quantity | undefined): string =>
  typeof n === 'number' ? (numerals[n - 1] ?? String(n)) : '';

/** A chapter symbol: a triggered ability for when a Saga's lore counters reach its number (714.2). */
export const chapter: KeywordModule = {
  keyword: 'chapter',
  rule: '714.2',
  parameters: { needs: ['n', 'effect'], may: ['targets'], saidNumber: true },
  words: { ownLine: true },
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
  text: ({ n, effect = [], targets }, said) =>
    `${numeral(n)} — ${said.ability({ kind: 'spell', effect, ...(targets && { targets }) })}`,
  withNumber: (text, n) => text.replace(' — ', `, ${numeral(n)} — `),
};
