import { beforeAll, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { saidOf, verdictsOnMutated } from './proofs.ts';

beforeAll(putRulesTogether);

/** `RANDOM_DATA` says another number: 100,000 of them take some twenty minutes. */
const count = Number(process.env.RANDOM_DATA ?? 10_000);

test('many abilities made at random are said so that they and nothing else are read, or not at all', () => {
  expect(saidOf(count).wrong).toEqual([]);
});

test('many texts of known cards with other words are read or declined', () => {
  expect(verdictsOnMutated(count / 2)).not.toContain('mismatch');
});
