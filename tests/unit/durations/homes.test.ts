import { expect, test } from 'vitest';
import { type Duration, durationWord } from '../../../machines/rules/index.ts';
import { checkCard } from '../../../machines/words/check-card.ts';
import { durations } from '../../../machines/words/durations/index.ts';
import type { WhileItHas } from '../../../machines/words/durations/while-something-is-so.ts';
import type { DurationWord } from '../../../machines/words/durations/word.ts';

const { untilEndOfTurn, whileItHas } = durations;

test('a duration without shape, wording or words beside what it holds for is none', () => {
  const { shape, ...noShape } = whileItHas;
  const { said, ...noWording } = whileItHas;
  const { inWords, ...noWords } = whileItHas;
  const faults: readonly DurationWord<WhileItHas>[] = [
    // @ts-expect-error its fields aren't said
    noShape,
    // @ts-expect-error nobody can say it
    noWording,
    // @ts-expect-error nor with no words at all
    { ...whileItHas, said: {} },
    // @ts-expect-error nobody can show it
    noWords,
    // @ts-expect-error its name doesn't say it all
    { ...whileItHas, shape: null },
    // @ts-expect-error a kind of counters is no flag
    { ...whileItHas, shape: { whileItHas: 'flag' } },
  ];
  expect(faults).toHaveLength([shape, said, said, inWords, shape, shape].length);
});

test('each duration has its home, and nothing else has', () => {
  // @ts-expect-error nothing lasts until the next week
  const week: Duration = 'untilNextWeek';
  expect(() => durationWord(week).inWords(week)).toThrow(TypeError);
  // @ts-expect-error what lasts until end of turn doesn't last for as long as a counter is there
  const filed: typeof durations = { ...durations, whileItHas: untilEndOfTurn };
  expect(filed.whileItHas).toBe(untilEndOfTurn);
});

test('a definition is checked by the shapes of the durations', () => {
  const lasting = (until: unknown) =>
    checkCard({
      name: 'Idol',
      types: ['sorcery'],
      abilities: [
        {
          kind: 'spell',
          effect: [
            {
              do: 'modify',
              what: { all: {} },
              changes: [{ change: 'removeAllAbilities' }],
              until,
            },
          ],
        },
      ],
    }).map(({ path, reason }) => `${path}: ${reason}`);
  expect(lasting('untilEndOfTurn')).toEqual([]);
  expect(lasting({ whileItHas: 'aim' })).toEqual([]);
  expect(lasting({ whileItHas: 3 })).toEqual([expect.stringContaining('until.whileItHas: 3 is not text')]);
  expect(lasting('untilNextWeek')).toEqual([expect.stringContaining('until: "untilNextWeek" is none of')]);
});
