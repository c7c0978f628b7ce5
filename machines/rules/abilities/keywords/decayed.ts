import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Decayed: the creature can't block, and is sacrificed at the end of a combat in which it attacked (702.147a). */
export const decayed: KeywordModule = {
  keyword: 'decayed',
  rule: '702.147',
  said: { keyword: byName('decayed') },
  abilities: () => [
    { kind: 'static', keyword: 'decayed', rules: [{ rule: 'cant', what: 'block' }] },
    {
      kind: 'triggered',
      keyword: 'decayed',
      when: [{ on: 'attacks', object: 'self' }],
      effect: [
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'endOfCombat' }],
          about: 'self',
          effect: [{ do: 'sacrifice', who: 'you', what: 'it' }],
        },
      ],
    },
  ],
};
