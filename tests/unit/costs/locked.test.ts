import { expect, test } from 'vitest';
import { hasX, lockedCost } from '../../../machines/rules/effects/costs/locked.ts';
import { noChoices, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { CostPart } from '../../../machines/rules/state/vocabulary/index.ts';
import { smallGame } from '../support/small-game.ts';

const x = { number: 'x' } as const;
const creature = { type: 'creature' } as const;

/** A cost as it is locked in with this value of X. */
function locked(cost: readonly CostPart[], chosen: number | null = null): readonly CostPart[] {
  const scope = { ...scopeOf(0, 0), choices: { ...noChoices, x: chosen } };
  return lockedCost(smallGame([{ card: { name: 'Spell', types: ['sorcery'] } }]).game, scope, cost);
}

test('601.2b: a value is chosen for X wherever it stands in a cost', () => {
  const withX: readonly CostPart[] = [
    { pay: 'mana', cost: '{X}{R}' },
    { pay: 'loyalty', change: '-X' },
    { pay: 'life', amount: x },
    { pay: 'energy', amount: x },
    { pay: 'mill', count: x },
    { pay: 'exileTop', count: x },
    { pay: 'sacrifice', what: creature, count: x },
    { pay: 'discard', what: {}, count: x },
    { pay: 'removeCounters', kind: 'charge', count: x },
    { pay: 'life', amount: { number: 'plus', of: [1, x] } },
    { pay: 'life', amount: { number: 'minus', of: [10, x] } },
    { pay: 'life', amount: { number: 'times', of: [2, x] } },
    { pay: 'life', amount: { number: 'half', of: x, round: 'up' } },
  ];
  const without: readonly CostPart[] = [
    { pay: 'mana', cost: '{2}{R}' },
    { pay: 'loyalty', change: -2 },
    { pay: 'life', amount: 3 },
    { pay: 'energy', amount: 2 },
    { pay: 'mill', count: 4 },
    { pay: 'exileTop', count: 1 },
    { pay: 'sacrifice', what: creature, count: 2 },
    { pay: 'sacrifice', what: creature },
    { pay: 'tap' },
    { pay: 'life', amount: { number: 'plus', of: [1, { number: 'count', of: creature }] } },
    { pay: 'life', amount: { number: 'minus', of: [10, 2] } },
    { pay: 'life', amount: { number: 'times', of: [2, 3] } },
    { pay: 'life', amount: { number: 'half', of: 5, round: 'up' } },
  ];
  expect(withX.filter((part) => !hasX([{ pay: 'tap' }, part]))).toEqual([]);
  expect(without.filter((part) => hasX([part, { pay: 'tap' }]))).toEqual([]);
});

test('601.2f: the mana of a cost is one sum, and so is its life; X is what was chosen', () => {
  expect(
    locked([
      { pay: 'mana', cost: '{1}{G}' },
      { pay: 'tap' },
      { pay: 'life', amount: 2 },
      { pay: 'mana', cost: '{2}{G}' },
      { pay: 'life', amount: 1 },
    ]),
  ).toEqual([{ pay: 'mana', cost: '{3}{G}{G}' }, { pay: 'tap' }, { pay: 'life', amount: 3 }]);
  expect(locked([{ pay: 'mana', cost: '{X}{X}{G}' }], 3)).toEqual([{ pay: 'mana', cost: '{6}{G}' }]);
  expect(locked([{ pay: 'mana', cost: '{X}{G}' }], 0)).toEqual([{ pay: 'mana', cost: '{G}' }]);
  expect(
    locked(
      [
        { pay: 'life', amount: x },
        { pay: 'sacrifice', what: creature, count: x },
      ],
      2,
    ),
  ).toEqual([
    { pay: 'sacrifice', what: creature, count: 2 },
    { pay: 'life', amount: 2 },
  ]);
});

test('606.5: several loyalty costs are one; X is what was chosen for it (107.3)', () => {
  expect(
    locked([
      { pay: 'loyalty', change: -3 },
      { pay: 'loyalty', change: 1 },
    ]),
  ).toEqual([{ pay: 'loyalty', change: -2 }]);
  expect(locked([{ pay: 'loyalty', change: '-X' }], 4)).toEqual([{ pay: 'loyalty', change: -4 }]);
  expect(locked([{ pay: 'loyalty', change: 0 }])).toEqual([{ pay: 'loyalty', change: 0 }]);
});

test('107.1b: an amount that comes out below zero is none', () => {
  const less = { number: 'minus', of: [1, 3] } as const;
  expect(
    locked([
      { pay: 'life', amount: less },
      { pay: 'mill', count: less },
      { pay: 'exileTop', count: less },
      { pay: 'energy', amount: less },
    ]),
  ).toEqual([
    { pay: 'mill', count: 0 },
    { pay: 'exileTop', count: 0 },
    { pay: 'energy', amount: 0 },
  ]);
});

test('601.2f: the amounts of other parts are fixed too, and locking them in again changes nothing', () => {
  const parts: readonly CostPart[] = [
    { pay: 'mill', count: x },
    { pay: 'exileTop', count: x },
    { pay: 'energy', amount: x },
    { pay: 'removeCounters', kind: 'charge', count: x },
    { pay: 'putCounters', kind: '-1/-1', count: x },
    { pay: 'tapPermanents', what: creature, count: x },
    { pay: 'sacrifice', what: creature, count: x },
    { pay: 'returnToHand', what: creature, count: x },
    { pay: 'putIntoGraveyard', what: creature, count: x },
    { pay: 'discard', what: {}, count: x },
    { pay: 'exile', what: { zone: 'graveyard' }, count: x },
    { pay: 'reveal', what: {}, count: x },
  ];
  const twice = locked(parts, 2);
  expect(twice).toEqual([
    { pay: 'mill', count: 2 },
    { pay: 'exileTop', count: 2 },
    { pay: 'energy', amount: 2 },
    { pay: 'removeCounters', kind: 'charge', count: 2 },
    { pay: 'putCounters', kind: '-1/-1', count: 2 },
    { pay: 'tapPermanents', what: creature, count: 2 },
    { pay: 'sacrifice', what: creature, count: 2 },
    { pay: 'returnToHand', what: creature, count: 2 },
    { pay: 'putIntoGraveyard', what: creature, count: 2 },
    { pay: 'discard', what: {}, count: 2 },
    { pay: 'exile', what: { zone: 'graveyard' }, count: 2 },
    { pay: 'reveal', what: {}, count: 2 },
  ]);
  expect(locked(twice, 5)).toEqual(twice);
  // Where none is said it is one.
  expect(locked([{ pay: 'sacrifice', what: creature }, { pay: 'tap' }])).toEqual([
    { pay: 'sacrifice', what: creature, count: 1 },
    { pay: 'tap' },
  ]);
});
