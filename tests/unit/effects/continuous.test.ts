import { beforeAll, expect, test } from 'vitest';
import { characteristics } from '../../../machines/rules/characteristics/index.ts';
import {
  bear,
  card,
  creature,
  events,
  follow,
  happenedTypes,
  occur,
  putEffectRulesTogether,
} from './follow.ts';

beforeAll(putEffectRulesTogether);

const target = [[{ object: 1 }]];
const placed = [{ card: bear }, { card: creature('Ox', 1, 4), owner: 1 }];

test('611.2c: what an effect affects is fixed as it begins', () => {
  const game = follow(
    [
      {
        do: 'modify',
        what: { all: { type: 'creature' } },
        changes: [{ change: 'modifyPowerToughness', power: 2, toughness: 2 }],
        until: 'untilEndOfTurn',
      },
      { do: 'create', token: { types: ['creature'], subtypes: ['Rat'], power: 1, toughness: 1 } },
    ],
    { placed },
  );
  const power = (id: number) => characteristics(game, id).power;
  expect([power(1), power(2)]).toEqual([4, 3]);
  expect(power(game.battlefield.at(-1) ?? -1)).toBe(1);
  expect(game.effects).toMatchObject([{ objects: [1, 2], until: 'untilEndOfTurn' }]);
});

test('611.2d: its values are worked out once', () => {
  const game = follow(
    [
      {
        do: 'modify',
        what: { target: 0 },
        changes: [
          {
            change: 'modifyPowerToughness',
            power: { number: 'count', of: { type: 'creature' } },
            toughness: { number: 'x' },
          },
        ],
        until: 'untilEndOfTurn',
      },
      { do: 'destroy', what: { all: { type: 'creature', controller: 'opponents' } } },
    ],
    { placed, chosen: target, x: 3 },
  );
  expect(game.effects[0]?.changes).toEqual([{ change: 'modifyPowerToughness', power: 2, toughness: 3 }]);
  expect(characteristics(game, 1)).toMatchObject({ power: 4, toughness: 5 });
});

test('611.2d: what each is asked for itself is worked out for each, once', () => {
  const game = follow(
    [
      {
        do: 'modify',
        what: { all: { type: 'creature' } },
        changes: [
          {
            change: 'setPowerToughness',
            power: { number: 'value', value: 'toughness', of: 'it' },
            toughness: 5,
          },
        ],
        until: 'untilEndOfTurn',
      },
      {
        do: 'modify',
        what: { target: 0 },
        changes: [{ change: 'modifyPowerToughness', power: 0, toughness: 3 }],
        until: 'untilEndOfTurn',
      },
    ],
    { placed, chosen: target },
  );
  expect(characteristics(game, 1)).toMatchObject({ power: 2, toughness: 8 });
  expect(characteristics(game, 2)).toMatchObject({ power: 4, toughness: 5 });
});

test('611.2d: in a loop what it is about is asked, whatever is affected', () => {
  const game = follow(
    [
      {
        do: 'forEach',
        of: { all: { type: 'creature', controller: 'opponents' } },
        then: [
          {
            do: 'modify',
            what: { target: 0 },
            changes: [
              {
                change: 'modifyPowerToughness',
                power: { number: 'value', value: 'toughness', of: 'it' },
                toughness: 0,
              },
            ],
            until: 'untilEndOfTurn',
          },
        ],
      },
    ],
    { placed, chosen: target },
  );
  expect(characteristics(game, 1).power).toBe(6);
});

test('613.1b: who gains control is fixed, and it changes hands', () => {
  const game = follow(
    [{ do: 'modify', what: { target: 0 }, changes: [{ change: 'control', by: 'you' }], until: 'forever' }],
    {
      placed,
      chosen: [[{ object: 2 }]],
    },
  );
  expect(characteristics(game, 2).controller).toBe(0);
  expect(events(game, 'controlChange')).toEqual([{ type: 'controlChange', object: 2, from: 1, to: 0 }]);
});

test('611.2b: an effect whose duration is over before it begins does nothing', () => {
  const modify = [
    {
      do: 'modify',
      what: { target: 0 },
      changes: [{ change: 'control', by: 'you' }],
      until: 'whileYouControlSource',
    },
  ] as const;
  const situation = { placed: [...placed, { card: creature('Thief') }], chosen: [[{ object: 2 }]] };
  expect(follow(modify, { ...situation, scope: { self: 3 } }).effects).toHaveLength(1);
  const lost = {
    ...situation,
    placed: [...placed, { card: creature('Thief'), owner: 1 }],
    scope: { self: 3 },
  };
  expect(follow(modify, lost).effects).toEqual([]);
});

