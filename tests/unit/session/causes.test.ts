import { expect, test } from 'vitest';
import type { Cause, GameEvent, Happened } from '../../../machines/rules/index.ts';
import { causeIndex, storyOf } from '../../../ui/log/causes.ts';

const happened = (number: number, event: GameEvent, ...causes: readonly Cause[]): Happened => ({
  number,
  event,
  rule: '608.2',
  causes,
  batch: number,
  replaced: [],
});

/** A creature dies; an ability triggers on that, goes on the stack, resolves and does something. A land is played, too. */
const run = [
  happened(1, { type: 'destroy', object: 5, cantBeRegenerated: false }, { rule: '704.5g' }),
  happened(2, { type: 'trigger', waiting: 9, source: 6, player: 0, ability: 'X#abilities.0' }, { event: 1 }),
  happened(3, { type: 'landPlayed', object: 2, player: 0 }, { decision: 4, player: 0 }),
  happened(4, { type: 'putOnStack', object: 20, source: 6, player: 0, ability: 'X#abilities.0', waiting: 9 }),
  happened(5, { type: 'resolve', object: 20 }, { rule: '608.2' }),
  happened(6, { type: 'gainLife', player: 0, amount: 1 }, { object: 20, ability: null }),
];

test('a triggered ability, what it triggered on, its way over the stack and what it did belong together', () => {
  const index = causeIndex(run);
  const whole = [1, 2, 4, 5, 6];
  expect([...storyOf(index, 2).events].sort()).toEqual(whole);
  expect([...storyOf(index, 1).events].sort()).toEqual(whole);
});

test('what an event led to is lit, and what led to it, but not what stands beside it', () => {
  const index = causeIndex(run);
  expect([...storyOf(index, 6).events].sort()).toEqual([1, 2, 4, 6]);
  expect([...storyOf(index, 3).events]).toEqual([3]);
});
