import { expect, test } from 'vitest';
import { asked, deciderFor } from '../../../machines/rules/state/decider.ts';
import { emptyGame } from '../../../machines/rules/state/new-game.ts';
import { open, write } from '../../../machines/rules/state/write.ts';

test('723.5: who controls a player makes that player’s decisions', () => {
  const game = open(emptyGame({ seed: 'decider', players: ['Ada', 'Bo'], definitions: {} }), 'copy');
  expect([deciderFor(game, 0), deciderFor(game, 1)]).toEqual([0, 1]);
  write(game).player(1).controlledBy = 0;
  expect([deciderFor(game, 0), deciderFor(game, 1)]).toEqual([0, 0]);
  expect(asked(game, 1, { kind: 'confirm' })).toEqual({ kind: 'confirm', player: 1, decider: 0 });
});
