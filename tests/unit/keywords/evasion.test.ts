import { beforeAll, expect, test } from 'vitest';
import { mayBlock } from '../../../machines/combat/index.ts';
import { attacking, board, keyword, named, putCombatRulesTogether, refusedBy } from '../combat/board.ts';

beforeAll(putCombatRulesTogether);

/** By which rules a creature with these keywords may not block one with those. */
const blocked = (attacker: readonly string[], blocker: readonly string[]) => {
  const game = attacking(
    board(2, [
      { name: 'Attacker', abilities: attacker.map((name) => keyword(name)) },
      { name: 'Blocker', of: 1, abilities: blocker.map((name) => keyword(name)) },
    ]),
    { Attacker: { player: 1 } },
  );
  return refusedBy(mayBlock(game, named(game, 'Blocker'), named(game, 'Attacker')));
};

test('702.9b: a creature with flying is blocked only by flying or reach', () => {
  expect(blocked(['flying'], [])).toEqual(['702.9b']);
  expect(blocked(['flying'], ['flying'])).toEqual([]);
  expect(blocked([], ['flying'])).toEqual([]);
  expect(blocked([], [])).toEqual([]);
});

test('702.17b: a creature with reach may block one with flying', () => {
  expect(blocked(['flying'], ['reach'])).toEqual([]);
  expect(blocked(['flying'], ['menace'])).toEqual(['702.9b']);
});

test('702.9c: several instances of flying are redundant', () => {
  expect(blocked(['flying', 'flying'], [])).toEqual(['702.9b']);
});
