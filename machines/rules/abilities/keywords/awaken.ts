import type { KeywordModule } from '../../state/table.ts';
import { withNumberAndCost } from './said.ts';

/**
 * Awaken N with a cost: an alternative cost, and a spell ability about a target that is chosen only if that was paid
 * (702.113a-b).
 */
export const awaken: KeywordModule = {
  keyword: 'awaken',
  rule: '702.113',
  said: { keyword: withNumberAndCost('awaken') },
  parameters: { needs: ['n', 'cost'] },
  abilities: ({ n = 0, cost = [] }) => [
    { kind: 'static', keyword: 'awaken', alternativeCost: { name: 'awaken', cost } },
    {
      kind: 'spell',
      targets: [{ objects: { type: 'land', controller: 'you' }, ifPaid: 'awaken' }],
      effect: [
        {
          do: 'if',
          condition: { holds: 'paid', cost: 'awaken' },
          then: [
            { do: 'putCounters', kind: '+1/+1', count: n, on: { target: 0 } },
            {
              do: 'modify',
              what: { target: 0 },
              changes: [
                { change: 'addTypes', types: ['creature'] },
                { change: 'addSubtypes', subtypes: ['Elemental'] },
                { change: 'setPowerToughness', power: 0, toughness: 0 },
                { change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] },
              ],
              until: 'forever',
            },
          ],
        },
      ],
    },
  ],
};
