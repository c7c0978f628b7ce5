import type { KeywordModule } from '../../state/table.ts';
import { says } from './said.ts';

/**
 * Partner with a name: two legendary cards, each of which has it with the other's name, may be designated as commanders
 * rather than one; and as it enters, target player may search their library for a card of that name (702.124j).
 */
export const partnerWith: KeywordModule = {
  keyword: 'partner with',
  rule: '702.124',
  said: {
    keyword: [says('partner with', '<name:nameWords>', { object: { name: '<name>' }, quality: '<name>' })],
  },
  parameters: { needs: ['object', 'quality'] },
  isCommanderWithAnother: 'named',
  abilities: ({ object = {} }) => [
    {
      kind: 'triggered',
      keyword: 'partner with',
      when: [{ on: 'enters', object: 'self' }],
      targets: [{ players: 'any' }],
      effect: [
        {
          do: 'may',
          who: { target: 0 },
          then: [
            {
              do: 'search',
              who: { target: 0 },
              for: object,
              count: { min: 0, max: 1 },
              reveal: true,
              to: { zone: 'hand' },
            },
          ],
        },
      ],
    },
  ],
};
