import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { couldStand } from '../../../machines/reading/could-stand.ts';
import { lineReader } from '../../../machines/reading/read-line.ts';
import { grammarOf } from '../../../machines/wording/read.ts';
import { leaf, phrase } from '../../../machines/wording/syntax.ts';

beforeAll(putRulesTogether);

const read = lineReader({
  name: 'Tried Card',
  supertypes: [],
  types: ['Sorcery'],
  subtypes: [],
  oracleText: '',
});

/** What could have stood where a text isn't understood any more. */
const expectedAfter = (text: string): readonly string[] => {
  const reading = read(text);
  if (reading.verdict !== 'declined') throw new Error(`It is ${reading.verdict}.`);
  return reading.expected;
};

describe('what could have stood somewhere', () => {
  test('is said in plain words, at most five of them', () => {
    expect(expectedAfter('Frobnicate a card.')).toEqual(['what a spell does']);
    expect(expectedAfter('Destroy target frobnicate.')).not.toContain('beforeNoun');
    for (const text of ['Draw', 'Destroy target', 'You may', 'Target creature gets'])
      expect(expectedAfter(text).length).toBeLessThanOrEqual(5);
  });

  test('leaves out what another begins with, categories and words', () => {
    const grammar = grammarOf(
      {
        number: [phrase('two', 2), leaf('digits', 'digits')],
        things: [phrase('<number> things', '<number>')],
        thing: [phrase('the thing', 1)],
      },
      {},
      () => undefined,
    );
    expect(couldStand(['number', 'the', 'thing', 'things', 'with'], grammar)).toEqual([
      'thing',
      'things',
      '“with”',
    ]);
  });

  test('is one of two that begin with one another', () => {
    const grammar = grammarOf(
      {
        one: [phrase('<other> and'), phrase('a', 1)],
        other: [phrase('<one> or'), phrase('b', 2)],
      },
      {},
      () => undefined,
    );
    expect(couldStand(['a', 'b', 'one', 'other'], grammar)).toEqual(['one object']);
  });
});
