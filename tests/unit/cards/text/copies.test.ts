import { describe } from 'vitest';
import type { Ability, TargetSpec } from '../../../../machines/rules/state/vocabulary/index.ts';
import { spells } from './rows.ts';
import { creature, oneCreature, onePlayer } from './say.ts';

const oneSpell: TargetSpec = { objects: { zone: 'stack', stackObject: 'spell' } };
const it0 = { target: 0 };
const it1 = { target: 1 };
const haste: Ability = { kind: 'keyword', keyword: 'haste' };

describe('copies of spells, and of permanents', () => {
  spells([
    [
      'Copy target spell. You may choose new targets for the copy.',
      [oneSpell],
      { do: 'copySpell', what: it0, who: 'you', newTargets: true },
    ],
    [
      'Each opponent copies target spell. Each of those players may choose new targets for their copy.',
      [oneSpell],
      { do: 'copySpell', what: it0, who: 'opponents', newTargets: true },
    ],
    [
      'Each player copies target spell. Each of those players may choose new targets for their copy.',
      [oneSpell],
      { do: 'copySpell', what: it0, who: 'everyone', newTargets: true },
    ],
    [
      'Each other player copies target spell twice. Each of those players may choose new targets for their copies.',
      [oneSpell],
      { do: 'copySpell', what: it0, who: 'everyoneElse', newTargets: true, count: 2 },
    ],
    [
      'Each opponent with the most life copies target spell. Each of those players may choose new targets for their copy.',
      [oneSpell],
      {
        do: 'copySpell',
        what: it0,
        who: { playersWith: { of: 'opponents', mostLife: true } },
        newTargets: true,
      },
    ],
    [
      'That player copies target spell.',
      [oneSpell],
      { do: 'copySpell', what: it0, who: { event: 'player' } },
    ],
    [
      'That player copies target spell twice. That player may choose new targets for the copies.',
      [oneSpell],
      { do: 'copySpell', what: it0, who: { event: 'player' }, count: 2, newTargets: true },
    ],
    [
      'Copy target spell X times. You may choose new targets for the copies.',
      [oneSpell],
      { do: 'copySpell', what: it0, count: { number: 'x' }, newTargets: true },
    ],
    [
      'Copy target spell for each creature or player that the spell could target. Each copy targets a different one of those creatures and players.',
      [oneSpell],
      { do: 'copySpell', what: it0, forEach: { objects: creature, players: 'everyone' } },
    ],
    [
      'Copy target spell for each creature you control that the spell could target. Each copy targets a different one of those creatures.',
      [oneSpell],
      { do: 'copySpell', what: it0, forEach: { objects: { type: 'creature', controller: 'you' } } },
    ],
    [
      'That player copies target spell for each artifact that the spell could target. That player may choose new targets for the copies.',
      [oneSpell],
      {
        do: 'copySpell',
        what: it0,
        forEach: { objects: { type: 'artifact' } },
        who: { event: 'player' },
        newTargets: true,
      },
    ],
    [
      "Copy target spell, except the copy is an artifact in addition to its other types, the copy isn't legendary if the spell is legendary, and the copy has haste.",
      [oneSpell],
      {
        do: 'copySpell',
        what: it0,
        except: [
          { change: 'addTypes', types: ['artifact'] },
          { change: 'removeSupertypes', supertypes: ['legendary'] },
          { change: 'addAbilities', abilities: [haste] },
        ],
      },
    ],
    [
      'Create two tokens that are copies of target creature and that are tapped and attacking.',
      [oneCreature],
      { do: 'createCopy', of: it0, count: 2, attacking: true, tapped: true },
    ],
    [
      'Create X tapped tokens that are copies of target creature.',
      [oneCreature],
      { do: 'createCopy', of: it0, count: { number: 'x' }, tapped: true },
    ],
    [
      "Target player creates a token that's a copy of target creature.",
      [onePlayer, oneCreature],
      { do: 'createCopy', of: it1, who: it0 },
    ],
    [
      "Create a token that's a copy of another target creature you control, except it doesn't copy that creature's color.",
      [{ objects: { type: 'creature', controller: 'you', other: true } }],
      { do: 'createCopy', of: it0, except: [{ change: 'notCopied', what: 'color' }] },
    ],
    [
      'Create a token that\'s a copy of target creature, except it has "{T}: Sacrifice this creature."',
      [oneCreature],
      {
        do: 'createCopy',
        of: it0,
        except: [
          {
            change: 'addAbilities',
            abilities: [
              {
                kind: 'activated',
                cost: [{ pay: 'tap' }],
                effect: [{ do: 'sacrifice', who: 'you', what: 'self' }],
              },
            ],
          },
        ],
      },
    ],
    [
      "Create a token that's a copy of target creature, except it's a black Zombie artifact in addition to its other types.",
      [oneCreature],
      {
        do: 'createCopy',
        of: it0,
        except: [
          { change: 'addTypes', types: ['artifact'] },
          { change: 'addSubtypes', subtypes: ['Zombie'] },
          { change: 'setColors', colors: ['B'] },
        ],
      },
    ],
    [
      "Create a token that's a copy of target creature, except it's a 3/3 black Zombie in addition to its other colors and types.",
      [oneCreature],
      {
        do: 'createCopy',
        of: it0,
        except: [
          { change: 'setPowerToughness', power: 3, toughness: 3 },
          { change: 'addSubtypes', subtypes: ['Zombie'] },
          { change: 'addColors', colors: ['B'] },
        ],
      },
    ],
    [
      "Create a token that's a copy of target creature, except it's a 1/1 white Spirit and it has haste.",
      [oneCreature],
      {
        do: 'createCopy',
        of: it0,
        except: [
          { change: 'setPowerToughness', power: 1, toughness: 1 },
          { change: 'setColors', colors: ['W'] },
          { change: 'setSubtypes', subtypes: ['Spirit'] },
          { change: 'addAbilities', abilities: [haste] },
        ],
      },
    ],
    [
      "Create a token that's a copy of target creature, except it's an artifact.",
      [oneCreature],
      { do: 'createCopy', of: it0, except: [{ change: 'setTypes', types: ['artifact'] }] },
    ],
    [
      "Create a token that's a copy of target creature, except it isn't legendary or snow if that creature is legendary or snow.",
      [oneCreature],
      {
        do: 'createCopy',
        of: it0,
        except: [{ change: 'removeSupertypes', supertypes: ['legendary', 'snow'] }],
      },
    ],
    [
      "Create a token that's a copy of target creature, except it isn't an artifact or a creature.",
      [oneCreature],
      { do: 'createCopy', of: it0, except: [{ change: 'removeTypes', types: ['artifact', 'creature'] }] },
    ],
    [
      "Create a token that's a copy of target creature, except it enters with two additional +1/+1 counters on it.",
      [oneCreature],
      { do: 'createCopy', of: it0, except: [{ change: 'entersWith', kind: '+1/+1', count: 2 }] },
    ],
    [
      "Create a token that's a copy of target creature, except it's a creature in addition to its other types and it has haste if it's an artifact.",
      [oneCreature],
      {
        do: 'createCopy',
        of: it0,
        except: [
          {
            change: 'ifType',
            type: 'artifact',
            except: [
              { change: 'addTypes', types: ['creature'] },
              { change: 'addAbilities', abilities: [haste] },
            ],
          },
        ],
      },
    ],
    [
      "Create a token that's a copy of target creature, except it's legendary and snow in addition to its other types.",
      [oneCreature],
      { do: 'createCopy', of: it0, except: [{ change: 'addSupertypes', supertypes: ['legendary', 'snow'] }] },
    ],
    [
      'Creatures you control become copies of target creature until end of turn.',
      [oneCreature],
      {
        do: 'becomeCopy',
        what: { all: { type: 'creature', controller: 'you' } },
        of: it0,
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Each other creature you control becomes a copy of target creature until end of turn.',
      [oneCreature],
      {
        do: 'becomeCopy',
        what: { all: { type: 'creature', controller: 'you', notAmong: it0 } },
        of: it0,
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Tap target creature. It becomes a copy of that card until your next turn.',
      [oneCreature],
      { do: 'tap', what: it0 },
      { do: 'becomeCopy', what: it0, of: { event: 'object' }, until: 'untilYourNextTurn' },
    ],
  ]);
});
