import { expect, test } from 'vitest';
import { nearest, type Place } from '../../../ui/inspector/walk.ts';

const at = (x: number, y: number): Place => ({ left: x, right: x + 100, top: y, bottom: y + 80 });

test('an arrow key goes to the nearest card in its row, and from row to row', () => {
  const cards = [at(0, 0), at(110, 0), at(220, 0), at(60, 100), at(0, 300)];
  expect(nearest(at(0, 0), cards, 'ArrowRight')).toBe(1);
  expect(nearest(at(220, 0), cards, 'ArrowLeft')).toBe(1);
  expect(nearest(at(110, 0), cards, 'ArrowDown')).toBe(3);
  expect(nearest(at(0, 300), cards, 'ArrowUp')).toBe(3);
  expect(nearest(at(220, 0), cards, 'ArrowRight')).toBe(-1);
  expect(nearest(at(0, 0), [], 'ArrowDown')).toBe(-1);
});
