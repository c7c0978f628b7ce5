import { describe, expect, test } from 'vitest';
import { copiableValuesOf } from '../../../machines/rules/characteristics/copied-now.ts';
import { characteristics, copying, lastKnownOf } from '../../../machines/rules/characteristics/index.ts';
import type { Copied, FixedException } from '../../../machines/rules/state/copied.ts';
import { emptyEffect } from '../../../machines/rules/state/empty-effect.ts';
import type { Game } from '../../../machines/rules/state/game.ts';
import type { ObjectId } from '../../../machines/rules/state/identity.ts';
import { scopeOf } from '../../../machines/rules/state/scope.ts';
import type { CardDefinition, CopyException } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import {
  addEffect,
  card,
  change,
  creature,
  keyword,
  plus,
  type SmallGame,
  smallGame,
  statement,
} from '../support/small-game.ts';

const twoFaced = (name: string, more: Partial<CardDefinition> = {}): CardDefinition =>
  creature(name, 2, 2, [keyword('haste')], {
    manaCost: '{2}{R}',
    back: {
      name: `${name} Back`,
      types: ['creature'],
      abilities: [keyword('trample')],
      power: 5,
      toughness: 5,
    },
    ...more,
  });
const table = () =>
  smallGame([
    { card: card('Clone', ['enchantment'], [], { manaCost: '{4}' }) },
    { card: creature('Bear', 2, 2, [], { manaCost: '{1}{G}' }) },
    { card: creature('Ox', 2, 4, [], { manaCost: '{3}{W}', subtypes: ['Ox'] }) },
    { card: twoFaced('Wolf') },
    {
      card: twoFaced('Either', {
        modal: true,
        back: {
          name: 'Either Back',
          types: ['creature'],
          abilities: [],
          manaCost: '{5}',
          power: 1,
          toughness: 1,
        },
      }),
    },
    {
      card: card(
        'Source',
        ['enchantment'],
        [
          statement({
            replaces: {
              event: { would: 'enter', what: 'self' },
              asCopyOf: { type: 'creature' },
              except: [{ change: 'addAbilities', abilities: [keyword('haste'), keyword('reach')] }],
            },
          }),
        ],
      ),
    },
  ]);
const copyOf = (
  { id }: SmallGame,
  name: string,
  {
    exceptions = [],
    face = 0,
    timestamp = 50,
  }: { exceptions?: readonly FixedException[]; face?: 0 | 1 | null; timestamp?: number } = {},
): Copied => ({ of: id(name), definition: name, face, exceptions, timestamp, pair: timestamp });
const copiableValues = (game: Game, id: ObjectId) => {
  const object = game.objects[id];
  return object == null ? undefined : copiableValuesOf(game, object);
};
const is = ({ game, id }: SmallGame, name = 'Clone') => characteristics(game, id(name));

describe('202.3b: the mana value of a copy of a back face', () => {
  const copied = (name: string, face: 0 | 1 | null, up: 0 | 1 = 0) => {
    const small = table();
    change(small.game, small.id('Clone'), { copied: copyOf(small, name, { face }), face: up });
    const { manaValue, name: now } = is(small);
    return [now, manaValue];
  };
  test('202.3b: is 0, but for what has a mana cost of its own there', () => {
    expect(copied('Wolf', 0)).toEqual(['Wolf', 3]);
    expect(copied('Wolf', 1)).toEqual(['Wolf Back', 0]);
    expect(copied('Either', 1)).toEqual(['Either Back', 5]);
    expect(copied('Either', 0)).toEqual(['Either', 3]);
  });
  test('707.8: what has both faces has the one that is up, with the mana value of the front', () => {
    expect(copied('Wolf', null)).toEqual(['Wolf', 3]);
    expect(copied('Wolf', null, 1)).toEqual(['Wolf Back', 3]);
  });
});

