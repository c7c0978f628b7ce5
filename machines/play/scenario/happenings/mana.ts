/** Mana. */
import { type Kinds, object, player, source } from './kind.ts';

export const ofMana = {
  addMana: {
    says: 'A player gets mana.',
    example: { player: 'alice', source: 'Mountain', amount: 1 },
    source,
    player,
    amount: ({ units }) => units.length,
  },
  tapForMana: {
    says: 'A permanent is tapped for mana, where a text asks for that.',
    example: { player: 'alice', object: 'Forest' },
    object,
    player,
  },
  spendMana: {
    says: 'A player spends mana.',
    example: { player: 'alice', amount: 1 },
    also: ['pay'],
    player,
    amount: ({ units }) => units.length,
  },
  emptyPools: { says: 'Unspent mana is lost.', example: { rule: '500.5' }, also: ['manaBurn'] },
} as const satisfies Kinds;
