import type { KeywordModule } from '../../state/table.ts';

/** For Mirrodin!: as the Equipment enters, a Rebel is created and the Equipment attached to it (702.163a). */
export const forMirrodin: KeywordModule = {
  keyword: 'For Mirrodin!',
  rule: '702.163',
  words: { ownLine: true },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'For Mirrodin!',
      when: [{ on: 'enters', object: 'self' }],
      effect: [
        {
          do: 'create',
          token: { colors: ['R'], types: ['creature'], subtypes: ['Rebel'], power: 2, toughness: 2 },
          as: 'rebel',
        },
        { do: 'attach', what: 'self', to: { named: 'rebel' } },
      ],
    },
  ],
};
