import { beforeAll, expect, test } from 'vitest';
import {
  bear,
  begin,
  card,
  creature,
  events,
  follow,
  happenedTypes,
  putEffectRulesTogether,
} from './follow.ts';

beforeAll(putEffectRulesTogether);

const life = (game: ReturnType<typeof follow>) => game.players.map((player) => player.life);

test('120.1: damage is dealt to targets that are objects or players, by the spell', () => {
  const game = follow([{ do: 'dealDamage', amount: 3, to: { target: 0 }, toPlayers: { target: 0 } }], {
    placed: [{ card: bear, owner: 1 }],
    chosen: [[{ object: 1 }, { player: 1 }]],
  });
  expect(game.objects[1]?.damage).toBe(3);
  expect(life(game)).toEqual([20, 17]);
  expect(events(game, 'damage').map(({ source }) => source)).toEqual([0, 0]);
});

test('120.8: 0 damage is no damage', () => {
  const game = follow([{ do: 'dealDamage', amount: { number: 'x' }, toPlayers: 'opponents' }], { x: 0 });
  expect(happenedTypes(game)).toEqual([]);
  const control = follow([{ do: 'dealDamage', amount: { number: 'x' }, toPlayers: 'opponents' }], { x: 2 });
  expect(life(control)).toEqual([20, 18]);
});

test('608.2h: the object that deals damage is its source, not the ability', () => {
  const game = follow([{ do: 'dealDamage', amount: 1, source: { target: 0 }, toPlayers: 'opponents' }], {
    placed: [{ card: bear }],
    chosen: [[{ object: 1 }]],
  });
  expect(events(game, 'damage')[0]?.source).toBe(1);
});

test('601.2d: divided damage goes where it was divided, and nowhere for an illegal target (608.2b)', () => {
  const situation = {
    placed: [{ card: bear, owner: 1 }],
    chosen: [[{ object: 1 }, { player: 1 }]],
    divided: [[1, 4]],
  };
  const deal = [
    { do: 'dealDamage', amount: 'divided', to: { target: 0 }, toPlayers: { target: 0 } },
  ] as const;
  const game = follow(deal, situation);
  expect([game.objects[1]?.damage, life(game)[1]]).toEqual([1, 16]);
  const oneIllegal = follow(deal, { ...situation, scope: { illegal: [[true, false]] } });
  expect([oneIllegal.objects[1]?.damage, life(oneIllegal)[1]]).toEqual([0, 16]);
});

test('119.3: a player gains or loses so much life; what was lost can be read by its name', () => {
  const game = follow([
    { do: 'loseLife', amount: 3, who: 'opponents', as: 'lost' },
    { do: 'gainLife', amount: { number: 'amount', by: 'lost' } },
  ]);
  expect(life(game)).toEqual([23, 17]);
});

test('119.5: a life total is set by gaining or losing the difference', () => {
  const game = follow([{ do: 'setLife', to: 12, who: 'everyone' }], {});
  expect(life(game)).toEqual([12, 12]);
  expect(happenedTypes(game)).toEqual(['loseLife', 'loseLife']);
  expect(happenedTypes(follow([{ do: 'setLife', to: 20, who: 'you' }]))).toEqual([]);
});

test('701.14a: creatures that fight deal damage equal to their power to each other', () => {
  const situation = {
    placed: [{ card: creature('Ox', 3, 4) }, { card: creature('Rat', 1, 5), owner: 1 }],
    chosen: [[{ object: 1 }], [{ object: 2 }]],
  };
  const fight = [{ do: 'fight', first: { target: 0 }, second: { target: 1 } }] as const;
  const game = follow(fight, situation);
  expect([game.objects[1]?.damage, game.objects[2]?.damage]).toEqual([1, 3]);
  expect(events(game, 'damage').every(({ combat }) => !combat)).toBe(true);
  // 701.14b: with one of them an illegal target neither fights.
  expect(happenedTypes(follow(fight, { ...situation, scope: { illegal: [[false], [true]] } }))).toEqual([]);
});

test('701.14c: a creature that fights itself deals itself twice its power', () => {
  const game = follow([{ do: 'fight', first: { target: 0 }, second: { target: 0 } }], {
    placed: [{ card: bear }],
    chosen: [[{ object: 1 }]],
  });
  expect(game.objects[1]?.damage).toBe(4);
});

