import { expect, test } from 'vitest';
import { test as gather, gatheredFrom, describe as group } from '../../mutation/gathering.ts';

test('what vitest would run is gathered, by name, and can be run as often as one likes', async () => {
  const ran: unknown[] = [];
  const tests = await gatheredFrom(async () => {
    group('a group', () => {
      gather('one', () => ran.push('one'));
      gather.each([
        [1, 2],
        [3, 4],
      ])('two', (...both: readonly unknown[]) => ran.push(both));
    });
    gather('three', { timeout: 1 }, async () => ran.push('three'));
    gather.skip('four', () => ran.push('four'));
    gather.skipIf(true)('five', () => ran.push('five'));
  });
  expect(tests.map(({ name }) => name)).toEqual([
    'a group > one',
    'a group > two 1',
    'a group > two 2',
    'three',
  ]);
  expect(ran).toEqual([]);
  for (const { run } of tests) await run();
  expect(ran).toEqual(['one', [1, 2], [3, 4], 'three']);
});

test('nothing of one file is gathered with the next', async () => {
  await gatheredFrom(async () => gather('one', () => {}));
  expect(await gatheredFrom(async () => {})).toEqual([]);
});
