import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Enlist: an optional cost to attack of tapping another creature, and a triggered ability linked to it (702.154a-b); each
 * instance is paid by itself (702.154d).
 */
export const enlist: KeywordModule = {
  keyword: 'enlist',
  rule: '702.154',
  said: { keyword: byName('enlist') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'enlist',
      rules: [
        {
          rule: 'mayPayToAttack',
          cost: [
            {
              pay: 'tapPermanents',
              what: {
                type: 'creature',
                tapped: false,
                notAmong: { named: 'attackers' },
                any: [{ keyword: 'haste' }, { controlledSinceTurnBegan: true }],
              },
              count: 1,
            },
          ],
          link: 'enlist',
        },
      ],
    },
    {
      kind: 'triggered',
      keyword: 'enlist',
      when: [{ on: 'paysToAttack', linked: 'enlist' }],
      effect: [
        {
          do: 'modify',
          what: 'self',
          changes: [
            {
              change: 'modifyPowerToughness',
              power: { number: 'value', value: 'power', of: { event: 'other' } },
              toughness: 0,
            },
          ],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
};
