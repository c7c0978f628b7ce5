import type { KeywordModule } from '../../state/table.ts';
import { copiedIfPaid } from './copying-once.ts';
import { withNumber } from './said.ts';

/**
 * Casualty N: an optional additional cost of sacrificing a creature with power N or greater, and a triggered ability
 * that copies the spell (702.153a); each instance is paid by itself (702.153b).
 */
export const casualty: KeywordModule = {
  keyword: 'casualty',
  rule: '702.153',
  said: { keyword: withNumber('casualty') },
  parameters: { needs: ['n'] },
  abilities: ({ n = 0 }) =>
    copiedIfPaid(
      'casualty',
      [{ pay: 'sacrifice', what: { type: 'creature', power: { atLeast: n } }, count: 1 }],
      typeof n === 'number' ? `casualty ${n}` : 'casualty',
    ),
};
