import { describe, expect, test } from 'vitest';
import {
  apnap,
  fits,
  holds,
  matching,
  nextInTurnOrder,
  objects,
  opponentsOf,
  players,
  quantity,
} from '../../../machines/rules/characteristics/index.ts';
import type { Game } from '../../../machines/rules/state/game.ts';
import { noChoices, type Scope, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { Condition, Filter, Players, Quantity } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, change, creature, keyword, type Placed, smallGame } from '../support/small-game.ts';

const four = ['Ada', 'Bo', 'Cy', 'Di'];
const elf = creature('Elf', 1, 1, [keyword('reach')], { manaCost: '{G}', subtypes: ['Elf', 'Druid'] });
const bear = creature('Bear', 2, 2, [], { manaCost: '{1}{G}', subtypes: ['Bear'] });
const knight = creature('Knight', 2, 3, [keyword('flying')], {
  manaCost: '{W}{B}',
  subtypes: ['Knight'],
  supertypes: ['legendary'],
});
const golem = card('Golem', ['artifact', 'creature'], [], { manaCost: '{4}', power: 4, toughness: 4 });
const forest = card('Forest', ['land'], [], { subtypes: ['Forest'], supertypes: ['basic'] });

describe('101.4, 102: players in order', () => {
  const seats = (game: Game, active: number | null, of: number) =>
    Object.assign(write(game).turn(), { active, of });

  test('101.4: the active player, then turn order', () => {
    const { game } = smallGame([], four);
    seats(game, 2, 2);
    expect(apnap(game)).toEqual([2, 3, 0, 1]);
    expect(opponentsOf(game, 3)).toEqual([2, 0, 1]);
    expect(nextInTurnOrder(game, 3)).toBe(0);
  });

  test('101.4e: before the first turn the starting player', () => {
    const { game } = smallGame([], four);
    Object.assign(write(game).turn(), { number: 0 });
    write(game).root.startingPlayer = 3;
    expect(apnap(game)).toEqual([3, 0, 1, 2]);
  });

  test('800.4j: with no active player, the next in turn order comes first', () => {
    const { game } = smallGame([], four);
    write(game).player(2).status = 'lost';
    seats(game, null, 2);
    expect(apnap(game)).toEqual([3, 0, 1]);
    expect(nextInTurnOrder(game, 1)).toBe(3);
  });
});

