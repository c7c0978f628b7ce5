import { describe, expect, test } from 'vitest';
import {
  type CharacteristicName,
  characteristics,
  type Game,
  lastKnownOf,
  layerChanges,
  type Modification,
  type ObjectId,
  whyCharacteristic,
} from '../../../machines/rules/index.ts';
import {
  addEffect,
  card,
  change,
  creature,
  keyword,
  plus,
  size,
  smallGame,
  statement,
} from '../support/small-game.ts';

const spell = card('Spell', ['instant']);
const ogre = creature('Gray Ogre', 2, 2, [], { manaCost: '{2}{R}' });
const everyone = { all: { type: 'creature' } } as const;
const honor = card('Honor', ['enchantment'], [statement({ affects: everyone, changes: [plus(0, 2)] })]);
const humble = card(
  'Humble',
  ['enchantment'],
  [statement({ affects: everyone, changes: [{ change: 'removeAllAbilities' }, size(1, 1)] })],
);

/** Layer, source, and what it was before and after. */
const reasons = (game: Game, id: ObjectId, name: CharacteristicName) =>
  whyCharacteristic(game, id, name).reasons.map(({ after, before, layer, origin }) => {
    const source = 'source' in origin ? (game.objects[origin.source]?.definition ?? '') : origin.by;
    return [layer, source, before, after];
  });

