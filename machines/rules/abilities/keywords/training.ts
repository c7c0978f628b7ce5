import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Training: a +1/+1 counter as the creature attacks along with one that has greater power (702.149a). Each instance
 * triggers separately (702.149b).
 */
export const training: KeywordModule = {
  keyword: 'training',
  rule: '702.149',
  said: { keyword: byName('training') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'training',
      when: [{ on: 'attacks', object: 'self' }],
      while: {
        holds: 'exists',
        what: {
          type: 'creature',
          attacking: true,
          other: true,
          power: { atLeast: { number: 'plus', of: [{ number: 'value', value: 'power', of: 'self' }, 1] } },
        },
      },
      effect: [{ do: 'putCounters', kind: '+1/+1', count: 1, on: 'self' }],
    },
  ],
};
