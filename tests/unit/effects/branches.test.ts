import { beforeAll, expect, test } from 'vitest';
import type { CostPart, Instruction, Players } from '../../../machines/rules/state/vocabulary/index.ts';
import { bear, begin, card, creature, events, follow, putEffectRulesTogether, reply } from './follow.ts';

beforeAll(putEffectRulesTogether);

const life = (game: ReturnType<typeof follow>) => game.players.map((player) => player.life);
const gain = (amount: number): Instruction => ({ do: 'gainLife', amount, who: 'they' });
const library = (owner: number, ...cards: readonly string[]) =>
  cards.map((name) => ({ card: card(name), owner, zone: 'library' as const }));

test('608.2d: the question says what may be done, and what it costs (118.12)', () => {
  const asks = (instruction: Instruction) => {
    const { pending } = begin([instruction], { placed: [{ card: bear }, { card: bear, owner: 1 }] });
    return pending === null ? null : [pending.rule, pending.about];
  };
  const cost: readonly CostPart[] = [
    { pay: 'life', amount: 2 },
    { pay: 'sacrifice', what: { type: 'creature' }, count: 1 },
  ];
  expect(
    asks({ do: 'may', then: [{ do: 'putCounters', kind: 'charge', count: 1, onPlayers: 'you' }] }),
  ).toEqual(['608.2d', 'put counters']);
  expect(asks({ do: 'may', then: [] })).toEqual(['608.2d', 'do this']);
  expect(asks({ do: 'may', cost, then: [gain(1)] })).toEqual(['118.12', 'pay life, sacrifice']);
  expect(asks({ do: 'may', cost: [{ pay: 'mana', cost: '{0}' }], then: [] })).toEqual(['118.12', 'pay {0}']);
  expect(asks({ do: 'unless', who: 'opponents', cost, else: [] })).toEqual(['118.12', 'pay life, sacrifice']);
  expect(
    asks({ do: 'unless', who: 'opponents', cost: [{ pay: 'life', amount: 2 }], times: 3, else: [] }),
  ).toEqual(['118.12', 'pay life, 3 times']);
});

test('702.24a: a cost that is to be paid several times over is paid all of it, or not at all', () => {
  const upkeep = (times: number, pays: boolean) =>
    life(
      follow(
        [
          {
            do: 'unless',
            who: 'opponents',
            cost: [{ pay: 'life', amount: 6 }],
            times,
            else: [{ do: 'gainLife', amount: 1 }],
          },
        ],
        { answers: pays ? [true] : [] },
      ),
    );
  expect([upkeep(1, true), upkeep(3, true)]).toEqual([
    [20, 14],
    [20, 2],
  ]);
  // Who hasn't 24 life isn't asked.
  expect(upkeep(4, false)).toEqual([21, 20]);
});

test('118.12: who has paid once doesn’t suffer for not paying once more', () => {
  const pay = (...answers: readonly boolean[]) =>
    life(
      follow(
        [
          {
            do: 'may',
            who: 'everyone',
            cost: [{ pay: 'life', amount: 1 }],
            anyNumberOfTimes: true,
            then: [],
            else: [{ do: 'loseLife', amount: 10, who: 'they' }],
          },
        ],
        { answers },
      ),
    );
  expect(pay(true, true, false, false)).toEqual([18, 10]);
  expect(pay(false, true, false)).toEqual([10, 19]);
});

test('118.12: any number of times ends where no more can be paid', () => {
  const pay: Instruction = {
    do: 'may',
    cost: [{ pay: 'life', amount: 8 }],
    anyNumberOfTimes: true,
    then: [],
    as: 'paid',
  };
  const game = follow([pay, { do: 'draw', count: { number: 'amount', by: 'paid' } }], {
    placed: library(0, 'A', 'B', 'C'),
    answers: [true, true],
  });
  expect([life(game)[0], game.players[0]?.hand.length]).toEqual([4, 2]);
});

test('118.12: a cost may be paid for what turns out to be impossible', () => {
  const discard: Instruction = { do: 'discard', count: 1, who: 'you' };
  expect(begin([{ do: 'may', cost: [{ pay: 'life', amount: 1 }], then: [discard] }]).pending).not.toBeNull();
  // Without a cost it would be done, which is impossible (608.2d).
  expect(begin([{ do: 'may', then: [discard] }]).pending).toBeNull();
});

test('608.2c: what its controller may do for each player is about that player', () => {
  const each = (...answers: readonly boolean[]) =>
    life(
      follow(
        [
          {
            do: 'forEachPlayer',
            of: 'opponents',
            then: [
              {
                do: 'may',
                then: [{ do: 'loseLife', amount: 3, who: 'they' }],
                else: [{ do: 'gainLife', amount: 1, who: 'they' }],
              },
            ],
          },
        ],
        { players: 3, answers },
      ),
    );
  expect(each(true, false)).toEqual([20, 17, 21]);
  expect(each(false, true)).toEqual([20, 21, 17]);
});

