import { describe, expect, test } from 'vitest';
import type { Ability, Condition, Filter } from '../../../../machines/rules/state/vocabulary/index.ts';
import { haste } from './phrases.ts';
import { is } from './say.ts';

const flying: Ability = { kind: 'keyword', keyword: 'flying' };
const yours: Filter = { type: 'creature', controller: 'you' };
const onTurn: Condition = { turnOf: 'you' };

describe('what static abilities change', () => {
  test.each<readonly [string, Parameters<typeof is>]>([
    [
      "This creature has flying as long as it's your turn.",
      [{ if: onTurn, changes: [{ addAbilities: [flying] }] }],
    ],
    [
      "As long as it's your turn, this creature gets +1/+1 and has flying.",
      [{ if: onTurn, changes: [{ modifyPower: 1, modifyToughness: 1 }, { addAbilities: [flying] }] }],
    ],
    [
      "As long as it's your turn, this creature has flying and haste.",
      [{ if: onTurn, changes: [{ addAbilities: [flying, haste] }] }],
    ],
    [
      "This creature has flying unless it's your turn.",
      [{ if: { not: onTurn }, changes: [{ addAbilities: [flying] }] }],
    ],
    [
      'This creature has flying unless you control a creature.',
      [{ if: { not: { exists: yours } }, changes: [{ addAbilities: [flying] }] }],
    ],
    [
      'This creature gets +1/+1 as long as you control no creatures.',
      [{ if: { not: { exists: yours } }, changes: [{ modifyPower: 1, modifyToughness: 1 }] }],
    ],
    [
      "Creatures you control have flying as long as it's your turn.",
      [{ if: onTurn, affects: { all: yours }, changes: [{ addAbilities: [flying] }] }],
    ],
    [
      "As long as it's your turn, creatures you control get +1/+1 and have flying.",
      [
        {
          if: onTurn,
          affects: { all: yours },
          changes: [{ modifyPower: 1, modifyToughness: 1 }, { addAbilities: [flying] }],
        },
      ],
    ],
    [
      'As long as equipped creature is red, it gets +1/+1 and has flying.',
      [
        {
          if: { is: 'attached', like: { color: 'R' } },
          affects: 'attached',
          changes: [{ modifyPower: 1, modifyToughness: 1 }, { addAbilities: [flying] }],
        },
      ],
    ],
    [
      "Equipped creature gets +1/+1 as long as it's red.",
      [
        {
          if: { is: 'attached', like: { color: 'R' } },
          affects: 'attached',
          changes: [{ modifyPower: 1, modifyToughness: 1 }],
        },
      ],
    ],
    [
      "As long as equipped creature isn't red, it gets +1/+1 and has flying.",
      [
        {
          if: { not: { is: 'attached', like: { color: 'R' } } },
          affects: 'attached',
          changes: [{ modifyPower: 1, modifyToughness: 1 }, { addAbilities: [flying] }],
        },
      ],
    ],
    [
      'As long as this creature is red, equipped creature gets +1/+1 and has flying.',
      [
        {
          if: { is: 'self', like: { color: 'R' } },
          affects: 'attached',
          changes: [{ modifyPower: 1, modifyToughness: 1 }, { addAbilities: [flying] }],
        },
      ],
    ],
    ['You control equipped creature.', [{ affects: 'attached', changes: [{ control: 'you' }] }]],
    [
      "You control creatures as long as it's your turn.",
      [{ if: onTurn, affects: { all: { type: 'creature' } }, changes: [{ control: 'you' }] }],
    ],
    [
      "This creature's power and toughness are each equal to the number of creatures you control.",
      [
        {
          affects: 'self',
          changes: [{ set: 'powerToughness', setPower: { count: yours }, setToughness: { count: yours } }],
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
              set: 'powerToughness',
              setPower: { count: yours },
              setToughness: { plus: [{ count: yours }, 1] },
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
              set: 'powerToughness',
              setPower: { count: yours },
              setToughness: { plus: [{ count: yours }, 2] },
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
          changes: [{ set: 'powerToughness', setPower: { count: yours } }],
        },
      ],
    ],
    [
      "This creature's toughness is equal to the number of creatures you control.",
      [
        {
          affects: 'self',
          characteristicDefining: true,
          changes: [{ set: 'powerToughness', setToughness: { count: yours } }],
        },
      ],
    ],
    [
      'This creature has base power and toughness 4/4.',
      [{ affects: 'self', changes: [{ set: 'powerToughness', setPower: 4, setToughness: 4 }] }],
    ],
    [
      'Equipped creature has base power and toughness each equal to the number of creatures you control.',
      [
        {
          affects: 'attached',
          changes: [{ set: 'powerToughness', setPower: { count: yours }, setToughness: { count: yours } }],
        },
      ],
    ],
    [
      'Each creature you control is a Zombie in addition to its other types.',
      [{ affects: { all: yours }, changes: [{ addSubtypes: ['Zombie'] }] }],
    ],
    [
      'Each creature you control is an artifact in addition to its other types.',
      [{ affects: { all: yours }, changes: [{ addTypes: ['artifact'] }] }],
    ],
    [
      'All creatures are artifacts in addition to their other types.',
      [{ affects: { all: { type: 'creature' } }, changes: [{ addTypes: ['artifact'] }] }],
    ],
    [
      'Each creature is a Zombie in addition to its other types.',
      [{ affects: { all: { type: 'creature' } }, changes: [{ addSubtypes: ['Zombie'] }] }],
    ],
    [
      'Lands you control are every basic land type in addition to their other types.',
      [
        {
          affects: { all: { type: 'land', controller: 'you' } },
          changes: [{ addSubtypes: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] }],
        },
      ],
    ],
    [
      'Creatures you control are the chosen type in addition to their other types.',
      [{ affects: { all: yours }, changes: [{ addSubtypes: { chosen: 'x' } }] }],
    ],
    [
      'Each creature you control with a +1/+1 counter on it has flying.',
      [
        {
          affects: { all: { type: 'creature', controller: 'you', counters: { kind: '+1/+1', atLeast: 1 } } },
          changes: [{ addAbilities: [flying] }],
        },
      ],
    ],
    [
      'Each artifact is a creature in addition to its other types and has base power and base toughness each equal to its mana value.',
      [
        {
          affects: { all: { type: 'artifact' } },
          changes: [
            { addTypes: ['creature'] },
            {
              set: 'powerToughness',
              setPower: { value: 'manaValue', of: 'it' },
              setToughness: { value: 'manaValue', of: 'it' },
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
            { addTypes: ['creature'] },
            {
              set: 'powerToughness',
              setPower: { value: 'manaValue', of: 'it' },
              setToughness: { value: 'manaValue', of: 'it' },
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
          changes: [{ addAbilities: [haste] }],
        },
      ],
    ],
    [
      'Instant spells you cast have haste.',
      [
        {
          affects: { all: { zone: 'stack', stackObject: 'spell', controller: 'you', type: 'instant' } },
          changes: [{ addAbilities: [haste] }],
        },
      ],
    ],
    [
      'Forests you control and Saprolings have haste.',
      [
        {
          affects: { all: { any: [{ subtype: 'Forest', controller: 'you' }, { subtype: 'Saproling' }] } },
          changes: [{ addAbilities: [haste] }],
        },
      ],
    ],
    [
      'This creature and creatures you control have haste.',
      [{ affects: { union: ['self', { all: yours }] }, changes: [{ addAbilities: [haste] }] }],
    ],
    [
      "As long as it's your turn, this creature and creatures you control have haste.",
      [{ if: onTurn, affects: { union: ['self', { all: yours }] }, changes: [{ addAbilities: [haste] }] }],
    ],
    [
      'All creatures get +1/+1.',
      [{ affects: { all: { type: 'creature' } }, changes: [{ modifyPower: 1, modifyToughness: 1 }] }],
    ],
    [
      'All Elf creatures get +1/+1.',
      [
        {
          affects: { all: { type: 'creature', subtype: 'Elf' } },
          changes: [{ modifyPower: 1, modifyToughness: 1 }],
        },
      ],
    ],
    [
      'Other creatures get +1/+1.',
      [
        {
          affects: { all: { type: 'creature', other: true } },
          changes: [{ modifyPower: 1, modifyToughness: 1 }],
        },
      ],
    ],
    [
      "This creature has flying and can't block.",
      [{ changes: [{ addAbilities: [flying] }], rules: [{ cant: 'block' }] }],
    ],
    [
      "As long as it's your turn, this creature has flying and can't block.",
      [{ if: onTurn, changes: [{ addAbilities: [flying] }], rules: [{ cant: 'block' }] }],
    ],
    [
      "Equipped creature has flying and can't block.",
      [{ affects: 'attached', changes: [{ addAbilities: [flying] }], rules: [{ cant: 'block' }] }],
    ],
    [
      "Equipped creature has flying as long as it's your turn. It can't block as long as it's your turn.",
      [
        {
          if: onTurn,
          affects: 'attached',
          changes: [{ addAbilities: [flying] }],
          rules: [{ cant: 'block' }],
        },
      ],
    ],
    [
      "Creatures you control have flying. Creatures you control can't block.",
      [{ affects: { all: yours }, changes: [{ addAbilities: [flying] }], rules: [{ cant: 'block' }] }],
    ],
    [
      'Equipped creature is a copy of the exiled card.',
      [{ asCopiesOf: { of: { linked: 'x' } }, affects: 'attached' }],
    ],
    [
      'Other creatures you control are copies of the exiled card, except they have haste.',
      [
        {
          asCopiesOf: { of: { linked: 'x' }, except: [{ addAbilities: [haste] }] },
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
            except: [{ removeKeyword: 'flying' }, { removeSupertypes: ['legendary'] }, { noManaCost: true }],
          },
          affects: { all: { type: 'creature', controller: 'you', other: true } },
        },
      ],
    ],
    [
      'Other creatures you control are copies of the exiled card, except they are artifacts in addition to their other types.',
      [
        {
          asCopiesOf: { of: { linked: 'x' }, except: [{ addTypes: ['artifact'] }] },
          affects: { all: { type: 'creature', controller: 'you', other: true } },
        },
      ],
    ],
    [
      "As long as this creature is monstrous, it has flying and can't block.",
      [
        {
          if: { is: 'self', like: { monstrous: true } },
          changes: [{ addAbilities: [flying] }],
          rules: [{ cant: 'block' }],
        },
      ],
    ],
  ])('%s', (text, given) => {
    expect(is(...given)).toBe(text);
  });
});
