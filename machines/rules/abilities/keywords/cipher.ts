import type { KeywordModule } from '../../state/table.ts';
import type { TriggeredAbility } from '../../state/vocabulary/index.ts';
import { byName } from './said.ts';

/** What the creature has on which a card is encoded (702.99a). */
const copies: TriggeredAbility = {
  kind: 'triggered',
  when: [{ on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' }],
  effect: [
    {
      do: 'may',
      then: [
        { do: 'copyCard', what: 'giver', as: 'copy' },
        { do: 'castWithoutPaying', what: { named: 'copy' } },
      ],
    },
  ],
};

/**
 * Cipher: a spell ability by which the card may be exiled encoded on a creature of its controller's, and a static one
 * that functions in exile: the creature lets its controller cast copies of the card (702.99a).
 */
export const cipher: KeywordModule = {
  keyword: 'cipher',
  rule: '702.99',
  said: { keyword: byName('cipher') },
  abilities: () => [
    {
      kind: 'spell',
      effect: [
        {
          do: 'if',
          condition: { holds: 'is', what: 'self', like: { zone: 'stack', card: true } },
          then: [
            {
              do: 'choose',
              from: { type: 'creature', controller: 'you' },
              count: { min: 0, max: 1 },
              as: 'creature',
            },
            {
              do: 'if',
              condition: { holds: 'did', by: 'creature' },
              then: [{ do: 'exile', what: 'self', encodedOn: { named: 'creature' } }],
            },
          ],
        },
      ],
    },
    {
      kind: 'static',
      keyword: 'cipher',
      functionsIn: ['exile'],
      affects: { linked: 'encoded' },
      changes: [{ change: 'addAbilities', abilities: [copies] }],
    },
  ],
};
