import { expect, test } from 'vitest';
import { bear, card, creature, events, follow, happenedTypes } from './follow.ts';

const target = [[{ object: 1 }]];

test('701.26a: only untapped permanents are tapped, only tapped ones untapped (701.26b)', () => {
  const situation = { placed: [{ card: bear }, { card: creature('Ox'), with: { tapped: true } }] };
  const tapped = follow([{ do: 'tap', what: { all: { type: 'creature' } }, as: 'tapped' }], situation);
  expect(events(tapped, 'tap').map(({ object }) => object)).toEqual([1]);
  expect(tapped.returned).toMatchObject({ named: { tapped: { amount: 1 } } });
  const untapped = follow([{ do: 'untap', what: { all: { type: 'creature' } } }], situation);
  expect(events(untapped, 'untap').map(({ object }) => object)).toEqual([2]);
});

test('502.3: a frozen permanent is marked for its controller’s next untap step', () => {
  const game = follow([{ do: 'freeze', what: { target: 0 } }], { placed: [{ card: bear }], chosen: target });
  expect(game.objects[1]?.frozen).toBe(true);
});

const sword = card('Sword', { types: ['artifact'], subtypes: ['Equipment'] });

test('701.3a: Equipment is attached to a creature, and unattached again (701.3d)', () => {
  const placed = [{ card: bear }, { card: sword }];
  const game = follow([{ do: 'attach', what: 'self', to: { target: 0 } }], {
    placed,
    chosen: target,
    scope: { self: 2 },
  });
  expect(game.objects[2]?.attachedTo).toEqual({ object: 1 });
  const off = follow([{ do: 'unattach', what: 'self' }], {
    placed: [placed[0] ?? { card: bear }, { card: sword, with: { attachedTo: { object: 1 } } }],
    scope: { self: 2 },
  });
  expect(off.objects[2]?.attachedTo).toBeNull();
});

test('701.3b: what can’t be attached there, or is already, does not move', () => {
  const forest = card('Forest', { types: ['land'] });
  const situation = { chosen: target, scope: { self: 2 } };
  const attach = [{ do: 'attach', what: 'self', to: { target: 0 } }] as const;
  expect(
    happenedTypes(follow(attach, { ...situation, placed: [{ card: forest }, { card: sword }] })),
  ).toEqual([]);
  const already = [{ card: bear }, { card: sword, with: { attachedTo: { object: 1 } } }];
  expect(happenedTypes(follow(attach, { ...situation, placed: already }))).toEqual([]);
});

test('122.1: counters are put on objects and players, and as many removed as there are (609.3)', () => {
  const game = follow(
    [
      { do: 'putCounters', kind: 'charge', count: 3, on: { target: 0 } },
      { do: 'putCounters', kind: 'poison', count: 2, onPlayers: 'opponents' },
      { do: 'removeCounters', kind: 'charge', count: 2, from: { target: 0 }, as: 'removed' },
      { do: 'removeCounters', kind: 'poison', count: 9, fromPlayers: 'opponents' },
    ],
    { placed: [{ card: bear }], chosen: target },
  );
  expect(game.objects[1]?.counters).toEqual({ charge: 1 });
  expect(game.players[1]?.counters).toEqual({});
  expect(game.returned).toMatchObject({ named: { removed: { amount: 2 } } });
});

test('601.2d: counters are distributed as was chosen', () => {
  const game = follow([{ do: 'putCounters', kind: '+1/+1', count: 'divided', on: { target: 0 } }], {
    placed: [{ card: bear }, { card: creature('Ox') }],
    chosen: [[{ object: 1 }, { object: 2 }]],
    divided: [[1, 2]],
  });
  expect([game.objects[1]?.counters, game.objects[2]?.counters]).toEqual([{ '+1/+1': 1 }, { '+1/+1': 2 }]);
});

test('701.27a: a double-faced permanent is turned over; another one is not (701.27c)', () => {
  const two = creature('Villager', 1, 1, { back: creature('Howler', 3, 3) });
  const transform = [{ do: 'transform', what: { target: 0 } }] as const;
  expect(follow(transform, { placed: [{ card: two }], chosen: target }).objects[1]?.face).toBe(1);
  expect(follow(transform, { placed: [{ card: bear }], chosen: target }).objects[1]?.face).toBe(0);
  const toSorcery = creature('Page', 1, 1, { back: card('Chapter') });
  expect(follow(transform, { placed: [{ card: toSorcery }], chosen: target }).objects[1]?.face).toBe(0);
});

test('701.27f: an ability doesn’t turn its own permanent over a second time', () => {
  const two = creature('Villager', 1, 1, { back: creature('Howler', 3, 3) });
  const ability = {
    card: card('Ability'),
    zone: 'stack' as const,
    with: { kind: 'ability' as const, timestamp: 50 },
  };
  const situation = (timestamp: number) => ({
    placed: [{ card: two, with: { timestamp } }, ability],
    scope: { self: 1, onStack: 2 },
  });
  expect(follow([{ do: 'transform', what: 'self' }], situation(60)).objects[1]?.face).toBe(0);
  expect(follow([{ do: 'transform', what: 'self' }], situation(40)).objects[1]?.face).toBe(1);
});

test('702.26a: a permanent phases out', () => {
  const game = follow([{ do: 'phaseOut', what: { target: 0 } }], {
    placed: [{ card: bear }],
    chosen: target,
  });
  expect(game.objects[1]?.phasedOut).toBe(true);
});

test('506.4: a creature is removed from combat; outside of combat nothing happens', () => {
  const remove = [{ do: 'removeFromCombat', what: { target: 0 } }] as const;
  const situation = { placed: [{ card: bear }], chosen: target };
  expect(happenedTypes(follow(remove, situation))).toEqual([]);
  const fighting = follow(remove, {
    ...situation,
    game: {
      combat: {
        attackers: [
          {
            object: 1,
            defender: { player: 1 },
            defendingPlayer: 1,
            blocked: null,
            blockers: [],
            declared: true,
          },
        ],
        blockers: [],
        anyAttacked: true,
        declaredBlocks: [],
        damageStep: 'none',
        firstStrikers: [],
      },
    },
  });
  expect(happenedTypes(fighting)).toEqual(['removeFromCombat']);
  expect(fighting.combat?.attackers).toEqual([]);
});
