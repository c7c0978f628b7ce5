import { expect, test } from 'vitest';
import { actions } from '../../../machines/rules/abilities/actions/index.ts';
import { plainly } from '../../../machines/rules/abilities/actions/said.ts';
import type { KeywordAction } from '../../../machines/rules/state/keyword-action.ts';
import type { Meaning } from '../../../machines/wording/syntax.ts';

test('a keyword action without meaning or wording is none', () => {
  const hum: KeywordAction = {
    action: 'hum',
    rule: '701.1',
    verb: 'hums',
    said: { deed: [plainly('hum')] },
    effect: () => [],
  };
  const { effect, ...noMeaning } = hum;
  const { said, ...noWording } = hum;
  const faults: readonly KeywordAction[] = [
    // @ts-expect-error what it is short for isn't said
    noMeaning,
    // @ts-expect-error how it is said isn't said
    noWording,
    // @ts-expect-error no way to say it
    { ...hum, said: { deed: [] } },
    // @ts-expect-error nowhere that a keyword action stands
    { ...hum, said: { keyword: [plainly('hum')] } },
  ];
  expect(faults).toHaveLength([effect, said, said, said].length);
});

const namesIn = (meaning: Meaning): readonly string[] => {
  if (typeof meaning !== 'object' || meaning === null) return [];
  const within = Object.values(meaning).flatMap(namesIn);
  return 'action' in meaning && typeof meaning.action === 'string' ? [meaning.action, ...within] : within;
};

test('a keyword action says itself, and no other', () => {
  for (const { action, said } of Object.values(actions)) {
    const named = Object.values(said)
      .flat()
      .flatMap((way) => (way.is === 'phrase' ? namesIn(way.means) : []));
    expect(new Set(named), action).toEqual(new Set([action]));
  }
});
