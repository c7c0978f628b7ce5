import { beforeAll, describe, expect, test } from 'vitest';
import type { Instruction, TriggerCondition } from '../../../machines/rules/state/vocabulary/index.ts';
import { bear, card, creature, events, follow, putEffectRulesTogether, type Situation } from './follow.ts';
import type { Placed } from './small-game.ts';

beforeAll(putEffectRulesTogether);

const target = { target: 0 } as const;
const objects = (...ids: readonly number[]) => [ids.map((object) => ({ object }))];
const end: TriggerCondition = { on: 'begins', step: 'end' };
const nothing = { named: { it: { objects: [], did: false } } };

describe('603.7: delayed triggered abilities', () => {
  const later = (more: Partial<Extract<Instruction, { do: 'delayedTrigger' }>> = {}): Instruction => ({
    do: 'delayedTrigger',
    when: [end],
    effect: [{ do: 'draw', count: 1 }],
    as: 'it',
    ...more,
  });
  const made = (more: Partial<Extract<Instruction, { do: 'delayedTrigger' }>>, situation: Situation = {}) =>
    follow([later(more)], { placed: [{ card: bear }], ...situation });

  test('603.7d: it is its maker’s, and has the X of that (107.3n)', () => {
    expect(made({}, { x: 3 }).delayed).toMatchObject([
      { source: 0, controller: 0, x: 3, about: [], targets: [], condition: null, until: null, madeInTurn: 1 },
    ]);
    expect(made({}).delayed[0]).not.toHaveProperty('x');
    expect(events(made({}), 'effectBegins')).toHaveLength(1);
  });

  test('603.7b: once, or as long as it lasts, or the first time in that', () => {
    const [once] = made({}).delayed;
    expect(once).not.toHaveProperty('once');
    expect(made({ until: 'untilEndOfTurn' }).delayed).toMatchObject([{ until: 'untilEndOfTurn' }]);
    expect(made({ until: 'untilEndOfTurn', once: true }).delayed).toMatchObject([
      { until: 'untilEndOfTurn', once: true },
    ]);
  });

  test('603.7c: what it is about has a name in its words, and is found under the name of what made it', () => {
    const game = made({ about: target }, { chosen: objects(1) });
    expect(game.delayed).toMatchObject([
      { about: [1], named: { about: { objects: [1], amount: 1, did: true } } },
    ]);
    expect(game.returned).toMatchObject({ named: { it: { objects: [1], did: true } } });
    // About nothing in particular it is made all the same.
    const plain = made({});
    expect(plain.delayed[0]?.named).toEqual({});
    expect(plain.returned).toMatchObject({ named: { it: { objects: [], did: true } } });
  });

  test('608.2c: what was named before is known to it', () => {
    const game = follow([{ do: 'gainLife', amount: 3, as: 'gained' }, later()]);
    expect(game.delayed).toMatchObject([{ named: { gained: { amount: 3 } } }]);
  });

  test('400.7e: what the trigger event moved is found as what it became', () => {
    const trigger = {
      event: 1,
      object: 1,
      source: null,
      other: null,
      player: null,
      otherPlayer: null,
      amount: 0,
      moved: true,
    } as const;
    const dead: Instruction = { do: 'destroy', what: { all: { type: 'creature' } } };
    const game = follow([dead, later({ about: { event: 'object' } })], {
      placed: [{ card: bear }],
      scope: { trigger },
    });
    expect(game.delayed).toMatchObject([{ about: game.players[0]?.graveyard }]);
  });

  test('503.1: a particular player’s step is that of whoever it is now', () => {
    const upkeep = (whose: 'you' | { readonly controllerOf: typeof target }) =>
      made(
        { when: [{ on: 'begins', step: 'upkeep', whose }] },
        { placed: [{ card: bear, owner: 1 }], chosen: objects(1) },
      ).delayed[0];
    expect(upkeep('you')?.when).toEqual([{ on: 'begins', step: 'upkeep', whose: 'you' }]);
    const theirs = upkeep({ controllerOf: target });
    expect(theirs?.when).toEqual([{ on: 'begins', step: 'upkeep', whose: { named: 'locked 0' } }]);
    expect(theirs?.named['locked 0']?.players).toEqual([1]);
    // What triggers on something else says nothing of that kind.
    const dies: TriggerCondition = { on: 'dies', object: { type: 'creature' } };
    expect(made({ when: [dies] }).delayed[0]?.when).toEqual([dies]);
  });

  test('603.7h: one that waits for so many resolutions isn’t made by a spell', () => {
    expect(made({ when: [{ on: 'resolves', times: 1 }] }).delayed).toEqual([]);
    expect(made({ when: [end] }).delayed).toHaveLength(1);
  });
});

