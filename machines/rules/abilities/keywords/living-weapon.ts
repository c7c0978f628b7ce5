import type { KeywordModule } from '../../state/table.ts';

/** Living weapon: as the Equipment enters, a Germ is created and the Equipment attached to it (702.92a). */
export const livingWeapon: KeywordModule = {
  keyword: 'living weapon',
  rule: '702.92',
  words: { ownLine: true },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'living weapon',
      when: [{ on: 'enters', object: 'self' }],
      effect: [
        {
          do: 'create',
          token: {
            colors: ['B'],
            types: ['creature'],
            subtypes: ['Phyrexian', 'Germ'],
            power: 0,
            toughness: 0,
          },
          as: 'germ',
        },
        { do: 'attach', what: 'self', to: { named: 'germ' } },
      ],
    },
  ],
};
