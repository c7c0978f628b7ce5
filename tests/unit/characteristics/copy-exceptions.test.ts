import { expect, test } from 'vitest';
import { characteristics } from '../../../machines/rules/index.ts';
import type { FixedException } from '../../../machines/rules/state/copied.ts';
import { card, change, creature, keyword, size, smallGame, statement } from '../support/small-game.ts';

/** What is copied: a legendary green creature with two abilities. */
const elf = creature('Elf', 2, 3, [keyword('flying'), keyword('reach')], {
  manaCost: '{1}{G}',
  supertypes: ['legendary'],
  types: ['artifact', 'creature'],
  subtypes: ['Elf', 'Equipment'],
});
/** Of which abilities define the colors, the types and the size. */
const shifting = creature(
  'Shifting',
  '*',
  '*',
  [
    statement({ characteristicDefining: true, changes: [{ setColors: ['U'] }] }),
    statement({ characteristicDefining: true, changes: [{ addSubtypes: ['Elf'] }] }),
    statement({ characteristicDefining: true, changes: [size(4, 4)] }),
  ],
  { manaCost: '{R}' },
);

/** What a copy of it is, with an exception. */
function copyOf(name: 'Elf' | 'Shifting', ...exceptions: readonly FixedException[]) {
  const { game, id } = smallGame([
    { card: elf },
    { card: shifting },
    { card: card('Clone', ['enchantment']) },
  ]);
  const copied = { of: id(name), definition: name, face: 0 as const, exceptions, timestamp: 50, pair: 1 };
  change(game, id('Clone'), { copied });
  return characteristics(game, id('Clone'));
}

test('707.2: without an exception it is what it copies', () => {
  expect(copyOf('Elf')).toMatchObject({
    name: 'Elf',
    types: ['artifact', 'creature'],
    subtypes: ['Elf', 'Equipment'],
    supertypes: ['legendary'],
    colors: ['G'],
    manaValue: 2,
    power: 2,
    toughness: 3,
  });
  expect(copyOf('Shifting')).toMatchObject({ colors: ['U'], subtypes: ['Elf'], power: 4, toughness: 4 });
});

test('707.9b: an exception changes what is copied, and nothing else', () => {
  const whole = copyOf('Elf');
  expect(copyOf('Elf', { name: 'Twin' })).toMatchObject({ name: 'Twin', types: whole.types });
  expect(copyOf('Elf', { noManaCost: true })).toMatchObject({ manaCost: null, manaValue: 0, power: 2 });
  expect(copyOf('Elf', { addTypes: ['enchantment', 'creature'] }).types).toEqual([
    'artifact',
    'creature',
    'enchantment',
  ]);
  expect(copyOf('Elf', { addSubtypes: ['Bear', 'Elf'] }).subtypes).toEqual(['Elf', 'Equipment', 'Bear']);
  expect(copyOf('Elf', { addSupertypes: ['snow'] }).supertypes).toEqual(['legendary', 'snow']);
  expect(copyOf('Elf', { removeSupertypes: ['legendary'] }).supertypes).toEqual([]);
  expect(copyOf('Elf', { addColors: ['W'] }).colors).toEqual(['W', 'G']);
  expect(copyOf('Elf', { setColors: ['R', 'U'] }).colors).toEqual(['U', 'R']);
  expect(copyOf('Elf', { removeKeyword: 'flying' }).abilities.map(({ ability }) => ability)).toEqual([
    keyword('reach'),
  ]);
  expect(copyOf('Elf', { set: 'powerToughness', setPower: 7 })).toMatchObject({ power: 7, toughness: 3 });
  expect(copyOf('Elf', { set: 'powerToughness', setToughness: 7 })).toMatchObject({ power: 2, toughness: 7 });
});

test('205.1a: what loses a card type loses the subtypes that belong to it', () => {
  expect(copyOf('Elf', { removeTypes: ['artifact'] })).toMatchObject({
    types: ['creature'],
    subtypes: ['Elf'],
  });
  expect(copyOf('Elf', { setTypes: ['artifact'] })).toMatchObject({
    types: ['artifact'],
    subtypes: ['Equipment'],
  });
});

test('707.9d: an ability that defines what an exception says isn’t copied, others are', () => {
  expect(copyOf('Shifting', { setColors: ['W'] })).toMatchObject({
    colors: ['W'],
    subtypes: ['Elf'],
    power: 4,
  });
  expect(copyOf('Shifting', { setSubtypes: ['Bear'] })).toMatchObject({
    colors: ['U'],
    subtypes: ['Bear'],
    power: 4,
  });
  expect(copyOf('Shifting', { set: 'powerToughness', setPower: 1, setToughness: 1 })).toMatchObject({
    colors: ['U'],
    power: 1,
    toughness: 1,
  });
  // What only adds to it leaves it.
  expect(copyOf('Shifting', { addColors: ['W'] }).colors).toEqual(['U']);
});
