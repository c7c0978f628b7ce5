import { expect, test } from 'vitest';
import { mayCast } from '../../../machines/casting/index.ts';
import type { CostPart, Game, Instruction } from '../../../machines/rules/index.ts';
import { activated, card, cast, creature, type Placed, pool, sit, tapFor, tapped } from '../casting/table.ts';

const spell = (cost: string, type: 'instant' | 'creature' = 'instant'): Placed => ({
  card: card(`Spell for ${cost}`, [type], cost),
  zone: 'hand',
});
const adds = (...mana: readonly ('G' | 'U' | 'R' | 'C')[]): Instruction => ({ do: 'addMana', mana });
const artifact = (
  name: string,
  counters: Readonly<Record<string, number>>,
  ...abilities: readonly (readonly [readonly CostPart[], Instruction])[]
): Placed => ({
  card: card(name, ['artifact'], null, ...abilities.map(([cost, effect]) => activated(cost, effect))),
  with: { counters },
});
const elf = (name: string): Placed => ({ card: creature(name, tapFor('G')) });
const bear = (name: string, counters: Readonly<Record<string, number>> = {}): Placed => ({
  card: creature(name),
  with: { counters },
});

/** Whether a spell of this cost could be cast with these permanents; where it could be, it is. */
function pays(cost: string, ...placed: readonly Placed[]): Game | null {
  const game = sit([spell(cost), ...placed]);
  const may = mayCast(game, 0, 0).ok;
  if (!may) return null;
  expect(cast(game, 0, ['auto']).ok).toBe(true);
  expect(pool(game)).toBe('');
  return game;
}

const removing = (count: number, kind = 'charge'): CostPart => ({ pay: 'removeCounters', kind: kind, count });

test('118.3: as many counters are removed for mana as there are', () => {
  const battery = (charge: number) => artifact('Battery', { charge }, [[removing(1)], adds('C')]);
  expect(pays('{3}', battery(3))?.objects[1]?.counters.charge ?? 0).toBe(0);
  expect(pays('{4}', battery(3))).toBeNull();
  expect(pays('{2}', battery(3))?.objects[1]?.counters.charge).toBe(1);
  // Two at a time: of three one is left.
  const bulky = (charge: number) => artifact('Bulky', { charge }, [[removing(2)], adds('C')]);
  expect(pays('{1}', bulky(3))?.objects[1]?.counters.charge).toBe(1);
  expect(pays('{2}', bulky(3))).toBeNull();
  expect(pays('{2}', bulky(4))).not.toBeNull();
  // Of that kind.
  expect(pays('{1}', artifact('Other', { oil: 3 }, [[removing(1)], adds('C')]))).toBeNull();
});

test('118.3: with {T} besides it is once', () => {
  const battery = artifact('Battery', { charge: 3 }, [[{ pay: 'tap' }, removing(1)], adds('C')]);
  expect(tapped(pays('{1}', battery) ?? sit([]))).toEqual([1]);
  expect(pays('{2}', battery)).toBeNull();
});

const from = (count: number): CostPart => ({
  pay: 'removeCounters',
  kind: '+1/+1',
  count,
  from: { type: 'creature' },
});

test('118.3: counters are removed from among others, no more from each than it has', () => {
  const leech = (count: number) => artifact('Leech', {}, [[from(count)], adds('U')]);
  const one = bear('One', { '+1/+1': 2 });
  const other = bear('Other', { '+1/+1': 1 });
  expect(pays('{U}{U}{U}', leech(1), one, other)).not.toBeNull();
  expect(pays('{U}{U}{U}{U}', leech(1), one, other)).toBeNull();
  expect(pays('{U}', leech(3), one, other)).not.toBeNull();
  expect(pays('{U}', leech(3), one)).toBeNull();
  expect(pays('{U}{U}', leech(2), one, other)).toBeNull();
  // A creature keeps being there for what else it does.
  expect(pays('{U}{G}', leech(1), { ...elf('Elf'), with: { counters: { '+1/+1': 1 } } })).not.toBeNull();
  expect(pays('{U}', leech(1), { ...one, owner: 1 })).toBeNull();
});

const tapping = (count: number): CostPart => ({ pay: 'tapPermanents', what: { type: 'creature' }, count });

test('118.10: a creature is tapped for one thing only, as often as there are others', () => {
  const drum = artifact('Drum', {}, [[tapping(1)], adds('U')]);
  expect(tapped(pays('{U}{U}', drum, bear('One'), bear('Other')) ?? sit([]))).toEqual([2, 3]);
  expect(pays('{U}{U}', drum, bear('One'))).toBeNull();
  // What is tapped so makes no mana of its own.
  expect(pays('{U}{G}', drum, elf('Elf'))).toBeNull();
  expect(pays('{U}{G}', drum, elf('Elf'), bear('Other'))).not.toBeNull();
  const two = artifact('Drum', {}, [[tapping(2)], adds('U')]);
  expect(pays('{U}', two, bear('One'))).toBeNull();
  expect(pays('{U}', two, bear('One'), elf('Elf'))).not.toBeNull();
  expect(pays('{U}{G}', two, bear('One'), elf('Elf'))).toBeNull();
  // Nor does one that is tapped already.
  expect(pays('{U}', drum, { ...bear('One'), with: { tapped: true } })).toBeNull();
});

test('602.5b: no more often than its text says', () => {
  const altar = (timesEachTurn: number): Placed => ({
    card: card('Altar', ['artifact'], null, {
      ...activated([{ pay: 'sacrifice', what: { type: 'creature' } }], adds('C')),
      limits: { timesEachTurn },
    }),
  });
  const bears = [bear('One'), bear('Other'), bear('Third')];
  expect(pays('{2}', altar(2), ...bears)).not.toBeNull();
  expect(pays('{2}', altar(1), ...bears)).toBeNull();
  expect(pays('{3}', altar(2), ...bears)).toBeNull();
});

test('106.6: what mana may be spent on is asked anew for each spell', () => {
  const grove: Placed = {
    card: card(
      'Grove',
      ['land'],
      null,
      activated([{ pay: 'tap' }], { do: 'addMana', mana: ['G'], spendOnly: 'creatureSpells' }),
    ),
  };
  const game = sit([spell('{G}'), spell('{1}', 'creature'), grove]);
  const may = () => [mayCast(game, 0, 0).ok, mayCast(game, 0, 1).ok];
  expect([may(), may().reverse()]).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(mayCast(sit([spell('{G}'), { card: card('Wood', ['land'], null, tapFor('G')) }]), 0, 0).ok).toBe(
    true,
  );
});
