import { expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { oracleNames } from '../../../machines/rules/state/oracle-names.ts';

test('201.4: the names that can be chosen are those of all cards that come along, each face by itself', () => {
  const names = Object.values(cards).flatMap(({ back, name, stickers }) =>
    stickers === undefined ? [name, ...(back ? [back.name] : [])] : [],
  );
  expect(names.filter((name) => !oracleNames.includes(name))).toEqual([]);
  expect(new Set(oracleNames).size).toBe(oracleNames.length);
  expect(oracleNames).toEqual([...oracleNames].sort());
});
