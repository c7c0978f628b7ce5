import { expect, test } from 'vitest';
import { keywords } from '../../../machines/rules/abilities/keywords/index.ts';
import { byName } from '../../../machines/rules/abilities/keywords/said.ts';
import type { KeywordModule } from '../../../machines/rules/index.ts';
import type { Meaning } from '../../../machines/wording/syntax.ts';

test('a keyword without rule or wording is none', () => {
  const hums: KeywordModule = { keyword: 'humming', rule: '702.1', said: { keyword: byName('humming') } };
  const { rule, ...noRule } = hums;
  const { said, ...noWording } = hums;
  const faults: readonly KeywordModule[] = [
    // @ts-expect-error the rule that says what it means isn't said
    noRule,
    // @ts-expect-error how it is said isn't said
    noWording,
    // @ts-expect-error no way to say it
    { ...hums, said: { keyword: [] } },
    // @ts-expect-error nowhere that a keyword stands
    { ...hums, said: { instruction: byName('humming') } },
  ];
  expect(faults).toHaveLength([rule, said, said, said].length);
});

const namesIn = (meaning: Meaning): readonly string[] => {
  if (typeof meaning !== 'object' || meaning === null) return [];
  const within = Object.values(meaning).flatMap(namesIn);
  return 'keyword' in meaning && typeof meaning.keyword === 'string' ? [meaning.keyword, ...within] : within;
};

test('a keyword says itself, and no other', () => {
  for (const { keyword, said } of Object.values(keywords)) {
    const named = Object.values(said)
      .flat()
      .flatMap((way) => (way.is === 'phrase' ? namesIn(way.means) : []));
    expect(new Set(named), keyword).toEqual(new Set([keyword]));
  }
});
