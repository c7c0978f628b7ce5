import { expect, test } from 'vitest';
import { around, curved, type Place } from '../../../ui/table/arrow-path.ts';

const card = (left: number, top: number): Place => ({ left, top, right: left + 100, bottom: top + 80 });
const bar: Place = { left: 18, right: 200, top: 10, bottom: 42 };

/** Where a path begins, its corners, and where it ends. */
const pointsOf = (line: string): readonly (readonly number[])[] =>
  [...line.matchAll(/[MQL] ?(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('a line to a player leaves from the front of a card and ends at the side of that player’s name', () => {
  const points = pointsOf(around(card(300, 400), bar, { front: 370, side: 6 }).line);
  expect(points[0]).toEqual([350, 400]);
  expect(points.at(-1)).toEqual([18, 26]);
  // Between the two sides, and beside the other one: nowhere else.
  for (const [x = 0, y = 0] of points) expect(x === 350 || x <= 18 || Math.abs(y - 370) <= 8).toBe(true);
});

test('lines of several attackers run together from the front on', () => {
  const [one, other] = [300, 500].map((x) => around(card(x, 400), bar, { front: 370, side: 6 }).line);
  expect(pointsOf(one ?? '').slice(-4)).toEqual(pointsOf(other ?? '').slice(-4));
});

test('a card behind another row has its line between the cards of that row', () => {
  const points = pointsOf(around(card(300, 500), bar, { front: 370, side: 6 }).line);
  expect(points[0]).toEqual([403, 516]);
  expect(points[1]?.[0]).toBe(403);
});

test('an attacker opposite goes down to the front of its side', () => {
  const near: Place = { left: 18, right: 200, top: 700, bottom: 732 };
  const points = pointsOf(around(card(300, 100), near, { front: 210, side: 6 }).line);
  expect(points[0]).toEqual([350, 180]);
  expect(points.at(-1)).toEqual([18, 716]);
});

test('a line between cards joins the sides that face each other', () => {
  const points = pointsOf(curved(card(0, 400), card(300, 100)).line);
  expect(points[0]).toEqual([50, 402]);
  const beside = pointsOf(curved(card(0, 400), card(300, 410)).line);
  expect(beside[0]).toEqual([98, 440]);
});
