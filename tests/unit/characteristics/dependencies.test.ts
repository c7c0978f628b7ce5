import { describe, expect, test } from 'vitest';
import {
  characteristics,
  type Game,
  type ObjectId,
  whyCharacteristic,
} from '../../../machines/rules/index.ts';
import type { StaticAbility } from '../../../machines/rules/state/vocabulary/index.ts';
import {
  addEffect,
  card,
  change,
  creature,
  keyword,
  plus,
  sizeOf,
  smallGame,
  statement,
} from '../support/small-game.ts';

/** An enchantment that says this; they have the timestamps of the order in which they are placed. */
const says = (name: string, parts: Omit<StaticAbility, 'kind'>) =>
  card(name, ['enchantment'], [statement(parts)]);
const artifacts = { all: { type: 'artifact' } } as const;
const creatures = { all: { type: 'creature' } } as const;
const rock = card('Rock', ['artifact']);
const bear = creature('Bear', 2, 2, [], { subtypes: ['Bear'], colorIndicator: ['G'] });

/** The sources of the effects of a characteristic, in the order in which they applied. */
const order = (game: Game, id: ObjectId, name: 'types' | 'subtypes' | 'power' | 'controller' | 'colors') =>
  whyCharacteristic(game, id, name).reasons.map(({ origin }) =>
    'source' in origin ? (game.objects[origin.source]?.definition ?? '') : origin.by,
  );

const animated = says('Animated', {
  affects: artifacts,
  changes: [{ change: 'addTypes', types: ['creature'] }],
});

