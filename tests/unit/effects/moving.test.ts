import { beforeAll, describe, expect, test } from 'vitest';
import type { Destination, Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
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

type Game = ReturnType<typeof follow>;

const target = { target: 0 } as const;
const objects = (...ids: readonly number[]) => [ids.map((object) => ({ object }))];
const buried = (name: string, owner = 0): Placed => ({ card: card(name), owner, zone: 'graveyard' });
const shelf = (name: string, owner = 0): Placed => ({ card: card(name), owner, zone: 'library' });
const libraries = (game: Game) => game.players.map(({ library }) => names(game, library));
const nothing = { named: { it: { objects: [], did: false } } };

describe('401.4: several cards that go into a library', () => {
  const move = (to: Partial<Destination>): Instruction => ({
    do: 'move',
    what: { all: { zone: 'graveyard' } },
    to: { zone: 'library', ...to },
  });
  const placed = [buried('A'), buried('B'), buried('C', 1), buried('D', 1), shelf('X'), shelf('Y', 1)];

  test('each owner orders their own, the topmost first', () => {
    const top = begin([move({ position: 'top' })], { placed });
    expect(top.pending).toMatchObject({ player: 0, items: [{ object: 1 }, { object: 2 }] });
    reply(top, [1, 0]);
    expect(top.pending).toMatchObject({ player: 1, items: [{ object: 3 }, { object: 4 }] });
    reply(top, [0, 1]);
    expect(libraries(top)).toEqual([
      ['B', 'A', 'X'],
      ['C', 'D', 'Y'],
    ]);
    const bottom = begin([move({ position: 'bottom' })], { placed });
    reply(bottom, [1, 0], [0, 1]);
    expect(libraries(bottom)).toEqual([
      ['X', 'B', 'A'],
      ['Y', 'C', 'D'],
    ]);
  });

  test('who puts only one there orders nothing', () => {
    const game = follow([move({ position: 'top' })], { placed: [buried('A'), buried('C', 1), shelf('X')] });
    expect(libraries(game)).toEqual([['A', 'X'], ['C']]);
  });

  test('nor does anybody where chance says the order, or the place', () => {
    for (const to of [{ position: 'bottom', inRandomOrder: true }, { position: 'random' }] as const) {
      const game = follow([move(to)], { placed });
      expect(game.players.map(({ library }) => library.length)).toEqual([3, 3]);
    }
  });

  test('nor where they go somewhere else', () => {
    const game = follow([move({ zone: 'hand' })], { placed });
    expect(game.players.map(({ hand }) => names(game, hand))).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ]);
    const none = follow([{ ...move({ position: 'top' }), as: 'it' }], { placed: [shelf('X')] });
    expect([happenedTypes(none), none.returned]).toMatchObject([[], nothing]);
  });
});

