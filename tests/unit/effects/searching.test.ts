import { beforeAll, describe, expect, test } from 'vitest';
import { characteristics } from '../../../machines/rules/characteristics/index.ts';
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
import type { Placed } from './small-game.ts';

beforeAll(putEffectRulesTogether);

type Search = Extract<Instruction, { readonly do: 'search' }>;

const named = (name: string, zone: 'library' | 'graveyard' | 'hand', owner = 0): Placed => ({
  card: card(name),
  zone,
  owner,
});
const search = (more: Partial<Search> = {}): Instruction => ({
  do: 'search',
  for: { type: 'sorcery' },
  count: { min: 1, max: 1 },
  to: { zone: 'hand' },
  as: 'found',
  ...more,
});
const objects = (...ids: readonly number[]) => ids.map((object) => ({ object }));

describe('701.23: searching', () => {
  test('701.23d: as many as there are to find; of those that have to be found nobody is asked', () => {
    const any = { for: { zone: 'library' } } as const;
    const placed = [named('A', 'library'), named('B', 'library')];
    const all = follow([search({ ...any, count: { min: 2, max: 2 } })], { placed });
    expect(names(all, all.players[0]?.hand ?? [])).toEqual(['A', 'B']);
    const more = follow([search({ ...any, count: { min: 3, max: 3 } })], { placed });
    expect(more.players[0]?.hand).toHaveLength(2);
    // "Up to two" is a choice; so is which one.
    expect(begin([search({ ...any, count: { min: 0, max: 2 } })], { placed }).pending).toMatchObject({
      min: 0,
      max: 2,
    });
    expect(begin([search(any)], { placed }).pending).toMatchObject({ min: 1, max: 1 });
    // None fits.
    const none = follow([search({ for: { type: 'land' } })], { placed });
    expect([happenedTypes(none), none.returned]).toMatchObject([
      ['search', 'shuffle'],
      { named: { found: { objects: [], players: [0], amount: 0, did: true } } },
    ]);
  });

  test('701.23i: in other zones besides, as many together', () => {
    const placed = [
      named('A', 'graveyard'),
      named('A', 'hand'),
      named('A', 'library'),
      named('B', 'library'),
    ];
    const game = begin(
      [
        search({
          for: { name: 'A' },
          zones: ['graveyard', 'hand'],
          count: { min: 0, max: 3 },
          to: { zone: 'exile' },
        }),
      ],
      { placed },
    );
    // What lies in a graveyard is seen: none need be found all the same, as the text says.
    expect(game.pending).toMatchObject({ options: objects(1), min: 0, max: 1, hidden: false });
    reply(game, [0]);
    expect(game.pending).toMatchObject({ options: objects(2), hidden: true });
    reply(game, []);
    expect(game.pending).toMatchObject({ options: objects(3), max: 1 });
    reply(game, [0]);
    expect(game.exile).toHaveLength(2);
    expect(zoneOf(game, 2)).toBe('hand');
    // Once so many are found no other zone is looked through.
    const one = begin([search({ for: { name: 'A' }, zones: ['graveyard', 'hand'] })], { placed });
    expect([happenedTypes(one), one.pending]).toMatchObject([['search', 'move', 'shuffle'], null]);
    expect(names(one, one.players[0]?.hand ?? [])).toEqual(['A', 'A']);
  });

  test('701.23d: whose library it is and where is no quality', () => {
    const placed = [named('A', 'library'), named('B', 'library')];
    for (const where of [{ owner: 'you' }, { controller: 'you' }, { zone: 'library' }] as const)
      expect(begin([search({ for: where })], { placed }).pending).toMatchObject({ min: 1, max: 1 });
    expect(begin([search({ for: { type: 'sorcery', owner: 'you' } })], { placed }).pending).toMatchObject({
      min: 0,
    });
  });

  test('701.23i: each player counts what they found themselves', () => {
    const placed = [
      named('A', 'graveyard'),
      named('A', 'library'),
      named('A', 'graveyard', 1),
      named('A', 'library', 1),
    ];
    const game = begin([search({ who: 'everyone', for: { name: 'A' }, zones: ['graveyard'] })], { placed });
    // Both find what lies in their graveyards, and neither looks any further.
    expect(game.pending).toBeNull();
    expect(game.players.map(({ hand }) => hand.length)).toEqual([1, 1]);
    expect(game.players.map(({ graveyard }) => graveyard.length)).toEqual([0, 0]);
  });

  test('701.23d: what was found elsewhere counts towards as many as have to be found', () => {
    const placed = [named('A', 'graveyard'), named('B', 'library'), named('C', 'library')];
    const game = begin([search({ for: {}, zones: ['graveyard'], count: { min: 2, max: 2 } })], { placed });
    expect(game.pending).toMatchObject({ options: objects(2, 3), min: 1, max: 1 });
  });

  test('701.23a: another player’s library, or each player their own', () => {
    const placed = [named('A', 'library'), named('B', 'library', 1), named('C', 'library', 1)];
    const theirs = begin([search({ library: 'opponents' })], { placed });
    expect(theirs.pending).toMatchObject({ player: 0, options: objects(2, 3), tone: 'neutral' });
    reply(theirs, [1]);
    expect(events(theirs, 'search')).toEqual([{ type: 'search', player: 0, library: 1 }]);
    expect(events(theirs, 'shuffle')).toEqual([{ type: 'shuffle', player: 1 }]);
    const each = begin([search({ who: 'everyone' })], { placed });
    reply(each, [0], [0]);
    expect(each.players.map(({ hand }) => names(each, hand))).toEqual([['A'], ['B']]);
    expect(events(each, 'shuffle')).toHaveLength(2);
    expect(each.returned).toMatchObject({ named: { found: { players: [0, 1], amount: 2 } } });
    // Nobody searches.
    const nobody = follow([search({ who: { target: 0 } })], { placed, chosen: [[]] });
    expect([happenedTypes(nobody), nobody.returned]).toMatchObject([
      [],
      { named: { found: { did: false } } },
    ]);
  });

  test('110.2a: a permanent enters under the control of who found it, or of who is said', () => {
    const placed: readonly Placed[] = [{ card: bear, zone: 'library', owner: 1 }];
    const found = (more: Partial<Search>) => {
      const game = follow(
        [search({ for: { type: 'creature' }, to: { zone: 'battlefield' }, library: 'opponents', ...more })],
        { placed, answers: [[0]] },
      );
      return game.battlefield.map((id) => characteristics(game, id).controller);
    };
    expect(found({})).toEqual([0]);
    expect(found({ to: { zone: 'battlefield', under: 'opponents' } })).toEqual([1]);
    const own = follow(
      [search({ for: { type: 'creature' }, to: { zone: 'battlefield' }, who: 'opponents' })],
      { placed, answers: [[0]] },
    );
    expect(own.battlefield.map((id) => characteristics(own, id).controller)).toEqual([1]);
  });

  test('701.20a: what is found is revealed, if it is to be', () => {
    const placed = [named('A', 'library')];
    const types = (more: Partial<Search>, ...answers: readonly unknown[]) =>
      happenedTypes(follow([search(more)], { placed, answers }));
    expect(types({}, [0])).toEqual(['search', 'move', 'shuffle']);
    expect(types({ reveal: true }, [0])).toEqual(['search', 'reveal', 'move', 'shuffle']);
    expect(types({ reveal: true }, [])).toEqual(['search', 'shuffle']);
    expect(types({ thenShuffle: false }, [0])).toEqual(['search', 'move']);
  });
});

