import { resolve } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { expect, test } from 'vitest';
import type { Place } from '../../mutation/sample.ts';
import { byPart, scoreOf } from '../../mutation/score.ts';

const place = (line: number, ways: number, file = 'rules/a.ts'): Place => ({
  file,
  at: `${file}:${line}:0-${line}:5`,
  ways,
});

const results = (line: number, ...statuses: readonly MutantResult['status'][]): readonly MutantResult[] =>
  statuses.map((status, at) => ({
    id: `${line}.${at}`,
    fileName: resolve('rules/a.ts'),
    mutatorName: 'EqualityOperator',
    replacement: '',
    status,
    location: { start: { line, column: 1 }, end: { line, column: 6 } },
  }));

test('what timed out was noticed, what no test comes to was not, and what is worked out once was not asked', () => {
  const asked = scoreOf(
    [place(1, 5)],
    results(1, 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'),
    9,
  );
  expect(asked).toMatchObject({ asked: 4, noticed: 2, percent: 50 });
});

test('where nothing was asked, nothing was missed', () => {
  expect(scoreOf([place(1, 1)], results(1, 'Ignored'), 9)).toEqual({
    asked: 0,
    noticed: 0,
    percent: 100,
    error: 0,
  });
});

test('only the places drawn count', () => {
  const all = [...results(1, 'Killed'), ...results(2, 'Survived')];
  expect(scoreOf([place(1, 1)], all, 9)).toMatchObject({ asked: 1, noticed: 1, percent: 100 });
});

test('the error is that of as many throws as there are places, and none where all are drawn', () => {
  const sample = Array.from({ length: 100 }, (_, at) => place(at, 1));
  const all = sample.flatMap((_, at) => results(at, at < 80 ? 'Killed' : 'Survived'));
  expect(scoreOf(sample, all, 1e9).error).toBeCloseTo(196 * Math.sqrt((0.8 * 0.2) / 99), 5);
  expect(scoreOf(sample, all, 100).error).toBe(0);
});

test('ways that are noticed together are no surer than one', () => {
  const sample = Array.from({ length: 100 }, (_, at) => place(at, 3));
  const all = sample.flatMap((_, at) => {
    const status = at < 80 ? 'Killed' : 'Survived';
    return results(at, status, status, status);
  });
  expect(scoreOf(sample, all, 1e9).error).toBeCloseTo(196 * Math.sqrt((0.8 * 0.2) / 99), 5);
});

test('the parts of a folder are the folders and files in it', () => {
  const sample = [place(1, 1, 'rules/state/a.ts'), place(1, 1, 'rules/state/b/c.ts'), place(1, 1)];
  expect([...byPart(sample, 'rules').keys()]).toEqual(['state', 'a.ts']);
});
