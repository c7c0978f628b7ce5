import { describe, expect, test } from 'vitest';
import { families, namedWords, stillNamed, switches } from './word-names.ts';

describe.each(Object.entries(families))('words of %s', (name, family) => {
  test('are named by the engine nowhere but where it is listed', () => {
    expect(namedWords(family)).toEqual(stillNamed[name]);
  });

  test('are gone through one by one only where it is listed', () => {
    expect(switches(family)).toEqual(stillSwitching[name]);
  });
});

/** What brings words into one form. */
const stillSwitching: Readonly<Record<string, readonly string[]>> = {
  costs: [],
  conditions: ['machines/rules/abilities/canonical/plain.ts'],
  quantities: [],
  instructions: [],
  triggers: [],
  modifications: [],
  'rule changes': [],
  'replaced events': [],
};
