import { expect, test } from 'vitest';
import { type TriggerCondition, triggerWord } from '../../../machines/rules/index.ts';
import { checkCard } from '../../../machines/words/check-card.ts';
import { type Draws, draws } from '../../../machines/words/triggers/draws.ts';
import { triggerWords } from '../../../machines/words/triggers/index.ts';
import type { TriggerWord } from '../../../machines/words/triggers/word.ts';

type Drawing = TriggerWord<Draws, ['player', 'amount']>;

/** What a trigger condition has to say of itself: without one of these its home doesn't compile. */
test('a trigger condition without shape, wording, events, meaning, or what it gives is none', () => {
  const { shape, ...noShape } = draws;
  const { said, ...noWording } = draws;
  const { events, ...noEvents } = draws;
  const { matches, ...noMeaning } = draws;
  const { gives, ...givesNothing } = draws;
  const { looksBack, ...isNeverAsked } = draws;
  const faults: readonly Drawing[] = [
    // @ts-expect-error its fields aren't said
    noShape,
    // @ts-expect-error nobody can say it
    noWording,
    // @ts-expect-error no event is asked about
    noEvents,
    // @ts-expect-error nothing meets it
    noMeaning,
    // @ts-expect-error nobody knows what its event gives
    givesNothing,
    // @ts-expect-error whether it is asked before the event or after isn't said
    isNeverAsked,
    // @ts-expect-error one draws an amount as well
    { ...draws, gives: ['player'] },
    // @ts-expect-error nothing is drawn by an object
    { ...draws, matches: () => ({ object: 1 }) },
    // @ts-expect-error no such event
    { ...draws, events: ['drawing'] },
  ];
  expect(faults).toHaveLength([shape, said, events, matches, gives, looksBack].length + 3);
});

test('the shape of a trigger condition is that of its type', () => {
  const faults: readonly Drawing[] = [
    // @ts-expect-error the fields are missing
    { ...draws, shape: {} },
    // @ts-expect-error a filter is no player
    { ...draws, shape: { ...draws.shape, who: 'filter' } },
    // @ts-expect-error a player is always said
    { ...draws, shape: { ...draws.shape, who: 'players?' } },
    // @ts-expect-error a number isn't
    { ...draws, shape: { ...draws.shape, nth: 'whole number' } },
    // @ts-expect-error nobody draws slowly
    { ...draws, shape: { ...draws.shape, slowly: 'flag?' } },
  ];
  expect(faults).toHaveLength(5);
});

test('each trigger condition has its home, and nothing else has', () => {
  // @ts-expect-error nothing triggers on singing
  const sings: TriggerCondition = { on: 'sings' };
  expect(() => triggerWord(sings).events).toThrow(TypeError);
  // @ts-expect-error drawing is no home of shuffling
  const { shuffles }: typeof triggerWords = { ...triggerWords, shuffles: draws };
  expect(shuffles).toBe(draws);
});

test('a definition is checked by the shapes of the trigger conditions', () => {
  const waitingFor = (condition: object) =>
    checkCard({
      name: 'Idol',
      types: ['artifact'],
      abilities: [{ kind: 'triggered', when: [condition], effect: [{ do: 'draw', count: 1 }] }],
    }).map(({ path, reason }) => `${path}: ${reason}`);
  expect(waitingFor({ on: 'draws', who: 'you', nth: 2 })).toEqual([]);
  expect(waitingFor({ on: 'draws' })).toEqual(['abilities[0].when[0].who: is missing']);
  expect(waitingFor({ on: 'draws', who: 'you', slowly: true })).toEqual([
    'abilities[0].when[0].slowly: is not known here',
  ]);
  expect(waitingFor({ on: 'shuffels', who: 'you' })).toEqual([
    'abilities[0].when[0]: "shuffels" is not a known `on`; did you mean shuffles?',
  ]);
});

/** Which can't be said yet, however they are meant. */
const unsaid: readonly string[] = [
  'countered',
  'entersRoom',
  'manaAdded',
  'paysToAttack',
  'resolves',
  'revealsDrawn',
  'visited',
  'votingFinished',
];

test('each trigger condition is said, but for those listed', () => {
  const silent = Object.entries(triggerWords).flatMap(([on, { said }]) =>
    Object.keys(said).length === 0 ? [on] : [],
  );
  expect(unsaid).toEqual(expect.arrayContaining(silent));
});
