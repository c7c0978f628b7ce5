import { expect, test } from 'vitest';
import { copyOf } from '../../../machines/rules/state/copy.ts';

test('a copy has no part in common with what it was made of', () => {
  const value = { list: [1, { deep: ['a'] }, null], nothing: null, text: 'b', inner: { is: true } };
  const copy = copyOf(value);
  expect(copy).toEqual(value);
  const partsOf = (one: unknown): readonly object[] =>
    typeof one === 'object' && one !== null ? [one, ...Object.values(one).flatMap(partsOf)] : [];
  const parts = partsOf(value);
  expect(parts).toHaveLength(5);
  expect(partsOf(copy).filter((part) => parts.includes(part))).toEqual([]);
  expect([copyOf(3), copyOf('c'), copyOf(null), copyOf(undefined)]).toEqual([3, 'c', null, undefined]);
});
