import { expect, test } from 'vitest';
import { possible, possibleNow } from '../../machines/casting/index.ts';
import { playGame } from '../../machines/play/players/index.ts';
import { sorceryTiming } from '../../machines/rules/index.ts';
import { gameNumber, playersIn, randomSeats } from './table.ts';

const games = [0, 1, 2, 3, 6, 9];

test.each(games.flatMap((game) => [{ game, mode: 'direct' } as const, { game, mode: 'copy' } as const]))(
  'game $game, $mode: what may be played and is kept while nothing happens is what is found anew',
  ({ game: number, mode }) => {
    let kept = 0;
    let last: unknown = null;
    playGame(gameNumber(number, playersIn(number), mode), randomSeats(number, playersIn(number)), {
      limit: 1200,
      after(game) {
        const { pending } = game;
        if (pending?.kind !== 'priority' || game.over !== null) return;
        for (const { id, status } of game.players) {
          if (status !== 'playing') continue;
          const found = possible(game, id);
          if (found === last) kept += 1;
          expect(found).toEqual(possibleNow(game, id, sorceryTiming(game, id, 0, '117.1a').ok));
          expect(possible(game, id)).toBe(found);
          if (id === pending.player) last = found;
        }
      },
    });
    expect(kept).toBeGreaterThan(0);
  },
);
