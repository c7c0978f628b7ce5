import { beforeAll, expect, test } from 'vitest';
import type { Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import {
  bear,
  begin,
  card,
  creature,
  events,
  follow,
  happenedTypes,
  names,
  putEffectRulesTogether,
  reply,
  zoneOf,
} from './follow.ts';

beforeAll(putEffectRulesTogether);

const hand = (owner: number, ...cards: readonly string[]) =>
  cards.map((name) => ({ card: card(name), owner, zone: 'hand' as const }));
const library = (owner: number, ...cards: readonly string[]) =>
  cards.map((name) => ({ card: card(name), owner, zone: 'library' as const }));
const life = (game: ReturnType<typeof follow>) => game.players.map((player) => player.life);

test('608.2d: who may do something does it or not; "if you don’t" follows otherwise', () => {
  const may = [
    { do: 'may', then: [{ do: 'gainLife', amount: 3 }], else: [{ do: 'loseLife', amount: 1, who: 'you' }] },
  ] as const;
  expect(life(follow(may, { answers: [true] }))).toEqual([23, 20]);
  expect(life(follow(may, { answers: [false] }))).toEqual([19, 20]);
});

test('608.2d: what is impossible is not offered', () => {
  const may = [
    {
      do: 'may',
      then: [{ do: 'sacrifice', who: 'you', filter: { type: 'creature' } }],
      else: [{ do: 'loseLife', amount: 4, who: 'you' }],
    },
  ] as const;
  expect(life(follow(may))).toEqual([16, 20]);
  const able = follow(may, { placed: [{ card: bear }], answers: [true] });
  expect([life(able), zoneOf(able, 1)]).toEqual([[20, 20], 'graveyard']);
});

test('101.4: each player who may is asked in APNAP order, then each does it for themselves', () => {
  const game = begin([{ do: 'may', who: 'everyone', then: [{ do: 'draw', count: 1, who: 'they' }] }], {
    placed: [...library(0, 'A'), ...library(1, 'B'), ...library(2, 'C')],
    players: 3,
    game: {},
  });
  expect(game.pending).toMatchObject({ player: 0 });
  reply(game, true);
  expect(game.pending).toMatchObject({ player: 1 });
  expect(happenedTypes(game)).toEqual([]);
  reply(game, false);
  reply(game, true);
  expect(game.players.map((player) => player.hand.length)).toEqual([1, 0, 1]);
});

test('118.12: paying a cost on resolution; who can’t pay isn’t asked', () => {
  const pay = [{ do: 'may', cost: [{ pay: 'life', amount: 2 }], then: [{ do: 'draw', count: 1 }] }] as const;
  const game = follow(pay, { placed: library(0, 'A'), answers: [true] });
  expect([life(game)[0], game.players[0]?.hand.length]).toEqual([18, 1]);
  const poor = follow([{ do: 'setLife', to: 1, who: 'you' }, ...pay], { placed: library(0, 'A') });
  expect([life(poor)[0], poor.players[0]?.hand.length]).toEqual([1, 0]);
});

test('118.12a: who doesn’t pay suffers what follows "unless"', () => {
  const unless = [
    {
      do: 'unless',
      who: 'opponents',
      cost: [{ pay: 'life', amount: 2 }],
      else: [{ do: 'loseLife', amount: 5, who: 'they' }],
      as: 'paid',
    },
  ] as const;
  expect(life(follow(unless, { answers: [true] }))).toEqual([20, 18]);
  expect(life(follow(unless, { answers: [false] }))).toEqual([20, 15]);
});

test('608.2c: if it is so this happens, else that; what was done is read by name', () => {
  const instructions = [
    { do: 'discard', count: 1, who: 'you', as: 'discarded' },
    {
      do: 'if',
      condition: { holds: 'did', by: 'discarded' },
      then: [{ do: 'gainLife', amount: 1 }],
      else: [{ do: 'loseLife', amount: 1, who: 'you' }],
    },
  ] as const;
  expect(life(follow(instructions, { placed: hand(0, 'A') }))).toEqual([21, 20]);
  expect(life(follow(instructions))).toEqual([19, 20]);
});

test('608.2f: what can happen to each at the same time does', () => {
  const game = follow(
    [
      {
        do: 'forEach',
        of: { all: { type: 'creature' } },
        then: [
          {
            do: 'putCounters',
            kind: '+1/+1',
            count: { number: 'value', value: 'power', of: 'it' },
            on: 'it',
          },
        ],
      },
    ],
    { placed: [{ card: bear }, { card: creature('Ox', 1, 1), owner: 1 }] },
  );
  expect([game.objects[1]?.counters, game.objects[2]?.counters]).toEqual([{ '+1/+1': 2 }, { '+1/+1': 1 }]);
  expect(new Set(game.happened.map(({ batch }) => batch)).size).toBe(1);
});

test('608.2f: else by controller in APNAP order, the effect’s controller ordering each player’s', () => {
  const game = begin(
    [
      {
        do: 'forEach',
        of: { all: { type: 'creature' } },
        then: [
          { do: 'mill', count: 1, who: 'you', as: 'milled' },
          { do: 'dealDamage', amount: 1, to: 'it' },
        ],
      },
      { do: 'gainLife', amount: { number: 'amount', by: 'milled' } },
    ],
    {
      placed: [
        { card: creature('Rat', 1, 1), owner: 1 },
        { card: bear },
        { card: creature('Ox', 1, 1) },
        ...library(0, 'A', 'B', 'C', 'D'),
      ],
    },
  );
  expect(game.pending).toMatchObject({ kind: 'order', player: 0, items: [{ object: 2 }, { object: 3 }] });
  reply(game, [1, 0]);
  expect(events(game, 'damage').map(({ to }) => to)).toEqual([{ object: 3 }, { object: 2 }, { object: 1 }]);
  // What each round named is read together after the loop.
  expect(game.players[0]?.life).toBe(23);
});

test('608.2e: for each player in APNAP order, choices in one, `they` being that player', () => {
  const game = begin(
    [
      {
        do: 'forEachPlayer',
        of: 'everyone',
        then: [
          { do: 'discard', count: 1, who: 'they', as: 'gone' },
          { do: 'loseLife', amount: { number: 'amount', by: 'gone' }, who: 'they' },
        ],
      },
    ],
    { placed: [...hand(0, 'A', 'B'), ...hand(1, 'C')] },
  );
  reply(game, [0]);
  expect(life(game)).toEqual([19, 19]);
});

test('608.2e: what can happen to each player at the same time does', () => {
  const lose: Instruction = {
    do: 'loseLife',
    amount: { number: 'cardsIn', zone: 'hand', of: 'they' },
    who: 'they',
  };
  const each = (...then: readonly Instruction[]) =>
    follow([{ do: 'forEachPlayer', of: 'everyone', then, as: 'each' }], {
      placed: [...hand(0, 'A', 'B'), ...hand(1, 'C')],
    });
  const batches = (game: ReturnType<typeof follow>) => game.happened.map(({ batch }) => batch);
  const one = each(lose);
  expect(life(one)).toEqual([18, 19]);
  expect(events(one, 'loseLife').map(({ player }) => player)).toEqual([0, 1]);
  expect(new Set(batches(one)).size).toBe(1);
  expect(one.returned).toMatchObject({ named: { each: { players: [0, 1], amount: 2, did: true } } });
  // Of several instructions each player follows all before the next player does.
  const two = each(lose, { do: 'gainLife', amount: 1, who: 'they' });
  expect(life(two)).toEqual([19, 20]);
  expect(happenedTypes(two)).toEqual(['loseLife', 'gainLife', 'loseLife', 'gainLife']);
  expect(new Set(batches(two)).size).toBe(4);
  // Where nothing happens to anybody, or nothing is said.
  expect(happenedTypes(each({ do: 'loseLife', amount: 0, who: 'they' }))).toEqual([]);
  expect(happenedTypes(each())).toEqual([]);
});

test('608.2c: repeated so many times', () => {
  expect(
    life(follow([{ do: 'repeat', times: { number: 'x' }, then: [{ do: 'gainLife', amount: 2 }] }], { x: 3 })),
  ).toEqual([26, 20]);
  expect(life(follow([{ do: 'repeat', times: 0, then: [{ do: 'gainLife', amount: 2 }] }]))).toEqual([20, 20]);
});

test('608.2c: lists within lists come back to where they were', () => {
  const game = follow(
    [
      {
        do: 'repeat',
        times: 2,
        then: [
          {
            do: 'may',
            then: [
              {
                do: 'if',
                condition: { holds: 'turnOf', who: 'you' },
                then: [
                  { do: 'gainLife', amount: 1 },
                  { do: 'gainLife', amount: 1 },
                ],
              },
            ],
          },
          { do: 'gainLife', amount: 10 },
        ],
      },
      { do: 'gainLife', amount: 100 },
    ],
    { answers: [true, false] },
  );
  expect(life(game)).toEqual([142, 20]);
});

test('608.2d: objects are chosen among those that fit, and read by name', () => {
  const game = begin(
    [
      {
        do: 'choose',
        from: { type: 'creature', controller: 'opponents' },
        count: { min: 1, max: 1 },
        as: 'it',
      },
      { do: 'destroy', what: { named: 'it' } },
    ],
    { placed: [{ card: bear }, { card: bear, owner: 1 }, { card: creature('Ox'), owner: 1 }] },
  );
  expect(game.pending).toMatchObject({ options: [{ object: 2 }, { object: 3 }], hidden: false });
  reply(game, [1]);
  expect(zoneOf(game, 3)).toBe('graveyard');
});

test('608.2d: among cards found before, hidden where they are hidden', () => {
  const game = begin(
    [
      { do: 'look', at: { top: 3, of: 'you' }, as: 'seen' },
      {
        do: 'choose',
        from: { among: { named: 'seen' }, like: { type: 'creature' } },
        count: { min: 0, max: 1 },
        as: 'taken',
      },
      { do: 'move', what: { named: 'taken' }, to: { zone: 'hand' } },
    ],
    {
      placed: [...library(0, 'A'), { card: bear, zone: 'library' }, ...library(0, 'B', 'C')],
    },
  );
  expect(game.pending).toMatchObject({ options: [{ object: 2 }], hidden: true, min: 0 });
  reply(game, [0]);
  expect(names(game, game.players[0]?.hand ?? [])).toEqual(['Bear']);
});

test('608.2d: a player is chosen', () => {
  const game = follow(
    [
      { do: 'choosePlayer', from: 'opponents', as: 'them' },
      { do: 'loseLife', amount: 2, who: { named: 'them' } },
    ],
    { players: 3, answers: [[1]] },
  );
  expect(life(game)).toEqual([20, 20, 18]);
  expect(
    life(
      follow([
        { do: 'choosePlayer', from: 'opponents', as: 'them' },
        { do: 'loseLife', amount: 2, who: { named: 'them' } },
      ]),
    ),
  ).toEqual([20, 18]);
});

test('607.2d: a chosen value is kept for linked abilities', () => {
  const chosen = (what: 'color' | 'creatureType' | 'number' | 'basicLandType', answer: number) =>
    follow([{ do: 'chooseValue', what, link: 'chosen' }], {
      placed: [{ card: bear }],
      scope: { self: 1 },
      answers: [answer],
    }).objects[1]?.links.chosen?.values;
  expect(chosen('color', 3)).toEqual(['R']);
  expect(chosen('number', 7)).toEqual([7]);
  expect(chosen('basicLandType', 1)).toEqual(['Island']);
  expect(chosen('creatureType', 0)).toEqual(['Advisor']);
});

test('705.2: the player who flips a coin calls it; one of the branches follows', () => {
  const flip = [
    {
      do: 'flipCoin',
      won: [{ do: 'gainLife', amount: 1 }],
      lost: [{ do: 'loseLife', amount: 1, who: 'you' }],
    },
  ] as const;
  const heads = follow(flip, { answers: [0] });
  const tails = follow(flip, { answers: [1] });
  // The same chance, called differently.
  expect([life(heads)[0], life(tails)[0]].sort()).toEqual([19, 21]);
  expect(events(heads, 'coin')).toHaveLength(1);
});

test('706.2: a die is rolled, its result is the amount', () => {
  const game = follow([
    { do: 'rollDie', sides: 6, as: 'roll' },
    { do: 'gainLife', amount: { number: 'amount', by: 'roll' } },
  ]);
  const [roll] = events(game, 'die');
  expect(roll?.result).toBeGreaterThanOrEqual(1);
  expect(roll?.result).toBeLessThanOrEqual(6);
  expect(life(game)[0]).toBe(20 + (roll?.result ?? 0));
});

test('705.2, 706.2: how a player’s coins and dice fall may be settled before, in order; then chance decides', () => {
  const chance = [
    { do: 'flipCoin', won: [{ do: 'gainLife', amount: 1 }] },
    { do: 'flipCoin', won: [{ do: 'gainLife', amount: 10 }] },
    { do: 'rollDie', sides: 20, as: 'roll' },
    { do: 'gainLife', amount: { number: 'amount', by: 'roll' } },
  ] as const;
  const foretold = (flips: readonly boolean[], rolls: readonly number[], call: number) => {
    const game = begin(chance);
    const [player] = game.players;
    if (player !== undefined) Object.assign(player, { foretold: { flips, rolls } });
    reply(game, call);
    reply(game, call);
    return game;
  };
  for (const call of [0, 1]) {
    expect(life(foretold([true, false], [7], call))[0]).toBe(28);
    expect(life(foretold([false, true], [2], call))[0]).toBe(32);
  }
  expect(foretold([true, false], [7, 9], 0).players[0]?.foretold).toEqual({ flips: [], rolls: [9] });
});

test('706.2: where nobody rolls, nothing is rolled', () => {
  const game = follow([{ do: 'rollDie', who: { target: 0 }, sides: 6, as: 'rolled' }], { chosen: [[]] });
  expect([happenedTypes(game), game.returned]).toMatchObject([[], { named: { rolled: { did: false } } }]);
});

test('119.4: who has no life, or may pay none, pays 0 without being asked', () => {
  const paid = (situation: Parameters<typeof follow>[1]) => {
    const game = follow([{ do: 'payLife', atMost: 5, link: 'paid', as: 'paid' }], situation);
    return [game.objects[0]?.links.paid?.values, happenedTypes(game)];
  };
  expect(paid({ answers: [4] })).toEqual([[4], ['payLife', 'link']]);
  expect(paid({ answers: [0] })).toEqual([[0], ['link']]);
  const poor = follow(
    [
      { do: 'setLife', to: 0, who: 'you' },
      { do: 'payLife', link: 'paid' },
    ],
    {},
  );
  expect(poor.objects[0]?.links.paid?.values).toEqual([0]);
});

test('101.4: who is asked for nothing isn’t asked', () => {
  const game = begin([{ do: 'choose', who: 'you', from: { type: 'creature' }, count: { min: 0, max: 0 } }], {
    placed: [{ card: bear }],
  });
  expect(game.pending).toBeNull();
});
