import type { KeywordModule } from '../../state/table.ts';

/** Job select: as the Equipment enters, a Hero is created and the Equipment attached to it (702.182a). */
export const jobSelect: KeywordModule = {
  keyword: 'job select',
  rule: '702.182',
  words: { ownLine: true },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'job select',
      when: [{ on: 'enters', object: 'self' }],
      effect: [
        {
          do: 'create',
          token: { colors: [], types: ['creature'], subtypes: ['Hero'], power: 1, toughness: 1 },
          as: 'hero',
        },
        { do: 'attach', what: 'self', to: { named: 'hero' } },
      ],
    },
  ],
};
