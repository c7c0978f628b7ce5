import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { amounts, eventsOf } from '../../rules/effects/instructions/named.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import { mayHappen } from '../../rules/events/index.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { PlayerId } from '../../rules/state/identity.ts';
import type { Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** Of two players. */
export interface ExchangeLife {
  readonly do: 'exchangeLife';
  readonly of: Players;
}

const lifeOf = (game: Game, player: PlayerId): number => game.players[player]?.life ?? 0;

/** Gaining or losing what makes the life total of one player what that of the other is. */
const changeTo = (game: Game, player: PlayerId, other: PlayerId): GameEvent => {
  const change = lifeOf(game, other) - lifeOf(game, player);
  return change > 0
    ? { type: 'gainLife', player, amount: change }
    : { type: 'loseLife', player, amount: -change };
};

/**
 * Each of the two gains or loses what makes it the other's previous life total (701.12c): both or neither (701.12a), and
 * neither where one can't gain or the other can't lose life (119.7, 119.8).
 */
export const exchangeLife: InstructionWord<ExchangeLife> = {
  shape: { of: 'players' },
  said: {
    deed: [
      phrase('[exchange] life totals with <other:targetPlayer>', {
        do: 'exchangeLife',
        of: { union: ['<subject>', '<other>'] },
      }),
    ],
    byItself: [
      phrase('two target players exchange life totals', [
        { do: 'exchangeLife', of: { said: 'target', players: 'any', count: { min: 2, max: 2 } } },
      ]),
    ],
  },
  gives: ['players', 'amount'],
  done: 'exchanged',
  meaning: atOnce(
    '701.12c',
    (game, { instruction, scope }) => {
      const [one, other, ...more] = whoOf(game, scope, instruction.of);
      if (one === undefined || other === undefined || more.length > 0) return [];
      const changes = [changeTo(game, one, other), changeTo(game, other, one)];
      return changes.every((change) => mayHappen(game, change).ok) ? changes : [];
    },
    (happened) => amounts(eventsOf(happened, 'gainLife', 'loseLife')),
  ),
};
