import type { KeywordModule } from '../../state/table.ts';
import { withCost } from './said.ts';

/**
 * Entwine with a cost: an optional additional cost for which all modes are chosen (702.42a), which are followed in
 * printed order like any modes (702.42b).
 */
export const entwine: KeywordModule = {
  keyword: 'entwine',
  rule: '702.42',
  said: { keyword: withCost('entwine') },
  parameters: { needs: ['cost'] },
  words: { paid: 'entwined' },
  abilities: ({ cost = [] }) => [
    {
      kind: 'static',
      keyword: 'entwine',
      additionalCost: { cost, optional: 'entwine', allModes: true },
    },
  ],
};
