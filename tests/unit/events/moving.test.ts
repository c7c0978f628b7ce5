import { describe, expect, test } from 'vitest';
import { characteristics } from '../../../machines/rules/characteristics/index.ts';
import { apply } from '../../../machines/rules/events/apply.ts';
import { changeZones } from '../../../machines/rules/events/changing-zones.ts';
import { entering, makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import type { EventOf, GameEvent } from '../../../machines/rules/state/event.ts';
import type { Game } from '../../../machines/rules/state/game.ts';
import type { ObjectId } from '../../../machines/rules/state/identity.ts';
import { lookedAtThrough } from '../../../machines/rules/state/links.ts';
import { noChoices } from '../../../machines/rules/state/scope.ts';
import type { RuleChange } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, change, creature, smallGame, statement } from '../support/small-game.ts';

const onStack = { choices: noChoices, source: null, ability: null, trigger: null, named: {} };
const named = ({ objects }: Game, ids: readonly ObjectId[] = []) => ids.map((id) => objects[id]?.definition);
const happens = (game: Game, event: GameEvent) => apply(game, event, new Map());

describe('122.6, 113.6i: counters with which something enters', () => {
  const entered = (...rules: readonly RuleChange[]) => {
    const { game, id } = smallGame([
      { card: creature('Held', 2, 2, [statement({ rules })]), zone: 'hand' },
      // It speaks of that, so that it is asked.
      { card: creature('Other', 2, 2, [statement({ rules: [{ rule: 'cant', what: 'haveCountersPut' }] })]) },
    ]);
    const how = entering(0, { counters: { charge: 2 } });
    const { became } = changeZones(
      game,
      makeMove(game, id('Held'), 'battlefield', { why: 'effect', entering: how }),
      new Map(),
    );
    return game.objects[became ?? -1]?.counters;
  };
  test('113.6i: none on what can’t have any, whatever else is said of it', () => {
    expect(entered({ rule: 'cant', what: 'haveCountersPut' })).toEqual({});
    expect(entered({ rule: 'cant', what: 'block' }, { rule: 'cant', what: 'haveCountersPut' })).toEqual({});
    expect(entered({ rule: 'cant', what: 'block' })).toEqual({ charge: 2 });
    expect(entered({ rule: 'attachesOnlyTo', what: {} })).toEqual({ charge: 2 });
  });
});

describe('401: libraries', () => {
  const table = () =>
    smallGame([
      { card: creature('First', 1, 1), zone: 'library' },
      { card: creature('Second', 1, 1), zone: 'library' },
      { card: creature('Third', 1, 1), zone: 'library' },
      { card: creature('Bear', 2, 2) },
    ]);
  test('401.7: on top, on the bottom, or so many cards from the top, as far as there are', () => {
    const put = (position: EventOf<'move'>['position'], zone: 'library' | 'graveyard' = 'library') => {
      const { game, id } = table();
      changeZones(game, makeMove(game, id('Bear'), zone, { why: 'effect', position }), new Map());
      return named(game, game.players[0]?.[zone]);
    };
    expect(put('top')).toEqual(['Bear', 'First', 'Second', 'Third']);
    expect(put('bottom')).toEqual(['First', 'Second', 'Third', 'Bear']);
    expect(put(0)).toEqual(['Bear', 'First', 'Second', 'Third']);
    expect(put(2)).toEqual(['First', 'Second', 'Bear', 'Third']);
    expect(put(9)).toEqual(['First', 'Second', 'Third', 'Bear']);
    expect(put('top', 'graveyard')).toEqual(['Bear']);
  });
  test('401.4: cards put on top and on the bottom in an order, the others stay', () => {
    const { game, id } = table();
    happens(game, { type: 'reorder', player: 0, top: [id('Third')], bottom: [id('First')] });
    expect(named(game, game.players[0]?.library)).toEqual(['Third', 'Second', 'First']);
  });
});

describe('406.3, 702.75a: who may look at what is exiled face down', () => {
  test('702.75a: whoever controls the permanent, from then on; and who could before', () => {
    const seen = (name: string, before: readonly number[], by: 'Hideaway' | 'Bear') => {
      const { game, id } = smallGame([
        { card: card('Hideaway', ['land']) },
        { card: creature('Bear', 2, 2) },
        { card: creature('Hidden', 1, 1), zone: 'exile' },
        { card: creature('Other', 1, 1), zone: 'exile' },
      ]);
      const links = { [lookedAtThrough]: { objects: [id('Hideaway')], players: [], values: [] } };
      change(game, id('Hidden'), { links, revealedTo: before });
      happens(game, { type: 'controlChange', object: id(by), from: 0, to: 1 });
      return game.objects[id(name)]?.revealedTo;
    };
    expect(seen('Hidden', [0], 'Hideaway')).toEqual([0, 1]);
    expect(seen('Hidden', [1], 'Hideaway')).toEqual([1]);
    expect(seen('Hidden', [0], 'Bear')).toEqual([0]);
    expect(seen('Other', [], 'Hideaway')).toEqual([]);
  });
  test('701.20a: cards that are revealed, to all or to some', () => {
    const { game, id } = smallGame([{ card: creature('Held', 2, 2), zone: 'hand' }]);
    happens(game, { type: 'reveal', objects: [id('Held')], to: [1] });
    expect(game.objects[id('Held')]?.revealedTo).toEqual([1]);
    happens(game, { type: 'reveal', objects: [id('Held')], to: 'all' });
    expect(game.objects[id('Held')]?.revealedTo).toEqual([1, 0]);
  });
});

