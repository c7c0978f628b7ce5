import { beforeAll, expect, test } from 'vitest';
import { bear, card, creature, events, follow, happenedTypes, putEffectRulesTogether } from './follow.ts';

beforeAll(putEffectRulesTogether);

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
  const situation = (turnedOver: number) => ({
    placed: [{ card: two, with: { turnedOver } }, ability],
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

test('708.8: face-down permanents are turned up, but not the card of an instant or sorcery (701.40g)', () => {
  const up = [{ do: 'turnFaceUp', what: { all: { type: 'creature' } } }] as const;
  const down = { faceDown: true };
  const game = follow(up, {
    placed: [
      { card: creature('Ox'), with: down },
      { card: bear },
      { card: card('Page'), with: down },
      { card: card('Bolt', { types: ['instant'] }), with: down },
    ],
  });
  expect(events(game, 'turnFaceUp').map(({ object }) => object)).toEqual([1]);
  expect([1, 3, 4].map((id) => game.objects[id]?.faceDown)).toEqual([false, true, true]);
});

test('701.3a: an Aura is attached to a player, once', () => {
  const curse = card('Curse', {
    types: ['enchantment'],
    subtypes: ['Aura'],
  });
  const attach = [{ do: 'attach', what: 'self', toPlayer: 'opponents' }] as const;
  const attachedAfter = (attachedTo: { readonly player: number } | { readonly object: number }) => {
    const placed = [{ card: curse, with: { attachedTo } }, { card: bear }];
    const game = follow(attach, { placed, scope: { self: 1 } });
    return [game.objects[1]?.attachedTo, happenedTypes(game)];
  };
  expect(attachedAfter({ player: 0 })).toEqual([{ player: 1 }, ['attach']]);
  expect(attachedAfter({ object: 2 })).toEqual([{ player: 1 }, ['attach']]);
  expect(attachedAfter({ player: 1 })).toEqual([{ player: 1 }, []]);
});

test('701.3d: what isn’t attached isn’t unattached', () => {
  const game = follow([{ do: 'unattach', what: 'self' }], { placed: [{ card: sword }], scope: { self: 1 } });
  expect(happenedTypes(game)).toEqual([]);
});

test('701.37a: a permanent becomes monstrous once, also without any counters', () => {
  const monstrous = (n: number, more: object = {}) => {
    const placed = [{ card: bear, with: more }];
    return happenedTypes(follow([{ do: 'monstrosity', n }], { placed, scope: { self: 1 } }));
  };
  expect(monstrous(2)).toEqual(['putCounters', 'becomeMonstrous']);
  expect(monstrous(0)).toEqual(['becomeMonstrous']);
  expect(monstrous(2, { monstrous: true })).toEqual([]);
});

test('506.4: a blocker is removed from combat too, and a planeswalker that is attacked', () => {
  const combat = {
    attackers: [
      {
        object: 1,
        defender: { object: 2 },
        defendingPlayer: 1,
        blocked: true,
        blockers: [3],
        declared: true,
      },
    ],
    blockers: [{ object: 3, attackers: [1] }],
    anyAttacked: true,
    declaredBlocks: [],
    damageStep: 'none' as const,
    firstStrikers: [],
  };
  const walker = card('Walker', { types: ['planeswalker'] });
  const removed = (object: number) => {
    const placed = [
      { card: bear },
      { card: walker, owner: 1 },
      { card: creature('Ox'), owner: 1 },
      { card: creature('Elk'), owner: 1 },
    ];
    const remove = [{ do: 'removeFromCombat', what: { target: 0 } }] as const;
    return events(follow(remove, { placed, chosen: [[{ object }]], game: { combat } }), 'removeFromCombat');
  };
  expect([1, 2, 3, 4].map((id) => removed(id).length)).toEqual([1, 1, 1, 0]);
});
