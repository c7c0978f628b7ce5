import { controllerOf } from '../../characteristics/index.ts';
import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Lifelink: its damage also has its controller, or else its owner, gain that much life (702.15b). */
export const lifelink: KeywordModule = {
  keyword: 'lifelink',
  rule: '702.15',
  redundant: '702.15f',
  said: { keyword: byName('lifelink') },
  damageResults: (game, source, _had, damage) => [
    { type: 'gainLife', player: controllerOf(game, source), amount: damage.amount, source },
  ],
};
