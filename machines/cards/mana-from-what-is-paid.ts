/** Cards that make mana of what their costs take. */
import {
  activated,
  creatureYouControl,
  land,
  mana,
  putCounters,
  tap,
  tapFor,
} from '../rules/abilities/write/index.ts';
import { colors } from '../rules/state/mana.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { enchantmentCard, landCard } from './define.ts';

export const manaFromWhatIsPaid: readonly CardDefinition[] = [
  enchantmentCard(
    'Squandered Resources',
    '{B}{G}',
    activated({
      cost: [{ pay: 'sacrifice', what: land, as: 'sacrificed' }],
      effect: [{ do: 'addMana', couldProduce: { paid: 'sacrificed' } }],
    }),
  ),
  enchantmentCard(
    'Food Chain',
    '{2}{G}',
    activated({
      cost: [{ pay: 'exile', what: creatureYouControl, as: 'exiled' }],
      effect: [
        {
          do: 'addMana',
          anyOf: colors,
          allOneColor: true,
          count: { number: 'plus', of: [1, { number: 'value', value: 'manaValue', of: { paid: 'exiled' } }] },
          spendOnly: 'creatureSpells',
        },
      ],
    }),
  ),
  landCard(
    'Dreadship Reef',
    {},
    tapFor('C'),
    activated({ cost: [mana('{1}'), tap], effect: [putCounters('storage', 1, 'self')] }),
    activated({
      cost: [mana('{1}'), { pay: 'removeCounters', kind: 'storage', count: { number: 'x' } }],
      effect: [{ do: 'addMana', anyOf: ['U', 'B'], count: { number: 'x' } }],
    }),
  ),
];
