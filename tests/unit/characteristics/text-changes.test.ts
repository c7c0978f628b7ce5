import { describe, expect, test } from 'vitest';
import { abilityAt, characteristics, type Game, has, type ObjectId } from '../../../machines/rules/index.ts';
import type { Ability } from '../../../machines/rules/state/vocabulary/index.ts';
import { addEffect, card, creature, keyword, plus, smallGame, statement } from '../support/small-game.ts';

const spell = card('Spell', ['instant']);
const bear = creature('Bear', 2, 2, [], { colorIndicator: ['B'], subtypes: ['Bear'] });
const crusade = card(
  'Crusade of White Elves',
  ['enchantment'],
  [statement({ affects: { all: { type: 'creature', color: 'W' } }, changes: [plus(1, 1)] })],
);

const sizeOf = (game: Game, id: ObjectId) => {
  const { power, toughness } = characteristics(game, id);
  return `${power}/${toughness}`;
};

/** A text change by a spell. */
function bend(game: Game, spell: ObjectId, object: ObjectId, from: string, to: string): void {
  addEffect(game, spell, [object], [{ change: 'changeWord', from, to }]);
}

describe('612.1: an effect that changes an object’s text', () => {
  test('612.1: its abilities do what it says now', () => {
    const { game, id } = smallGame([{ card: bear }, { card: crusade }, { card: spell, zone: 'graveyard' }]);
    expect(sizeOf(game, id('Bear'))).toBe('2/2');
    bend(game, id('Spell'), id('Crusade of White Elves'), 'W', 'B');
    expect(sizeOf(game, id('Bear'))).toBe('3/3');
  });

  test('612.1: the type line, too: a Forest that is an Island taps for blue', () => {
    const forest = card('Forest', ['land'], [], { subtypes: ['Forest'], supertypes: ['basic'] });
    const { game, id } = smallGame([{ card: forest }, { card: spell, zone: 'graveyard' }]);
    bend(game, id('Spell'), id('Forest'), 'Forest', 'Island');
    const { abilities, name, subtypes } = characteristics(game, id('Forest'));
    expect(subtypes).toEqual(['Island']);
    expect(abilities.map(({ ref }) => ref)).toEqual(['rule:305.6#Island']);
    expect(name).toBe('Forest'); // 612.2
  });

  test('612.2: words that are used as such, in keywords and in what they say; not names and symbols', () => {
    const abilities: readonly Ability[] = [
      keyword('swampwalk'),
      { kind: 'keyword', keyword: 'protection', object: { color: 'B' }, quality: 'black' },
      { kind: 'activated', cost: [{ pay: 'mana', cost: '{B}' }], effect: [{ do: 'addMana', mana: ['B'] }] },
      {
        kind: 'triggered',
        when: [{ on: 'enters', object: { name: 'Swamp', notColor: 'B', anySubtype: ['Swamp', 'Elf'] } }],
        effect: [
          {
            do: 'create',
            token: { types: ['creature'], subtypes: ['Elf'], colors: ['B'], power: 1, toughness: 1 },
          },
        ],
      },
    ];
    const { game, id } = smallGame([{ card: creature('Wader', 1, 1, abilities) }, { card: spell }]);
    bend(game, id('Spell'), id('Wader'), 'Swamp', 'Island');
    bend(game, id('Spell'), id('Wader'), 'B', 'R');
    bend(game, id('Spell'), id('Wader'), 'Elf', 'Goblin');
    const now = characteristics(game, id('Wader')).abilities;
    expect(has(game, id('Wader'), 'islandwalk')).toBe(true);
    expect(has(game, id('Wader'), 'swampwalk')).toBe(false);
    expect(now.map(({ ability }) => ability)).toEqual([
      keyword('islandwalk'),
      { kind: 'keyword', keyword: 'protection', object: { color: 'R' }, quality: 'red' },
      { kind: 'activated', cost: [{ pay: 'mana', cost: '{B}' }], effect: [{ do: 'addMana', mana: ['B'] }] },
      {
        kind: 'triggered',
        when: [{ on: 'enters', object: { name: 'Swamp', notColor: 'R', anySubtype: ['Island', 'Goblin'] } }],
        effect: [
          {
            do: 'create',
            token: { types: ['creature'], subtypes: ['Goblin'], colors: ['R'], power: 1, toughness: 1 },
          },
        ],
      },
    ]);
    // Each is found again by its reference, wherever that is kept.
    for (const { ability, ref } of now) expect(abilityAt(game, ref)).toEqual(ability);
  });

  test('612.3: what it was given is no text of it', () => {
    const { game, id } = smallGame([{ card: bear }, { card: spell, zone: 'graveyard' }]);
    addEffect(
      game,
      id('Spell'),
      [id('Bear')],
      [{ change: 'addAbilities', abilities: [keyword('swampwalk')] }],
    );
    bend(game, id('Spell'), id('Bear'), 'Swamp', 'Island');
    expect(has(game, id('Bear'), 'swampwalk')).toBe(true);
    expect(has(game, id('Bear'), 'islandwalk')).toBe(false);
  });

  test('613.7: one change after the other', () => {
    const { game, id } = smallGame([{ card: bear }, { card: crusade }, { card: spell, zone: 'graveyard' }]);
    bend(game, id('Spell'), id('Crusade of White Elves'), 'W', 'G');
    bend(game, id('Spell'), id('Crusade of White Elves'), 'G', 'B');
    expect(sizeOf(game, id('Bear'))).toBe('3/3');
  });

  test('613.7: control: the other way round nothing is left to change', () => {
    const { game, id } = smallGame([{ card: bear }, { card: crusade }, { card: spell, zone: 'graveyard' }]);
    bend(game, id('Spell'), id('Crusade of White Elves'), 'G', 'B');
    bend(game, id('Spell'), id('Crusade of White Elves'), 'W', 'G');
    expect(sizeOf(game, id('Bear'))).toBe('2/2');
  });

  test('613.8a: an effect whose text another would change depends on it', () => {
    const preacher = card(
      'Preacher',
      ['enchantment'],
      [
        statement({
          affects: { all: { type: 'enchantment', other: true } },
          changes: [{ change: 'changeWord', from: 'W', to: 'B' }],
        }),
      ],
    );
    const { game, id } = smallGame([
      { card: preacher },
      { card: bear },
      { card: crusade },
      { card: spell, zone: 'graveyard' },
    ]);
    expect(sizeOf(game, id('Bear'))).toBe('3/3');
    // The later effect applies first: by then the Preacher says that green becomes black.
    bend(game, id('Spell'), id('Preacher'), 'W', 'G');
    expect(sizeOf(game, id('Bear'))).toBe('2/2');
  });

  test('613.6: what has begun to change texts goes on, though it loses its abilities later', () => {
    const preacher = card(
      'Preacher',
      ['enchantment'],
      [
        statement({
          affects: { all: { type: 'enchantment', other: true } },
          changes: [{ change: 'changeWord', from: 'W', to: 'B' }],
        }),
      ],
    );
    const { game, id } = smallGame([{ card: preacher }, { card: bear }, { card: crusade }, { card: spell }]);
    addEffect(game, id('Spell'), [id('Preacher')], [{ change: 'removeAllAbilities' }]);
    expect(sizeOf(game, id('Bear'))).toBe('3/3');
  });
});
