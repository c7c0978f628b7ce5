import { expect, test } from 'vitest';
import { card, scenario } from '../../../machines/play/scenario/index.ts';
import { rulesFor } from '../../../machines/rules/abilities/write/index.ts';
import { manaAmounts, type RuleChange } from '../../../machines/rules/index.ts';
import { after } from '../support/played.ts';

type Own = readonly (string | ReturnType<typeof card>)[];

/** What alice could produce with these permanents, and whether that is all; bob has a Mountain. */
function producible(battlefield: Own, pool?: string) {
  const { game } = after(
    scenario('so much mana', {
      rules: ['605.3'],
      alice: { battlefield, ...(pool !== undefined && { mana: pool }) },
      bob: { battlefield: ['Mountain'] },
      script: [],
      expect: {},
    }),
  );
  const before = JSON.stringify(game);
  const { amounts, isWhole } = manaAmounts(game, 0);
  expect(JSON.stringify(game)).toBe(before);
  return isWhole ? amounts.map((types) => types.join('')).toSorted() : ['too much'];
}
const many = (count: number, name: string): readonly string[] => Array.from({ length: count }, () => name);

test('605.3: all that can be tapped for mana, and what is in the pool', () => {
  expect(producible(['Forest', 'Mountain', 'Grizzly Bears'])).toEqual(['RG']);
  expect(producible(['Forest'], 'WW')).toEqual(['WWG']);
  expect(producible(['Grizzly Bears'])).toEqual([]);
});

test('605.3: an amount for each choice, but for those that another covers', () => {
  expect(producible(['Steam Vents', 'Swamp'])).toEqual(['BR', 'UB']);
  expect(producible(['Castle Sengir', 'Swamp'])).toEqual(['BC']);
  // {1}, {T}: add {B}; {2}, {T}: add {U} or {R}
  expect(producible(['Castle Sengir', 'Plains', 'Plains'])).toEqual(['R', 'U', 'WB', 'WWC']);
});

test('106.7: of the types that others could produce', () => {
  expect(producible(['Reflecting Pool', 'Reflecting Pool', 'Exotic Orchard'])).toEqual(['RRR']);
  expect(producible(['Reflecting Pool'])).toEqual([]);
});

test('106.12b, 616.1: of what is produced instead, and twice as much', () => {
  const changing = (name: string, rule: RuleChange) =>
    card(name, ['enchantment'], { abilities: [rulesFor({ all: { type: 'land' } }, rule)] });
  const mirror = changing('Spring Mirror', { rule: 'producesTimes', number: 2 });
  expect(producible(['Forest', mirror, mirror])).toEqual(['GGGG']);
  expect(producible(['Steam Vents', mirror])).toEqual(['RR', 'UU']);
  expect(
    producible(['Forest', mirror, changing('Black Sun', { rule: 'producesInstead', type: 'B' })]),
  ).toEqual(['BB']);
});

test('605.3a: mana that costs mana, paid with each choice', () => {
  const doubled = producible(['Doubling Cube', ...many(4, 'Forest'), ...many(4, 'Mountain')]);
  expect(doubled).toEqual(['RRGGGGGGGG', 'RRRRGGGGGG', 'RRRRRRGGGG', 'RRRRRRRRGG']);
  expect(producible(['Doubling Cube', 'Forest', 'Forest'])).toEqual(['GG']);
});

test('605.3: of what never ends it is said that not all was tried', () => {
  const spring = card('Endless Spring', ['artifact'], {
    abilities: [{ kind: 'activated', cost: [], effect: [{ do: 'addMana', mana: ['C'] }] }],
  });
  expect(producible([spring])).toEqual(['too much']);
});
