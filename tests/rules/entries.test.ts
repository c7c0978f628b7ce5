import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Entry, entries } from './entries.ts';

/** An entry as the list beside the project has it. */
type ListedEntry = Omit<Entry, 'title' | 'isHeading' | 'examples'> & {
  readonly heading: boolean;
  readonly text: string;
  readonly examples: readonly string[];
};

const ledger = fileURLToPath(new URL('../../../shared/rules/ledger.json', import.meta.url));

/** A clone stands alone: then there is nothing to compare the list with. */
const listed: readonly ListedEntry[] | null = existsSync(ledger)
  ? JSON.parse(readFileSync(ledger, 'utf8'))
  : null;

if (listed === null) console.log('The list of rules beside the project is not there; ours is not compared.');

test('no id is there twice, and every entry has a title', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(entries.filter(({ title }) => title.trim() === '')).toEqual([]);
});

test.skipIf(listed === null)('the list has the entries of the one beside the project, in its order', () => {
  expect(entries.map(({ title: _title, ...entry }) => entry)).toEqual(
    listed?.map(({ id, system, current, heading, examples }) => ({
      id,
      system,
      current,
      isHeading: heading,
      examples: examples.length,
    })),
  );
});

test.skipIf(listed === null)('no title is a piece of a rule’s text', () => {
  const copied = entries.filter(({ title, isHeading }) => {
    const isLong = !isHeading && title.split(' ').length > 6;
    return isLong && listed?.some(({ text }) => text.includes(title));
  });
  expect(copied).toEqual([]);
});
