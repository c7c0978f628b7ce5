import { characteristics, controllerOf } from '../../characteristics/index.ts';
import type { KeywordModule } from '../../state/table.ts';
import { parametersOf } from './parameters.ts';
import { withNumber } from './said.ts';

/**
 * Toxic N: its combat damage to a player also gives them poison counters (702.164c, 120.3g), as many as the numbers of
 * all its toxic abilities come to (702.164b).
 */
export const toxic: KeywordModule = {
  keyword: 'toxic',
  rule: '702.164',
  said: { keyword: withNumber('toxic') },
  parameters: { needs: ['n'], saidNumber: true },
  damageResults(game, source, had, { combat, to }) {
    const all = characteristics(game, source).keywords.toxic ?? [];
    if (!combat || !('player' in to) || all[0] !== had) return [];
    const count = all.reduce((sum, one) => sum + Number(parametersOf(one).n), 0);
    const player = controllerOf(game, source);
    return [{ type: 'putCounters', on: to, kind: 'poison', count, player, ofDamage: '120.3g' }];
  },
};