describe('701.21a: sacrificing', () => {
  const placed: readonly Placed[] = [
    { card: bear },
    { card: creature('Ox') },
    { card: card('Relic', { types: ['artifact'] }) },
    { card: creature('Rat'), owner: 1 },
  ];
  const sacrificed = (
    instruction: Partial<Extract<Instruction, { do: 'sacrifice' }>>,
    ...answers: readonly unknown[]
  ) => {
    const game = follow([{ do: 'sacrifice', who: 'you', as: 'it', ...instruction }], { placed, answers });
    return [events(game, 'sacrifice').map(({ object, player }) => [object, player]), game.returned];
  };

  test('so many that fit, or all that are meant', () => {
    expect(sacrificed({ filter: { type: 'creature' }, count: 2 })).toMatchObject([
      [
        [1, 0],
        [2, 0],
      ],
      { named: { it: { players: [0], amount: 2, did: true } } },
    ]);
    expect(sacrificed({ what: { all: { type: 'creature' } } })[0]).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(sacrificed({ what: { all: { type: 'creature' } }, count: 1 }, [1])[0]).toEqual([[2, 0]]);
    expect(sacrificed({ count: 0 })).toMatchObject([[], { named: { it: { did: false } } }]);
    expect(sacrificed({ filter: { type: 'land' } })).toMatchObject([[], { named: { it: { did: false } } }]);
  });

  test('101.2: not what can’t be; what can’t do something else can', () => {
    const cant = (what: 'beSacrificed' | 'block') => {
      const rule: Instruction = {
        do: 'rule',
        rules: [{ rule: 'cant', what }],
        what: { all: { name: 'Bear' } },
        until: 'forever',
      };
      const game = follow([rule, { do: 'sacrifice', who: 'you', filter: { name: 'Bear' } }], { placed });
      return events(game, 'sacrifice').length;
    };
    expect([cant('beSacrificed'), cant('block')]).toEqual([0, 1]);
  });

  test('101.4: by each player, all at once', () => {
    const game = follow([{ do: 'sacrifice', who: 'everyone', filter: { type: 'creature' } }], {
      placed,
      answers: [[0]],
    });
    expect(events(game, 'sacrifice').map(({ object, player }) => [object, player])).toEqual([
      [1, 0],
      [4, 1],
    ]);
    const batches = game.happened.filter(({ event }) => event.type === 'sacrifice').map(({ batch }) => batch);
    expect(new Set(batches).size).toBe(1);
  });
});

