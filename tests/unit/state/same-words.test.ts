import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contains, sameWords, saysAny } from '../../../machines/rules/state/same-words.ts';

test('words say the same in whichever order they are written', () => {
  expect(sameWords({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
  expect(sameWords({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect(sameWords({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(sameWords(undefined, undefined)).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [{}, []],
  [{ 0: 'a' }, ['a']],
  [null, {}],
  ['1', 1],
  [undefined, null],
])('%j and %j don’t', (one, other) => {
  expect(sameWords(one, other)).toBe(false);
});

test('what is written the same is the same, and a copy says what the original does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(sameWords(one, structuredClone(one))).toBe(true);
      if (JSON.stringify(one) === JSON.stringify(other)) expect(sameWords(one, other)).toBe(true);
      expect(sameWords(one, other)).toBe(sameWords(other, one));
      expect(contains([{ part: one }], one)).toBe(true);
    }),
  );
});

test('a word is said as a name, or as what something says; and not in what is left out', () => {
  const text = { do: 'draw', who: { controllerOf: 'it' }, when: [{ on: 'dies', object: 'self' }] };
  expect(saysAny(text, new Set(['it']))).toBe(true);
  expect(saysAny(text, new Set(['controllerOf']))).toBe(true);
  expect(saysAny(text, new Set(['dra', 'controller']))).toBe(false);
  expect(saysAny(text, new Set(['self']))).toBe(true);
  expect(saysAny(text, new Set(['self']), new Set(['when']))).toBe(false);
  expect(contains(text, { on: 'dies', object: 'self' })).toBe(true);
  expect(contains(text, { on: 'dies' })).toBe(false);
});
