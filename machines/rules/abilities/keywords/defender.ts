import { ruleChangesFor } from '../../characteristics/index.ts';
import type { KeywordModule } from '../../state/table.ts';
import { allowed, forbidden } from '../../state/verdict.ts';

/** Defender: it can't attack (702.3b), unless an effect lets it as though it didn't have defender. */
export const defender: KeywordModule = {
  keyword: 'defender',
  rule: '702.3',
  redundant: '702.3c',
  mayAttack: (game, creature) =>
    ruleChangesFor(game, creature).some(({ change }) => 'mayAttackAsThoughNoDefender' in change)
      ? allowed
      : forbidden('702.3b', '{0} has defender.', [creature]),
};
