import { expect, test } from 'vitest';
import { hasX, lockedCost } from '../../../machines/rules/effects/costs/locked.ts';
import { noChoices, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { CostPart } from '../../../machines/rules/state/vocabulary/index.ts';
import { smallGame } from '../support/small-game.ts';

const x = { x: true } as const;
const creature = { type: 'creature' } as const;

/** A cost as it is locked in with this value of X. */
function locked(cost: readonly CostPart[], chosen: number | null = null): readonly CostPart[] {
  const scope = { ...scopeOf(0, 0), choices: { ...noChoices, x: chosen } };
  return lockedCost(smallGame([{ card: { name: 'Spell', types: ['sorcery'] } }]).game, scope, cost);
}

test('601.2b: a value is chosen for X wherever it stands in a cost', () => {
  const withX: readonly CostPart[] = [
    { mana: '{X}{R}' },
    { loyalty: '-X' },
    { payLife: x },
    { payEnergy: x },
    { mill: x },
    { exileTop: x },
    { sacrifice: creature, count: x },
    { discard: {}, count: x },
    { removeCounters: 'charge', count: x },
    { payLife: { plus: [1, x] } },
    { payLife: { minus: [10, x] } },
    { payLife: { times: [2, x] } },
    { payLife: { half: x, round: 'up' } },
  ];
  const without: readonly CostPart[] = [
    { mana: '{2}{R}' },
    { loyalty: -2 },
    { payLife: 3 },
    { payEnergy: 2 },
    { mill: 4 },
    { exileTop: 1 },
    { sacrifice: creature, count: 2 },
    { sacrifice: creature },
    { tap: true },
    { payLife: { plus: [1, { count: creature }] } },
    { payLife: { minus: [10, 2] } },
    { payLife: { times: [2, 3] } },
    { payLife: { half: 5, round: 'up' } },
  ];
  expect(withX.filter((part) => !hasX([{ tap: true }, part]))).toEqual([]);
  expect(without.filter((part) => hasX([part, { tap: true }]))).toEqual([]);
});

test('601.2f: the mana of a cost is one sum, and so is its life; X is what was chosen', () => {
  expect(
    locked([{ mana: '{1}{G}' }, { tap: true }, { payLife: 2 }, { mana: '{2}{G}' }, { payLife: 1 }]),
  ).toEqual([{ mana: '{3}{G}{G}' }, { tap: true }, { payLife: 3 }]);
  expect(locked([{ mana: '{X}{X}{G}' }], 3)).toEqual([{ mana: '{6}{G}' }]);
  expect(locked([{ mana: '{X}{G}' }], 0)).toEqual([{ mana: '{G}' }]);
  expect(locked([{ payLife: x }, { sacrifice: creature, count: x }], 2)).toEqual([
    { sacrifice: creature, count: 2 },
    { payLife: 2 },
  ]);
});

test('606.5: several loyalty costs are one; X is what was chosen for it (107.3)', () => {
  expect(locked([{ loyalty: -3 }, { loyalty: 1 }])).toEqual([{ loyalty: -2 }]);
  expect(locked([{ loyalty: '-X' }], 4)).toEqual([{ loyalty: -4 }]);
  expect(locked([{ loyalty: 0 }])).toEqual([{ loyalty: 0 }]);
});

test('107.1b: an amount that comes out below zero is none', () => {
  const less = { minus: [1, 3] } as const;
  expect(locked([{ payLife: less }, { mill: less }, { exileTop: less }, { payEnergy: less }])).toEqual([
    { mill: 0 },
    { exileTop: 0 },
    { payEnergy: 0 },
  ]);
});

test('601.2f: the amounts of other parts are fixed too, and locking them in again changes nothing', () => {
  const parts: readonly CostPart[] = [
    { mill: x },
    { exileTop: x },
    { payEnergy: x },
    { removeCounters: 'charge', count: x },
    { putCounters: '-1/-1', count: x },
    { tapPermanents: creature, count: x },
    { sacrifice: creature, count: x },
    { returnToHand: creature, count: x },
    { putIntoGraveyard: creature, count: x },
    { discard: {}, count: x },
    { exile: { zone: 'graveyard' }, count: x },
    { reveal: {}, count: x },
  ];
  const twice = locked(parts, 2);
  expect(twice).toEqual([
    { mill: 2 },
    { exileTop: 2 },
    { payEnergy: 2 },
    { removeCounters: 'charge', count: 2 },
    { putCounters: '-1/-1', count: 2 },
    { tapPermanents: creature, count: 2 },
    { sacrifice: creature, count: 2 },
    { returnToHand: creature, count: 2 },
    { putIntoGraveyard: creature, count: 2 },
    { discard: {}, count: 2 },
    { exile: { zone: 'graveyard' }, count: 2 },
    { reveal: {}, count: 2 },
  ]);
  expect(locked(twice, 5)).toEqual(twice);
  // Where none is said it is one.
  expect(locked([{ sacrifice: creature }, { tap: true }])).toEqual([
    { sacrifice: creature, count: 1 },
    { tap: true },
  ]);
});
