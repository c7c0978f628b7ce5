import { expect, test } from 'vitest';
import { type Quantity, quantityWord } from '../../../machines/rules/index.ts';
import { checkCard } from '../../../machines/words/check-card.ts';
import type { Half } from '../../../machines/words/quantities/arithmetic.ts';
import type { CardsInZone } from '../../../machines/words/quantities/cards-in.ts';
import type { LastTurn } from '../../../machines/words/quantities/facts.ts';
import { quantities } from '../../../machines/words/quantities/index.ts';
import type { QuantityWord } from '../../../machines/words/quantities/word.ts';

const { cardsIn, half, lastTurn } = quantities;

test('a quantity without shape, wording, meaning or what it asks of the game is none', () => {
  const { shape, ...noShape } = cardsIn;
  const { said, ...noWording } = cardsIn;
  const { number, ...noMeaning } = cardsIn;
  const { changedBy, ...neverChanged } = cardsIn;
  const { asksTheGame, ...asksWhat } = cardsIn;
  const { reads, ...readsWhat } = cardsIn;
  const faults: readonly QuantityWord<CardsInZone>[] = [
    // @ts-expect-error its fields aren't said
    noShape,
    // @ts-expect-error nobody can say it
    noWording,
    // @ts-expect-error nor with no words at all
    { ...cardsIn, said: {} },
    // @ts-expect-error what number it is isn't said
    noMeaning,
    // @ts-expect-error when it may change isn't said
    neverChanged,
    // @ts-expect-error whether it asks the game isn't said
    asksWhat,
    // @ts-expect-error which numbers it reads isn't said
    readsWhat,
    // @ts-expect-error what enters a zone can change anything: that isn't named
    { ...cardsIn, changedBy: ['move'] },
  ];
  expect(faults).toHaveLength([shape, said, cardsIn, number, changedBy, asksTheGame, reads, cardsIn].length);
});

test('the shape of a quantity is that of its type', () => {
  const faults: readonly (QuantityWord<CardsInZone> | QuantityWord<Half> | QuantityWord<LastTurn>)[] = [
    // @ts-expect-error whose cards isn't said
    { ...cardsIn, shape: { zone: 'zone' } } satisfies QuantityWord<CardsInZone>,
    // @ts-expect-error players are no objects
    { ...cardsIn, shape: { zone: 'zone', of: 'objects' } } satisfies QuantityWord<CardsInZone>,
    // @ts-expect-error it is the most only where that is said
    { ...lastTurn, shape: { ...lastTurn.shape, most: 'flag' } } satisfies QuantityWord<LastTurn>,
    // @ts-expect-error it may be rounded down, too
    { ...half, shape: { of: 'quantity', round: { words: { up: true } } } } satisfies QuantityWord<Half>,
  ];
  expect(faults).toHaveLength(4);
});

test('each quantity has its home, and nothing else has', () => {
  // @ts-expect-error nobody counts grains
  const grains: Exclude<Quantity, number> = { number: 'grains' };
  expect(() => quantityWord(grains).number).toThrow(TypeError);
  // @ts-expect-error cards are no halves
  const filed: typeof quantities = { ...quantities, half: cardsIn };
  expect(filed.half).toBe(cardsIn);
});

test('a definition is checked by the shapes of the quantities', () => {
  const drawing = (count: object) =>
    checkCard({
      name: 'Idol',
      types: ['artifact'],
      abilities: [{ kind: 'activated', cost: [{ pay: 'tap' }], effect: [{ do: 'draw', count }] }],
    }).map(({ path, reason }) => `${path}: ${reason}`);
  const at = 'abilities[0].effect[0].count';
  expect(drawing({ number: 'cardsIn', zone: 'hand', of: 'you' })).toEqual([]);
  expect(drawing({ number: 'cardsIn', zone: 'hand' })).toEqual([`${at}.of: is missing`]);
  expect(drawing({ number: 'half', of: 3, round: 'off' })).toEqual([
    `${at}.round: "off" is not one of up, down`,
  ]);
  expect(drawing({ number: 'minus', of: [3] })).toEqual([`${at}.of: has 1 parts, not two`]);
  expect(drawing({ number: 'x' })).toEqual([`${at}: X has no value here: none is chosen for this`]);
  expect(drawing({ number: 'eventAmount' })).toEqual([`${at}: there is no event that this could be about`]);
  expect(drawing({ number: 'cardIn', zone: 'hand', of: 'you' })).toEqual([
    `${at}: "cardIn" is not a known \`number\`; did you mean cardsIn?`,
  ]);
});

/** What is understood from what was said before, or isn't said yet. */
const unsaid = ['xOf', 'eventAmount'];

test('each quantity is said, but for those that are understood', () => {
  const silent = Object.entries(quantities).flatMap(([word, { said }]) => (said === null ? [word] : []));
  expect(silent).toEqual(unsaid);
});
