import { expect, test } from 'vitest';
import { checkCard } from '../../../machines/words/check-card.ts';
import { castOnlyIf, leastX } from '../../../machines/words/statics/casting.ts';
import { statics } from '../../../machines/words/statics/index.ts';
import type { StaticWord } from '../../../machines/words/statics/word.ts';

/** What a statement has to say of itself: without one of these its home doesn't compile. */
test('a statement without shape or wording is none', () => {
  const { shape, ...noShape } = leastX;
  const { said, ...noWording } = leastX;
  const faults: readonly StaticWord<'leastX'>[] = [
    // @ts-expect-error what is said in it isn't
    noShape,
    // @ts-expect-error nobody can say it
    noWording,
    // @ts-expect-error it is no part of a sentence that says nothing
    { ...leastX, said: {} },
    // @ts-expect-error a condition is no number
    { ...leastX, shape: 'condition' },
  ];
  expect(faults).toHaveLength([shape, said].length + 2);
});

test('each statement has its own home', () => {
  // @ts-expect-error a limit of X is no home of when a spell is cast
  const { castOnlyIf: when }: typeof statics = { ...statics, castOnlyIf: leastX };
  expect([when, castOnlyIf]).toContain(leastX);
});

test('a definition is checked by the shapes of statements', () => {
  const stating = (more: object) =>
    checkCard({ name: 'Idol', types: ['artifact'], abilities: [{ kind: 'static', ...more }] }).map(
      ({ path, reason }) => `${path}: ${reason}`,
    );
  expect(stating({ leastX: 1 })).toEqual([]);
  expect(stating({ castableFrom: {} })).toEqual(['abilities[0].castableFrom.zones: is missing']);
  expect(stating({ castSometimes: true })[0]).toMatch('castSometimes');
});
