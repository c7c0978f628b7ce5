import { describe, expect, test } from 'vitest';
import { legalActions, saveGame } from '../../machines/game/index.ts';
import { chance } from '../../machines/play/players/chance.ts';
import { playGame } from '../../machines/play/players/index.ts';
import { carriedOut } from './carried-out.ts';
import { gameNumber, playersIn, randomSeats } from './table.ts';

const games = Math.max(2, Math.floor(Number(process.env.GAMES ?? 20) / 4));

describe('what legalActions lists in random games', () => {
  test.each(Array.from({ length: games }, (_, game) => game))(
    'game %i: each is taken, and needs no going back',
    (number) => {
      const pick = chance(`actions of game ${number}`);
      const actor = gameNumber(number);
      let tried = 0;
      playGame(actor, randomSeats(number, playersIn(number)), {
        limit: 1500,
        after(game) {
          if (game.pending === null || game.over !== null || pick(40) !== 0) return;
          const json = JSON.stringify(saveGame(actor));
          for (const action of legalActions(game, game.pending.decider, 12)) {
            const problem = carriedOut(json, action, pick);
            if (problem !== null) throw new Error(`${JSON.stringify(action)}: ${problem}`);
            tried += 1;
          }
        },
      });
      expect(tried).toBeGreaterThan(0);
    },
  );
});
