import { expect, test } from 'vitest';
import { changesBetween, countOf } from '../../../ui/changes/changes.ts';

test('what came, went and became otherwise is told where it is', () => {
  const before = { life: 20, name: 'Alice', poison: 1, hand: { size: 2 } };
  const after = { life: 17, name: 'Alice', energy: 3, hand: { size: 1 } };
  expect(changesBetween(before, after)).toEqual([
    { kind: 'changed', name: 'life', before: 20, after: 17 },
    { kind: 'removed', name: 'poison', before: 1 },
    { kind: 'inside', name: 'hand', parts: [{ kind: 'changed', name: 'size', before: 2, after: 1 }] },
    { kind: 'added', name: 'energy', after: 3 },
  ]);
});

test('of a list of single values it is told which came and went, as often as they did', () => {
  expect(changesBetween({ hand: [1, 2, 2] }, { hand: [2, 3] })).toEqual([
    {
      kind: 'inside',
      name: 'hand',
      parts: [
        { kind: 'removed', name: '', before: 1 },
        { kind: 'removed', name: '', before: 2 },
        { kind: 'added', name: '', after: 3 },
      ],
    },
  ]);
  expect(changesBetween([1, 2], [2, 1])).toEqual([
    { kind: 'changed', name: '', before: [1, 2], after: [2, 1] },
  ]);
  expect(changesBetween([{ id: 1 }], [{ id: 1 }, { id: 2 }])).toEqual([
    { kind: 'added', name: '1', after: { id: 2 } },
  ]);
});

test('what is the same object is passed over without being looked into', () => {
  const shared = {};
  Object.defineProperty(shared, 'never', {
    enumerable: true,
    get: () => {
      throw new Error('It was looked into.');
    },
  });
  expect(changesBetween({ shared, life: 1 }, { shared, life: 2 })).toHaveLength(1);
  expect(changesBetween(shared, shared)).toEqual([]);
});

test('equal values in other objects are no difference, and single differences are counted', () => {
  expect(changesBetween({ a: [{ b: null }] }, { a: [{ b: null }] })).toEqual([]);
  expect(countOf(changesBetween({ a: { b: 1, c: 2 }, d: 1 }, { a: { b: 2, c: 3 }, d: 2 }))).toBe(3);
});
