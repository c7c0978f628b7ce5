import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/**
 * Mobilize N: as the creature attacks, so many Warriors are created tapped and attacking, and are sacrificed at the
 * beginning of the next end step (702.181a).
 */
export const mobilize: KeywordModule = {
  keyword: 'mobilize',
  rule: '702.181',
  said: { keyword: withNumber('mobilize') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'triggered',
      keyword: 'mobilize',
      when: [{ on: 'attacks', object: 'self' }],
      effect: [
        {
          do: 'create',
          token: { colors: ['R'], types: ['creature'], subtypes: ['Warrior'], power: 1, toughness: 1 },
          count: n,
          tapped: true,
          attacking: true,
          as: 'warriors',
        },
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          about: { named: 'warriors' },
          effect: [{ do: 'sacrifice', who: 'you', what: { named: 'about' } }],
        },
      ],
    },
  ],
};
