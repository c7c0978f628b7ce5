import { describe, expect, test } from 'vitest';
import { characteristics, lastKnownOf } from '../../../machines/rules/characteristics/index.ts';
import type { Ability, CardType, Modification } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { addEffect, card, change, creature, keyword, plus, size, smallGame } from '../support/small-game.ts';

const tapsForGreen: Ability = {
  kind: 'activated',
  cost: [{ pay: 'tap' }],
  effect: [{ do: 'addMana', mana: ['G'] }],
};
const draws: Ability = { kind: 'activated', cost: [{ pay: 'tap' }], effect: [{ do: 'draw', count: 1 }] };

/** Objects that are changed, by an effect of the first. */
const table = () =>
  smallGame([
    { card: card('Source', ['enchantment']) },
    {
      card: creature('Orc', 2, 3, [keyword('haste'), tapsForGreen, draws, keyword('trample')], {
        subtypes: ['Orc', 'Warrior'],
        supertypes: ['legendary', 'snow'],
        manaCost: '{R}',
      }),
    },
    { card: creature('Elf', 1, 1, [keyword('reach')], { subtypes: ['Elf', 'Druid'], manaCost: '{G}{G}' }) },
    { card: card('Vehicle', ['artifact'], [], { subtypes: ['Vehicle'] }) },
    { card: card('Kin', ['instant', 'kindred'], [], { subtypes: ['Goblin'] }), zone: 'hand' },
  ]);

/** What an object is with these changes, by one effect. */
const changed = (name: string, ...changes: readonly Modification[]) => {
  const { game, id } = table();
  addEffect(game, id('Source'), [id(name)], changes);
  return characteristics(game, id(name));
};

describe('205: what an effect changes of a type line', () => {
  test('205.4b: a supertype that is taken away, and no other', () => {
    expect(changed('Orc', { change: 'removeSupertypes', supertypes: ['legendary'] }).supertypes).toEqual([
      'snow',
    ]);
    expect(changed('Orc', { change: 'removeSupertypes', supertypes: ['basic'] }).supertypes).toEqual([
      'legendary',
      'snow',
    ]);
  });
  test('205.1a: an instant or sorcery that is given other types stays one', () => {
    const types = (was: readonly CardType[]) => {
      const { game, id } = smallGame([{ card: card('It', was), zone: 'hand' }]);
      addEffect(game, id('It'), [id('It')], [{ change: 'setTypes', types: ['artifact'] }]);
      return characteristics(game, id('It')).types;
    };
    expect(types(['instant', 'kindred'])).toEqual(['instant', 'artifact']);
    expect(types(['sorcery'])).toEqual(['sorcery', 'artifact']);
    expect(types(['enchantment', 'creature'])).toEqual(['artifact']);
  });
  test('205.3d, 613.6: card types come before the subtypes that belong to them, however it is put', () => {
    const becomes = (...changes: readonly Modification[]) => changed('Vehicle', ...changes).subtypes;
    expect(
      becomes({ change: 'addTypes', types: ['creature'] }, { change: 'addSubtypes', subtypes: ['Golem'] }),
    ).toEqual(['Vehicle', 'Golem']);
    expect(
      becomes({ change: 'addSubtypes', subtypes: ['Golem'] }, { change: 'addTypes', types: ['creature'] }),
    ).toEqual(['Vehicle', 'Golem']);
    expect(
      becomes({ change: 'setSubtypes', subtypes: ['Golem'] }, { change: 'addTypes', types: ['creature'] }),
    ).toContain('Golem');
    expect(becomes({ change: 'addSubtypes', subtypes: ['Golem'] })).toEqual(['Vehicle']);
    expect(
      changed(
        'Orc',
        { change: 'removeSubtypes', of: 'creature' },
        { change: 'setTypes', types: ['creature', 'artifact'] },
      ).subtypes,
    ).toEqual([]);
  });
  test('205.3m: the creature types of something, and those that it has still', () => {
    const { game, id } = table();
    const of = { all: { name: 'Elf' } } as const;
    addEffect(
      game,
      id('Source'),
      [id('Orc')],
      [{ change: 'setSubtypes', subtypes: { creatureTypesOf: of, still: ['Wall'] } }],
    );
    expect(characteristics(game, id('Orc')).subtypes).toEqual(['Elf', 'Druid', 'Wall']);
    const alone = table();
    addEffect(
      alone.game,
      alone.id('Source'),
      [alone.id('Elf')],
      [
        { change: 'addTypes', types: ['artifact'] },
        { change: 'addSubtypes', subtypes: ['Equipment'] },
      ],
    );
    addEffect(
      alone.game,
      alone.id('Source'),
      [alone.id('Orc')],
      [{ change: 'setSubtypes', subtypes: { creatureTypesOf: of } }],
    );
    expect(characteristics(alone.game, alone.id('Orc')).subtypes).toEqual(['Elf', 'Druid']);
  });
});