test('608.2c: nothing more is done once the game is over', () => {
  const game = begin([{ do: 'drawGame' }, { do: 'gainLife', amount: 5 }]);
  expect(game.over).toEqual({ winners: [], rule: '104.4c' });
  expect(life(game)).toEqual([20, 20]);
});

test('701.14b: nothing happens if one of them is no creature, or isn’t there', () => {
  const relic = card('Relic', { types: ['artifact'] });
  const fight = [{ do: 'fight', first: { target: 0 }, second: { target: 1 } }] as const;
  const between = (first: number, second: number) =>
    events(
      follow(fight, {
        placed: [
          { card: bear },
          { card: creature('Ox', 2, 4) },
          { card: relic },
          { card: bear, zone: 'graveyard' },
        ],
        chosen: [[{ object: first }], [{ object: second }]],
      }),
      'damage',
    ).length;
  expect(between(1, 2)).toBe(2);
  expect([between(1, 3), between(3, 1), between(1, 4), between(4, 1)]).toEqual([0, 0, 0, 0]);
});

test('701.14a: a creature without power deals no damage in a fight', () => {
  const game = follow([{ do: 'fight', first: { target: 0 }, second: { target: 1 } }], {
    placed: [{ card: bear }, { card: creature('Wall', 0, 4) }],
    chosen: [[{ object: 1 }], [{ object: 2 }]],
  });
  expect(events(game, 'damage')).toMatchObject([{ source: 1, to: { object: 2 }, amount: 2 }]);
});

test('120.4a: excess damage to a creature goes to players instead, what is dealt to players stays', () => {
  const dealt = (amount: number, damage = 0) =>
    events(
      follow([{ do: 'dealDamage', amount, to: { target: 0 }, toPlayers: 'you', excessTo: 'opponents' }], {
        placed: [{ card: creature('Ox', 2, 4), with: { damage } }],
        chosen: [[{ object: 1 }]],
      }),
      'damage',
    ).map(({ amount: much, to }) => [to, much]);
  expect(dealt(3)).toEqual([
    [{ object: 1 }, 3],
    [{ player: 0 }, 3],
  ]);
  expect(dealt(6)).toEqual([
    [{ object: 1 }, 4],
    [{ player: 1 }, 2],
    [{ player: 0 }, 6],
  ]);
  // All of it is excess where lethal damage was dealt before.
  expect(dealt(2, 4)).toEqual([
    [{ player: 1 }, 2],
    [{ player: 0 }, 2],
  ]);
});

test('120.4a: what several sources deal at once is lethal together', () => {
  const dealt = (...powers: readonly number[]) =>
    events(
      follow(
        [
          {
            do: 'dealDamage',
            source: { all: { name: 'Archer' } },
            amount: { number: 'value', value: 'power', of: 'it' },
            to: { target: 0 },
            excessTo: 'opponents',
          },
        ],
        {
          placed: [
            { card: creature('Ox', 2, 4), owner: 1 },
            { card: creature('Rat', 2, 2), owner: 1 },
            ...powers.map((power) => ({ card: { ...creature('Archer', 2, 2), power } })),
          ],
          chosen: [[{ object: 1 }, { object: 2 }]],
        },
      ),
      'damage',
    ).map(({ amount, to }) => ['object' in to ? to.object : `p${to.player}`, amount]);
  // Each of them deals damage equal to its own power.
  expect(dealt(3)).toEqual([
    [1, 3],
    [2, 2],
    ['p1', 1],
  ]);
});

test('120.10: how much damage was excess, and what its recipients had before, can be said later', () => {
  const walker = card('Walker', { types: ['planeswalker'], loyalty: 3 });
  const instructions = [
    { do: 'dealDamage', amount: 5, to: { target: 0 }, toPlayers: 'opponents', as: 'dealt' },
    { do: 'gainLife', amount: { number: 'excess', by: 'dealt' } },
    {
      do: 'putCounters',
      kind: 'life',
      count: { number: 'beforeDamage', by: 'dealt', of: 'player' },
      onPlayers: 'you',
    },
    {
      do: 'putCounters',
      kind: 'loyalty',
      count: { number: 'beforeDamage', by: 'dealt', of: 'planeswalker' },
      onPlayers: 'you',
    },
  ] as const;
  const said = (target: number) => {
    const game = follow(instructions, {
      placed: [
        { card: bear },
        { card: walker, with: { counters: { loyalty: 3 } } },
        { card: creature('Ox', 5, 5) },
      ],
      chosen: [[{ object: target }]],
    });
    return [life(game), game.players[0]?.counters];
  };
  expect(said(1)).toEqual([[23, 15], { life: 20 }]);
  expect(said(2)).toEqual([[22, 15], { life: 20, loyalty: 3 }]);
  expect(said(3)).toEqual([[20, 15], { life: 20 }]);
});