describe('603.12: reflexive triggered abilities', () => {
  const reflexive = (each: boolean): Instruction => ({
    do: 'reflexive',
    after: 'done',
    effect: [{ do: 'draw', count: 1 }],
    ...(each && { each: true }),
    as: 'it',
  });
  const waiting = (first: Instruction, each: boolean, situation: Situation = {}) => {
    const game = follow([{ ...first, as: 'done' }, reflexive(each)], situation);
    return { game, facts: game.waiting.map(({ facts }) => [facts.object, facts.player, facts.amount]) };
  };
  const two: Situation = { placed: [{ card: bear }, { card: creature('Ox') }] };
  const tap: Instruction = { do: 'tap', what: { all: { type: 'creature' } } };

  test('603.12a: once for all that was done, or for each', () => {
    expect(waiting(tap, false, two).facts).toEqual([[1, null, 2]]);
    expect(waiting(tap, true, two).facts).toEqual([
      [1, null, 1],
      [2, null, 1],
    ]);
    const lose: Instruction = { do: 'loseLife', amount: 3, who: 'everyone' };
    expect(waiting(lose, false).facts).toEqual([[null, 0, 6]]);
    expect(waiting(lose, true).facts).toEqual([
      [null, 0, 1],
      [null, 1, 1],
    ]);
    // What was about neither objects nor players was done once.
    expect(waiting({ do: 'if', condition: { holds: 'turnOf', who: 'you' }, then: [] }, true).facts).toEqual([
      [null, null, 0],
    ]);
  });

  test('603.12: each is told which of them it is about, and that it triggered', () => {
    const { game } = waiting(tap, true, two);
    expect(game.waiting.map(({ named }) => named.done?.objects)).toEqual([[1], [2]]);
    expect(events(game, 'trigger')).toMatchObject([
      { source: 0, player: 0, waiting: game.waiting[0]?.id },
      { source: 0, player: 0, waiting: game.waiting[1]?.id },
    ]);
    expect(game.returned).toMatchObject({ named: { it: { did: true } } });
    expect(game.waiting).toMatchObject([{ source: 0, controller: 0, second: false }, { second: false }]);
  });

  test('603.12: not where it wasn’t done', () => {
    const { game, facts } = waiting({ do: 'untap', what: { all: { type: 'creature' } } }, false, two);
    expect([facts, game.returned]).toMatchObject([[], nothing]);
  });
});

describe('611.2a: permissions to play cards', () => {
  const placed: readonly Placed[] = [{ card: card('A'), zone: 'exile' }];
  const may = (more: Partial<Extract<Instruction, { do: 'mayPlay' }>> = {}) =>
    follow([{ do: 'mayPlay', what: target, until: 'untilEndOfTurn', as: 'it', ...more }], {
      placed,
      chosen: [...objects(1), []],
    });

  test('for who is said, and as is said', () => {
    expect(may().permissions).toEqual([
      {
        id: expect.any(Number),
        player: 0,
        objects: [1],
        until: 'untilEndOfTurn',
        madeInTurn: 1,
        withoutPaying: false,
        source: 0,
      },
    ]);
    expect(may({ who: 'everyone' }).permissions.map(({ player }) => player)).toEqual([0, 1]);
    expect(may({ withoutPaying: true, onlyCast: true, asThough: 'anyColor' }).permissions).toMatchObject([
      { withoutPaying: true, onlyCast: true, asThough: 'anyColor' },
    ]);
    expect(may().returned).toMatchObject({ named: { it: { objects: [1], did: true } } });
    expect(events(may(), 'effectBegins')).toMatchObject([{ source: 0 }]);
  });

  test('none for nobody, or of no card', () => {
    const nobody = may({ who: { target: 1 } });
    expect([nobody.permissions, nobody.returned]).toMatchObject([[], nothing]);
    const none = may({ what: { all: { zone: 'hand' } } });
    expect([none.permissions, none.returned]).toMatchObject([[], nothing]);
  });
});
