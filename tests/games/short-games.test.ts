import { describe, expect, test } from 'vitest';
import { randomCards, readBack } from './random-cards.ts';
import { checkShortGame } from './short-game.ts';

/** In the long run there are more, and they are longer. */
const isLong = process.env.LONG_RUN === '1';
const games = isLong ? Math.max(2, Math.floor(Number(process.env.GAMES ?? 200) / 4)) : 25;
const limit = isLong ? 150 : 60;

describe('short games between decks of cards', () => {
  test.each([
    ['read back from what they say', () => readBack(isLong ? 1 : 4)],
    ['with abilities made at random', () => randomCards(isLong ? 2000 : 1000, 0)],
  ] as const)('%s', (_, make) => {
    const cards = make();
    const failed: string[] = [];
    const played = new Set<string>();
    for (let number = 0; number < games; number++)
      try {
        for (const name of checkShortGame({ cards, number, limit })) played.add(name);
      } catch (error) {
        failed.push(`game ${number}: ${error instanceof Error ? error.stack : String(error)}`);
      }
    expect(failed).toEqual([]);
    expect(played.size).toBeGreaterThan(games);
  });
});
