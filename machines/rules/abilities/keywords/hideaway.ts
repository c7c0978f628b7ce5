import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/**
 * Hideaway N: a triggered ability (702.75a). What it exiles is remembered under the link `hideaway`, which another ability
 * printed on the same object reads (607.2a).
 */
export const hideaway: KeywordModule = {
  keyword: 'hideaway',
  rule: '702.75',
  said: { keyword: withNumber('hideaway') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'triggered',
      keyword: 'hideaway',
      when: [{ on: 'enters', object: 'self' }],
      effect: [
        { do: 'look', at: { top: n, of: 'you' }, as: 'seen' },
        { do: 'choose', from: { among: { named: 'seen' } }, count: { min: 1, max: 1 }, as: 'hidden' },
        {
          do: 'exile',
          what: { named: 'hidden' },
          faceDown: true,
          link: 'hideaway',
          mayBeLookedAt: true,
        },
        {
          do: 'move',
          what: { all: { zone: 'library', among: { named: 'seen' }, notAmong: { named: 'hidden' } } },
          to: { zone: 'library', position: 'bottom', inRandomOrder: true },
        },
      ],
    },
  ],
};
