import type { KeywordModule } from '../../state/table.ts';

/** Affinity for what a filter says, of those that its caster controls (702.41a); each of several applies (702.41b). */
export const affinity: KeywordModule = {
  keyword: 'affinity',
  rule: '702.41',
  parameters: { needs: ['object'], may: ['quality'] },
  words: { before: 'for' },
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
