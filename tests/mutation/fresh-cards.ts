import { vi } from 'vitest';

/**
 * Each scenario gets cards of its own. What is worked out from a card is kept for as long as the card is there: with
 * cards that tests share, only the first test that has one would be known to ask for what its abilities mean.
 */
vi.mock('../../machines/cards/index.ts', async (original) => {
  const real = await original<typeof import('../../machines/cards/index.ts')>();
  return { ...real, findCard: (name: string) => structuredClone(real.findCard(name)) };
});