describe('filters', () => {
  const placed: readonly Placed[] = [
    { card: elf },
    { card: bear, owner: 1, with: { tapped: true, damage: 1 } },
    { card: knight, with: { counters: { charge: 2 } } },
    { card: golem, owner: 1, with: { enteredTurn: 5 } },
    { card: forest },
    { card: { ...elf, name: 'Dead Elf' }, zone: 'graveyard' },
  ];
  const { game, id } = smallGame(placed);
  const scope: Scope = {
    ...scopeOf(id('Elf'), 0),
    named: { seen: { objects: [id('Bear')], players: [1], amount: 3, did: true } },
  };
  const cases: readonly [string, Filter, readonly string[]][] = [
    ['a type', { type: 'creature' }, ['Elf', 'Bear', 'Knight', 'Golem']],
    ['every type of a list', { type: ['artifact', 'creature'] }, ['Golem']],
    ['one of several types', { anyType: ['artifact', 'land'] }, ['Golem', 'Forest']],
    ['not a type', { notType: ['creature', 'instant'] }, ['Forest']],
    ['a supertype', { supertype: 'legendary' }, ['Knight']],
    ['not a supertype', { type: 'land', notSupertype: 'basic' }, []],
    ['subtypes', { subtype: ['Elf', 'Druid'] }, ['Elf']],
    ['one of several subtypes', { anySubtype: ['Bear', 'Forest'] }, ['Bear', 'Forest']],
    ['not a subtype', { type: 'creature', notSubtype: 'Elf' }, ['Bear', 'Knight', 'Golem']],
    ['a colour', { color: 'G' }, ['Elf', 'Bear']],
    ['every colour of a list', { color: ['W', 'B'] }, ['Knight']],
    ['one of several colours', { anyColor: ['G', 'B'] }, ['Elf', 'Bear', 'Knight']],
    ['not a colour', { type: 'creature', notColor: 'G' }, ['Knight', 'Golem']],
    ['colorless', { colors: 'colorless' }, ['Golem', 'Forest']],
    ['multicolored', { colors: 'multicolored' }, ['Knight']],
    ['monocolored', { colors: 'monocolored' }, ['Elf', 'Bear']],
    ['a name', { name: 'Bear' }, ['Bear']],
    ['a shared name', { sharesNameWith: { named: 'seen' } }, ['Bear']],
    ['a keyword', { keyword: 'flying' }, ['Knight']],
    ['without a keyword', { type: 'creature', notKeyword: 'flying' }, ['Elf', 'Bear', 'Golem']],
    ['without abilities', { noAbilities: true }, ['Bear', 'Golem']],
    ['you control', { controller: 'you' }, ['Elf', 'Knight', 'Forest']],
    ['you don’t control', { notController: 'you' }, ['Bear', 'Golem']],
    ['opponents own', { owner: 'opponents' }, ['Bear', 'Golem']],
    ['tapped', { tapped: true }, ['Bear']],
    ['untapped', { type: 'land', tapped: false }, ['Forest']],
    ['power', { power: { atLeast: 2, atMost: 3 } }, ['Bear', 'Knight']],
    ['toughness', { toughness: { exactly: 4 } }, ['Golem']],
    ['mana value', { manaValue: { atLeast: 2 } }, ['Bear', 'Knight', 'Golem']],
    ['damaged', { damaged: true }, ['Bear']],
    ['counters', { counters: { kind: 'charge', atLeast: 2 } }, ['Knight']],
    ['other', { type: 'creature', other: true }, ['Bear', 'Knight', 'Golem']],
    ['among', { among: { union: ['self', { named: 'seen' }] } }, ['Elf', 'Bear']],
    ['not among', { type: 'creature', notAmong: { named: 'seen' } }, ['Elf', 'Knight', 'Golem']],
    ['entered this turn', { enteredThisTurn: true }, ['Golem']],
    ['a zone', { zone: 'graveyard', type: 'creature' }, ['Dead Elf']],
    ['several zones', { zone: ['battlefield', 'graveyard'], subtype: 'Elf' }, ['Elf', 'Dead Elf']],
    ['not', { not: { type: 'creature' } }, ['Forest']],
    ['any', { any: [{ type: 'land' }, { keyword: 'flying' }] }, ['Knight', 'Forest']],
    ['token', { token: true }, []],
    ['face down', { faceDown: true }, []],
    ['attacking', { attacking: true }, []],
  ];
  test.each(cases)('109.3: %s', (_, filter, names) => {
    expect(matching(game, scope, filter)).toEqual(names.map(id));
  });

  test('109.2: without a zone a description is of permanents', () => {
    expect(fits(game, scope, { subtype: 'Elf' }, id('Dead Elf'))).toBe(false);
    expect(fits(game, scope, { subtype: 'Elf', zone: 'graveyard' }, id('Dead Elf'))).toBe(true);
  });

  test('509: what blocked and what was blocked this turn, where that is kept', () => {
    const table = smallGame([{ card: elf }, { card: bear }, { card: knight }]);
    const of = scopeOf(table.id('Elf'), 0);
    const [blocked, wasBlocked] = [{ didThisTurn: ['blocked'] }, { didThisTurn: ['wasBlocked'] }] as const;
    expect(matching(table.game, of, blocked)).toEqual([]);
    Object.assign(write(table.game).turn(), {
      did: { blocked: [table.id('Elf')], wasBlocked: [table.id('Knight')] },
    });
    expect(matching(table.game, of, blocked)).toEqual([table.id('Elf')]);
    expect(matching(table.game, of, wasBlocked)).toEqual([table.id('Knight')]);
    expect(matching(table.game, of, { didThisTurn: ['blocked', 'wasBlocked'] })).toEqual([
      table.id('Elf'),
      table.id('Knight'),
    ]);
  });

  test('301.5, 303.4: attached', () => {
    const sword = card('Sword', ['artifact'], [], { subtypes: ['Equipment'] });
    const table = smallGame([{ card: bear }, { card: elf }, { card: sword }]);
    change(table.game, table.id('Sword'), { attachedTo: { object: table.id('Bear') } });
    const ofSword = scopeOf(table.id('Sword'), 0);
    expect(objects(table.game, ofSword, 'attached')).toEqual([table.id('Bear')]);
    expect(matching(table.game, ofSword, { hasAttached: { subtype: 'Equipment' } })).toEqual([
      table.id('Bear'),
    ]);
    expect(matching(table.game, ofSword, { attachedTo: { all: { name: 'Bear' } } })).toEqual([
      table.id('Sword'),
    ]);
    expect(matching(table.game, ofSword, { attachedTo: { all: { name: 'Elf' } } })).toEqual([]);
  });

  test('508-509: in combat', () => {
    const table = smallGame([{ card: elf }, { card: bear }, { card: knight, owner: 1 }]);
    write(table.game).root.combat = {
      attackers: [
        {
          object: table.id('Elf'),
          defender: { player: 1 },
          defendingPlayer: 1,
          blocked: true,
          blockers: [table.id('Knight')],
          declared: true,
        },
        {
          object: table.id('Bear'),
          defender: { player: 1 },
          defendingPlayer: 1,
          blocked: false,
          blockers: [],
          declared: true,
        },
      ],
      blockers: [{ object: table.id('Knight'), attackers: [table.id('Elf')] }],
      anyAttacked: true,
      declaredBlocks: [1],
      damageStep: 'none',
      firstStrikers: [],
    };
    const of = scopeOf(table.id('Elf'), 0);
    expect(matching(table.game, of, { attacking: true })).toEqual([table.id('Elf'), table.id('Bear')]);
    expect(matching(table.game, of, { blocking: true })).toEqual([table.id('Knight')]);
    expect(matching(table.game, of, { blocked: true })).toEqual([table.id('Elf')]);
    expect(matching(table.game, of, { unblocked: true })).toEqual([table.id('Bear')]);
    expect(matching(table.game, of, { attackingPlayer: 'opponents' })).toHaveLength(2);
    expect(matching(table.game, of, { attackingPlayer: 'you' })).toEqual([]);
    expect(players(table.game, of, 'defending')).toEqual([1]); // 508.5
  });
});

