import { expect, test } from 'vitest';
import type { Facts } from '../../../machines/reading/facts.ts';
import { lineReader } from '../../../machines/reading/read-line.ts';
import { Kept } from '../../../machines/wording/kept.ts';

const creature = (name: string): Facts => ({
  name,
  supertypes: [],
  types: ['Creature'],
  subtypes: [],
  oracleText: '',
});

test('a line that names no card is read once for all cards of a kind', () => {
  const line = 'Whenever this creature attacks, draw a card.';
  const [one, other] = ['One', 'Other'].map((name) => lineReader(creature(name))(line));
  expect(one).toMatchObject({ verdict: 'read' });
  expect(other).toBe(one);
});

test('a line is of the card that it names, whichever card was read before', () => {
  const verdictOf = (name: string) => lineReader(creature(name))('When Turn attacks, draw a card.').verdict;
  expect(['Other', 'Turn', 'Other'].map(verdictOf)).toEqual(['declined', 'read', 'declined']);
});

test('answers that weren’t asked for lately are given up', () => {
  const kept = new Kept<number>(2);
  for (const [at, text] of ['a', 'b', 'c'].entries()) kept.set(text, at);
  expect(kept.get('a')).toBe(0);
  kept.set('d', 3);
  expect(['a', 'b', 'c', 'd'].map((text) => kept.get(text))).toEqual([0, undefined, 2, 3]);
});
