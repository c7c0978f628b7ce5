import type { KeywordModule } from '../../state/table.ts';
import type { Condition, ObjectValue, Quantity } from '../../state/vocabulary/index.ts';
import { byName } from './said.ts';

const moreThanThis = (value: ObjectValue): Quantity => ({
  number: 'plus',
  of: [{ number: 'value', value, of: 'self' }, 1],
});

/** The creature that entered has more of this than this creature; than a permanent that is no creature it hasn't (702.100c). */
const more = (value: ObjectValue & ('power' | 'toughness')): Condition => ({
  holds: 'is',
  what: { event: 'object' },
  like: { [value]: { atLeast: moreThanThis(value) } },
});

/** Evolve: a triggered ability (702.100a); each instance triggers separately (702.100d). */
export const evolve: KeywordModule = {
  keyword: 'evolve',
  rule: '702.100',
  said: { keyword: byName('evolve') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'evolve',
      when: [{ on: 'enters', object: { type: 'creature', controller: 'you' } }],
      if: {
        holds: 'both',
        of: [
          { holds: 'is', what: 'self', like: { type: 'creature' } },
          { holds: 'either', of: [more('power'), more('toughness')] },
        ],
      },
      effect: [{ do: 'putCounters', kind: '+1/+1', count: 1, on: 'self' }],
    },
  ],
};