describe('quantities and conditions', () => {
  const { game, id } = smallGame([
    { card: elf },
    { card: bear, with: { counters: { charge: 3 }, damage: 1 } },
    { card: golem, owner: 1 },
    { card: forest, zone: 'hand' },
    { card: forest, zone: 'library' },
  ]);
  Object.assign(write(game).player(1), { life: 7, counters: { poison: 2 } });
  Object.assign(write(game).turn(), { facts: { cardsDrawn: [2, 5] }, attacked: [id('Bear')] });
  const scope: Scope = {
    ...scopeOf(id('Elf'), 0),
    choices: {
      ...noChoices,
      x: 4,
      paid: ['kicker'],
      targets: [{ chosen: [{ object: id('Bear') }, { player: 1 }], divided: [] }],
    },
    named: { dealt: { objects: [], players: [], amount: 3, did: true } },
    trigger: {
      event: 1,
      object: id('Bear'),
      source: null,
      other: null,
      player: 1,
      otherPlayer: null,
      amount: 6,
    },
  };
  const creatures = { all: { type: 'creature' } } as const;
  const numbers: readonly [Quantity, number][] = [
    [3, 3],
    [{ number: 'x' }, 4],
    [{ number: 'count', of: { type: 'creature' } }, 3],
    [{ number: 'countPlayers', of: 'opponents' }, 1],
    [{ number: 'value', value: 'power', of: creatures }, 7],
    [{ number: 'greatest', value: 'toughness', of: creatures }, 4],
    [{ number: 'value', value: 'manaValue', of: 'self' }, 1],
    [{ number: 'value', value: 'damage', of: { target: 0 } }, 1],
    [{ number: 'counters', kind: 'charge', on: { target: 0 } }, 3],
    [{ number: 'playerCounters', kind: 'poison', on: 'opponents' }, 2],
    [{ number: 'life', of: 'opponents' }, 7],
    [{ number: 'cardsIn', zone: 'hand', of: 'you' }, 1],
    [{ number: 'cardsIn', zone: 'battlefield', of: 'you' }, 2],
    [{ number: 'amount', by: 'dealt' }, 3],
    [{ number: 'amount', by: 'nothing' }, 0],
    [{ number: 'eventAmount' }, 6],
    [{ number: 'thisTurn', fact: 'cardsDrawn', by: 'opponents' }, 5],
    [{ number: 'plus', of: [1, { number: 'x' }] }, 5],
    [{ number: 'minus', of: [1, { number: 'x' }] }, -3],
    [{ number: 'times', of: [2, { number: 'x' }] }, 8],
    [{ number: 'times', of: [-1, { number: 'amount', by: 'nothing' }] }, 0],
    [{ number: 'least', of: [3, { number: 'x' }] }, 3],
    // Nothing has no power, so that is no limit; its mana value is 0.
    [{ number: 'least', of: [3, { number: 'value', value: 'power', of: 'self' }] }, 1],
    [{ number: 'least', of: [3, { number: 'value', value: 'power', of: { named: 'nothing' } }] }, 3],
    [{ number: 'least', of: [3, { number: 'value', value: 'toughness', of: { named: 'nothing' } }] }, 3],
    [{ number: 'least', of: [3, { number: 'value', value: 'manaValue', of: { named: 'nothing' } }] }, 0],
    [{ number: 'least', of: [3, { number: 'beforeDamage', by: 'nothing', of: 'planeswalker' }] }, 3],
    [{ number: 'half', of: 7, round: 'up' }, 4],
    [{ number: 'half', of: 7, round: 'down' }, 3],
  ];
  test.each(numbers)('107: %j is %i', (words, number) => {
    expect(quantity(game, scope, words)).toBe(number);
  });

  const people: readonly [Players, readonly number[]][] = [
    ['you', [0]],
    ['opponents', [1]],
    ['everyone', [0, 1]],
    ['active', [0]],
    [{ controllerOf: { all: { name: 'Golem' } } }, [1]],
    [{ ownerOf: 'self' }, [0]],
    [{ target: 0 }, [1]],
    [{ event: 'player' }, [1]],
    [{ playersWith: { of: 'everyone', mostLife: true } }, [0]],
    [{ playersWith: { of: 'everyone', fewest: { type: 'creature' } } }, [1]],
    [{ playersWith: { of: 'everyone', life: { atMost: 10 } } }, [1]],
  ];
  test.each(people)('109.5: %j are players %j', (words, expected) => {
    expect(players(game, scope, words)).toEqual(expected);
  });

  const conditions: readonly [Condition, boolean][] = [
    [{ holds: 'compare', what: { number: 'x' }, to: { atLeast: 4 } }, true],
    [{ holds: 'compare', what: { number: 'x' }, to: { exactly: 5 } }, false],
    [{ holds: 'exists', what: { name: 'Golem' } }, true],
    [{ holds: 'exists', what: { type: 'creature' }, count: { atLeast: 4 } }, false],
    [{ holds: 'is', what: { target: 0 }, like: { name: 'Bear' } }, true],
    [{ holds: 'is', what: { target: 0 }, like: { name: 'Elf' } }, false],
    [{ holds: 'turnOf', who: 'you' }, true],
    [{ holds: 'turnOf', who: 'opponents' }, false],
    [{ holds: 'during', step: 'precombatMain' }, true],
    [{ holds: 'during', step: 'upkeep' }, false],
    [{ holds: 'paid', cost: 'kicker' }, true],
    [{ holds: 'paid', cost: 'buyback' }, false],
    [{ holds: 'did', by: 'dealt' }, true],
    [{ holds: 'did', by: 'nothing' }, false],
    [{ holds: 'wasCast', what: 'self' }, false],
    [{ holds: 'attackedThisTurn', what: { target: 0 } }, true],
    [{ holds: 'attackedThisTurn', what: 'self' }, false],
    [{ holds: 'not', of: { holds: 'turnOf', who: 'you' } }, false],
    [
      {
        holds: 'both',
        of: [
          { holds: 'turnOf', who: 'you' },
          { holds: 'did', by: 'nothing' },
        ],
      },
      false,
    ],
    [
      {
        holds: 'either',
        of: [
          { holds: 'turnOf', who: 'you' },
          { holds: 'did', by: 'nothing' },
        ],
      },
      true,
    ],
  ];
  test.each(conditions)('608.2c: %j is %j', (condition, expected) => {
    expect(holds(game, scope, condition)).toBe(expected);
  });

  test('608.2b: illegal targets are left out', () => {
    expect(objects(game, scope, { target: 0 })).toEqual([id('Bear')]);
    expect(objects(game, { ...scope, illegal: [[true, false]] }, { target: 0 })).toEqual([]);
    expect(players(game, { ...scope, illegal: [[true, false]] }, { target: 0 })).toEqual([1]);
  });

  test('400.7d: a permanent remembers what its spell was cast with', () => {
    const table = smallGame([
      { card: bear, with: { cast: { ...noChoices, x: 2, paid: ['kicker'], from: 'hand' } } },
    ]);
    const of = scopeOf(table.id('Bear'), 0);
    // Of X only what says how it enters, and what triggers on that, is told (107.3m).
    expect(quantity(table.game, of, { number: 'x' })).toBe(0);
    expect(holds(table.game, of, { holds: 'paid', cost: 'kicker' })).toBe(true);
    expect(holds(table.game, of, { holds: 'wasCast', what: 'self', from: 'hand' })).toBe(true);
    expect(holds(table.game, of, { holds: 'wasCast', what: 'self', from: 'graveyard' })).toBe(false);
  });
});
