import type { KeywordModule } from '../../state/table.ts';
import { says } from './said.ts';

/** Visit: a triggered ability for when its controller rolls a number that is lit up on this Attraction (702.159a). */
export const visit: KeywordModule = {
  keyword: 'visit',
  rule: '702.159',
  said: { keyword: [says('visit', '— <effect>', { effect: '<effect>' })] },
  parameters: { needs: ['effect'], may: ['targets'] },
  abilities: ({ effect = [], targets }) => [
    {
      kind: 'triggered',
      keyword: 'visit',
      when: [{ on: 'visited', object: 'self' }],
      ...(targets && { targets }),
      effect,
    },
  ],
};
