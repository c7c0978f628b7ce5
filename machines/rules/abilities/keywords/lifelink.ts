import { controllerOf } from '../../characteristics/index.ts';
import type { KeywordModule } from '../../state/table.ts';

/** Lifelink: its damage also has its controller, or else its owner, gain that much life (702.15b). */
export const lifelink: KeywordModule = {
  keyword: 'lifelink',
  rule: '702.15',
  redundant: '702.15f',
  damageResults: (game, source, _had, damage) => [
    { type: 'gainLife', player: controllerOf(game, source), amount: damage.amount, source },
  ],
};
