import { describe, expect, test } from 'vitest';
import { gameNumber, gameOfAnyCards, playersIn, randomSeats } from './table.ts';
import { checkReplay, checkRestored, watch } from './watched.ts';

const games = Number(process.env.GAMES ?? 20);
const first = Number(process.env.FIRST_GAME ?? 0);

const numbers = (count: number) => Array.from({ length: count }, (_, index) => first + index);

describe.each([
  ['the decks', games, gameNumber],
  ['decks of any cards', Math.ceil(games / 4), gameOfAnyCards],
] as const)('random games between %s', (_, count, start) => {
  test.each(numbers(count))('game %i', (number) => {
    const watched = watch(number, start(number), randomSeats(number, playersIn(number)));
    // It ended, or was drawn by a rule.
    expect(watched.played.over).toEqual({
      winners: expect.any(Array),
      rule: expect.stringMatching(/^(104|8\d\d)\./),
    });
    expect(watched.kept).toHaveLength(5);
    checkReplay(number, watched);
    checkRestored(watched);
  });
});