describe('613.2a: of several copy effects the one that began last', () => {
  const begun = (small: SmallGame, name: string, timestamp: number) => {
    const { game, id } = small;
    const effect = emptyEffect(game, scopeOf(id('Source'), 0), '');
    write(game).root.effects = [
      ...game.effects,
      {
        ...effect,
        id: timestamp,
        timestamp,
        objects: [id('Clone')],
        copied: copyOf(small, name, { timestamp }),
      },
    ];
    write(game).changed();
  };
  test('613.2a: also of what it is a copy of for good', () => {
    const small = table();
    expect(is(small).name).toBe('Clone');
    begun(small, 'Bear', 60);
    expect(is(small).name).toBe('Bear');
    begun(small, 'Ox', 70);
    expect(is(small).name).toBe('Ox');
    change(small.game, small.id('Clone'), { copied: copyOf(small, 'Wolf', { timestamp: 65 }) });
    expect(is(small).name).toBe('Ox');
    change(small.game, small.id('Clone'), { copied: copyOf(small, 'Wolf', { timestamp: 80 }) });
    expect(is(small).name).toBe('Wolf');
    // Other effects on it make it no copy.
    addEffect(small.game, small.id('Source'), [small.id('Bear')], [plus(1, 1)]);
    expect(is(small).name).toBe('Wolf');
    expect(is(small, 'Bear').name).toBe('Bear');
  });
  test('608.2h: what has left is what it was a copy of as it left', () => {
    const small = table();
    const { game, id } = small;
    begun(small, 'Bear', 60);
    const known = lastKnownOf(game, id('Clone'));
    change(game, id('Clone'), { left: known });
    write(game).root.effects = [];
    write(game).changed();
    expect(copiableValues(game, id('Clone'))?.definition).toBe('Bear');
    change(game, id('Ox'), { left: lastKnownOf(game, id('Ox')) });
    expect(copiableValues(game, id('Ox'))?.definition).toBe('Ox');
  });
});

