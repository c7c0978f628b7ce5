import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Split second: while the spell is on the stack players can't cast other spells or activate abilities that aren't mana
 * abilities (702.61a); special actions and triggered abilities are not kept from anything (702.61b).
 */
export const splitSecond: KeywordModule = {
  keyword: 'split second',
  rule: '702.61',
  redundant: '702.61c',
  said: { keyword: byName('split second') },
  abilities: () => [
    {
      kind: 'static',
      keyword: 'split second',
      functionsIn: ['stack'],
      players: 'everyone',
      rules: [
        { rule: 'cantCast', what: { other: true } },
        { rule: 'cantActivate', what: {}, exceptMana: true },
      ],
    },
  ],
};
