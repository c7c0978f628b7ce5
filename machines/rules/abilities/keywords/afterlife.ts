import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/** Afterlife N: as the permanent is put into a graveyard from the battlefield, so many Spirits are created (702.135a). Each instance triggers separately (702.135b). */
export const afterlife: KeywordModule = {
  keyword: 'afterlife',
  rule: '702.135',
  said: { keyword: withNumber('afterlife') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'triggered',
      keyword: 'afterlife',
      when: [{ on: 'putInto', zone: 'graveyard', object: 'self', from: 'battlefield' }],
      effect: [
        {
          do: 'create',
          token: {
            colors: ['W', 'B'],
            types: ['creature'],
            subtypes: ['Spirit'],
            power: 1,
            toughness: 1,
            abilities: [{ kind: 'keyword', keyword: 'flying' }],
          },
          count: n,
        },
      ],
    },
  ],
};
