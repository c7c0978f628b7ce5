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
  // What a player does, what a recording or a port sends, what a condition is attached by; and what state-based actions come to.
  'game events': [
    'machines/game/legal-actions.ts',
    'machines/play/conformance/unasked.ts',
    'machines/play/trace/port.ts',
    'machines/play/trace/xstate5-recorder.ts',
    'machines/priority/state-based-actions/batch.ts',
    'machines/words/triggers/attached.ts',
  ],
  decisions: [],
};