test('118.12: each player who may pay for something is asked, and it is done for those who do', () => {
  const game = follow(
    [
      {
        do: 'may',
        who: 'everyone',
        cost: [{ pay: 'life', amount: 3 }],
        then: [{ do: 'draw', count: 1, who: 'they' }],
        else: [gain(1)],
      },
    ],
    {
      placed: [...library(0, 'A'), ...library(1, 'B'), ...library(2, 'C')],
      players: 3,
      answers: [true, false, true],
    },
  );
  expect(life(game)).toEqual([17, 21, 17]);
  expect(game.players.map(({ hand }) => hand.length)).toEqual([1, 0, 1]);
});

test('603.2h: what may be done only once each turn isn’t offered again', () => {
  const may = (once: boolean): Instruction => ({
    do: 'repeat',
    times: 3,
    then: [
      {
        do: 'may',
        ...(once && { onceEachTurn: true }),
        then: [{ do: 'gainLife', amount: 1 }],
        else: [{ do: 'loseLife', amount: 10, who: 'you' }],
      },
    ],
  });
  const placed = [{ card: bear }];
  const scope = { self: 1 };
  expect(life(follow([may(true)], { placed, scope, answers: [true] }))[0]).toBe(1);
  // Not doing it uses nothing up.
  expect(life(follow([may(true)], { placed, scope, answers: [false, true] }))[0]).toBe(1);
  expect(life(follow([may(false)], { placed, scope, answers: [true, true, true] }))[0]).toBe(23);
});

test('608.2d: one of several things is done, whichever its player chooses', () => {
  const oneOf = (who?: Players): Instruction => ({
    do: 'oneOf',
    ...(who !== undefined && { who }),
    options: [
      { word: 'gain', then: [{ do: 'gainLife', amount: 5 }] },
      { word: 'lose', then: [{ do: 'loseLife', amount: 5, who: 'opponents' }] },
    ],
    as: 'chosen',
  });
  expect(life(follow([oneOf()], { answers: [0] }))).toEqual([25, 20]);
  expect(life(follow([oneOf()], { answers: [1] }))).toEqual([20, 15]);
  expect(begin([oneOf('opponents')]).pending).toMatchObject({
    kind: 'option',
    player: 1,
    options: ['gain', 'lose'],
  });
  const done = (game: ReturnType<typeof follow>) => game.returned;
  expect(done(follow([oneOf()], { answers: [0] }))).toMatchObject({ named: { chosen: { did: true } } });
  // Nobody is there to choose.
  expect(done(follow([oneOf({ target: 0 })], { chosen: [[]] }))).toMatchObject({
    named: { chosen: { did: false } },
  });
});

test('608.2f: cards outside the battlefield are taken by their owners, in APNAP order', () => {
  const each: Instruction = {
    do: 'forEach',
    of: { all: { zone: 'graveyard' } },
    then: [
      { do: 'mill', count: 1, who: 'you' },
      { do: 'exile', what: 'it' },
    ],
  };
  const placed = [
    { card: card('Theirs'), owner: 1, zone: 'graveyard' as const },
    { card: card('Mine'), zone: 'graveyard' as const },
    ...library(0, 'A', 'B'),
  ];
  const exiled = events(follow([each], { placed }), 'move').filter(({ to }) => to === 'exile');
  expect(exiled.map(({ object }) => object)).toEqual([2, 1]);
});

test('608.2f: what has left is taken by its owner', () => {
  const instructions: readonly Instruction[] = [
    { do: 'destroy', what: { all: { type: 'creature' } } },
    {
      do: 'forEach',
      of: { target: 0 },
      then: [
        { do: 'gainLife', amount: 1 },
        { do: 'gainLife', amount: { number: 'value', value: 'power', of: 'it' } },
      ],
    },
  ];
  const game = follow(instructions, {
    placed: [{ card: creature('Ox', 5, 5), owner: 1 }, { card: creature('Rat', 3, 1) }],
    chosen: [[{ object: 1 }, { object: 2 }]],
  });
  // The active player's first: 3, then 5.
  expect(events(game, 'gainLife').map(({ amount }) => amount)).toEqual([1, 3, 1, 5]);
});

test('608.2e: what each player does is done apart where something is to be said of it', () => {
  const batches = (as: boolean) => {
    const gains: Instruction = { do: 'gainLife', amount: 1, who: 'they', ...(as && { as: 'gained' }) };
    const game = follow([
      { do: 'forEachPlayer', of: 'everyone', then: [gains] },
      { do: 'gainLife', amount: as ? { number: 'amount', by: 'gained' } : 0 },
    ]);
    return [game.players[0]?.life, new Set(game.happened.map(({ batch }) => batch)).size];
  };
  expect(batches(false)).toEqual([21, 1]);
  expect(batches(true)).toEqual([23, 3]);
});

test('608.2f: with several for each, everything is done for one before the next', () => {
  const game = begin(
    [
      {
        do: 'forEach',
        of: { all: { type: 'creature' } },
        then: [
          { do: 'tap', what: 'it' },
          { do: 'untap', what: 'it' },
        ],
      },
    ],
    { placed: [{ card: bear }, { card: creature('Ox') }] },
  );
  expect(game.pending).toMatchObject({ kind: 'order', rule: '608.2f', player: 0 });
  reply(game, [1, 0]);
  expect(game.happened.map(({ event }) => ('object' in event ? [event.type, event.object] : []))).toEqual([
    ['tap', 2],
    ['untap', 2],
    ['tap', 1],
    ['untap', 1],
  ]);
});