describe('613.8a: an effect depends on another that would change', () => {
  test('what it applies to', () => {
    const first = says('Elves', {
      affects: creatures,
      changes: [{ change: 'addSubtypes', subtypes: ['Elf'] }],
    });
    const { game, id } = smallGame([{ card: first }, { card: animated }, { card: rock }]);
    expect(characteristics(game, id('Rock')).subtypes).toEqual(['Elf']);
  });

  test('what it does: a subtype that it can get by then (205.3d)', () => {
    const first = says('Elves', {
      affects: artifacts,
      changes: [{ change: 'addSubtypes', subtypes: ['Elf'] }],
    });
    const { game, id } = smallGame([{ card: first }, { card: animated }, { card: rock }]);
    expect(characteristics(game, id('Rock')).subtypes).toEqual(['Elf']);
    expect(order(game, id('Rock'), 'types')).toEqual(['Animated']);
  });

  test('what it does: text that a land type takes by then (305.7)', () => {
    const first = says('Swamps', {
      affects: artifacts,
      changes: [{ change: 'setSubtypes', subtypes: ['Swamp'] }],
    });
    const lands = says('Lands', { affects: artifacts, changes: [{ change: 'addTypes', types: ['land'] }] });
    const flyer = card('Rock', ['artifact'], [keyword('flying')]);
    const { game, id } = smallGame([{ card: first }, { card: lands }, { card: flyer }]);
    const { keywords, subtypes } = characteristics(game, id('Rock'));
    expect(subtypes).toEqual(['Swamp']);
    expect(keywords.flying).toBeUndefined();
  });

  test('its condition', () => {
    const first = says('Hall', {
      if: { holds: 'exists', what: { type: 'creature' } },
      affects: artifacts,
      changes: [
        { change: 'addSupertypes', supertypes: ['legendary'] },
        { change: 'addTypes', types: ['enchantment'] },
      ],
    });
    const { game, id } = smallGame([{ card: first }, { card: animated }, { card: rock }]);
    expect(characteristics(game, id('Rock')).types).toEqual(['artifact', 'creature', 'enchantment']);
    const without = smallGame([{ card: first }, { card: rock }]);
    expect(characteristics(without.game, without.id('Rock')).types).toEqual(['artifact']);
  });

  test('a condition that no longer holds', () => {
    const first = says('Hall', {
      if: { holds: 'not', of: { holds: 'exists', what: { type: 'creature' } } },
      affects: artifacts,
      changes: [{ change: 'addTypes', types: ['enchantment'] }],
    });
    const { game, id } = smallGame([{ card: first }, { card: animated }, { card: rock }]);
    expect(characteristics(game, id('Rock')).types).toEqual(['artifact', 'creature']);
  });

  test('its existence', () => {
    const first = says('Dawn', {
      affects: creatures,
      changes: [{ change: 'addAbilities', abilities: [keyword('flying')] }],
    });
    const second = says('Dusk', {
      affects: { all: { type: 'enchantment', other: true } },
      changes: [{ change: 'removeAllAbilities' }],
    });
    const { game, id } = smallGame([{ card: first }, { card: bear }, { card: second }]);
    expect(characteristics(game, id('Bear')).keywords.flying).toBeUndefined();
    const control = smallGame([{ card: first }, { card: bear }]);
    expect(characteristics(control.game, control.id('Bear')).keywords.flying).toBeDefined();
  });

  test('its numbers', () => {
    const first = says('Council', {
      affects: { all: { name: 'Bear' } },
      changes: [
        {
          change: 'modifyPowerToughness',
          power: { number: 'count', of: { type: 'creature', power: { atLeast: 3 } } },
          toughness: 0,
        },
      ],
    });
    const second = says('Growth', { affects: creatures, changes: [plus(1, 0)] });
    const { game, id } = smallGame([
      { card: first },
      { card: second },
      { card: bear },
      { card: creature('Ox', 3, 3) },
    ]);
    // Growth first: then there are two of them.
    expect(sizeOf(game, id('Bear'))).toBe('5/2');
    expect(order(game, id('Bear'), 'power')).toEqual(['Growth', 'Council']);
  });

  test('the numbers of each', () => {
    const first = says('Doubling', {
      affects: creatures,
      changes: [
        {
          change: 'modifyPowerToughness',
          power: { number: 'value', value: 'power', of: 'it' },
          toughness: 0,
        },
      ],
    });
    const second = says('Growth', { affects: { all: { name: 'Bear' } }, changes: [plus(1, 0)] });
    const { game, id } = smallGame([
      { card: first },
      { card: second },
      { card: bear },
      { card: creature('Ox', 3, 3) },
    ]);
    expect(sizeOf(game, id('Bear'))).toBe('6/2');
    expect(sizeOf(game, id('Ox'))).toBe('6/3');
  });

  test('who “you” are', () => {
    const steal = (name: string) =>
      says(name, { affects: 'attached', changes: [{ change: 'control', by: 'you' }] });
    const { game, id } = smallGame([
      { card: bear },
      { card: steal('Theft') },
      { card: steal('Robbery'), owner: 1 },
    ]);
    change(game, id('Theft'), { attachedTo: { object: id('Bear') } });
    change(game, id('Robbery'), { attachedTo: { object: id('Theft') } });
    expect(characteristics(game, id('Theft')).controller).toBe(1);
    expect(characteristics(game, id('Bear')).controller).toBe(1);
    expect(whyCharacteristic(game, id('Bear'), 'controller').reasons).toMatchObject([
      { waitedFor: [id('Robbery')] },
    ]);
  });

  test('what others are that it asks about', () => {
    const first = says('Kinship', {
      affects: { all: { type: 'artifact', sharesColorWith: { all: { type: 'creature' } } } },
      changes: [{ change: 'addColors', colors: ['W'] }],
    });
    const second = says('Paint', {
      affects: { all: { type: 'creature' } },
      changes: [{ change: 'setColors', colors: ['U'] }],
    });
    const blue = card('Rock', ['artifact'], [], { colorIndicator: ['U'] });
    const { game, id } = smallGame([{ card: first }, { card: second }, { card: blue }, { card: bear }]);
    expect(characteristics(game, id('Rock')).colors).toEqual(['W', 'U']);
  });
});

