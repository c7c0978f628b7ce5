import type { KeywordModule } from '../../state/table.ts';
import { says } from './said.ts';

/** Affinity for what a filter says, of those that its caster controls (702.41a); each of several applies (702.41b). */
export const affinity: KeywordModule = {
  keyword: 'affinity',
  rule: '702.41',
  said: {
    keyword: [
      says('affinity', 'for <object:many>', {
        object: { '...object': '<object>', controller: 'you' },
        quality: '<objectWords>',
      }),
    ],
  },
  parameters: { needs: ['object'], may: ['quality'] },
  abilities: ({ object = {} }) => [
    {
      kind: 'static',
      keyword: 'affinity',
      costs: [
        {
          of: 'spells',
          like: { among: 'self' },
          less: { number: 'count', of: { ...object, controller: 'you' } },
        },
      ],
    },
  ],
};
