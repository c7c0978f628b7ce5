import { beforeAll, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { saidOf, verdictsOnMutated } from './proofs.ts';

beforeAll(putRulesTogether);

test('abilities made at random are said so that they and nothing else are read, or not at all', () => {
  const { tried, said, wrong } = saidOf(300);
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(150);
  expect(said).toBeGreaterThan(tried / 2);
});

test('texts of known cards with other words are read or declined', () => {
  const verdicts = verdictsOnMutated(200);
  expect(verdicts).toContain('declined');
  expect(verdicts).not.toContain('mismatch');
});
