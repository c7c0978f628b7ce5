import { describe } from 'vitest';
import type {
  Instruction,
  Modification,
  Objects,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import { anotherCreature, haste, it1, move } from './phrases.ts';
import { activated, it0, spells, triggered } from './rows.ts';
import { creature, drawing, oneCreature, onePlayer } from './say.ts';

const modify = (what: Objects, ...changes: readonly Modification[]): Instruction => ({
  do: 'modify',
  what,
  changes,
  until: 'untilEndOfTurn',
});

describe('what is modified, moved, and dealt damage', () => {
  spells([
    [
      'The next creature spell you cast this turn has haste.',
      [],
      {
        do: 'modifyNextSpell',
        like: { type: 'creature' },
        changes: [{ change: 'addAbilities', abilities: [haste] }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'The next instant spell target player casts until your next turn has haste.',
      [onePlayer],
      {
        do: 'modifyNextSpell',
        who: it0,
        like: { type: 'instant' },
        changes: [{ change: 'addAbilities', abilities: [haste] }],
        until: 'untilYourNextTurn',
      },
    ],
    [
      'The next spell you cast has haste.',
      [],
      {
        do: 'modifyNextSpell',
        like: {},
        changes: [{ change: 'addAbilities', abilities: [haste] }],
        until: 'forever',
      },
    ],
    [
      'Gain control of target creature until end of turn.',
      [oneCreature],
      modify(it0, { change: 'control', by: 'you' }),
    ],
    [
      'Target creature gets +X/+0 until end of turn, where X is its power.',
      [oneCreature],
      modify(it0, {
        change: 'modifyPowerToughness',
        power: { number: 'value', value: 'power', of: it0 },
        toughness: 0,
      }),
    ],
    [
      "Target creature gets +X/+0 until end of turn, where X is another target creature's power.",
      [oneCreature, anotherCreature],
      modify(it0, {
        change: 'modifyPowerToughness',
        power: { number: 'value', value: 'power', of: it1 },
        toughness: 0,
      }),
    ],
    [
      "Double target creature's power until end of turn.",
      [oneCreature],
      { do: 'perform', action: 'double', what: it0, quality: 'power' },
    ],
    [
      'Other creatures get +1/+1 until end of turn.',
      [],
      modify(
        { all: { type: 'creature', other: true } },
        { change: 'modifyPowerToughness', power: 1, toughness: 1 },
      ),
    ],
    [
      'Creatures you control get +1/+1 until end of turn.',
      [],
      modify(
        { all: { type: 'creature', controller: 'you' } },
        { change: 'modifyPowerToughness', power: 1, toughness: 1 },
      ),
    ],
    [
      'All creatures get +1/+1 until end of turn.',
      [],
      modify({ all: { type: 'creature' } }, { change: 'modifyPowerToughness', power: 1, toughness: 1 }),
    ],
    [
      'Until end of turn, lands you control become 1/1 creatures that are still lands.',
      [],
      modify(
        { all: { type: 'land', controller: 'you' } },
        { change: 'addTypes', types: ['creature'] },
        { change: 'setPowerToughness', power: 1, toughness: 1 },
      ),
    ],
    [
      'Artifacts you control become 5/5 creatures until end of turn.',
      [],
      modify(
        { all: { type: 'artifact', controller: 'you' } },
        { change: 'addTypes', types: ['creature'] },
        { change: 'setPowerToughness', power: 5, toughness: 5 },
      ),
    ],
    [
      "Target land becomes a 3/3 creature until end of turn. It's still a land.",
      [{ objects: { type: 'land' } }],
      modify(
        it0,
        { change: 'addTypes', types: ['creature'] },
        { change: 'setPowerToughness', power: 3, toughness: 3 },
      ),
    ],
    [
      'Target creature becomes an artifact in addition to its other types until end of turn.',
      [oneCreature],
      modify(it0, { change: 'addTypes', types: ['artifact'] }),
    ],
    [
      'Until end of turn, target creature gains "{T}: Draw a card." and haste.',
      [oneCreature],
      modify(it0, {
        change: 'addAbilities',
        abilities: [{ kind: 'activated', cost: [{ pay: 'tap' }], effect: [drawing] }, haste],
      }),
    ],
    [
      'Until end of turn, target creature gains haste and loses all abilities.',
      [oneCreature],
      modify(it0, { change: 'addAbilities', abilities: [haste] }, { change: 'removeAllAbilities' }),
    ],
    [
      'Up to two target creatures each get +1/+1 until end of turn.',
      [{ objects: creature, count: { min: 0, max: 2 } }],
      modify(it0, { change: 'modifyPowerToughness', power: 1, toughness: 1 }),
    ],
    [
      'Target creature has haste for as long as it has a stun counter on it.',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'addAbilities', abilities: [haste] }],
        until: { whileItHas: 'stun' },
      },
    ],
    [
      'Until your next turn, target creature gets +1/+1.',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
        until: 'untilYourNextTurn',
      },
    ],
    [
      "Put all creature cards from all graveyards on top of their owners' libraries.",
      [],
      move({ all: { zone: 'graveyard', type: 'creature' } }, 'library'),
    ],
    [
      'Each player returns all creature cards from their graveyard to the battlefield tapped.',
      [],
      move({ all: { zone: 'graveyard', type: 'creature' } }, 'battlefield', { tapped: true }),
    ],
    [
      'Put all creature cards from all graveyards onto the battlefield under your control.',
      [],
      move({ all: { zone: 'graveyard', type: 'creature' } }, 'battlefield', { under: 'you' }),
    ],
    [
      'Return all creature cards from your graveyard to the battlefield.',
      [],
      move({ all: { zone: 'graveyard', owner: 'you', type: 'creature' } }, 'battlefield'),
    ],
    [
      "Put target creature on the bottom of its owner's library.",
      [oneCreature],
      move(it0, 'library', { position: 'bottom' }),
    ],
    [
      "Put target creature into its owner's library.",
      [oneCreature],
      move(it0, 'library', { position: { fromTop: 2 } }),
    ],
    [
      "Put target creature into its owner's library.",
      [oneCreature],
      move(it0, 'library', { position: 'random' }),
    ],
    [
      'Put target creature card from a graveyard onto the battlefield tapped and attacking under your control with two +1/+1 counters on it.',
      [{ objects: { zone: 'graveyard', type: 'creature' } }],
      move(it0, 'battlefield', {
        under: 'you',
        tapped: true,
        attacking: true,
        counters: { kind: '+1/+1', count: 2 },
      }),
    ],
    [
      "Burst deals 2 damage to target creature and that creature's controller.",
      [oneCreature],
      { do: 'dealDamage', amount: 2, to: it0, toPlayers: { controllerOf: it0 } },
    ],
    [
      "Burst deals 2 damage to target creature's controller.",
      [oneCreature],
      { do: 'dealDamage', amount: 2, toPlayers: { controllerOf: it0 } },
    ],
    [
      "Tap target creature. Burst deals 2 damage to that creature's controller.",
      [oneCreature],
      { do: 'tap', what: it0 },
      { do: 'dealDamage', amount: 2, toPlayers: { controllerOf: it0 } },
    ],
    [
      'Burst deals 1 damage to each creature an opponent controls and you.',
      [],
      {
        do: 'dealDamage',
        amount: 1,
        to: { all: { type: 'creature', controller: 'opponents' } },
        toPlayers: 'you',
      },
    ],
    [
      'Burst deals 1 damage to each creature you control and each opponent.',
      [],
      {
        do: 'dealDamage',
        amount: 1,
        to: { all: { type: 'creature', controller: 'you' } },
        toPlayers: 'opponents',
      },
    ],
    [
      'Draw two cards. Burst deals that much damage to target creature.',
      [oneCreature],
      { do: 'draw', count: 2, as: 'drawn' },
      { do: 'dealDamage', amount: { number: 'amount', by: 'drawn' }, to: it0 },
    ],
    [
      "Burst deals damage equal to equipped creature's power to target creature.",
      [oneCreature],
      { do: 'dealDamage', amount: { number: 'value', value: 'power', of: 'attached' }, to: it0 },
    ],
    [
      "Burst deals damage equal to the sacrificed creature's power to target creature.",
      [oneCreature],
      { do: 'dealDamage', amount: { number: 'value', value: 'power', of: { paid: 'sacrificed' } }, to: it0 },
    ],
  ]);
  activated([
    [
      'This creature becomes an artifact in addition to its other types until end of turn.',
      modify('self', { change: 'addTypes', types: ['artifact'] }),
    ],
    [
      "Draw cards equal to this creature's power.",
      { do: 'draw', count: { number: 'value', value: 'power', of: 'self' } },
    ],
  ]);
  triggered([
    [
      'it deals that much damage to each opponent.',
      { do: 'dealDamage', amount: { number: 'eventAmount' }, toPlayers: 'opponents' },
    ],
    [
      'draw cards equal to its power.',
      { do: 'draw', count: { number: 'value', value: 'power', of: 'self' } },
    ],
    [
      "draw cards equal to that permanent's power.",
      { do: 'draw', count: { number: 'value', value: 'power', of: { event: 'object' } } },
    ],
    [
      "draw cards equal to the number of cards in each opponent's hand.",
      { do: 'draw', count: { number: 'cardsIn', zone: 'hand', of: 'opponents' } },
    ],
  ]);
});
