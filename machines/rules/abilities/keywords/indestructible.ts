import type { KeywordModule } from '../../state/table.ts';
import { forbidden } from '../../state/verdict.ts';
import { byName } from './said.ts';

/** Indestructible: it can't be destroyed, also not by lethal damage (702.12b). */
export const indestructible: KeywordModule = {
  keyword: 'indestructible',
  rule: '702.12',
  redundant: '702.12c',
  said: { keyword: byName('indestructible') },
  mayBeDestroyed: (_game, object) => forbidden('702.12b', '{0} has indestructible.', [object]),
};
