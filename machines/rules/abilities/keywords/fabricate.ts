import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/**
 * Fabricate N: as the permanent enters, +1/+1 counters may be put on it; whoever doesn't creates as many Servos (702.123a).
 * Each instance triggers separately (702.123b).
 */
export const fabricate: KeywordModule = {
  keyword: 'fabricate',
  rule: '702.123',
  said: { keyword: withNumber('fabricate') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'triggered',
      keyword: 'fabricate',
      when: [{ on: 'enters', object: 'self' }],
      effect: [
        {
          do: 'may',
          then: [{ do: 'putCounters', kind: '+1/+1', count: n, on: 'self' }],
          else: [
            {
              do: 'create',
              token: {
                colors: [],
                types: ['artifact', 'creature'],
                subtypes: ['Servo'],
                power: 1,
                toughness: 1,
              },
              count: n,
            },
          ],
        },
      ],
    },
  ],
};