describe('707.2: what is copied', () => {
  const exceptions = (small: SmallGame, of: string, ...all: readonly CopyException[]) => {
    const { game, id } = small;
    const one = game.objects[id(of)];
    const onto = game.objects[id('Clone')];
    if (one == null || onto == null) throw new Error('They are there.');
    return copying(game, one, {
      scope: scopeOf(id('Source'), 0),
      exceptions: all,
      ref: 'Source#abilities.0.replaces.except',
      ability: 'Source#abilities.0',
      onto,
    });
  };
  test('113.8, 114: no ability and no emblem', () => {
    for (const kind of ['ability', 'emblem'] as const) {
      const small = table();
      change(small.game, small.id('Bear'), { kind });
      expect(exceptions(small, 'Bear')).toBeNull();
      expect(copiableValues(small.game, small.id('Bear'))).toBeNull();
    }
    expect(exceptions(table(), 'Bear')?.values.definition).toBe('Bear');
  });
  test('707.2: of a face-down permanent a 2/2 creature without more; of a face-down card in exile itself', () => {
    const small = table();
    change(small.game, small.id('Ox'), { faceDown: true });
    expect(copiableValues(small.game, small.id('Ox'))?.definition).toBe('rule:708.2a#creature');
    change(small.game, small.id('Bear'), { faceDown: true, zone: 'exile' });
    expect(copiableValues(small.game, small.id('Bear'))?.definition).toBe('Bear');
    change(small.game, small.id('Wolf'), { faceDown: true, zone: 'stack' });
    expect(copiableValues(small.game, small.id('Wolf'))?.definition).toBe('rule:708.2a#creature');
  });
  test('707.9: with exceptions, fixed as the copy is made', () => {
    const small = table();
    const fixed = (...all: readonly CopyException[]) => exceptions(small, 'Bear', ...all)?.values.exceptions;
    expect(fixed()).toEqual([]);
    expect(fixed({ change: 'thisAbility' })).toEqual([{ change: 'addPrinted', at: ['Source#abilities.0'] }]);
    expect(fixed({ change: 'addAbilities', abilities: [keyword('haste'), keyword('reach')] })).toEqual([
      {
        change: 'addPrinted',
        at: [
          'Source#abilities.0.replaces.except.0.abilities.0',
          'Source#abilities.0.replaces.except.0.abilities.1',
        ],
      },
    ]);
    expect(fixed({ change: 'notCopied', what: 'name' })).toEqual([{ change: 'setName', name: 'Clone' }]);
    expect(fixed({ change: 'notCopied', what: 'color' })).toEqual([{ change: 'setColors', colors: [] }]);
    const creatures = { number: 'count', of: { type: 'creature' } } as const;
    expect(fixed({ change: 'setPowerToughness', power: creatures, toughness: 1 })).toEqual([
      { change: 'setPowerToughness', power: 4, toughness: 1 },
    ]);
    expect(fixed({ change: 'setPowerToughness', toughness: creatures })).toEqual([
      { change: 'setPowerToughness', toughness: 4 },
    ]);
    expect(fixed({ change: 'setPowerToughness', power: 1 })).toEqual([
      { change: 'setPowerToughness', power: 1 },
    ]);
  });
  test('707.9f: an exception for what has a type is made of what the copy would be without it', () => {
    const small = table();
    const ifArtifact: CopyException = {
      change: 'ifType',
      type: 'artifact',
      except: [{ change: 'setName', name: 'Machine' }],
    };
    const fixed = (...all: readonly CopyException[]) => exceptions(small, 'Bear', ...all)?.values.exceptions;
    expect(fixed(ifArtifact)).toEqual([]);
    expect(fixed(ifArtifact, { change: 'addTypes', types: ['artifact'] })).toEqual([
      { change: 'addTypes', types: ['artifact'] },
      { change: 'setName', name: 'Machine' },
    ]);
    expect(
      fixed({ change: 'ifType', type: 'creature', except: [{ change: 'setName', name: 'Beast' }] }),
    ).toEqual([{ change: 'setName', name: 'Beast' }]);
    expect(fixed({ change: 'ifType', type: 'creature', except: [ifArtifact, ifArtifact] })).toEqual([]);
    expect(
      fixed(
        { change: 'addTypes', types: ['artifact'] },
        { change: 'ifType', type: 'creature', except: [ifArtifact] },
      ),
    ).toEqual([
      { change: 'addTypes', types: ['artifact'] },
      { change: 'setName', name: 'Machine' },
    ]);
  });
  test('707.9e: counters with which it enters, of all exceptions together', () => {
    const charge = (count: number): CopyException => ({ change: 'entersWith', kind: 'charge', count });
    expect(exceptions(table(), 'Bear', charge(1), charge(2))?.counters).toEqual({ charge: 3 });
    expect(exceptions(table(), 'Bear')?.counters).toEqual({});
  });
});

describe('202.3e: X in a mana cost', () => {
  test('202.3e: counts as chosen on the stack, each time it is there, and as 0 elsewhere', () => {
    const stack = { source: null, ability: null, trigger: null, named: {} };
    const choices = {
      modes: [],
      targets: [],
      x: 3,
      paid: [],
      paidWith: {},
      manaSpent: [],
      from: 'hand',
    } as const;
    const value = (manaCost: string, x: number | null, zone: 'stack' | 'battlefield' = 'stack') => {
      const { game, id } = smallGame([
        {
          card: creature('Hydra', 0, 0, [], { manaCost }),
          zone,
          with: { stack: { ...stack, choices: { ...choices, x } } },
        },
      ]);
      return characteristics(game, id('Hydra')).manaValue;
    };
    expect([value('{X}{G}', 3), value('{X}{X}{G}', 3), value('{G}', 3), value('{X}{G}', null)]).toEqual([
      4, 7, 1, 1,
    ]);
    expect(value('{X}{G}', 3, 'battlefield')).toBe(1);
  });
});
