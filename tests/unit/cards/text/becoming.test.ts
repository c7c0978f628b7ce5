import { describe } from 'vitest';
import type {
  Ability,
  Instruction,
  Modification,
  Objects,
  Quantity,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import { anotherCreature, haste, it1 } from './phrases.ts';
import { activated, it0, spells } from './rows.ts';
import { creature, oneCreature } from './say.ts';

const flying: Ability = { kind: 'keyword', keyword: 'flying' };
const draws: Ability = { kind: 'activated', cost: [{ pay: 'tap' }], effect: [{ do: 'draw', count: 1 }] };
const modify = (what: Objects, ...changes: readonly Modification[]): Instruction => ({
  do: 'modify',
  what,
  changes,
  until: 'untilEndOfTurn',
});
const size = (power: Quantity | undefined, toughness: Quantity | undefined): Modification => ({
  change: 'setPowerToughness',
  ...(power !== undefined && { power }),
  ...(toughness !== undefined && { toughness }),
});

describe('what something becomes and gains', () => {
  spells([
    [
      'Target creature has base power and toughness 4/4 until end of turn.',
      [oneCreature],
      modify(it0, size(4, 4)),
    ],
    ['Target creature has base power 4 until end of turn.', [oneCreature], modify(it0, size(4, undefined))],
    [
      'Target creature has base toughness 1 until end of turn.',
      [oneCreature],
      modify(it0, size(undefined, 1)),
    ],
    [
      'Target creature has base power and toughness each equal to the number of creatures on the battlefield until end of turn.',
      [oneCreature],
      modify(it0, size({ number: 'count', of: creature }, { number: 'count', of: creature })),
    ],
    [
      'Target creature has base power equal to the number of creatures on the battlefield until end of turn.',
      [oneCreature],
      modify(it0, size({ number: 'count', of: creature }, undefined)),
    ],
    [
      'Target creature becomes a blue and red Dragon with base power and toughness 4/4 until end of turn.',
      [oneCreature],
      modify(
        it0,
        { change: 'setColors', colors: ['U', 'R'] },
        { change: 'setSubtypes', subtypes: ['Dragon'] },
        size(4, 4),
      ),
    ],
    [
      'Target creature becomes blue until end of turn.',
      [oneCreature],
      modify(it0, { change: 'setColors', colors: ['U'] }),
    ],
    [
      'Target creature becomes blue and red until end of turn.',
      [oneCreature],
      modify(it0, { change: 'setColors', colors: ['U', 'R'] }),
    ],
    [
      'Target creature becomes colorless until end of turn.',
      [oneCreature],
      modify(it0, { change: 'setColors', colors: [] }),
    ],
    [
      'Target creature becomes blue in addition to its other colors until end of turn.',
      [oneCreature],
      modify(it0, { change: 'addColors', colors: ['U'] }),
    ],
    [
      'Target creature becomes a Zombie in addition to its other types until end of turn.',
      [oneCreature],
      modify(it0, { change: 'addSubtypes', subtypes: ['Zombie'] }),
    ],
    [
      'Target creature becomes a Frog with flying and haste until end of turn.',
      [oneCreature],
      modify(
        it0,
        { change: 'setSubtypes', subtypes: ['Frog'] },
        { change: 'addAbilities', abilities: [flying, haste] },
      ),
    ],
    [
      'Until end of turn, target creature becomes a Frog and gains "{T}: Draw a card."',
      [oneCreature],
      modify(
        it0,
        { change: 'setSubtypes', subtypes: ['Frog'] },
        { change: 'addAbilities', abilities: [draws] },
      ),
    ],
    [
      'Target creature becomes a Frog, gains flying, and gets +1/+1 until end of turn.',
      [oneCreature],
      modify(
        it0,
        { change: 'setSubtypes', subtypes: ['Frog'] },
        { change: 'addAbilities', abilities: [flying] },
        { change: 'modifyPowerToughness', power: 1, toughness: 1 },
      ),
    ],
    [
      'Target creature becomes an artifact in addition to its other types and gains flying until end of turn.',
      [oneCreature],
      modify(
        it0,
        { change: 'addTypes', types: ['artifact'] },
        { change: 'addAbilities', abilities: [flying] },
      ),
    ],
    [
      'Target artifact becomes a 10/10 creature with flying until end of turn.',
      [{ objects: { type: 'artifact' } }],
      modify(it0, { change: 'addTypes', types: ['creature'] }, size(10, 10), {
        change: 'addAbilities',
        abilities: [flying],
      }),
    ],
    [
      'Target artifact becomes a 3/3 artifact creature until end of turn.',
      [{ objects: { type: 'artifact' } }],
      modify(it0, { change: 'setTypes', types: ['artifact', 'creature'] }, size(3, 3)),
    ],
    [
      'Until end of turn, target artifact becomes a 3/3 Golem artifact creature with "{T}: Draw a card."',
      [{ objects: { type: 'artifact' } }],
      modify(
        it0,
        { change: 'setTypes', types: ['artifact', 'creature'] },
        { change: 'setSubtypes', subtypes: ['Golem'] },
        size(3, 3),
        {
          change: 'addAbilities',
          abilities: [draws],
        },
      ),
    ],
    [
      'Target artifact becomes a 12/13 Golem artifact creature with flying until end of turn.',
      [{ objects: { type: 'artifact' } }],
      modify(
        it0,
        { change: 'setTypes', types: ['artifact', 'creature'] },
        { change: 'setSubtypes', subtypes: ['Golem'] },
        size(12, 13),
        {
          change: 'addAbilities',
          abilities: [flying],
        },
      ),
    ],
    [
      'Target creature gets -2/-0 until end of turn.',
      [oneCreature],
      modify(it0, { change: 'modifyPowerToughness', power: -2, toughness: 0 }),
    ],
    [
      'Target creature gets -0/-2 until end of turn.',
      [oneCreature],
      modify(it0, { change: 'modifyPowerToughness', power: 0, toughness: -2 }),
    ],
    [
      'Target creature gets +0/+0 until end of turn.',
      [oneCreature],
      modify(it0, { change: 'modifyPowerToughness', power: 0, toughness: 0 }),
    ],
    [
      'Target creature gets +3/-3 until end of turn.',
      [oneCreature],
      modify(it0, { change: 'modifyPowerToughness', power: 3, toughness: -3 }),
    ],
    [
      'Target creature gets +X/+X until end of turn.',
      [oneCreature],
      modify(it0, { change: 'modifyPowerToughness', power: { number: 'x' }, toughness: { number: 'x' } }),
    ],
    [
      'Target creature gets -X/-X until end of turn.',
      [oneCreature],
      modify(it0, {
        change: 'modifyPowerToughness',
        power: { number: 'times', of: [-1, { number: 'x' }] },
        toughness: { number: 'times', of: [-1, { number: 'x' }] },
      }),
    ],
    [
      'Target creature gets -X/-0 until end of turn, where X is the number of creatures on the battlefield.',
      [oneCreature],
      modify(it0, {
        change: 'modifyPowerToughness',
        power: { number: 'times', of: [-1, { number: 'count', of: creature }] },
        toughness: 0,
      }),
    ],
    [
      'Target creature gets +X/+X until end of turn, where X is the number of creatures on the battlefield.',
      [oneCreature],
      modify(it0, {
        change: 'modifyPowerToughness',
        power: { number: 'count', of: creature },
        toughness: { number: 'count', of: creature },
      }),
    ],
    [
      'Target creature gets +1/+0 until end of turn for each creature.',
      [oneCreature],
      modify(it0, { change: 'modifyPowerToughness', power: { number: 'count', of: creature }, toughness: 0 }),
    ],
    [
      'Target creature has "red" in its text replaced with the chosen word until end of turn.',
      [oneCreature],
      modify(it0, { change: 'changeWord', from: 'red', to: { chosen: 'word' } }),
    ],
    [
      'Target creature has "red" in its text replaced with "blue" until end of turn.',
      [oneCreature],
      modify(it0, { change: 'changeWord', from: 'red', to: 'blue' }),
    ],
    [
      'Target creature has the full text of another target creature until end of turn.',
      [oneCreature, anotherCreature],
      modify(it0, { change: 'fullTextOf', of: it1 }),
    ],
    [
      "Switch target creature's power and toughness until end of turn.",
      [oneCreature],
      modify(it0, { change: 'switchPowerToughness' }),
    ],
    [
      'Target creature loses flying until end of turn.',
      [oneCreature],
      modify(it0, { change: 'removeKeyword', keyword: 'flying' }),
    ],
    [
      "Target creature can't have or gain flying until end of turn.",
      [oneCreature],
      modify(it0, { change: 'cantHaveKeyword', keyword: 'flying' }),
    ],
    [
      'Target creature loses flying until end of turn.',
      [oneCreature],
      modify(it0, { change: 'removeAbilities', abilities: [flying] }),
    ],
    [
      'Until end of turn, target creature loses all abilities.',
      [oneCreature],
      modify(it0, { change: 'removeAllAbilities' }),
    ],
    [
      'Target creature is legendary until end of turn.',
      [oneCreature],
      modify(it0, { change: 'addSupertypes', supertypes: ['legendary'] }),
    ],
    [
      "Target creature isn't legendary until end of turn.",
      [oneCreature],
      modify(it0, { change: 'removeSupertypes', supertypes: ['legendary'] }),
    ],
    [
      'Target creature gains flying until end of combat.',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'addAbilities', abilities: [flying] }],
        until: 'untilEndOfCombat',
      },
    ],
    [
      'Gain control of target creature for as long as you control Burst and it remains tapped.',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'control', by: 'you' }],
        until: {
          forAsLongAs: {
            holds: 'both',
            of: [
              { holds: 'is', what: 'self', like: { controller: 'you' } },
              { holds: 'is', what: 'self', like: { tapped: true } },
            ],
          },
        },
      },
    ],
    [
      "Gain control of target creature for as long as Burst remains tapped and that creature's power remains less than or equal to Burst's power.",
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'control', by: 'you' }],
        until: {
          forAsLongAs: {
            holds: 'both',
            of: [
              { holds: 'is', what: 'self', like: { tapped: true } },
              {
                holds: 'compare',
                what: { number: 'value', value: 'power', of: 'it' },
                to: { atMost: { number: 'value', value: 'power', of: 'self' } },
              },
            ],
          },
        },
      },
    ],
    [
      'Gain control of target creature for as long as it remains enchanted.',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'control', by: 'you' }],
        until: { forAsLongAs: { holds: 'is', what: 'it', like: { hasAttached: { subtype: 'Aura' } } } },
      },
    ],
    [
      'Target creature gains flying until you lose control of it.',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'addAbilities', abilities: [flying] }],
        until: 'whileYouControlIt',
      },
    ],
    [
      "Target creature gains flying until its controller's next untap step.",
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'addAbilities', abilities: [flying] }],
        until: 'untilItsNextUntapStep',
      },
    ],
  ]);
  activated([
    [
      'Gain control of that card until this creature leaves the battlefield.',
      {
        do: 'modify',
        what: { event: 'object' },
        changes: [{ change: 'control', by: 'you' }],
        until: 'untilSourceLeaves',
      },
    ],
    [
      'Gain control of that card for as long as you control this creature.',
      {
        do: 'modify',
        what: { event: 'object' },
        changes: [{ change: 'control', by: 'you' }],
        until: 'whileYouControlSource',
      },
    ],
  ]);
});
