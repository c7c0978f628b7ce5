import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Mentor: as the creature attacks, a +1/+1 counter for an attacking creature with less power (702.134a), asked as the
 * target is chosen and again as the ability resolves. Each instance triggers separately (702.134b).
 */
export const mentor: KeywordModule = {
  keyword: 'mentor',
  rule: '702.134',
  said: { keyword: byName('mentor') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'mentor',
      when: [{ on: 'attacks', object: 'self' }],
      targets: [
        {
          objects: {
            type: 'creature',
            attacking: true,
            power: { atMost: { number: 'minus', of: [{ number: 'value', value: 'power', of: 'self' }, 1] } },
          },
        },
      ],
      effect: [{ do: 'putCounters', kind: '+1/+1', count: 1, on: { target: 0 } }],
    },
  ],
};
