import { describe, expect, test } from 'vitest';
import { chance } from '../../machines/play/players/chance.ts';
import { playGame } from '../../machines/play/players/index.ts';
import { checkLeftOut } from './left-out.ts';
import { gameNumber, playersIn, randomSeats } from './table.ts';

const games = Math.max(2, Math.floor(Number(process.env.GAMES ?? 20) / 8));

describe('what legalActions leaves out in random games', () => {
  test.each(Array.from({ length: games }, (_, game) => game))(
    '601.3, 602.5: game %i: each is refused with a reason, and changes nothing',
    (number) => {
      const pick = chance(`refusals of game ${number}`);
      const actor = gameNumber(number);
      const tried = new Set<string>();
      playGame(actor, randomSeats(number, playersIn(number)), {
        limit: 1500,
        after(game) {
          if (game.pending === null || game.over !== null || pick(60) !== 0) return;
          for (const type of checkLeftOut(actor)) tried.add(type);
        },
      });
      expect([...tried]).toEqual(
        expect.arrayContaining(['land.play', 'spell.cast', 'ability.activate', 'priority.pass']),
      );
    },
  );
});
