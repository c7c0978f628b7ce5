import type { KeywordAction } from '../../state/keyword-action.ts';
import { as, exile, mana, named } from '../write/index.ts';
import { toObjects } from './said.ts';

/** Airbend: exile permanents or spells, whose owners may cast the cards for {2} as long as they remain exiled (701.65a). */
export const airbend: KeywordAction = {
  action: 'airbend',
  rule: '701.65a',
  verb: 'airbends',
  said: { deed: [toObjects('airbend')] },
  parameters: { needs: ['what'] },
  comesToResult: true,
  onlyWithResult: true,
  effect: () => [
    as('result', exile(named('what'))),
    {
      do: 'forEachPlayer',
      of: 'everyone',
      then: [
        {
          do: 'mayPlay',
          what: { all: { zone: 'exile', among: named('result'), owner: 'they' } },
          who: 'they',
          until: 'forever',
          onlyCast: true,
          forCost: [mana('{2}')],
        },
      ],
    },
  ],
};
