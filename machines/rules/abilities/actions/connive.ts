import type { KeywordAction } from '../../state/keyword-action.ts';
import { as, discard, draw, putCountersBy } from '../write/index.ts';
import { nonlandAmong } from './discarded.ts';
import { byPermanent, byPermanentWithNumber } from './said.ts';

/** Connive: loot, and grow for each nonland card that was discarded (701.50a, 701.50d). */
export const connive: KeywordAction = {
  action: 'connive',
  rule: '701.50a',
  verb: 'connives',
  said: { act: [byPermanent('connive'), byPermanentWithNumber('connive')] },
  byPermanent: true,
  parameters: { may: ['what', 'n'] },
  withoutNumber: 1,
  notWithZero: true,
  effect: () => [
    draw({ number: 'amount', by: 'n' }, 'they'),
    as('discarded', discard({ number: 'amount', by: 'n' }, 'they')),
    putCountersBy('they', '+1/+1', { number: 'count', of: nonlandAmong('discarded') }, 'it'),
  ],
};
