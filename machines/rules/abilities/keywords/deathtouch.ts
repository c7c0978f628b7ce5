import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/** Deathtouch: its damage destroys creatures (702.2b), and any of it is lethal (702.2c). */
export const deathtouch: KeywordModule = {
  keyword: 'deathtouch',
  rule: '702.2',
  redundant: '702.2f',
  said: { keyword: byName('deathtouch') },
  lethalDamage: 1,
  damageDestroys: true,
};
