import { phrase } from '../../../wording/syntax.ts';
import type { KeywordModule } from '../../state/table.ts';
import type { KeywordAbility } from '../../state/vocabulary/index.ts';
import { withCost, withCostOfX } from './said.ts';

/**
 * Kicker with a cost: an optional additional cost (702.33a). "Kicked" is `{ paid: 'kicker' }`, whichever kicker it was
 * (702.33d); which one is asked with its cost, as in `{ paid: 'kicker {2}' }`, or with its `quality` (702.33f).
 */
export const kicker: KeywordModule = {
  keyword: 'kicker',
  rule: '702.33',
  said: {
    keyword: [
      ...withCost('kicker'),
      withCostOfX('kicker'),
      phrase('kicker <one:mana> and/or <other:mana>', [
        { kind: 'keyword', keyword: 'kicker', cost: [{ pay: 'mana', cost: '<one>' }] },
        { kind: 'keyword', keyword: 'kicker', cost: [{ pay: 'mana', cost: '<other>' }] },
      ]),
    ],
  },
  parameters: { needs: ['cost'], may: ['quality', 'leastX'] },
  words: { joins: 'and/or', paid: 'kicked' },
  abilities: (ability) => [
    {
      kind: 'static',
      keyword: 'kicker',
      additionalCost: {
        cost: ability.cost ?? [],
        optional: kickerName(ability),
        ...(ability.leastX !== undefined && { leastX: ability.leastX }),
      },
    },
  ],
};

/** The name under which it is kept that a kicker was paid, with its cost or what it is called (702.33f). */
export function kickerName({ cost = [], quality }: KeywordAbility): string {
  const which = quality ?? cost.map((part) => (part.pay === 'mana' ? part.cost : '')).join('');
  return which === '' ? 'kicker' : `kicker ${which}`;
}