describe('613.8a: it doesn’t depend on what changes nothing of that', () => {
  test('613.9: gaining and losing the same', () => {
    const first = says('Lift', {
      affects: creatures,
      changes: [{ change: 'addAbilities', abilities: [keyword('flying')] }],
    });
    const second = says('Drop', {
      affects: creatures,
      changes: [{ change: 'removeKeyword', keyword: 'flying' }],
    });
    const { game, id } = smallGame([{ card: first }, { card: second }, { card: bear }]);
    expect(characteristics(game, id('Bear')).keywords.flying).toBeUndefined();
  });

  test('613.6: what has begun in an earlier layer', () => {
    // It begins in layer 5, so that what becomes a creature or loses its text in layer 6 is nothing to it.
    const first = says('Elves', {
      affects: { all: { noAbilities: true, type: 'creature' } },
      changes: [
        { change: 'addColors', colors: ['W'] },
        { change: 'addAbilities', abilities: [keyword('trample')] },
      ],
    });
    const second = says('Drop', { affects: creatures, changes: [{ change: 'removeAllAbilities' }] });
    const { game, id } = smallGame([
      { card: first },
      { card: second },
      { card: creature('Imp', 1, 1, [keyword('flying')]) },
    ]);
    expect(characteristics(game, id('Imp')).abilities).toEqual([]);
    expect(characteristics(game, id('Imp')).colors).toEqual([]);
  });

  test('613.8a: what defines characteristics and what doesn’t', () => {
    const painted = creature('Painted', 1, 1, [
      statement({ changes: [{ change: 'setColors', colors: ['G'] }], characteristicDefining: true }),
    ]);
    const first = says('Greens', {
      affects: { all: { color: 'G' } },
      changes: [{ change: 'setColors', colors: ['R'] }],
    });
    const { game, id } = smallGame([{ card: first }, { card: painted }]);
    expect(characteristics(game, id('Painted')).colors).toEqual(['R']);
  });
});

describe('613.8b: what depends waits', () => {
  const becomes = (from: string, to: string) =>
    says(`${from} to ${to}`, {
      affects: { all: { subtype: from } },
      changes: [{ change: 'setSubtypes', subtypes: [to] }],
    });

  test('613.8c: for what waits itself', () => {
    const elves = creature('Elf', 1, 1, [], { subtypes: ['Elf'] });
    const { game, id } = smallGame([
      { card: becomes('Cat', 'Dog') },
      { card: becomes('Goblin', 'Cat') },
      { card: becomes('Elf', 'Goblin') },
      { card: elves },
      { card: creature('Goblin', 1, 1, [], { subtypes: ['Goblin'] }) },
    ]);
    expect(characteristics(game, id('Elf')).subtypes).toEqual(['Dog']);
    expect(characteristics(game, id('Goblin')).subtypes).toEqual(['Dog']);
    expect(order(game, id('Elf'), 'subtypes')).toEqual(['Elf to Goblin', 'Goblin to Cat', 'Cat to Dog']);
  });

  test('613.8b: not in a loop, of which the earliest applies first', () => {
    const elves = creature('Elf', 1, 1, [], { subtypes: ['Elf'] });
    const { game, id } = smallGame([
      { card: becomes('Elf', 'Goblin') },
      { card: becomes('Cat', 'Elf') },
      { card: becomes('Goblin', 'Cat') },
      { card: elves },
      { card: creature('Goblin', 1, 1, [], { subtypes: ['Goblin'] }) },
      { card: creature('Cat', 1, 1, [], { subtypes: ['Cat'] }) },
    ]);
    // Elves become Goblins first. Then there is no loop any more: Goblins become Cats before Cats become Elves (613.8c).
    for (const name of ['Elf', 'Goblin', 'Cat'])
      expect(characteristics(game, id(name)).subtypes).toEqual(['Elf']);
    expect(order(game, id('Elf'), 'subtypes')).toEqual(['Elf to Goblin', 'Goblin to Cat', 'Cat to Elf']);
  });

  test('613.8b: what depends on a loop waits for all of it', () => {
    const { game, id } = smallGame([
      { card: becomes('Goblin', 'Dog') },
      { card: becomes('Elf', 'Goblin') },
      { card: creature('Elf', 1, 1, [], { subtypes: ['Elf'] }) },
    ]);
    expect(characteristics(game, id('Elf')).subtypes).toEqual(['Dog']);
    addEffect(game, id('Elf'), [id('Elf')], [{ change: 'setSubtypes', subtypes: ['Cat'] }]);
    expect(characteristics(game, id('Elf')).subtypes).toEqual(['Cat']);
  });
});
