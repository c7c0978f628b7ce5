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

/** The printer, and what brings words into one form. */
const stillSwitching: Readonly<Record<string, readonly string[]>> = {
  costs: ['machines/rules/abilities/text/cost.ts'],
  conditions: ['machines/rules/abilities/canonical/plain.ts', 'machines/rules/abilities/text/conditions.ts'],
  quantities: ['machines/rules/abilities/text/expressions/quantities.ts'],
  instructions: [],
  triggers: [],
  modifications: [
    'machines/rules/abilities/text/copying.ts',
    'machines/rules/abilities/text/modification.ts',
  ],
  'rule changes': ['machines/rules/abilities/text/rule-changes.ts'],
  'replaced events': ['machines/rules/abilities/text/replaced-events.ts'],
};