describe('613.1: why a characteristic is what it is', () => {
  test('613.5: layer by layer, whatever came first', () => {
    const { game, id } = smallGame([{ card: ogre }, { card: honor }, { card: spell, zone: 'graveyard' }]);
    change(game, id('Gray Ogre'), { counters: { '+1/+1': 1 }, counterTimestamps: { '+1/+1': 50 } });
    addEffect(game, id('Spell'), [id('Gray Ogre')], [plus(4, 4)], { timestamp: 60 });
    addEffect(game, id('Spell'), [id('Gray Ogre')], [size(0, 1)], { timestamp: 70 });
    expect(reasons(game, id('Gray Ogre'), 'toughness')).toEqual([
      ['7b', 'Spell', 2, 1],
      ['7c', 'Honor', 1, 3],
      ['7c', 'Gray Ogre', 3, 4],
      ['7c', 'Spell', 4, 8],
    ]);
    expect(whyCharacteristic(game, id('Gray Ogre'), 'toughness')).toMatchObject({
      printed: 2,
      now: 8,
      lastKnown: false,
      reasons: [
        { rule: '613.4b', origin: { by: 'effect', timestamp: 70 }, change: size(0, 1) },
        { rule: '613.4c', origin: { effect: null, counter: null, ref: 'Honor#abilities.0.changes' } },
        { rule: '613.4c', origin: { counter: '+1/+1', timestamp: 50, ref: null }, change: plus(1, 1) },
        { rule: '613.4c', origin: { timestamp: 60 } },
      ],
    });
    // What leaves power alone is no reason for it.
    expect(reasons(game, id('Gray Ogre'), 'power')).not.toContainEqual(expect.arrayContaining(['Honor']));
  });

  test('control: nothing changes it', () => {
    const { game, id } = smallGame([{ card: ogre }]);
    const why = whyCharacteristic(game, id('Gray Ogre'), 'power');
    expect(why).toMatchObject({ characteristic: 'power', printed: 2, now: 2, reasons: [] });
  });

  test('613.4b: what says that it is what it is already is a reason, too', () => {
    const { game, id } = smallGame([{ card: creature('Imp', 1, 1, [keyword('flying')]) }, { card: humble }]);
    expect(reasons(game, id('Imp'), 'power')).toEqual([['7b', 'Humble', 1, 1]]);
    expect(reasons(game, id('Imp'), 'abilities')).toMatchObject([['6', 'Humble', [{}], []]]);
    expect(reasons(game, id('Imp'), 'types')).toEqual([]);
  });

  test('613.1: whatever says what a characteristic is is a reason for that one and no other', () => {
    const names: readonly CharacteristicName[] = [
      'name',
      'types',
      'subtypes',
      'colors',
      'abilities',
      'power',
      'toughness',
      'controller',
    ];
    const reasonsOf = (one: Modification) => {
      const { game, id } = smallGame([
        { card: creature('Orc', 2, 2, [], { subtypes: ['Orc'], manaCost: '{R}' }) },
        { card: spell, zone: 'graveyard' },
      ]);
      addEffect(game, id('Spell'), [id('Orc')], [one]);
      return names.filter((name) => whyCharacteristic(game, id('Orc'), name).reasons.length > 0);
    };
    // Each says what it is already.
    expect(reasonsOf({ change: 'setName', name: 'Orc' })).toEqual(['name']);
    expect(reasonsOf({ change: 'setTypes', types: ['creature'] })).toEqual(['types']);
    expect(reasonsOf({ change: 'setSubtypes', subtypes: ['Orc'] })).toEqual(['subtypes']);
    expect(reasonsOf({ change: 'setColors', colors: ['R'] })).toEqual(['colors']);
    expect(reasonsOf({ change: 'removeAllAbilities' })).toEqual(['abilities']);
    expect(reasonsOf({ change: 'setPowerToughness', power: 2 })).toEqual(['power']);
    expect(reasonsOf({ change: 'setPowerToughness', toughness: 2 })).toEqual(['toughness']);
    expect(reasonsOf({ change: 'control', by: 'you' })).toEqual(['controller']);
    expect(reasonsOf({ change: 'removeSubtypes', of: 'land' })).toEqual(['subtypes']);
    expect(reasonsOf({ change: 'fullTextOf', of: { all: { name: 'Orc' } } })).toEqual(
      names.filter((name) => name !== 'controller'),
    );
    // What adds something that is there already is none, what adds something else is one.
    expect(reasonsOf({ change: 'addSubtypes', subtypes: ['Orc'] })).toEqual([]);
    expect(reasonsOf({ change: 'addSubtypes', subtypes: ['Elf'] })).toEqual(['subtypes']);
    expect(reasonsOf({ change: 'addColors', colors: ['R'] })).toEqual([]);
    expect(reasonsOf({ change: 'addTypes', types: ['artifact'] })).toEqual(['types']);
    expect(reasonsOf(plus(0, 0))).toEqual([]);
    expect(reasonsOf(plus(1, 0))).toEqual(['power']);
  });

  test('608.2h: of what has left only what it was last is known', () => {
    const { game, id } = smallGame([{ card: ogre }, { card: honor }]);
    const object = id('Gray Ogre');
    expect(whyCharacteristic(game, object, 'toughness')).toMatchObject({ now: 4, lastKnown: false });
    change(game, object, { left: lastKnownOf(game, object) });
    expect(whyCharacteristic(game, object, 'toughness')).toEqual({
      object,
      characteristic: 'toughness',
      printed: 4,
      reasons: [],
      now: 4,
      lastKnown: true,
    });
    expect(layerChanges(game, object)).toEqual([]);
  });

  test('613.8b: in the order in which they applied', () => {
    const moon = card(
      'Moon',
      ['enchantment'],
      [
        statement({
          affects: { all: { type: 'land', notSupertype: 'basic' } },
          changes: [{ change: 'setSubtypes', subtypes: ['Mountain'] }],
        }),
      ],
    );
    const tomb = card(
      'Tomb',
      ['land'],
      [
        statement({
          affects: { all: { type: 'land' } },
          changes: [{ change: 'addSubtypes', subtypes: ['Swamp'] }],
        }),
      ],
    );
    const spring = card(
      'Spring',
      ['enchantment'],
      [
        statement({
          affects: { all: { subtype: 'Mountain' } },
          changes: [{ change: 'addSubtypes', subtypes: ['Forest'] }],
        }),
      ],
    );
    const { game, id } = smallGame([{ card: tomb }, { card: spring }, { card: moon }]);
    expect(reasons(game, id('Tomb'), 'subtypes')).toEqual([
      ['4', 'Moon', [], ['Mountain']],
      ['4', 'Spring', ['Mountain'], ['Mountain', 'Forest']],
    ]);
    const waited = whyCharacteristic(game, id('Tomb'), 'subtypes').reasons.map((one) => one.waitedFor);
    expect(waited).toEqual([[], [id('Moon')]]);
  });

  test('208.3: what is no creature has no power', () => {
    const { game, id } = smallGame([{ card: ogre }, { card: spell, zone: 'graveyard' }]);
    addEffect(game, id('Spell'), [id('Gray Ogre')], [{ change: 'setTypes', types: ['land'] }, plus(1, 1)]);
    const { now, reasons: all } = whyCharacteristic(game, id('Gray Ogre'), 'power');
    expect(now).toBeNull();
    expect(all).toMatchObject([
      { layer: '7a', rule: '208.3', origin: { by: 'rule' }, before: 2, after: null },
    ]);
    expect(reasons(game, id('Gray Ogre'), 'types')).toEqual([['4', 'Spell', ['creature'], ['land']]]);
  });

  test('613.2: of what it is a copy, and that it is face down', () => {
    const { game, id } = smallGame([{ card: ogre }, { card: creature('Clone', 0, 0) }]);
    const copied = {
      definition: 'Gray Ogre',
      face: 0,
      exceptions: [],
      of: id('Gray Ogre'),
      timestamp: 9,
      pair: 9,
    } as const;
    change(game, id('Clone'), { copied });
    expect(reasons(game, id('Clone'), 'power')).toEqual([['1a', 'Gray Ogre', 0, 2]]);
    change(game, id('Clone'), { faceDown: true });
    expect(reasons(game, id('Clone'), 'name')).toEqual([
      ['1a', 'Gray Ogre', 'Clone', 'Gray Ogre'],
      ['1b', 'rule', 'Gray Ogre', ''],
    ]);
    expect(characteristics(game, id('Clone')).name).toBe('');
  });

  test('122.1: counters of a card that no layer looks at', () => {
    const { game, id } = smallGame([{ card: ogre, zone: 'exile', with: { counters: { '+1/+1': 2 } } }]);
    expect(reasons(game, id('Gray Ogre'), 'power')).toEqual([['7c', 'Gray Ogre', 2, 4]]);
  });

  test('613.5: ends at what it is, for every object and characteristic', () => {
    const { game, id } = smallGame([{ card: ogre }, { card: honor }, { card: humble }, { card: spell }]);
    addEffect(
      game,
      id('Spell'),
      [id('Gray Ogre')],
      [
        { change: 'control', by: 'opponents' },
        { change: 'addColors', colors: ['U'] },
      ],
    );
    for (const object of game.battlefield) {
      expect(layerChanges(game, object).at(-1)?.after ?? characteristics(game, object)).toEqual(
        characteristics(game, object),
      );
      for (const name of ['power', 'controller', 'colors', 'abilities'] as const) {
        const { now, printed, reasons: all } = whyCharacteristic(game, object, name);
        expect(now).toEqual(characteristics(game, object)[name]);
        expect(all.at(-1)?.after ?? printed).toEqual(now);
      }
    }
    expect(reasons(game, id('Gray Ogre'), 'controller')).toEqual([['2', 'Spell', 0, 1]]);
  });
});
