import type { KeywordAction } from '../../state/keyword-action.ts';
import { possessive } from '../text/words.ts';
import { plus, untilEndOfTurn } from '../write/index.ts';

/** How much is added to what is tripled: twice what it is, also of less than 0 (701.11b-c). */
const twice = (value: 'power' | 'toughness') => ({ times: [2, { value, of: 'it' }] }) as const;

/** Triple: a creature's power, toughness or both get so much more, until the end of the turn (701.11). */
export const triple: KeywordAction = {
  action: 'triple',
  rule: '701.11a',
  verb: 'triples',
  parameters: { needs: ['what', 'quality'] },
  words: ({ quality, what }) => ` ${possessive(what)} ${quality} until end of turn`,
  effect: ({ quality = '' }) => [
    {
      do: 'forEach',
      of: { named: 'what' },
      then: [
        untilEndOfTurn(
          'it',
          plus(
            quality.includes('power') ? twice('power') : 0,
            quality.includes('toughness') ? twice('toughness') : 0,
          ),
        ),
      ],
    },
  ],
};
