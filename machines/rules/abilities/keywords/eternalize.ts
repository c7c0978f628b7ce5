import type { KeywordModule } from '../../state/table.ts';

/**
 * Eternalize with a cost: an activated ability that functions in the graveyard and makes a token that is a copy of the
 * card, black, 4/4, without mana cost, and a Zombie besides (702.129a).
 */
export const eternalize: KeywordModule = {
  keyword: 'eternalize',
  rule: '702.129',
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'eternalize',
      cost: [...cost, { exile: 'self', from: 'graveyard' }],
      effect: [
        {
          do: 'createCopy',
          of: 'self',
          except: [
            { setColors: ['B'] },
            { set: 'powerToughness', setPower: 4, setToughness: 4 },
            { noManaCost: true },
            { addSubtypes: ['Zombie'] },
          ],
        },
      ],
      limits: { timing: 'sorcery' },
    },
  ],
};