test('613.11: a change of rules for a description also fits what comes later; for objects it is theirs', () => {
  const rule = (what: { all: { type: 'creature' } } | { target: number }) =>
    [{ do: 'rule', rules: [{ rule: 'cant', what: 'block' }], what, until: 'untilEndOfTurn' }] as const;
  expect(follow(rule({ all: { type: 'creature' } }), { placed }).effects).toMatchObject([
    { objects: null, affects: { type: 'creature' }, rules: [{ rule: 'cant', what: 'block' }] },
  ]);
  expect(follow(rule({ target: 0 }), { placed, chosen: target }).effects).toMatchObject([{ objects: [1] }]);
});

test('611.2d: in a change of rules, players, objects and numbers are fixed', () => {
  const game = follow(
    [
      {
        do: 'rule',
        players: 'you',
        rules: [{ rule: 'additionalLands', number: { number: 'x' } }],
        until: 'untilEndOfTurn',
      },
      {
        do: 'rule',
        what: { target: 0 },
        rules: [{ rule: 'cantAttack', whom: 'opponents' }],
        until: 'untilYourNextTurn',
      },
    ],
    { placed, chosen: target, x: 2 },
  );
  expect(game.effects[0]).toMatchObject({ players: [0], rules: [{ rule: 'additionalLands', number: 2 }] });
  const [rule] = game.effects[1]?.rules ?? [];
  expect(rule).toEqual({ rule: 'cantAttack', whom: { named: 'locked 0' } });
  expect(game.effects[1]?.named['locked 0']?.players).toEqual([1]);
});

const shock = (source: number, amount: number, to: { object: number } | { player: number }) =>
  ({ type: 'damage', source, to, amount, combat: false, preventable: true }) as const;

test('615.7: a shield prevents so much damage and is used up', () => {
  const game = follow(
    [
      {
        do: 'preventDamage',
        amount: 3,
        to: { target: 0 },
        toPlayers: { target: 0 },
        until: 'untilEndOfTurn',
      },
    ],
    { placed, chosen: [[{ player: 0 }]] },
  );
  occur(game, shock(2, 2, { player: 0 }));
  expect(game.players[0]?.life).toBe(20);
  occur(game, shock(2, 2, { player: 0 }));
  expect([game.players[0]?.life, game.effects]).toEqual([19, []]);
  occur(game, shock(2, 2, { player: 1 }));
  expect(game.players[1]?.life).toBe(18);
});

test('615.1: all damage of a description is prevented, also by what comes later', () => {
  const game = follow(
    [{ do: 'preventDamage', amount: 'all', from: { all: { type: 'creature' } }, until: 'untilEndOfTurn' }],
    { placed },
  );
  occur(game, shock(2, 2, { player: 0 }), shock(0, 1, { player: 0 }));
  expect(game.players[0]?.life).toBe(19);
});

test('614.1: a replacement effect that lasts, and one for the next time only', () => {
  const double = (once: boolean) =>
    follow(
      [
        {
          do: 'replace',
          replacement: {
            event: { would: 'gainLife', who: 'you' },
            amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
          },
          until: 'untilEndOfTurn',
          ...(once ? { once: true as const } : {}),
        },
        { do: 'gainLife', amount: 1 },
        { do: 'gainLife', amount: 1 },
      ],
      {},
    );
  expect(double(false).players[0]?.life).toBe(24);
  expect(double(true).players[0]?.life).toBe(23);
});

test('614.10: a skipped turn, phase or step does not begin, once', () => {
  const game = follow([{ do: 'skip', who: 'opponents', what: 'draw' }]);
  const begins = (player: number) =>
    ({ type: 'beginStep', step: 'draw', phase: 'beginning', player }) as const;
  const before = game.happened.length;
  occur(game, begins(0));
  expect(game.happened.length).toBe(before + 1);
  occur(game, begins(1));
  expect(happenedTypes(game).filter((type) => type === 'beginStep')).toHaveLength(1);
  occur(game, begins(1));
  expect(happenedTypes(game).filter((type) => type === 'beginStep')).toHaveLength(2);
});

test('106.4: mana is added, of the chosen type where there is a choice', () => {
  const game = follow(
    [
      { do: 'addMana', mana: ['G', 'G'] },
      { do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G'], as: 'mana' },
    ],
    { answers: [3], placed: [{ card: card('Rock', { types: ['artifact'] }) }], scope: { self: 1 } },
  );
  expect(game.players[0]?.pool.map(({ type }) => type)).toEqual(['G', 'G', 'R']);
  expect(game.returned).toMatchObject({ named: { mana: { amount: 1 } } });
});
