import { expect, test } from 'vitest';
import { filterWord } from '../../../machines/rules/state/word-table.ts';
import { checkCard } from '../../../machines/words/check-card.ts';
import { type FilterTable, filters } from '../../../machines/words/filters/index.ts';
import type { FilterWord, WordOfFilter } from '../../../machines/words/filters/word.ts';

const { controller, tapped } = filters;

test('a word of a filter without shape, meaning or what can change it is none', () => {
  const { shape, ...noShape } = tapped;
  const { fits, ...noMeaning } = tapped;
  const { asks, ...asksNothing } = tapped;
  const { changedBy, ...neverChanged } = tapped;
  const faults: readonly FilterWord<'tapped'>[] = [
    // @ts-expect-error what is said with it isn't said
    noShape,
    // @ts-expect-error whether an object is so isn't said
    noMeaning,
    // @ts-expect-error what it asks of objects isn't said
    asksNothing,
    // @ts-expect-error when it may change isn't said
    neverChanged,
    // @ts-expect-error what enters a zone can change anything: that isn't named
    { ...tapped, changedBy: ['move'] },
    // @ts-expect-error being untapped is said as well
    { ...tapped, shape: 'flag' },
  ];
  expect(faults).toHaveLength([shape, fits, asks, changedBy, changedBy, shape].length);
});

test('each word of a filter has its home, and nothing else has', () => {
  const { tapped: home, ...noHome } = filters;
  // @ts-expect-error nobody would know what is tapped
  const homeless: FilterTable = noHome;
  expect(homeless).not.toHaveProperty('tapped');
  // @ts-expect-error players aren't tapped
  const filed: FilterTable = { ...filters, tapped: controller };
  expect(filed.tapped).not.toBe(home);
  // @ts-expect-error nothing is heavy
  const heavy: WordOfFilter = 'heavy';
  expect(filterWord(heavy)).toBeUndefined();
});

test('a definition is checked by the shapes of the words', () => {
  const all = (filter: object) =>
    checkCard({
      name: 'Idol',
      types: ['sorcery'],
      abilities: [{ kind: 'spell', effect: [{ do: 'untap', what: { all: filter } }] }],
    }).map(({ path, reason }) => `${path.split('.').at(-1)}: ${reason}`);
  expect(all({ type: ['artifact', 'creature'], controller: 'you', not: { token: true } })).toEqual([]);
  expect(all({ tapped: 'no' })).toEqual(['tapped: "no" is not `true` or `false`']);
  expect(all({ heavy: true })).toEqual(['heavy: is not known here']);
  expect(all({ counters: { kind: 'aim' } })).toEqual(['atLeast: is missing']);
});
