import { expect, test } from 'vitest';
import { namedParts, stillNamed, switches } from './cost-names.ts';

test('the engine names no part of a cost but where it is listed', () => {
  expect(namedParts()).toEqual(stillNamed);
});

test('only the printer goes through the parts of costs one by one', () => {
  expect(switches()).toEqual(['machines/rules/abilities/text/cost.ts']);
});
