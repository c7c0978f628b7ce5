import type { KeywordAction } from '../../state/keyword-action.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { as, move, named } from '../write/index.ts';
import { itsResult, withNumber } from './said.ts';

const small = { manaValue: { atMost: { number: 'amount', by: 'n' } } } as const satisfies Filter;
const found: Filter = { ...small, notType: 'land' };

/** Discover N: the first card that comes up is cast or drawn to hand, what lay above it goes to the bottom (701.57a). */
export const discover: KeywordAction = {
  action: 'discover',
  rule: '701.57a',
  verb: 'discovers',
  said: { deed: [withNumber('discover')], ...itsResult('discover', 'the discovered card') },
  parameters: { needs: ['n'] },
  effect: () => [
    { do: 'exileUntil', like: found, who: 'they', as: 'exiled' },
    as('result', {
      do: 'choose',
      who: 'they',
      from: { zone: 'exile', among: { last: named('exiled'), like: { ...found, zone: 'exile' } } },
      count: { min: 1, max: 1 },
    }),
    { do: 'castWithoutPaying', what: named('result'), who: 'they', like: small },
    move({ all: { zone: 'exile', among: named('result') } }, { zone: 'hand' }),
    move(
      { all: { zone: 'exile', among: named('exiled') } },
      { zone: 'library', position: 'bottom', inRandomOrder: true },
    ),
  ],
};
