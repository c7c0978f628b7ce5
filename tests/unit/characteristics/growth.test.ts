import { describe, expect, test } from 'vitest';
import { characteristics, type Game } from '../../../machines/rules/index.ts';
import { board } from '../../bench/layers.ts';

/** How often objects are looked at while the characteristics of every permanent are read once. */
function looksFor(permanents: number, effects: number): number {
  const game = board(permanents, effects);
  let looks = 0;
  const objects = new Proxy(game.objects, {
    get(those, name) {
      looks += 1;
      return Reflect.get(those, name);
    },
  });
  const watched: Game = { ...game, objects };
  for (const id of game.battlefield) characteristics(watched, id);
  return looks;
}

describe('613.5: the work of the layers', () => {
  test('grows with permanents, and not with their square', () => {
    const [some, twice, four] = [looksFor(100, 60), looksFor(200, 60), looksFor(400, 60)];
    expect(twice / some).toBeLessThan(2.3);
    expect(four / twice).toBeLessThan(2.3);
  });

  test('grows with effects, of which few depend on others', () => {
    const [some, twice, four] = [looksFor(200, 30), looksFor(200, 60), looksFor(200, 120)];
    expect(twice / some).toBeLessThan(3);
    expect(four / twice).toBeLessThan(4);
  });

  test('is done once, however often is asked', () => {
    const game = board(50, 30);
    const [id = 0] = game.battlefield;
    expect(characteristics(game, id)).toBe(characteristics(game, id));
  });
});