describe('701.13: exiling', () => {
  const exile = (more: Partial<Extract<Instruction, { do: 'exile' }>> = {}): Instruction => ({
    do: 'exile',
    what: target,
    as: 'it',
    ...more,
  });
  const linksIn = (game: Game) => game.exile.map((id) => game.objects[id]?.links);

  test('406.3: face up, unless it is said; a move into exile is an exile', () => {
    const faces = (instruction: Instruction) => {
      const game = follow([instruction], { placed: [{ card: bear }], chosen: objects(1) });
      return [game.exile.map((id) => game.objects[id]?.faceDown), events(game, 'move').map(({ why }) => why)];
    };
    expect(faces(exile())).toEqual([[false], ['exile']]);
    expect(faces(exile({ faceDown: true }))).toEqual([[true], ['exile']]);
    expect(faces({ do: 'move', what: target, to: { zone: 'exile' } })).toEqual([[false], ['exile']]);
    const hand = follow([{ do: 'move', what: target, to: { zone: 'hand' } }], {
      placed: [{ card: bear }],
      chosen: objects(1),
    });
    expect(events(hand, 'move').map(({ why }) => why)).toEqual(['effect']);
  });

  test('702.55b, 702.99a: what it haunts, and on what it is encoded', () => {
    const placed: readonly Placed[] = [{ card: bear }, { card: creature('Ox') }];
    const linked = (more: Partial<Extract<Instruction, { do: 'exile' }>>) =>
      linksIn(follow([exile(more)], { placed, chosen: objects(1) }));
    const ox = { all: { name: 'Ox' } } as const;
    expect(linked({})).toEqual([{}]);
    expect(linked({ haunting: ox })).toEqual([{ haunt: { objects: [2], players: [], values: [] } }]);
    expect(linked({ encodedOn: ox })).toEqual([{ encoded: { objects: [2], players: [], values: [] } }]);
    // Nothing is there to haunt.
    expect(linked({ haunting: { all: { name: 'Cow' } } })).toEqual([{}]);
  });

  test('607.2a: a linked ability finds nothing where nothing was exiled', () => {
    const placed: readonly Placed[] = [{ card: bear }, { card: creature('Ox') }];
    const game = follow([{ do: 'destroy', what: { all: { name: 'Bear' } } }, exile({ link: 'exiled' })], {
      placed,
      chosen: objects(1),
      scope: { self: 2 },
    });
    expect([events(game, 'link'), game.returned]).toMatchObject([[], nothing]);
  });

  test('610.3: each goes back to where it was', () => {
    const placed: readonly Placed[] = [
      { card: bear },
      { card: creature('Ox') },
      { card: creature('Ghost'), zone: 'graveyard' },
      { card: creature('Rat') },
    ];
    const game = follow([exile({ until: 'sourceLeaves' })], {
      placed,
      chosen: objects(1, 2, 3),
      scope: { self: 4 },
    });
    expect(game.effects.map(({ returnsTo, objects: of }) => [returnsTo, of?.length])).toEqual([
      ['battlefield', 2],
      ['graveyard', 1],
    ]);
    const plain = follow([exile()], { placed, chosen: objects(1), scope: { self: 4 } });
    expect(plain.effects).toEqual([]);
  });

  test('614.6: what went elsewhere instead isn’t waited for', () => {
    const instead: Instruction = {
      do: 'replace',
      replacement: {
        event: { would: 'move', what: { type: 'creature' }, to: 'exile' },
        to: { zone: 'hand' },
      },
      until: 'untilEndOfTurn',
    };
    const placed: readonly Placed[] = [{ card: bear }, { card: creature('Rat') }];
    const game = follow([instead, exile({ until: 'sourceLeaves', haunting: 'self' })], {
      placed,
      chosen: objects(1),
      scope: { self: 2 },
    });
    expect(zoneOf(game, 1)).toBe('hand');
    expect(game.effects.filter(({ until }) => until === 'untilSourceLeaves')).toEqual([]);
    expect(events(game, 'link')).toEqual([]);
  });
});

describe('701.6a, 701.8a: what can be countered, and destroyed', () => {
  const counter: Instruction = { do: 'counter', what: target, as: 'it' };
  const destroy: Instruction = { do: 'destroy', what: target, as: 'it' };
  const spell: Placed = {
    card: card('Bolt'),
    owner: 1,
    zone: 'stack',
  };
  const done = (instruction: Instruction, placed: Placed) => {
    const game = follow([instruction], { placed: [placed], chosen: objects(1) });
    return [happenedTypes(game)[0], zoneOf(game, 1)];
  };

  test('only what is on the stack; only permanents', () => {
    expect(done(counter, spell)).toEqual(['counter', 'graveyard']);
    expect(done(counter, { card: bear })).toEqual([undefined, 'battlefield']);
    expect(done(counter, { card: bear, zone: 'hand' })).toEqual([undefined, 'hand']);
    expect(done(destroy, { card: bear })).toEqual(['destroy', 'graveyard']);
    expect(done(destroy, { card: bear, zone: 'hand' })).toEqual([undefined, 'hand']);
  });

  test('701.6a: to where the effect says', () => {
    const to = (position: 'top' | 'bottom') => {
      const game = follow([{ ...counter, to: { zone: 'library', position } }], {
        placed: [spell, shelf('X', 1)],
        chosen: objects(1),
      });
      return libraries(game)[1];
    };
    expect([to('top'), to('bottom')]).toEqual([
      ['Bolt', 'X'],
      ['X', 'Bolt'],
    ]);
  });
});

describe('608.2c: what is found of what the game does', () => {
  test('114.2: the emblem', () => {
    const game = follow([{ do: 'emblem', abilities: [], as: 'it' }]);
    expect(game.returned).toMatchObject({ named: { it: { objects: game.command, amount: 1, did: true } } });
  });

  test('104.3e: who lost', () => {
    const game = follow([{ do: 'lose', who: target, as: 'it' }], { players: 3, chosen: [[{ player: 2 }]] });
    expect(game.returned).toMatchObject({ named: { it: { players: [2], did: true } } });
  });

  test('701.13a: cards are exiled one by one, of a library until it is empty', () => {
    const until: Instruction = { do: 'exileUntil', who: 'you', like: { type: 'creature' }, as: 'it' };
    const all = follow([until], { placed: [shelf('A'), shelf('B')] });
    expect(names(all, all.exile)).toEqual(['A', 'B']);
    expect(new Set(all.happened.map(({ batch }) => batch)).size).toBe(2);
    const nobody = follow([{ ...until, who: target }], { placed: [shelf('A')], chosen: [[]] });
    expect([nobody.exile, nobody.returned]).toMatchObject([[], nothing]);
  });
});
