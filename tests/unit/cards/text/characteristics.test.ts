import { describe, expect, test } from 'vitest';
import type { Modification, Objects } from '../../../../machines/rules/state/vocabulary/index.ts';
import { aura, blade, creature, drawing, is } from './say.ts';
import { flying, lands, plus, yours } from './statics.ts';

describe('characteristics that are different', () => {
  test.each([
    ['Equipped creature gets +1/+1.', 'attached', [plus(1)]],
    ['Equipped creature gets +2/-1.', 'attached', [plus(2, -1)]],
    ['Equipped creature gets -0/-2.', 'attached', [plus(0, -2)]],
    ['Equipped creature gets -2/-0.', 'attached', [plus(-2, 0)]],
    ['Equipped creature gets +0/+2.', 'attached', [plus(0, 2)]],
    [
      'Equipped creature gets +X/+X, where X is your life total.',
      'attached',
      [
        {
          change: 'modifyPowerToughness',
          power: { number: 'life', of: 'you' },
          toughness: { number: 'life', of: 'you' },
        },
      ],
    ],
    [
      'Equipped creature gets +X/+0, where X is your life total.',
      'attached',
      [{ change: 'modifyPowerToughness', power: { number: 'life', of: 'you' }, toughness: 0 }],
    ],
    [
      'Equipped creature gets +0/+X, where X is your life total.',
      'attached',
      [{ change: 'modifyPowerToughness', power: 0, toughness: { number: 'life', of: 'you' } }],
    ],
    [
      'Equipped creature gets +1/+1 for each land you control.',
      'attached',
      [{ change: 'modifyPowerToughness', power: lands, toughness: lands }],
    ],
    [
      'Equipped creature gets +1/+0 for each land you control.',
      'attached',
      [{ change: 'modifyPowerToughness', power: lands, toughness: 0 }],
    ],
    [
      'Equipped creature gets +0/+1 for each land you control.',
      'attached',
      [{ change: 'modifyPowerToughness', power: 0, toughness: lands }],
    ],
    [
      'Equipped creature gets +1/+1 for each other creature you control.',
      'attached',
      [
        {
          change: 'modifyPowerToughness',
          power: { number: 'count', of: { ...yours, other: true } },
          toughness: { number: 'count', of: { ...yours, other: true } },
        },
      ],
    ],
    [
      "Equipped creature gets +1/+1 for each creature card in your opponents' graveyards.",
      'attached',
      [
        {
          change: 'modifyPowerToughness',
          power: { number: 'count', of: { type: 'creature', zone: 'graveyard', owner: 'opponents' } },
          toughness: { number: 'count', of: { type: 'creature', zone: 'graveyard', owner: 'opponents' } },
        },
      ],
    ],
    ['Creatures you control get +1/+1.', { all: yours }, [plus(1)]],
    ['All creatures get -1/-1.', { all: creature }, [plus(-1)]],
    ['Creatures you control have flying.', { all: yours }, [{ change: 'addAbilities', abilities: [flying] }]],
    [
      'Creatures you control get +1/+1 and have flying.',
      { all: yours },
      [plus(1), { change: 'addAbilities', abilities: [flying] }],
    ],
    [
      'Creatures you control have "{T}: Draw a card."',
      { all: yours },
      [
        {
          change: 'addAbilities',
          abilities: [{ kind: 'activated', cost: [{ pay: 'tap' }], effect: [drawing] }],
        },
      ],
    ],
    [
      'Equipped creature has all activated abilities of all creatures you control.',
      'attached',
      [{ change: 'addActivatedOf', of: { all: yours } }],
    ],
    ['Equipped creature loses all abilities.', 'attached', [{ change: 'removeAllAbilities' }]],
    ['Equipped creature loses flying.', 'attached', [{ change: 'removeKeyword', keyword: 'flying' }]],
    [
      'Equipped creature loses hexproof from black.',
      'attached',
      [
        {
          change: 'removeAbilities',
          abilities: [{ kind: 'keyword', keyword: 'hexproof', quality: 'black' }],
        },
      ],
    ],
    [
      "Equipped creature can't have or gain flying.",
      'attached',
      [{ change: 'cantHaveKeyword', keyword: 'flying' }],
    ],
    [
      'Equipped creature has its power and toughness switched.',
      'attached',
      [{ change: 'switchPowerToughness' }],
    ],
    ['You control enchanted creature.', 'attached', [{ change: 'control', by: 'you' }]],
    [
      'Enchanted creature is controlled by defending player.',
      'attached',
      [{ change: 'control', by: 'defending' }],
    ],
    ["Equipped creature isn't a creature.", 'attached', [{ change: 'removeTypes', types: ['creature'] }]],
    [
      "Equipped creature isn't an artifact or a creature.",
      'attached',
      [{ change: 'removeTypes', types: ['artifact', 'creature'] }],
    ],
    ['Equipped creature is legendary.', 'attached', [{ change: 'addSupertypes', supertypes: ['legendary'] }]],
    [
      "Equipped creature isn't legendary.",
      'attached',
      [{ change: 'removeSupertypes', supertypes: ['legendary'] }],
    ],
    ['Equipped creature is white.', 'attached', [{ change: 'setColors', colors: ['W'] }]],
    ['Equipped creature is white and blue.', 'attached', [{ change: 'setColors', colors: ['W', 'U'] }]],
    [
      'Equipped creature is the chosen color.',
      'attached',
      [{ change: 'setColors', colors: { chosen: 'c' } }],
    ],
    [
      'Equipped creature is black in addition to its other colors.',
      'attached',
      [{ change: 'addColors', colors: ['B'] }],
    ],
    [
      'Equipped creature has base power and toughness 4/4.',
      'attached',
      [{ change: 'setPowerToughness', power: 4, toughness: 4 }],
    ],
    ['Equipped creature has base power 4.', 'attached', [{ change: 'setPowerToughness', power: 4 }]],
    ['Equipped creature has base toughness 4.', 'attached', [{ change: 'setPowerToughness', toughness: 4 }]],
    [
      'Equipped creature has base power and toughness each equal to your life total.',
      'attached',
      [
        {
          change: 'setPowerToughness',
          power: { number: 'life', of: 'you' },
          toughness: { number: 'life', of: 'you' },
        },
      ],
    ],
    [
      'Equipped creature is an artifact in addition to its other types.',
      'attached',
      [{ change: 'addTypes', types: ['artifact'] }],
    ],
    [
      'Equipped creature is a blue artifact in addition to its other colors and types.',
      'attached',
      [
        { change: 'addColors', colors: ['U'] },
        { change: 'addTypes', types: ['artifact'] },
      ],
    ],
    [
      'Equipped creature is a black Zombie creature in addition to its other colors and types.',
      'attached',
      [
        { change: 'addColors', colors: ['B'] },
        { change: 'addSubtypes', subtypes: ['Zombie'] },
        { change: 'addTypes', types: ['creature'] },
      ],
    ],
    [
      'Equipped creature is a Zombie in addition to its other types.',
      'attached',
      [{ change: 'addSubtypes', subtypes: ['Zombie'] }],
    ],
    [
      'Equipped creature is a Swamp in addition to its other land types.',
      'attached',
      [{ change: 'addSubtypes', subtypes: ['Swamp'] }],
    ],
    ['Equipped creature is a Swamp.', 'attached', [{ change: 'setSubtypes', subtypes: ['Swamp'] }]],
    [
      'Equipped creature is the chosen type in addition to its other types.',
      'attached',
      [{ change: 'addSubtypes', subtypes: { chosen: 't' } }],
    ],
    [
      'Equipped creature is the chosen type.',
      'attached',
      [{ change: 'setSubtypes', subtypes: { chosen: 't' } }],
    ],
    [
      'Equipped creature is a black Zombie with base power and toughness 2/2 in addition to its other colors and types.',
      'attached',
      [
        { change: 'addColors', colors: ['B'] },
        { change: 'addSubtypes', subtypes: ['Zombie'] },
        { change: 'setPowerToughness', power: 2, toughness: 2 },
      ],
    ],
    [
      'Each land you control is a Swamp in addition to its other land types.',
      { all: { type: 'land', controller: 'you' } },
      [{ change: 'addSubtypes', subtypes: ['Swamp'] }],
    ],
    ['All lands are Swamps.', { all: { type: 'land' } }, [{ change: 'setSubtypes', subtypes: ['Swamp'] }]],
    [
      'All permanents are artifacts in addition to their other types.',
      { all: {} },
      [{ change: 'addTypes', types: ['artifact'] }],
    ],
    [
      'Lands you control are creatures with base power and toughness 1/1 in addition to their other types.',
      { all: { type: 'land', controller: 'you' } },
      [
        { change: 'addTypes', types: ['creature'] },
        { change: 'setPowerToughness', power: 1, toughness: 1 },
      ],
    ],
  ] as readonly (readonly [string, Objects, readonly Modification[]])[])('%s', (text, affects, changes) => {
    expect(is({ affects, changes }, text.toLowerCase().includes('enchanted') ? aura : blade)).toBe(text);
  });

  test('as long as', () => {
    const mine = { holds: 'turnOf', who: 'you' } as const;
    expect(is({ if: mine, changes: [plus(1)] })).toBe("This creature gets +1/+1 as long as it's your turn.");
    expect(is({ if: mine, changes: [plus(1), { change: 'addAbilities', abilities: [flying] }] })).toBe(
      "As long as it's your turn, this creature gets +1/+1 and has flying.",
    );
    expect(
      is({
        if: mine,
        changes: [{ change: 'addAbilities', abilities: [flying, { kind: 'keyword', keyword: 'haste' }] }],
      }),
    ).toBe("As long as it's your turn, this creature has flying and haste.");
    expect(is({ if: mine, affects: { union: ['self', 'attached'] }, changes: [plus(1)] })).toBe(
      "As long as it's your turn, this creature and equipped creature get +1/+1.",
    );
    expect(
      is(
        {
          if: { holds: 'exists', what: { type: 'artifact', controller: 'you' } },
          affects: 'attached',
          changes: [{ change: 'control', by: 'you' }],
        },
        aura,
      ),
    ).toBe('You control enchanted creature as long as you control an artifact.');
    expect(is({ if: { holds: 'not', of: mine }, changes: [plus(1)] })).toBe(
      "This creature gets +1/+1 as long as it's not your turn.",
    );
  });

  test('what defines them', () => {
    const each = { change: 'setPowerToughness', power: lands, toughness: lands } as const;
    expect(is({ characteristicDefining: true, changes: [each] })).toBe(
      "This creature's power and toughness are each equal to the number of lands you control.",
    );
    expect(
      is({
        characteristicDefining: true,
        changes: [{ ...each, toughness: { number: 'plus', of: [1, lands] } }],
      }),
    ).toBe(
      "This creature's power is equal to the number of lands you control and its toughness is equal to 1 plus the number of lands you control.",
    );
    expect(
      is({ characteristicDefining: true, changes: [{ change: 'setPowerToughness', power: lands }] }),
    ).toBe("This creature's power is equal to the number of lands you control.");
    expect(
      is({ characteristicDefining: true, changes: [{ change: 'setPowerToughness', toughness: lands }] }),
    ).toBe("This creature's toughness is equal to the number of lands you control.");
    expect(is({ characteristicDefining: true, changes: [{ change: 'setColors', colors: ['W'] }] })).toBe(
      'This creature is white.',
    );
    expect(is({ changes: [each] })).toBe(
      "This creature's power and toughness are each equal to the number of lands you control.",
    );
    expect(is({ affects: 'attached', changes: [each] })).toBe(
      'Equipped creature has base power and toughness each equal to the number of lands you control.',
    );
  });

  test('what a protection doesn’t remove', () => {
    const from = (doesntRemove: 'this' | 'auras' | 'attached') =>
      is(
        {
          affects: 'attached',
          changes: [
            {
              change: 'addAbilities',
              abilities: [
                {
                  kind: 'keyword',
                  keyword: 'protection',
                  quality: 'red',
                  object: { color: 'R' },
                  doesntRemove,
                },
              ],
            },
          ],
        },
        aura,
      );
    expect(from('this')).toBe(
      "Enchanted creature has protection from red. This effect doesn't remove this Aura.",
    );
    expect(from('auras')).toBe(
      "Enchanted creature has protection from red. This effect doesn't remove Auras.",
    );
    expect(from('attached')).toBe(
      "Enchanted creature has protection from red. This effect doesn't remove permanents already attached to it.",
    );
    expect(
      is(
        {
          affects: 'attached',
          changes: [
            {
              change: 'addAbilities',
              abilities: [{ kind: 'activated', cost: [{ pay: 'tap' }], effect: [drawing] }],
            },
          ],
        },
        aura,
      ),
    ).toBe('Enchanted creature has "{T}: Draw a card."');
  });

  test('of those with counters, of each', () => {
    const affects = { all: { ...yours, counters: { kind: '+1/+1', atLeast: 1 } } } as const;
    expect(is({ affects, changes: [{ change: 'addAbilities', abilities: [flying] }] })).toBe(
      'Each creature you control with a +1/+1 counter on it has flying.',
    );
  });
});
