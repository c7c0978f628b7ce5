import { ruleChangesForPlayer } from '../../rules/characteristics/index.ts';
import { lifeToPay } from '../../rules/effects/costs/limited.ts';
import { allowed, forbidden } from '../../rules/state/verdict.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { withAmount } from './amounts.ts';
import { type CostWord, never } from './word.ts';

export interface PayLife {
  readonly pay: 'life';
  readonly amount: Quantity;
}

/** Life is paid by those who have it (119.4), unless an effect says that they can't lose life (119.8). */
export const life: CostWord<PayLife> = {
  shape: { amount: 'quantity' },
  said: [
    phrase('[pay] <amount:measured life>', { pay: 'life', amount: '<amount>' }),
    phrase('[pay] half your|their life , rounded <round:roundWord>', {
      pay: 'life',
      amount: { number: 'half', of: { number: 'life', of: 'they' }, round: '<round>' },
    }),
  ],
  ...withAmount,
  together(parts) {
    const amount = parts.reduce((sum, part) => sum + Number(part.amount), 0);
    return amount > 0 ? { pay: 'life', amount } : null;
  },
  verdict(game, { player }, { amount }) {
    if (amount === 0 || typeof amount !== 'number') return allowed;
    const has = game.players[player]?.life ?? 0;
    if (has < amount)
      return forbidden('119.4', '{p0} has only {has} life.', [], { players: [player], values: { has } });
    const rule = ruleChangesForPlayer(game, player).find(({ change }) => change.rule === 'cantLoseLife');
    return rule === undefined
      ? allowed
      : forbidden('119.8', '{p0} can’t lose life.', [rule.source], { players: [player] });
  },
  objects: null,
  needsObjects: never,
  uses: 'up',
  limited: (game, { player }, { amount }) => [
    { of: 'life', count: Number(amount), has: lifeToPay(game, player) },
  ],
  events: (_game, { player }, { amount }) => [{ type: 'payLife', player, amount: Number(amount) }],
  inWords: () => 'pay life',
  loses: ({ amount }) => (typeof amount === 'number' ? amount * 0.5 : 2),
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};
