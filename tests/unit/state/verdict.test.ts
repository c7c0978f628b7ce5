import { expect, test } from 'vitest';
import { all, allowed, firstRefusal, forbidden } from '../../../machines/rules/state/verdict.ts';

const tapped = forbidden('107.5', '{0} is tapped.', [3]);
const poor = forbidden('119.4', '{p0} has only {has} life.', [], { players: [1], values: { has: 2 } });

test('101.2: what one rule forbids is forbidden, with a reason for each', () => {
  const because = '{0} is tapped.';
  const refusal = { rule: '107.5', because, objects: [3], players: [], values: {} };
  expect(tapped).toEqual({ ok: false, refusals: [refusal] });
  expect(poor).toMatchObject({ refusals: [{ objects: [], players: [1], values: { has: 2 } }] });
  expect(all([])).toEqual(allowed);
  expect(all([allowed, allowed])).toEqual(allowed);
  expect(all([allowed, tapped, poor])).toMatchObject({
    ok: false,
    refusals: [{ rule: '107.5' }, { rule: '119.4' }],
  });
});

test('101.2: where one reason is enough, nothing after it is asked', () => {
  const questions: string[] = [];
  const ask = (name: string, verdict: typeof tapped) => () => {
    questions.push(name);
    return verdict;
  };
  expect(firstRefusal()).toEqual(allowed);
  expect(firstRefusal(ask('a', allowed), ask('b', allowed))).toEqual(allowed);
  expect(firstRefusal(ask('c', allowed), ask('d', poor), ask('e', tapped))).toBe(poor);
  expect(questions).toEqual(['a', 'b', 'c', 'd']);
});
