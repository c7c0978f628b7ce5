import { beforeAll, describe, expect, test } from 'vitest';
import type { Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import { bear, card, creature, events, follow, occur, putEffectRulesTogether } from './follow.ts';
import type { Placed } from './small-game.ts';

beforeAll(putEffectRulesTogether);

const target = { target: 0 } as const;
const objects = (...ids: readonly number[]) => [ids.map((object) => ({ object }))];
const nothing = { named: { it: { objects: [], players: [], did: false } } };

describe('615: preventing damage', () => {
  const shock = (
    source: number,
    amount: number,
    to: { object: number } | { player: number },
    combat = false,
  ) => ({ type: 'damage', source, to, amount, combat, preventable: true }) as const;
  const prevent = (more: Partial<Extract<Instruction, { do: 'preventDamage' }>>): Instruction => ({
    do: 'preventDamage',
    amount: 'all',
    until: 'untilEndOfTurn',
    as: 'it',
    ...more,
  });
  const placed: readonly Placed[] = [
    { card: creature('Ox', 4, 9) },
    { card: creature('Rat', 1, 9), owner: 1 },
  ];
  const dealt = (instruction: Instruction, ...damage: readonly ReturnType<typeof shock>[]) => {
    const game = follow([instruction], { placed, chosen: objects(1), scope: { self: 1 } });
    occur(game, ...damage);
    return events(game, 'damage').map(({ to, amount }) => [
      'object' in to ? to.object : `p${to.player}`,
      amount,
    ]);
  };

  test('615.1: combat damage, damage that isn’t, and either', () => {
    const both = [shock(1, 2, { player: 1 }, true), shock(1, 3, { player: 1 })];
    expect(dealt(prevent({ combat: true }), ...both)).toEqual([['p1', 3]]);
    expect(dealt(prevent({ combat: false }), ...both)).toEqual([['p1', 2]]);
    expect(dealt(prevent({}), ...both)).toEqual([]);
  });

  test('615.1: to some, from some', () => {
    const both = [shock(1, 2, { object: 2 }), shock(2, 3, { object: 1 }), shock(2, 1, { player: 0 })];
    expect(dealt(prevent({ to: target }), ...both)).toEqual([
      [2, 2],
      ['p0', 1],
    ]);
    expect(dealt(prevent({ from: target }), ...both)).toEqual([
      [1, 3],
      ['p0', 1],
    ]);
    expect(dealt(prevent({ toPlayers: 'you' }), ...both)).toEqual([
      [2, 2],
      [1, 3],
    ]);
  });

  test('615.7: a shield for each of them, of which nothing is left where it is 0', () => {
    const all = prevent({ amount: 2, to: { all: { type: 'creature' } }, toPlayers: 'everyone' });
    expect(
      dealt(all, shock(1, 3, { object: 2 }), shock(2, 5, { object: 1 }), shock(2, 2, { player: 0 })),
    ).toEqual([
      [2, 1],
      [1, 3],
    ]);
    const none = follow([prevent({ amount: 0, to: target })], { placed, chosen: objects(1) });
    expect([none.effects, none.returned]).toMatchObject([[], nothing]);
    const game = follow([prevent({ amount: 2, to: target })], { placed, chosen: objects(1) });
    expect(game.returned).toMatchObject({ named: { it: { did: true } } });
    // Of nothing in particular: the next damage, to whomever.
    expect(dealt(prevent({ amount: 2 }), shock(1, 5, { player: 1 }))).toEqual([['p1', 3]]);
  });
});

describe('615.11: what a prevention effect watches', () => {
  const hit = (object: number, amount: number) =>
    ({ type: 'damage', source: 1, to: { object }, amount, combat: false, preventable: true }) as const;
  const prevent = (amount: number | 'all'): Instruction => ({
    do: 'preventDamage',
    amount,
    to: { all: { type: 'creature' } },
    until: 'untilEndOfTurn',
  });

  test('a shield for each of several creatures that are there', () => {
    const placed: readonly Placed[] = [{ card: creature('Ox', 4, 9) }, { card: creature('Rat', 1, 9) }];
    const game = follow([prevent(2)], { placed });
    expect(game.effects).toHaveLength(2);
    occur(game, hit(1, 3), hit(2, 3));
    expect([game.objects[1]?.damage, game.objects[2]?.damage]).toEqual([1, 1]);
  });

  test('611.2c: all damage to what is so, also to what comes later', () => {
    const token = { types: ['creature'], power: 1, toughness: 5 } as const;
    const damaged = (amount: number | 'all') => {
      const game = follow([prevent(amount), { do: 'create', token }], { placed: [{ card: bear }] });
      const made = game.battlefield.at(-1) ?? -1;
      occur(game, hit(made, 3));
      return game.objects[made]?.damage;
    };
    expect([damaged('all'), damaged(2)]).toEqual([0, 3]);
  });
});

describe('614.1: replacing what will happen', () => {
  test('so much of it, and of 0 nothing', () => {
    const redirect = (amount?: number): Instruction => ({
      do: 'replace',
      replacement: { event: { would: 'dealDamage', toPlayer: 'you' }, redirectTo: target },
      until: 'untilEndOfTurn',
      as: 'it',
      ...(amount !== undefined && { amount }),
    });
    const dealt = (amount?: number) => {
      const game = follow([redirect(amount)], {
        placed: [{ card: creature('Ox', 4, 9) }],
        chosen: objects(1),
      });
      occur(game, {
        type: 'damage',
        source: 1,
        to: { player: 0 },
        amount: 5,
        combat: false,
        preventable: true,
      });
      return [game.objects[1]?.damage, game.players[0]?.life, game.effects.length];
    };
    expect(dealt()).toEqual([5, 20, 1]);
    expect(dealt(2)).toEqual([2, 17, 0]);
    expect(dealt(0)).toEqual([0, 15, 0]);
    const { returned } = follow([redirect(0)], { placed: [{ card: bear }], chosen: objects(1) });
    expect(returned).toMatchObject(nothing);
  });

  test('611.2c: what damage is redirected to is fixed, and what this is attached to', () => {
    const equipped: Placed = {
      card: card('Shield', { types: ['artifact'], subtypes: ['Equipment'] }),
      with: { attachedTo: { object: 1 } },
    };
    const replace: Instruction = {
      do: 'replace',
      replacement: { event: { would: 'dealDamage', to: 'attached' }, redirectToPlayers: 'opponents' },
      until: 'untilEndOfTurn',
    };
    const game = follow([replace, { do: 'unattach', what: 'self' }], {
      placed: [{ card: creature('Ox', 4, 9) }, equipped],
      // Its source is the second of what is placed.
      scope: { self: 2 },
    });
    occur(game, {
      type: 'damage',
      source: 1,
      to: { object: 1 },
      amount: 3,
      combat: false,
      preventable: true,
    });
    expect([game.objects[1]?.damage, game.players.map(({ life }) => life)]).toEqual([0, [20, 17]]);
    // Damage to anything else isn't.
    occur(game, {
      type: 'damage',
      source: 1,
      to: { player: 0 },
      amount: 1,
      combat: false,
      preventable: true,
    });
    expect(game.players.map(({ life }) => life)).toEqual([19, 17]);
  });

  test('611.2c: so is to whom', () => {
    const toController: Instruction = {
      do: 'replace',
      replacement: {
        event: { would: 'dealDamage', toPlayer: 'you' },
        redirectToPlayers: { controllerOf: target },
      },
      until: 'untilEndOfTurn',
    };
    const steal: Instruction = {
      do: 'modify',
      what: target,
      changes: [{ change: 'control', by: 'you' }],
      until: 'forever',
    };
    const game = follow([toController, steal], { placed: [{ card: bear, owner: 1 }], chosen: objects(1) });
    occur(game, {
      type: 'damage',
      source: 1,
      to: { player: 0 },
      amount: 3,
      combat: false,
      preventable: true,
    });
    expect(game.players.map(({ life }) => life)).toEqual([20, 17]);
  });
});
