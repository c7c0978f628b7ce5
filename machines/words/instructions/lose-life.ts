import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { amounts, eventsOf } from '../../rules/effects/instructions/named.ts';
import { amountOf, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface LoseLife {
  readonly do: 'loseLife';
  readonly amount: Quantity;
  readonly who: Players;
}

export const loseLife: InstructionWord<LoseLife> = {
  shape: { amount: 'quantity', who: 'players' },
  said: {
    deed: [
      phrase('[lose] <amount:measured life>', { do: 'loseLife', amount: '<amount>', who: '<subject>' }),
      phrase('[lose] half their|your life , rounded up', {
        do: 'loseLife',
        amount: { number: 'half', of: { number: 'life', of: '<subject>' }, round: 'up' },
        who: '<subject>',
      }),
    ],
  },
  gives: ['players', 'amount'],
  they: true,
  done: 'lost',
  gains: ({ amount, who }, thought) => {
    const lost = thought.amount(amount);
    return thought.overPlayers(who, (player) => thought.lostLife(player, lost));
  },
  meaning: atOnce(
    '119.3',
    (game, { instruction, scope }) =>
      whoOf(game, scope, instruction.who).flatMap((player): readonly GameEvent[] => {
        const amount = amountOf(game, forEach(scope, player), instruction.amount);
        return amount > 0 ? [{ type: 'loseLife', player, amount }] : [];
      }),
    (happened) => amounts(eventsOf(happened, 'loseLife')),
  ),
};
