import type { KeywordModule } from '../../state/table.ts';

/**
 * Embalm with a cost: an activated ability that functions in the graveyard and makes a token that is a copy of the card,
 * white, without mana cost, and a Zombie besides (702.128a).
 */
export const embalm: KeywordModule = {
  keyword: 'embalm',
  rule: '702.128',
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'embalm',
      cost: [...cost, { exile: 'self', from: 'graveyard' }],
      effect: [
        {
          do: 'createCopy',
          of: 'self',
          except: [{ setColors: ['W'] }, { noManaCost: true }, { addSubtypes: ['Zombie'] }],
        },
      ],
      limits: { timing: 'sorcery' },
    },
  ],
};