describe('613: what else an effect changes', () => {
  const abilities = (...changes: readonly Modification[]) =>
    changed('Orc', ...changes).abilities.map(({ ability }) =>
      ability.kind === 'keyword' ? ability.keyword : ability.kind,
    );
  test('613.1f: abilities that are taken away, all others stay', () => {
    expect(abilities()).toEqual(['haste', 'activated', 'activated', 'trample']);
    expect(abilities({ change: 'removeKeyword', keyword: 'haste' })).toEqual([
      'activated',
      'activated',
      'trample',
    ]);
    expect(abilities({ change: 'removeAbilities', abilities: [draws, keyword('haste')] })).toEqual([
      'activated',
      'trample',
    ]);
    expect(abilities({ change: 'removeAbilities', abilities: [] })).toHaveLength(4);
    expect(abilities({ change: 'removeAllAbilities' })).toEqual([]);
    expect(abilities({ change: 'removeAllAbilities', except: 'mana' })).toEqual(['activated']);
    expect(
      abilities(
        { change: 'cantHaveKeyword', keyword: 'haste' },
        { change: 'addAbilities', abilities: [keyword('haste')] },
      ),
    ).not.toContain('haste');
  });
  test('613.4b: power alone, toughness alone, or both', () => {
    const { power, toughness, basePower, baseToughness } = changed(
      'Orc',
      { change: 'setPowerToughness', power: 5 },
      plus(1, 1),
    );
    expect([power, toughness, basePower, baseToughness]).toEqual([6, 4, 5, 3]);
    const other = changed('Orc', { change: 'setPowerToughness', toughness: 5 }, plus(1, 1));
    expect([other.power, other.toughness, other.basePower, other.baseToughness]).toEqual([3, 6, 2, 5]);
    expect(changed('Orc', size(0, 0)).power).toBe(0);
  });
  test('612.6: all that is printed on another card, and nothing where there is none', () => {
    const of = (name: string) => ({ change: 'fullTextOf', of: { all: { name } } }) as const;
    const orc = changed('Orc', of('Elf'));
    expect([orc.name, orc.power, orc.manaValue, orc.colors]).toEqual(['Elf', 1, 2, ['G']]);
    expect([orc.subtypes, orc.supertypes]).toEqual([['Elf', 'Druid'], []]);
    expect(changed('Orc', of('Nobody')).name).toBe('Orc');
  });
  test('607.5a: what would be as was chosen, where nothing was, stays as it is', () => {
    const chosen = { chosen: 'it' } as const;
    expect(changed('Orc', { change: 'setName', name: chosen }).name).toBe('Orc');
    expect(changed('Orc', { change: 'changeWord', from: chosen, to: 'Elf' }).subtypes).toEqual([
      'Orc',
      'Warrior',
    ]);
    expect(changed('Orc', { change: 'changeWord', from: 'Orc', to: chosen }).subtypes).toEqual([
      'Orc',
      'Warrior',
    ]);
    expect(changed('Orc', { change: 'changeWord', from: 'Orc', to: 'Elf' }).subtypes).toEqual([
      'Elf',
      'Warrior',
    ]);
    expect(changed('Orc', { change: 'addColors', colors: chosen }).colors).toEqual(['R']);
    expect(changed('Orc', { change: 'setColors', colors: chosen }).colors).toEqual([]);
    expect(changed('Orc', { change: 'addSubtypes', subtypes: chosen }).subtypes).toEqual(['Orc', 'Warrior']);
  });
  test('607.2d: what is as was chosen for its source', () => {
    const { game, id } = table();
    change(game, id('Source'), { links: { it: { objects: [], players: [], values: ['G'] } } });
    addEffect(game, id('Source'), [id('Orc')], [{ change: 'addColors', colors: { chosen: 'it' } }]);
    expect(characteristics(game, id('Orc')).colors).toEqual(['R', 'G']);
  });
});

describe('608.2h: what was last known', () => {
  test('612.7: the names that it had besides are known, too', () => {
    const { game, id } = table();
    addEffect(game, id('Source'), [id('Orc')], [{ change: 'addNamesOf', type: 'creature' }]);
    const { otherNames } = characteristics(game, id('Orc'));
    expect(otherNames).toContain('Elf');
    const known = lastKnownOf(game, id('Orc'));
    write(game).root.effects = [];
    change(game, id('Orc'), { left: known });
    expect(characteristics(game, id('Orc')).otherNames).toEqual(otherNames);
    expect(characteristics(game, id('Elf')).otherNames).toBeUndefined();
  });
});
