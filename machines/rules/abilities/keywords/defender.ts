import type { KeywordModule } from '../../state/table.ts';
import { forbidden } from '../../state/verdict.ts';
import { byName } from './said.ts';

/** Defender: it can't attack (702.3b). */
export const defender: KeywordModule = {
  keyword: 'defender',
  rule: '702.3',
  redundant: '702.3c',
  said: { keyword: byName('defender') },
  mayAttack: (_game, creature) => forbidden('702.3b', '{0} has defender.', [creature]),
};
