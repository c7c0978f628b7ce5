import { expect, test } from 'vitest';
import { playGame } from '../../../machines/play/players/index.ts';
import { checkIsDue } from '../../../machines/priority/state-based-actions/index.ts';
import { gameNumber, randomSeats } from '../../games/table.ts';
import { apart } from '../characteristics/answers.ts';

test.each([
  [4, 'copy'],
  [7, 'direct'],
] as const)('704.3: what was found to be done needs no new check: game %i, “%s”', (number, mode) => {
  let held = 0;
  playGame(gameNumber(number, 2, mode), randomSeats(number, 2), {
    after(game) {
      if (game.pending?.kind !== 'priority') return;
      held += 1;
      // The same game written down anew has nothing noted about it.
      expect([checkIsDue(game), checkIsDue(apart(game))]).toEqual([false, false]);
    },
  });
  expect(held).toBeGreaterThan(100);
});