test('608.2h: in a loop `it` is what the loop is about, whoever deals the damage', () => {
  const game = follow(
    [
      {
        do: 'forEach',
        of: { all: { type: 'creature', controller: 'opponents' } },
        then: [
          {
            do: 'dealDamage',
            source: { target: 0 },
            amount: { number: 'value', value: 'power', of: 'it' },
            toPlayers: 'opponents',
          },
        ],
      },
    ],
    { placed: [{ card: creature('Ox', 5, 5) }, { card: bear, owner: 1 }], chosen: [[{ object: 1 }]] },
  );
  expect(events(game, 'damage')).toMatchObject([{ source: 1, amount: 2 }]);
});

test('120.1: damage that is said besides is dealt at the same time, and may be unpreventable', () => {
  const game = follow([
    {
      do: 'dealDamage',
      amount: 3,
      toPlayers: 'opponents',
      and: [{ amount: 1, toPlayers: 'you' }],
      cantBePrevented: true,
    },
  ]);
  expect(life(game)).toEqual([19, 17]);
  expect(new Set(game.happened.map(({ batch }) => batch)).size).toBe(1);
  expect(events(game, 'damage').map(({ preventable }) => preventable)).toEqual([false, false]);
});

test('701.14: a fight is one of two, or of one with itself, and its damage can be prevented', () => {
  const fights = (first: number, second: number) =>
    follow([{ do: 'fight', first: { target: 0 }, second: { target: 1 }, as: 'fight' }], {
      placed: [{ card: bear }, { card: creature('Ox', 2, 4) }],
      chosen: [[{ object: first }], [{ object: second }]],
    });
  expect(events(fights(1, 2), 'fight')).toEqual([{ type: 'fight', objects: [1, 2] }]);
  expect(events(fights(1, 1), 'fight')).toEqual([{ type: 'fight', objects: [1] }]);
  expect(events(fights(1, 2), 'damage').map(({ preventable }) => preventable)).toEqual([true, true]);
  expect(fights(1, 2).returned).toMatchObject({ named: { fight: { amount: 4, did: true } } });
  const alone = follow(
    [{ do: 'fight', first: { target: 0 }, second: { all: { name: 'Cow' } }, as: 'fight' }],
    {
      placed: [{ card: bear }],
      chosen: [[{ object: 1 }]],
    },
  );
  expect([happenedTypes(alone), alone.returned]).toMatchObject([[], { named: { fight: { did: false } } }]);
});

test('119.9: to gain, lose or set by 0 is no event', () => {
  expect(happenedTypes(follow([{ do: 'gainLife', amount: 0, who: 'everyone' }]))).toEqual([]);
  expect(happenedTypes(follow([{ do: 'loseLife', amount: 0, who: 'everyone' }]))).toEqual([]);
  expect(happenedTypes(follow([{ do: 'setLife', to: 20, who: 'everyone' }]))).toEqual([]);
});

test('119.4: how much life was paid can be said later, and whether any was', () => {
  const paid = (answer: number) =>
    follow([{ do: 'payLife', link: 'paid', as: 'paid' }], { answers: [answer] }).returned;
  expect(paid(4)).toMatchObject({ named: { paid: { amount: 4, did: true } } });
  expect(paid(0)).toMatchObject({ named: { paid: { amount: 0, did: false } } });
});

test('120.10: excess damage of several rounds is added up', () => {
  const shoot = (amount: number) =>
    life(
      follow(
        [
          {
            do: 'forEach',
            of: { all: { type: 'creature' } },
            then: [
              { do: 'dealDamage', amount, to: 'it', as: 'dealt' },
              { do: 'draw', count: 0 },
            ],
          },
          { do: 'gainLife', amount: { number: 'excess', by: 'dealt' } },
        ],
        { placed: [{ card: bear }, { card: creature('Ox', 4, 4), owner: 1 }] },
      ),
    )[0];
  expect([shoot(2), shoot(3), shoot(7)]).toEqual([20, 21, 28]);
});
