import type { KeywordModule } from '../../state/table.ts';
import { says } from './said.ts';

/** Exhaust before an activated ability: it may be activated only once (702.177a). */
export const exhaust: KeywordModule = {
  keyword: 'exhaust',
  rule: '702.177',
  said: { keyword: [says('exhaust', '— <cost> : <effect>', { cost: '<cost>', effect: '<effect>' })] },
  parameters: { needs: ['cost', 'effect'], may: ['targets'] },
  abilities: ({ cost = [], effect = [], targets }) => [
    {
      kind: 'activated',
      cost,
      ...(targets && { targets }),
      effect,
      keyword: 'exhaust',
      limits: { once: true },
    },
  ],
};
