import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { amounts, eventsOf } from '../../rules/effects/instructions/named.ts';
import { amountOf, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface GainLife {
  readonly do: 'gainLife';
  readonly amount: Quantity;
  readonly who?: Players;
}

export const gainLife: InstructionWord<GainLife> = {
  shape: { amount: 'quantity', who: 'players?' },
  said: {
    deed: [phrase('[gain] <amount:measured life>', { do: 'gainLife', amount: '<amount>', who: '<subject>' })],
  },
  gives: ['players', 'amount'],
  they: true,
  forYou: true,
  done: 'gained',
  gains: ({ amount, who }, thought) => {
    const gained = thought.amount(amount);
    return thought.overPlayers(who, () => gained * 0.3);
  },
  meaning: atOnce(
    '119.3',
    (game, { instruction, scope }) =>
      whoOf(game, scope, instruction.who).flatMap((player): readonly GameEvent[] => {
        const amount = amountOf(game, forEach(scope, player), instruction.amount);
        return amount > 0 ? [{ type: 'gainLife', player, amount }] : [];
      }),
    (happened) => amounts(eventsOf(happened, 'gainLife')),
  ),
};
