import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Dethrone: a triggered ability (702.105a); each instance triggers separately (702.105b). */
export const dethrone: KeywordModule = {
  keyword: 'dethrone',
  rule: '702.105',
  said: { keyword: byName('dethrone') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'dethrone',
      when: [{ on: 'attacks', object: 'self', player: { playersWith: { of: 'everyone', mostLife: true } } }],
      effect: [{ do: 'putCounters', kind: '+1/+1', count: 1, on: 'self' }],
    },
  ],
};
