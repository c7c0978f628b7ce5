import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/** Web-slinging with a cost: an alternative cost of that and of returning a tapped creature to its owner's hand (702.188a). */
export const webSlinging: KeywordModule = {
  keyword: 'web-slinging',
  rule: '702.188',
  said: { keyword: withCost('web-slinging') },
  parameters: { needs: ['cost'] },
  abilities: ({ cost = [] }) => [
    {
      kind: 'static',
      keyword: 'web-slinging',
      alternativeCost: {
        name: 'web-slinging',
        cost: [...cost, { pay: 'returnToHand', what: { type: 'creature', tapped: true } }],
      },
    },
  ],
};
