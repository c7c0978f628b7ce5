import { describe, expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { keyOf } from '../../../machines/wording/meaning.ts';
import { print } from '../../../machines/wording/print.ts';
import { read } from '../../../machines/wording/read.ts';
import type { Meaning } from '../../../machines/wording/syntax.ts';
import { grammar, printers } from '../../../machines/words/index.ts';

/** All costs' parts, and all descriptions of objects, that the known cards have. */
function partsOf(
  what: unknown,
  key: string,
  found: { costs: Map<string, Meaning>; filters: Map<string, Meaning> },
): void {
  if (Array.isArray(what)) for (const part of what) partsOf(part, key, found);
  else if (typeof what === 'object' && what !== null) {
    const meaning: Meaning = JSON.parse(JSON.stringify(what));
    if ('pay' in what) found.costs.set(keyOf(meaning), meaning);
    if (key === 'objects' || key === 'all' || key === 'filter') found.filters.set(keyOf(meaning), meaning);
    for (const [name, part] of Object.entries(what)) partsOf(part, name, found);
  }
}
const known = { costs: new Map<string, Meaning>(), filters: new Map<string, Meaning>() };
partsOf(Object.values(cards), '', known);

const said = (category: string, meaning: Meaning) => print(grammar, printers, category, meaning);

describe('the phrases that are read print as well', () => {
  test.each([
    ['costPart', { pay: 'mana', cost: '{2}{W}' }, '{2}{W}'],
    ['costPart', { pay: 'life', amount: 3 }, 'pay 3 life'],
    ['costPart', { pay: 'mill', count: 2 }, 'mill two cards'],
    [
      'filter',
      { type: 'creature', controller: 'you', tapped: false, color: 'G' },
      'green untapped creature you control',
    ],
    ['filter', { type: ['artifact', 'creature'], keyword: 'flying' }, 'artifact creature with flying'],
    ['several', { number: 'x' }, 'X'],
  ] as const)('%s: %j', (category, meaning, text) => {
    expect(said(category, meaning)).toBe(text);
  });

  test.each([
    ['costPart', known.costs],
    ['one', known.filters],
  ] as const)('what is printed of a %s is read as the same, and as nothing else', (category, meanings) => {
    const printed = [...meanings.values()].flatMap((meaning) => {
      const text = said(category, meaning);
      return text === undefined ? [] : [{ meaning, text }];
    });
    expect(printed.length).toBeGreaterThan(60);
    for (const { meaning, text } of printed)
      expect(
        read(grammar, category, text).trees.map((tree) => keyOf(tree.meaning)),
        text,
      ).toEqual([keyOf(meaning)]);
  });

  test('and nothing that no phrase says', () => {
    expect(said('costPart', { pay: 'frobnicate' })).toBeUndefined();
    expect(said('one', { type: 'creature', frobnicated: true })).toBeUndefined();
  });
});
