import { expect, test } from 'vitest';
import { type Condition, conditionWord } from '../../../machines/rules/index.ts';
import { checkCard } from '../../../machines/words/check-card.ts';
import type { CompletedDungeon } from '../../../machines/words/conditions/completed-dungeon.ts';
import type { Exists } from '../../../machines/words/conditions/exists.ts';
import { conditions } from '../../../machines/words/conditions/index.ts';
import type { DayOrNight } from '../../../machines/words/conditions/time-of-day.ts';
import type { ConditionWord } from '../../../machines/words/conditions/word.ts';

const { completedDungeon, exists, timeOfDay } = conditions;

test('a condition without shape, wording, meaning or what can change it is none', () => {
  const { shape, ...noShape } = exists;
  const { said, ...noWording } = exists;
  const { holds, ...noMeaning } = exists;
  const { changedBy, ...neverChanged } = exists;
  const faults: readonly ConditionWord<Exists>[] = [
    // @ts-expect-error its fields aren't said
    noShape,
    // @ts-expect-error nobody can say it
    noWording,
    // @ts-expect-error nor with no words at all
    { ...exists, said: {} },
    // @ts-expect-error nor with none of its kind
    { ...exists, said: { standing: [] } },
    // @ts-expect-error whether it is so isn't said
    noMeaning,
    // @ts-expect-error when it may change isn't said
    neverChanged,
    // @ts-expect-error what enters a zone can change anything: that isn't named
    { ...exists, changedBy: ['move'] },
  ];
  expect(faults).toHaveLength([shape, said, exists, said, holds, changedBy, exists].length);
});

const named = <Family>(called: Family) => ({ who: 'players', called }) as const;

test('the shape of a condition is that of its type', () => {
  const faults: readonly (
    | ConditionWord<Exists>
    | ConditionWord<CompletedDungeon>
    | ConditionWord<DayOrNight>
  )[] = [
    // @ts-expect-error what there is is missing
    { ...exists, shape: { count: 'comparison?' } } satisfies ConditionWord<Exists>,
    // @ts-expect-error objects are no filter
    { ...exists, shape: { what: 'objects', count: 'comparison?' } } satisfies ConditionWord<Exists>,
    // @ts-expect-error how many isn't always said
    { ...exists, shape: { what: 'filter', count: 'comparison' } } satisfies ConditionWord<Exists>,
    // @ts-expect-error whose isn't said
    { ...exists, shape: { ...exists.shape, who: 'players' } } satisfies ConditionWord<Exists>,
    // @ts-expect-error a name is no flag
    { ...completedDungeon, shape: named('flag?') } satisfies ConditionWord<CompletedDungeon>,
    // @ts-expect-error it may be night, too
    { ...timeOfDay, shape: { time: { words: { day: true } } } } satisfies ConditionWord<DayOrNight>,
  ];
  expect(faults).toHaveLength(6);
});

test('each condition has its home, and nothing else has', () => {
  // @ts-expect-error nothing is so by being voted
  const voted: Condition = { holds: 'voted' };
  expect(() => conditionWord(voted).holds).toThrow(TypeError);
  // @ts-expect-error that there is something is no time of the day
  const filed: typeof conditions = { ...conditions, timeOfDay: exists };
  expect(filed.timeOfDay).toBe(exists);
});

test('a definition is checked by the shapes of the conditions', () => {
  const asking = (condition: object) =>
    checkCard({
      name: 'Idol',
      types: ['sorcery'],
      abilities: [{ kind: 'spell', effect: [{ do: 'if', condition, then: [{ do: 'draw', count: 1 }] }] }],
    }).map(({ path, reason }) => `${path}: ${reason}`);
  expect(asking({ holds: 'turnOf', who: 'you' })).toEqual([]);
  expect(asking({ holds: 'turnOf' })).toEqual(['abilities[0].effect[0].condition.who: is missing']);
  expect(asking({ holds: 'both', of: [{ holds: 'timeOfDay', time: 'noon' }] })).toEqual([
    'abilities[0].effect[0].condition.of[0].time: "noon" is not one of day, night',
  ]);
  expect(asking({ holds: 'turnOff', who: 'you' })).toEqual([
    'abilities[0].effect[0].condition: "turnOff" is not a known `holds`; did you mean turnOf?',
  ]);
});

/** What is understood from what was said before, or isn't said yet. */
const unsaid = ['wordChosen', 'did', 'happenedThisTurn'];

test('each condition is said, but for those that are understood', () => {
  const silent = Object.entries(conditions).flatMap(([word, { said }]) => (said === null ? [word] : []));
  expect(silent).toEqual(unsaid);
});
