import type { KeywordModule } from '../../state/table.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { mana, says } from './said.ts';

/** The link between the cards that are exiled to craft and what the permanent that is crafted says of them (702.167c). */
const link = 'craft';

/** Permanents that the payer controls, and cards in their graveyard (702.167b): of a card its owner is asked (108.4a). */
const among: Filter = { zone: ['battlefield', 'graveyard'], controller: 'you' };

/**
 * Craft with materials and a cost: an activated ability that exiles this permanent and the materials, and returns this
 * card transformed (702.167a). The exiled cards "used to craft" what returns are `{ linked: 'craft' }` (702.167c).
 */
export const craft: KeywordModule = {
  keyword: 'craft',
  rule: '702.167',
  said: {
    keyword: [
      says('craft', 'with <object:one> <cost:mana>', { object: '<object>', cost: mana }),
      says('craft', 'with <n:numeral> <object:many> <cost:mana>', {
        n: '<n>',
        object: '<object>',
        cost: mana,
      }),
      says('craft', 'with <n:numeral> or more <object:many> <cost:mana>', {
        n: '<n>',
        orMore: true,
        object: '<object>',
        cost: mana,
      }),
    ],
  },
  parameters: { needs: ['cost', 'object'], may: ['n', 'orMore'] },
  abilities: ({ cost = [], n = 1, object = {}, orMore }) => [
    {
      kind: 'activated',
      keyword: 'craft',
      cost: [
        ...cost,
        { pay: 'exile', what: 'self', as: 'crafted' },
        { pay: 'exile', what: { ...object, ...among }, count: n, ...(orMore === true && { orMore }), link },
      ],
      limits: { timing: 'sorcery' },
      effect: [
        {
          do: 'move',
          what: 'self',
          to: {
            zone: 'battlefield',
            transformed: true,
            remembers: { under: link, objects: { linked: link } },
          },
        },
      ],
    },
  ],
};
