import { type Meaning, type Phrase, phrase } from '../../../wording/syntax.ts';
import type { KeywordModule } from '../../state/table.ts';

const cycled = (words: string, cost: string, what: { readonly [field: string]: Meaning }): Phrase =>
  phrase(`${words} ${cost}`, {
    kind: 'keyword',
    keyword: 'typecycling',
    cost: cost === '<cost:mana>' ? [{ pay: 'mana', cost: '<cost>' }] : '<cost>',
    object: what,
  });

const costs = ['<cost:mana>', '— <cost> .'] as const;

/**
 * [Type]cycling with a cost: an activated ability that functions in the hand, as it discards the card, and searches the
 * library for a card of that type (702.29e). It is a cycling ability, and what is about those is about it (702.29f).
 */
export const typecycling: KeywordModule = {
  keyword: 'typecycling',
  rule: '702.29',
  said: {
    keyword: [
      cycled('<what:subtypeCycling>', costs[0], { subtype: '<what>' }),
      cycled('<what:subtypeCycling>', costs[1], { subtype: '<what>' }),
      ...costs.flatMap((cost) => [
        cycled('landcycling', cost, { type: 'land' }),
        cycled('<kind:supertype> landcycling', cost, { supertype: '<kind>', type: 'land' }),
        cycled('<kind:type> landcycling', cost, { type: ['<kind>', 'land'] }),
      ]),
    ],
  },
  parameters: { needs: ['cost', 'object'] },
  abilities: ({ cost = [], object = {} }) => [
    {
      kind: 'activated',
      keyword: 'cycling',
      cost: [...cost, { pay: 'discard', what: 'self' }],
      effect: [
        {
          do: 'search',
          for: { ...object, zone: 'library' },
          count: { min: 1, max: 1 },
          reveal: true,
          to: { zone: 'hand' },
        },
      ],
    },
  ],
};