describe('701.7a: creating tokens', () => {
  const soldier = { types: ['creature'], subtypes: ['Soldier'], power: 1, toughness: 1 } as const;
  const created = (more: Partial<Extract<Instruction, { do: 'create' }>>) => {
    const game = follow([{ do: 'create', token: soldier, as: 'it', ...more }], {
      placed: [{ card: bear }],
      scope: { self: 1 },
      x: 3,
    });
    return { game, made: game.battlefield.slice(1).map((id) => characteristics(game, id)) };
  };

  test('for each player who creates them, as they are said to be', () => {
    expect(created({ who: 'everyone' }).made.map(({ controller }) => controller)).toEqual([0, 1]);
    expect(created({ count: 0 }).game.returned).toMatchObject({ named: { it: { did: false } } });
    const { game } = created({});
    expect(game.objects[game.battlefield[1] ?? -1]).toMatchObject({ tapped: false, attachedTo: null });
  });

  test('111.3: with a size that is worked out as they are created', () => {
    const star = { ...soldier, power: '*', toughness: '*' } as const;
    const { made } = created({ token: star, size: { power: { number: 'x' }, toughness: 2 } });
    expect(made).toMatchObject([{ power: 3, toughness: 2 }]);
  });

  test('607.2c: a linked ability finds them', () => {
    const { game } = created({ link: 'made' });
    expect(game.objects[1]?.links.made?.objects).toEqual(game.battlefield.slice(1));
    expect(created({}).game.objects[1]?.links).toEqual({});
  });

  test('701.3a: attached to something', () => {
    const role = { types: ['enchantment'], subtypes: ['Aura', 'Role'] } as const;
    const { game } = created({ token: role, attachedTo: 'self' });
    const aura = game.objects.findLast((one) => one?.kind === 'token');
    expect(aura?.attachedTo).toEqual({ object: 1 });
  });
});
