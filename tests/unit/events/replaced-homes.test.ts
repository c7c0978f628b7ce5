import { expect, test } from 'vitest';
import { checkCard } from '../../../machines/words/check-card.ts';
import { draw, type WouldDraw } from '../../../machines/words/replacements/draw.ts';
import { replacedWords } from '../../../machines/words/replacements/index.ts';
import type { ReplacedWord } from '../../../machines/words/replacements/word.ts';

type Drawing = ReplacedWord<WouldDraw, ['player']>;

/** What a replaced event has to say of itself: without one of these its home doesn't compile. */
test('a replaced event without shape, wording, events, meaning, or what it gives and lets change is none', () => {
  const { shape, ...noShape } = draw;
  const { said, ...noWording } = draw;
  const { events, ...noEvents } = draw;
  const { watches, ...noMeaning } = draw;
  const { gives, ...givesNothing } = draw;
  const { changes, ...noChange } = draw;
  const faults: readonly Drawing[] = [
    // @ts-expect-error its fields aren't said
    noShape,
    // @ts-expect-error nobody can say it
    noWording,
    // @ts-expect-error no event is asked about
    noEvents,
    // @ts-expect-error which of them it is isn't said
    noMeaning,
    // @ts-expect-error nobody knows what it gives
    givesNothing,
    // @ts-expect-error nor what of it could be otherwise
    noChange,
    // @ts-expect-error no object is drawn yet
    { ...draw, gives: ['player', 'object'] },
    // @ts-expect-error no effect could say that
    { ...draw, changes: ['slowness'] },
    // @ts-expect-error a filter is no player
    { ...draw, shape: { ...draw.shape, who: 'filter' } },
    // @ts-expect-error a player is always said
    { ...draw, shape: { ...draw.shape, who: 'players?' } },
  ];
  expect(faults).toHaveLength([shape, said, events, watches, gives, changes].length + 4);
});

test('each replaced event has its own home', () => {
  // @ts-expect-error drawing is no home of searching
  const { search }: typeof replacedWords = { ...replacedWords, search: draw };
  expect(search).toBe(draw);
});

const replacing = (event: object, more: object) =>
  checkCard({
    name: 'Idol',
    types: ['artifact'],
    abilities: [{ kind: 'static', replaces: { event, ...more } }],
  }).map(({ path, reason }) => `${path}: ${reason}`);

test('a definition is checked by the shapes of replaced events', () => {
  expect(replacing({ would: 'draw', who: 'you' }, { skip: true })).toEqual([]);
  expect(replacing({ would: 'draw' }, { skip: true })).toEqual([
    'abilities[0].replaces.event.who: is missing',
  ]);
});

test('of an event nothing is said that couldn’t be otherwise', () => {
  expect(replacing({ would: 'draw', who: 'you' }, { amount: 2 })).toEqual([
    'abilities[0].replaces: this event has no amount that could change',
  ]);
  expect(replacing({ would: 'move', what: {}, to: 'battlefield' }, { tapped: true })).toEqual([]);
  expect(replacing({ would: 'move', what: {}, to: 'graveyard' }, { tapped: true })).toEqual([
    'abilities[0].replaces: only what enters can enter tapped',
  ]);
});
