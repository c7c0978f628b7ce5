import { allowed, forbidden } from '../../rules/state/verdict.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { withAmount } from './amounts.ts';
import { type CostWord, never } from './word.ts';

/** Energy counters of the payer (107.14). */
export interface PayEnergy {
  readonly pay: 'energy';
  readonly amount: Quantity;
}

export const energy: CostWord<PayEnergy> = {
  shape: { amount: 'quantity' },
  said: [
    phrase('[pay] <amount:energySymbols>', { pay: 'energy', amount: '<amount>' }),
    phrase('[pay] an amount of {E} equal to <amount:quantity>', { pay: 'energy', amount: '<amount>' }),
    phrase('[pay] <amount:several> {E}', { pay: 'energy', amount: '<amount>' }),
  ],
  ...withAmount,
  verdict(game, { player }, { amount }) {
    const has = game.players[player]?.counters.energy ?? 0;
    return has < (typeof amount === 'number' ? amount : 0)
      ? forbidden('107.14', '{p0} has only {has} energy counters.', [], {
          players: [player],
          values: { has },
        })
      : allowed;
  },
  objects: null,
  needsObjects: never,
  uses: 'up',
  limited: (game, { player }, { amount }) => [
    { of: 'energy', count: Number(amount), has: game.players[player]?.counters.energy ?? 0 },
  ],
  events: (_game, { player }, { amount }) => [
    { type: 'removeCounters', on: { player }, kind: 'energy', count: Number(amount) },
  ],
  inWords: () => 'pay energy',
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};
