/** Damage and life. */
import { amount, type Kinds, object, player, source, toTarget } from './kind.ts';

export const ofDamage = {
  damage: {
    says: 'A source deals damage to an object or a player.',
    example: { source: 'Shock', object: 'Grizzly Bears', amount: 2 },
    also: ['dealDamage'],
    source,
    ...toTarget,
    amount,
  },
  markDamage: {
    says: 'Damage is marked on a creature.',
    example: { object: 'Grizzly Bears', amount: 2 },
    source,
    object,
    amount,
  },
  preventedDamage: {
    says: 'Damage is prevented.',
    example: { source: 'Shock', object: 'Grizzly Bears', amount: 2 },
    also: ['preventDamage', 'prevent'],
    source,
    ...toTarget,
    amount,
  },
  gainLife: { says: 'A player gains life.', example: { player: 'alice', amount: 1 }, player, amount },
  loseLife: {
    says: 'A player loses life, also by damage.',
    example: { player: 'bob', amount: 4 },
    player,
    amount,
  },
  payLife: { says: 'A player pays life.', example: { player: 'alice', amount: 2 }, player, amount },
} as const satisfies Kinds;
