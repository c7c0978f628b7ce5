import { phrase } from '../../../wording/syntax.ts';
import { matching } from '../../characteristics/index.ts';
import type { KeywordAction } from '../../state/keyword-action.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { as, named } from '../write/index.ts';
import { does } from './said.ts';

/** A card in hand, not that which is being cast, or a permanent. */
const beheld = (quality: string): Filter => ({
  zone: ['hand', 'battlefield'],
  subtype: quality,
  any: [
    { zone: 'hand', owner: 'they', other: true },
    { zone: 'battlefield', controller: 'they' },
  ],
});

/** Behold a [quality]: reveal such a card from the hand, or choose such a permanent (701.4a). */
export const behold: KeywordAction = {
  action: 'behold',
  rule: '701.4a',
  verb: 'beholds',
  said: { deed: [does('behold', '[behold] a|an <quality:subtype>', { quality: '<quality>' })] },
  saidAsCost: [
    phrase('behold a|an <quality:subtype>', { pay: 'perform', action: 'behold', quality: '<quality>' }),
  ],
  parameters: { needs: ['quality'] },
  comesToResult: true,
  possible: (game, scope, quality) => matching(game, scope, beheld(quality)).length > 0,
  effect: ({ quality = '' }) => [
    as('result', { do: 'choose', who: 'they', from: beheld(quality), count: { min: 1, max: 1 } }),
    {
      do: 'if',
      condition: { holds: 'is', what: named('result'), like: { zone: 'hand' } },
      then: [{ do: 'reveal', what: named('result') }],
    },
  ],
};