describe('903: commanders', () => {
  const table = () => {
    const small = smallGame([
      { card: creature('Chief', 2, 2), zone: 'stack' },
      { card: creature('Bear', 2, 2), zone: 'stack' },
    ]);
    const { game, id } = small;
    write(game).player(0).commanders = [game.objects[id('Chief')]?.card ?? 0];
    return small;
  };
  test('903.8: each cast of a commander from the command zone counts, and no other', () => {
    const { game, id } = table();
    const cast = (name: string, from: 'command' | 'hand') => {
      change(game, id(name), { stack: { ...onStack, choices: { ...noChoices, from } } });
      happens(game, { type: 'cast', object: id(name), player: 0 });
      return Object.values(game.players[0]?.commanderCasts ?? {});
    };
    expect(cast('Chief', 'hand')).toEqual([]);
    expect(cast('Bear', 'command')).toEqual([]);
    expect(cast('Chief', 'command')).toEqual([1]);
    expect(cast('Chief', 'command')).toEqual([2]);
    expect(cast('Bear', 'command')).toEqual([2]);
  });
  test('903.10a: combat damage by a commander to a player counts, and no other', () => {
    const { game, id } = table();
    const deal = (name: string, more: Partial<EventOf<'damage'>> = {}) => {
      happens(game, {
        type: 'damage',
        source: id(name),
        to: { player: 1 },
        amount: 3,
        combat: true,
        preventable: true,
        ...more,
      });
      return Object.values(game.players[1]?.commanderDamage ?? {});
    };
    expect(deal('Bear')).toEqual([]);
    expect(deal('Chief', { combat: false })).toEqual([]);
    expect(deal('Chief', { to: { object: id('Bear') } })).toEqual([]);
    expect(deal('Chief')).toEqual([3]);
    expect(deal('Chief', { amount: 4 })).toEqual([7]);
  });
});

describe('what else happens to permanents', () => {
  test('701.19a: damage is removed from what regenerates', () => {
    const { game, id } = smallGame([
      { card: creature('Bear', 2, 2), with: { damage: 2, dealtDestroyingDamage: true } },
    ]);
    happens(game, { type: 'regenerate', object: id('Bear') });
    expect(game.objects[id('Bear')]).toMatchObject({ damage: 0, dealtDestroyingDamage: false });
  });
  test('708.2: what is turned face down as something else is that', () => {
    const token = 'Maker#abilities.0.effect.0.token';
    const { game, id } = smallGame([
      {
        card: card(
          'Maker',
          ['artifact'],
          [
            {
              kind: 'activated',
              cost: [],
              effect: [{ do: 'create', token: { types: ['artifact', 'creature'], power: 4, toughness: 5 } }],
            },
          ],
        ),
      },
      { card: creature('Bear', 2, 2, [], { manaCost: '{1}{G}' }) },
      { card: creature('Ox', 3, 3) },
    ]);
    happens(game, { type: 'turnFaceDown', object: id('Bear'), as: token });
    happens(game, { type: 'turnFaceDown', object: id('Ox'), as: 'rule:708.2a#creature' });
    write(game).changed();
    expect(characteristics(game, id('Bear'))).toMatchObject({ power: 4, toughness: 5, colors: [] });
    expect(characteristics(game, id('Ox'))).toMatchObject({ power: 2, toughness: 2 });
    expect(game.objects[id('Ox')]?.faceDownAs).toBeUndefined();
  });
  test('611.2: what is over is over: effects, delayed triggers and permissions, each by itself', () => {
    const { game, id } = smallGame([{ card: creature('Bear', 2, 2) }]);
    const permission = (of: number) => ({ ...plain, id: of, objects: [id('Bear')] });
    const plain = {
      player: 0,
      until: 'untilEndOfTurn',
      madeInTurn: 5,
      withoutPaying: false,
      source: id('Bear'),
    } as const;
    const { root } = write(game);
    Object.assign(root, { permissions: [permission(1), permission(2)] });
    happens(game, { type: 'expire', effects: [], delayed: [], permissions: [2] });
    expect(game.permissions.map((one) => one.id)).toEqual([1]);
  });
});
