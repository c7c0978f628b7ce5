import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Extort: for each spell its controller casts they may pay {W/B}, for which each opponent loses 1 life and they gain all
 * that was lost (702.101a). Each instance triggers separately (702.101b).
 */
export const extort: KeywordModule = {
  keyword: 'extort',
  rule: '702.101',
  said: { keyword: byName('extort') },
  abilities: () => [
    {
      kind: 'triggered',
      keyword: 'extort',
      when: [{ on: 'cast', by: 'you', spell: {} }],
      effect: [
        {
          do: 'may',
          cost: [{ pay: 'mana', cost: '{W/B}' }],
          then: [
            { do: 'loseLife', who: 'opponents', amount: 1, as: 'lost' },
            { do: 'gainLife', amount: { number: 'amount', by: 'lost' } },
          ],
        },
      ],
    },
  ],
};
