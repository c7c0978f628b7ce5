import { describe, expect, test } from 'vitest';
import type { Ability, Condition, Filter } from '../../../../machines/rules/state/vocabulary/index.ts';
import { haste } from './phrases.ts';
import { is } from './say.ts';

const flying: Ability = { kind: 'keyword', keyword: 'flying' };
const yours: Filter = { type: 'creature', controller: 'you' };
const onTurn: Condition = { holds: 'turnOf', who: 'you' };

describe('what static abilities change', () => {
  test.each<readonly [string, Parameters<typeof is>]>([
    [
      "This creature has flying as long as it's your turn.",
      [{ if: onTurn, changes: [{ change: 'addAbilities', abilities: [flying] }] }],
    ],
    [
      "As long as it's your turn, this creature gets +1/+1 and has flying.",
      [
        {
          if: onTurn,
          changes: [
            { change: 'modifyPowerToughness', power: 1, toughness: 1 },
            { change: 'addAbilities', abilities: [flying] },
          ],
        },
      ],
    ],
    [
      "As long as it's your turn, this creature has flying and haste.",
      [{ if: onTurn, changes: [{ change: 'addAbilities', abilities: [flying, haste] }] }],
    ],
    [
      "This creature has flying unless it's your turn.",
      [{ if: { holds: 'not', of: onTurn }, changes: [{ change: 'addAbilities', abilities: [flying] }] }],
    ],
    [
      'This creature has flying unless you control a creature.',
      [
        {
          if: { holds: 'not', of: { holds: 'exists', what: yours } },
          changes: [{ change: 'addAbilities', abilities: [flying] }],
        },
      ],
    ],
    [
      'This creature gets +1/+1 as long as you control no creatures.',
      [
        {
          if: { holds: 'not', of: { holds: 'exists', what: yours } },
          changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
        },
      ],
    ],
    [
      "Creatures you control have flying as long as it's your turn.",
      [{ if: onTurn, affects: { all: yours }, changes: [{ change: 'addAbilities', abilities: [flying] }] }],
    ],
    [
      "As long as it's your turn, creatures you control get +1/+1 and have flying.",
      [
        {
          if: onTurn,
          affects: { all: yours },
          changes: [
            { change: 'modifyPowerToughness', power: 1, toughness: 1 },
            { change: 'addAbilities', abilities: [flying] },
          ],
        },
      ],
    ],
    [
      'As long as equipped creature is red, it gets +1/+1 and has flying.',
      [
        {
          if: { holds: 'is', what: 'attached', like: { color: 'R' } },
          affects: 'attached',
          changes: [
            { change: 'modifyPowerToughness', power: 1, toughness: 1 },
            { change: 'addAbilities', abilities: [flying] },
          ],
        },
      ],
    ],
    [
      "Equipped creature gets +1/+1 as long as it's red.",
      [
        {
          if: { holds: 'is', what: 'attached', like: { color: 'R' } },
          affects: 'attached',
          changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
        },
      ],
    ],
    [
      "As long as equipped creature isn't red, it gets +1/+1 and has flying.",
      [
        {
          if: { holds: 'not', of: { holds: 'is', what: 'attached', like: { color: 'R' } } },
          affects: 'attached',
          changes: [
            { change: 'modifyPowerToughness', power: 1, toughness: 1 },
            { change: 'addAbilities', abilities: [flying] },
          ],
        },
      ],
    ],
    [
      'As long as this creature is red, equipped creature gets +1/+1 and has flying.',
      [
        {
          if: { holds: 'is', what: 'self', like: { color: 'R' } },
          affects: 'attached',
          changes: [
            { change: 'modifyPowerToughness', power: 1, toughness: 1 },
            { change: 'addAbilities', abilities: [flying] },
          ],
        },
      ],
    ],
    [
      'You control equipped creature.',
      [{ affects: 'attached', changes: [{ change: 'control', by: 'you' }] }],
    ],
    [
      "You control creatures as long as it's your turn.",
      [{ if: onTurn, affects: { all: { type: 'creature' } }, changes: [{ change: 'control', by: 'you' }] }],
    ],
    [
      "This creature's power and toughness are each equal to the number of creatures you control.",
      [
        {
          affects: 'self',
          changes: [
            {
              change: 'setPowerToughness',
              power: { number: 'count', of: yours },
              toughness: { number: 'count', of: yours },
            },
          ],
        },
      ],
    ],
    [
      "This creature's power is equal to the number of creatures you control and its toughness is equal to that number plus 1.",
      [
        {
          affects: 'self',
          changes: [
            {
              change: 'setPowerToughness',
              power: { number: 'count', of: yours },
              toughness: { number: 'plus', of: [{ number: 'count', of: yours }, 1] },
            },
          ],
        },
      ],
    ],
    [
      "This creature's power is equal to the number of creatures you control and its toughness is equal to the number of creatures you control plus 2.",
      [
        {
          affects: 'self',
          changes: [
            {
              change: 'setPowerToughness',
              power: { number: 'count', of: yours },
              toughness: { number: 'plus', of: [{ number: 'count', of: yours }, 2] },
            },
          ],
        },
      ],
    ],
    [
      "This creature's power is equal to the number of creatures you control.",
      [
        {
          affects: 'self',
          characteristicDefining: true,
          changes: [{ change: 'setPowerToughness', power: { number: 'count', of: yours } }],
        },
      ],
    ],
    [
      "This creature's toughness is equal to the number of creatures you control.",
      [
        {
          affects: 'self',
          characteristicDefining: true,
          changes: [{ change: 'setPowerToughness', toughness: { number: 'count', of: yours } }],
        },
      ],
    ],
    [
      'This creature has base power and toughness 4/4.',
      [{ affects: 'self', changes: [{ change: 'setPowerToughness', power: 4, toughness: 4 }] }],
    ],
    [
      'Equipped creature has base power and toughness each equal to the number of creatures you control.',
      [
        {
          affects: 'attached',
          changes: [
            {
              change: 'setPowerToughness',
              power: { number: 'count', of: yours },
              toughness: { number: 'count', of: yours },
            },
          ],
        },
      ],
    ],
    [
      'Each creature you control is a Zombie in addition to its other types.',
      [{ affects: { all: yours }, changes: [{ change: 'addSubtypes', subtypes: ['Zombie'] }] }],
    ],
    [
      'Each creature you control is an artifact in addition to its other types.',
      [{ affects: { all: yours }, changes: [{ change: 'addTypes', types: ['artifact'] }] }],
    ],
    [
      'All creatures are artifacts in addition to their other types.',
      [{ affects: { all: { type: 'creature' } }, changes: [{ change: 'addTypes', types: ['artifact'] }] }],
    ],
    [
      'Each creature is a Zombie in addition to its other types.',
      [
        {
          affects: { all: { type: 'creature' } },
          changes: [{ change: 'addSubtypes', subtypes: ['Zombie'] }],
        },
      ],
    ],
    [
      'Lands you control are every basic land type in addition to their other types.',
      [
        {
          affects: { all: { type: 'land', controller: 'you' } },
          changes: [{ change: 'addSubtypes', subtypes: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] }],
        },
      ],
    ],
    [
      'Creatures you control are the chosen type in addition to their other types.',
      [{ affects: { all: yours }, changes: [{ change: 'addSubtypes', subtypes: { chosen: 'x' } }] }],
    ],
    [
      'Each creature you control with a +1/+1 counter on it has flying.',
      [
        {
          affects: { all: { type: 'creature', controller: 'you', counters: { kind: '+1/+1', atLeast: 1 } } },
          changes: [{ change: 'addAbilities', abilities: [flying] }],
        },
      ],
    ],
    [
      'Each artifact is a creature in addition to its other types and has base power and base toughness each equal to its mana value.',
      [
        {
          affects: { all: { type: 'artifact' } },
          changes: [
            { change: 'addTypes', types: ['creature'] },
            {
              change: 'setPowerToughness',
              power: { number: 'value', value: 'manaValue', of: 'it' },
              toughness: { number: 'value', value: 'manaValue', of: 'it' },
            },
          ],
        },
      ],
    ],
    [
      'Each other enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.',
      [
        {
          affects: { all: { type: 'enchantment', other: true } },
          changes: [
            { change: 'addTypes', types: ['creature'] },
            {
              change: 'setPowerToughness',
              power: { number: 'value', value: 'manaValue', of: 'it' },
              toughness: { number: 'value', value: 'manaValue', of: 'it' },
            },
          ],
        },
      ],
    ],
    [
      'Each instant and sorcery spell you cast has haste.',
      [
        {
          affects: {
            all: { zone: 'stack', stackObject: 'spell', controller: 'you', anyType: ['instant', 'sorcery'] },
          },
          changes: [{ change: 'addAbilities', abilities: [haste] }],
        },
      ],
    ],
    [
      'Instant spells you cast have haste.',
      [
        {
          affects: { all: { zone: 'stack', stackObject: 'spell', controller: 'you', type: 'instant' } },
          changes: [{ change: 'addAbilities', abilities: [haste] }],
        },
      ],
    ],
    [
      'Forests you control and Saprolings have haste.',
      [
        {
          affects: { all: { any: [{ subtype: 'Forest', controller: 'you' }, { subtype: 'Saproling' }] } },
          changes: [{ change: 'addAbilities', abilities: [haste] }],
        },
      ],
    ],
    [
      'This creature and creatures you control have haste.',
      [
        {
          affects: { union: ['self', { all: yours }] },
          changes: [{ change: 'addAbilities', abilities: [haste] }],
        },
      ],
    ],
    [
      "As long as it's your turn, this creature and creatures you control have haste.",
      [
        {
          if: onTurn,
          affects: { union: ['self', { all: yours }] },
          changes: [{ change: 'addAbilities', abilities: [haste] }],
        },
      ],
    ],
    [
      'All creatures get +1/+1.',
      [
        {
          affects: { all: { type: 'creature' } },
          changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
        },
      ],
    ],
    [
      'All Elf creatures get +1/+1.',
      [
        {
          affects: { all: { type: 'creature', subtype: 'Elf' } },
          changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
        },
      ],
    ],
    [
      'Other creatures get +1/+1.',
      [
        {
          affects: { all: { type: 'creature', other: true } },
          changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
        },
      ],
    ],
    [
      "This creature has flying and can't block.",
      [
        {
          changes: [{ change: 'addAbilities', abilities: [flying] }],
          rules: [{ rule: 'cant', what: 'block' }],
        },
      ],
    ],
    [
      "As long as it's your turn, this creature has flying and can't block.",
      [
        {
          if: onTurn,
          changes: [{ change: 'addAbilities', abilities: [flying] }],
          rules: [{ rule: 'cant', what: 'block' }],
        },
      ],
    ],
    [
      "Equipped creature has flying and can't block.",
      [
        {
          affects: 'attached',
          changes: [{ change: 'addAbilities', abilities: [flying] }],
          rules: [{ rule: 'cant', what: 'block' }],
        },
      ],
    ],
    [
      "Equipped creature has flying as long as it's your turn. It can't block as long as it's your turn.",
      [
        {
          if: onTurn,
          affects: 'attached',
          changes: [{ change: 'addAbilities', abilities: [flying] }],
          rules: [{ rule: 'cant', what: 'block' }],
        },
      ],
    ],
    [
      "Creatures you control have flying. Creatures you control can't block.",
      [
        {
          affects: { all: yours },
          changes: [{ change: 'addAbilities', abilities: [flying] }],
          rules: [{ rule: 'cant', what: 'block' }],
        },
      ],
    ],
    [
      'Equipped creature is a copy of the exiled card.',
      [{ asCopiesOf: { of: { linked: 'x' } }, affects: 'attached' }],
    ],
    [
      'Other creatures you control are copies of the exiled card, except they have haste.',
      [
        {
          asCopiesOf: { of: { linked: 'x' }, except: [{ change: 'addAbilities', abilities: [haste] }] },
          affects: { all: { type: 'creature', controller: 'you', other: true } },
        },
      ],
    ],
    [
      "This creature is a copy of the exiled card as long as it's your turn.",
      [{ asCopiesOf: { of: { linked: 'x' } }, if: onTurn }],
    ],
    [
      "Other creatures you control are copies of the exiled card, except they don't have flying, they aren't legendary if that object is legendary, and they have no mana cost.",
      [
        {
          asCopiesOf: {
            of: { linked: 'x' },
            except: [
              { change: 'removeKeyword', keyword: 'flying' },
              { change: 'removeSupertypes', supertypes: ['legendary'] },
              { change: 'noManaCost' },
            ],
          },
          affects: { all: { type: 'creature', controller: 'you', other: true } },
        },
      ],
    ],
    [
      'Other creatures you control are copies of the exiled card, except they are artifacts in addition to their other types.',
      [
        {
          asCopiesOf: { of: { linked: 'x' }, except: [{ change: 'addTypes', types: ['artifact'] }] },
          affects: { all: { type: 'creature', controller: 'you', other: true } },
        },
      ],
    ],
    [
      "As long as this creature is monstrous, it has flying and can't block.",
      [
        {
          if: { holds: 'is', what: 'self', like: { monstrous: true } },
          changes: [{ change: 'addAbilities', abilities: [flying] }],
          rules: [{ rule: 'cant', what: 'block' }],
        },
      ],
    ],
  ])('%s', (text, given) => {
    expect(is(...given)).toBe(text);
  });
});
