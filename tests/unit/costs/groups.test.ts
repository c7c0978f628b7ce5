import { expect, test } from 'vitest';
import { groupsFor, nothingReserved, type Reserved } from '../../../machines/rules/effects/costs/groups.ts';
import {
  type ActivatedAbility,
  type CostPart,
  costContext,
  type Instruction,
} from '../../../machines/rules/index.ts';
import { activated, card, type Placed, sit } from '../casting/table.ts';

const idol: Placed = { card: card('Idol', ['artifact'], null) };
const adds = (...mana: readonly ('W' | 'U' | 'C')[]): Instruction => ({ do: 'addMana', mana });
const tapFor = (effect: Instruction, ...more: readonly CostPart[]): ActivatedAbility =>
  activated([{ pay: 'tap' }, ...more], effect);
const land = (...abilities: readonly ActivatedAbility[]): Placed => ({
  card: card('Land', ['land'], null, ...abilities),
});

/** What the groups could make: an object, and each alternative as the types of its mana; `!` marks what loses something. */
function groups(
  placed: readonly Placed[],
  losing = true,
  reserved: Partial<Reserved> = {},
): readonly string[] {
  const game = sit([idol, ...placed]);
  return groupsFor(game, costContext(0, 0), { ...nothingReserved, ...reserved }, losing).map(
    ({ object, alternatives }) =>
      `${object}: ${alternatives
        .map(({ loses, units }) => {
          const made = units.map(({ by }) => by.map(([type]) => type).join('/'));
          return `${made.join('+')}${loses ? '!' : ''}`;
        })
        .join(' or ')}`,
  );
}

test('106.1: what is tapped once makes one of what its abilities make', () => {
  expect(groups([])).toEqual([]);
  expect(groups([land(tapFor(adds('W')))])).toEqual(['1: W']);
  expect(groups([land(tapFor(adds('W')), tapFor(adds('U')))])).toEqual(['1: W/U']);
  expect(groups([land(tapFor({ do: 'addMana', anyOf: ['W', 'U'] }))])).toEqual(['1: W/U']);
  expect(groups([land(tapFor(adds('C', 'C')))])).toEqual(['1: C+C']);
  expect(groups([land(tapFor(adds('W')), tapFor(adds('C', 'C')))])).toEqual(['1: W or C+C']);
  expect(groups([land(tapFor({ do: 'addMana', anyOf: ['W', 'U'], count: 2 }))])).toEqual(['1: W/U+W/U']);
  const allOne = { do: 'addMana', anyOf: ['W', 'U'], count: 2, allOneColor: true } as const;
  expect(groups([land(tapFor(allOne))])).toEqual(['1: W+W or U+U']);
  expect(groups([land(tapFor({ do: 'addMana' }))])).toEqual([]);
});

test('601.2g: what is lost by it comes last, for types that can’t be had without, and only where that is said', () => {
  const painful = land(
    tapFor(adds('C')),
    tapFor({ do: 'addMana', anyOf: ['W', 'U'] }, { pay: 'life', amount: 1 }),
  );
  expect(groups([painful], false)).toEqual(['1: C']);
  expect(groups([painful])).toEqual(['1: C or W/U!']);
  const treasure = land(tapFor(adds('W'), { pay: 'sacrifice', what: 'self' }));
  expect(groups([treasure], false)).toEqual([]);
  expect(groups([treasure])).toEqual(['1: W!']);
});

test('601.2g: what other parts of the cost need makes no mana', () => {
  const one = land(tapFor(adds('W')));
  const treasure = land(tapFor(adds('W'), { pay: 'sacrifice', what: 'self' }));
  const ids = new Set([1]);
  expect(groups([one], true, { tapping: ids })).toEqual([]);
  expect(groups([one], true, { tapping: new Set([2]) })).toEqual(['1: W']);
  // What is used up may be tapped before; what is used up for mana may not be needed.
  expect(groups([one], true, { up: ids })).toEqual(['1: W']);
  expect(groups([one], true, { stays: ids })).toEqual(['1: W']);
  expect(groups([treasure], true, { up: ids })).toEqual([]);
  expect(groups([treasure], true, { stays: ids })).toEqual([]);
});

test('602.5e, 602.2: not what may be activated only as an instant, or by nobody else', () => {
  const diamond: ActivatedAbility = { ...tapFor(adds('W')), limits: { timing: 'instant' } };
  expect(groups([land(diamond)])).toEqual([]);
  expect(groups([land(diamond, tapFor(adds('U')))])).toEqual(['1: U']);
  expect(groups([{ ...land(tapFor(adds('W'))), owner: 1 }])).toEqual([]);
  expect(groups([{ ...land(tapFor(adds('W'))), with: { tapped: true } }])).toEqual([]);
});

test('605.3a: of two abilities that don’t tap each is by itself', () => {
  const both = land(
    activated([{ pay: 'mana', cost: '{1}' }], adds('W')),
    activated([{ pay: 'mana', cost: '{2}' }], adds('U')),
  );
  expect(groups([both])).toEqual(['1: W', '1: U']);
});

test('601.2g: what it makes is the same again for the same state', () => {
  const game = sit([idol, land(tapFor(adds('W')))]);
  const asked = () => groupsFor(game, costContext(0, 0), nothingReserved, true);
  expect(asked()).toBe(asked());
  expect(asked()[0]).toMatchObject({ object: 1, like: '1 Land#abilities.0' });
});
