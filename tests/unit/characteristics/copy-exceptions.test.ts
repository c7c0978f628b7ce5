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
    statement({ characteristicDefining: true, changes: [{ change: 'setColors', colors: ['U'] }] }),
    statement({ characteristicDefining: true, changes: [{ change: 'addSubtypes', subtypes: ['Elf'] }] }),
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
  expect(copyOf('Elf', { change: 'setName', name: 'Twin' })).toMatchObject({
    name: 'Twin',
    types: whole.types,
  });
  expect(copyOf('Elf', { change: 'noManaCost' })).toMatchObject({ manaCost: null, manaValue: 0, power: 2 });
  expect(copyOf('Elf', { change: 'addTypes', types: ['enchantment', 'creature'] }).types).toEqual([
    'artifact',
    'creature',
    'enchantment',
  ]);
  expect(copyOf('Elf', { change: 'addSubtypes', subtypes: ['Bear', 'Elf'] }).subtypes).toEqual([
    'Elf',
    'Equipment',
    'Bear',
  ]);
  expect(copyOf('Elf', { change: 'addSupertypes', supertypes: ['snow'] }).supertypes).toEqual([
    'legendary',
    'snow',
  ]);
  expect(copyOf('Elf', { change: 'removeSupertypes', supertypes: ['legendary'] }).supertypes).toEqual([]);
  expect(copyOf('Elf', { change: 'addColors', colors: ['W'] }).colors).toEqual(['W', 'G']);
  expect(copyOf('Elf', { change: 'setColors', colors: ['R', 'U'] }).colors).toEqual(['U', 'R']);
  expect(
    copyOf('Elf', { change: 'removeKeyword', keyword: 'flying' }).abilities.map(({ ability }) => ability),
  ).toEqual([keyword('reach')]);
  expect(copyOf('Elf', { change: 'setPowerToughness', power: 7 })).toMatchObject({ power: 7, toughness: 3 });
  expect(copyOf('Elf', { change: 'setPowerToughness', toughness: 7 })).toMatchObject({
    power: 2,
    toughness: 7,
  });
});

test('205.1a: what loses a card type loses the subtypes that belong to it', () => {
  expect(copyOf('Elf', { change: 'removeTypes', types: ['artifact'] })).toMatchObject({
    types: ['creature'],
    subtypes: ['Elf'],
  });
  expect(copyOf('Elf', { change: 'setTypes', types: ['artifact'] })).toMatchObject({
    types: ['artifact'],
    subtypes: ['Equipment'],
  });
});

test('707.9d: an ability that defines what an exception says isn’t copied, others are', () => {
  expect(copyOf('Shifting', { change: 'setColors', colors: ['W'] })).toMatchObject({
    colors: ['W'],
    subtypes: ['Elf'],
    power: 4,
  });
  expect(copyOf('Shifting', { change: 'setSubtypes', subtypes: ['Bear'] })).toMatchObject({
    colors: ['U'],
    subtypes: ['Bear'],
    power: 4,
  });
  expect(copyOf('Shifting', { change: 'setPowerToughness', power: 1, toughness: 1 })).toMatchObject({
    colors: ['U'],
    power: 1,
    toughness: 1,
  });
  // What only adds to it leaves it.
  expect(copyOf('Shifting', { change: 'addColors', colors: ['W'] }).colors).toEqual(['U']);
});
