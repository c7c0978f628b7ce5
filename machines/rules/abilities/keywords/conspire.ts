import type { KeywordModule } from '../../state/table.ts';
import { copiedIfPaid } from './copying-once.ts';
import { byName } from './said.ts';

/**
 * Conspire: an optional additional cost of tapping two creatures that share a color with the spell, and a triggered
 * ability that copies it (702.78a); each instance is paid by itself (702.78b).
 */
export const conspire: KeywordModule = {
  keyword: 'conspire',
  rule: '702.78',
  said: { keyword: byName('conspire') },
  abilities: () =>
    copiedIfPaid('conspire', [
      { pay: 'tapPermanents', what: { type: 'creature', tapped: false, sharesColorWith: 'self' }, count: 2 },
    ]),
};
