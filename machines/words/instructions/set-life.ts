import { quantity } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { amounts, eventsOf } from '../../rules/effects/instructions/named.ts';
import { forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface SetLife {
  readonly do: 'setLife';
  readonly to: Quantity;
  readonly who: Players;
}

/** A life total is set, or doubled, by gaining or losing what is missing or too much (119.5, 701.10d); also to less than 0 (107.1b). */
export const setLife: InstructionWord<SetLife> = {
  shape: { to: 'quantity', who: 'players' },
  said: {
    deed: [
      phrase('[double] <who:lifeTotalOf> life total', {
        do: 'setLife',
        to: { number: 'times', of: [2, { number: 'life', of: '<who>' }] },
        who: '<who>',
      }),
    ],
    byItself: [
      phrase('<who:lifeTotalOf> life total becomes <to:quantity>', [
        { do: 'setLife', to: '<to>', who: '<who>' },
      ]),
    ],
  },
  gives: ['players', 'amount'],
  they: true,
  done: 'set',
  meaning: atOnce(
    '119.5',
    (game, { instruction, scope }) =>
      whoOf(game, scope, instruction.who).flatMap((player): readonly GameEvent[] => {
        const change =
          quantity(game, forEach(scope, player), instruction.to) - (game.players[player]?.life ?? 0);
        if (change === 0) return [];
        return change > 0
          ? [{ type: 'gainLife', player, amount: change }]
          : [{ type: 'loseLife', player, amount: -change }];
      }),
    (happened) => amounts(eventsOf(happened, 'gainLife', 'loseLife')),
  ),
};
