import type { KeywordModule } from '../../state/table.ts';
import { withNumber } from './said.ts';

/**
 * Soulshift N: as the permanent goes to the graveyard, a Spirit card of its controller's that costs N or less may come
 * back to hand (702.46a). Each instance triggers separately (702.46b).
 */
export const soulshift: KeywordModule = {
  keyword: 'soulshift',
  rule: '702.46',
  said: { keyword: withNumber('soulshift') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) => [
    {
      kind: 'triggered',
      keyword: 'soulshift',
      when: [{ on: 'putInto', zone: 'graveyard', object: 'self', from: 'battlefield' }],
      targets: [
        { objects: { subtype: 'Spirit', zone: 'graveyard', owner: 'you', manaValue: { atMost: n } } },
      ],
      effect: [{ do: 'may', then: [{ do: 'move', what: { target: 0 }, to: { zone: 'hand' } }] }],
    },
  ],
};
