import { describe, expect, test } from 'vitest';
import { entering, makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import { newItem, settle } from '../../../machines/rules/events/settle.ts';
import { groupsToOrder, orderTimestamps } from '../../../machines/rules/events/simultaneous.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import type { Modification } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import {
  card,
  change,
  creature,
  keyword,
  type SmallGame,
  size,
  smallGame,
  statement,
} from '../support/small-game.ts';

describe('613.7m: timestamps that objects receive at once', () => {
  const table = () =>
    smallGame([
      { card: creature('First', 1, 1), with: { timestamp: 101 } },
      { card: creature('Second', 1, 1), with: { timestamp: 102 } },
      { card: creature('Third', 1, 1), with: { timestamp: 103 } },
      { card: creature('Foe', 1, 1), owner: 1, with: { timestamp: 104 } },
      { card: creature('Other Foe', 1, 1), owner: 1, with: { timestamp: 105 } },
    ]);
  /** As these entered in this order: which has the earliest timestamp, and so on. */
  const ordered = (
    names: readonly string[],
    chosen: readonly number[] = [],
    so: (small: SmallGame) => void = () => {},
  ) => {
    const small = table();
    const { game, id } = small;
    so(small);
    for (const [at, name] of names.entries()) change(game, id(name), { timestamp: 200 + at });
    const events = names.map(
      (name): GameEvent => ({
        ...makeMove(game, id(name), 'battlefield', { why: 'effect' }),
        became: id(name),
      }),
    );
    const happened = events.map((event, number) => ({
      number,
      event,
      rule: '608.2c',
      causes: [],
      batch: 1,
      replaced: [],
    }));
    const struck = { ...newItem({ type: 'shuffle', player: 0 }, null), event: null };
    orderTimestamps(game, [struck, ...events.map((event) => newItem(event, null))], happened, chosen);
    const stamps = names.map((name) => game.objects[id(name)]?.timestamp ?? 0);
    expect(stamps.toSorted()).toEqual(names.map((_, at) => 200 + at));
    return names.toSorted(
      (a, b) => (game.objects[id(a)]?.timestamp ?? 0) - (game.objects[id(b)]?.timestamp ?? 0),
    );
  };
  test('613.7m: in the order in which they came, where nobody chose another', () => {
    expect(ordered(['First', 'Second', 'Third'])).toEqual(['First', 'Second', 'Third']);
    expect(ordered(['First'])).toEqual(['First']);
  });
  test('613.7m: of the active player first, then of each other player in turn order', () => {
    expect(ordered(['Foe', 'First', 'Other Foe', 'Second'])).toEqual(['First', 'Second', 'Foe', 'Other Foe']);
    const theirs = ({ game }: SmallGame) => Object.assign(write(game).turn(), { active: 1, of: 1 });
    expect(ordered(['First', 'Foe', 'Second'], [], theirs)).toEqual(['Foe', 'First', 'Second']);
  });
  test('613.7m: as their player chose, who leaves the others where they are', () => {
    // The first item is struck: these are those from 1 on.
    expect(ordered(['First', 'Second', 'Third'], [3, 1, 2])).toEqual(['Third', 'First', 'Second']);
    expect(ordered(['First', 'Second', 'Third'], [3, 1])).toEqual(['Third', 'Second', 'First']);
    expect(ordered(['Foe', 'First', 'Second'], [3, 2])).toEqual(['Second', 'First', 'Foe']);
  });
  test('613.7: what it entered as a copy of it is a copy of since it entered', () => {
    const small = table();
    const { game, id } = small;
    const copy = (timestamp: number) =>
      ({
        of: id('First'),
        definition: 'First',
        face: 0,
        exceptions: [],
        timestamp,
        pair: timestamp,
      }) as const;
    change(game, id('Foe'), { timestamp: 300, copied: copy(300) });
    change(game, id('Second'), { timestamp: 301, copied: copy(50) });
    const events = ['Foe', 'Second'].map(
      (name): GameEvent => ({
        ...makeMove(game, id(name), 'battlefield', { why: 'effect' }),
        became: id(name),
      }),
    );
    const happened = events.map((event, number) => ({
      number,
      event,
      rule: '608.2c',
      causes: [],
      batch: 1,
      replaced: [],
    }));
    orderTimestamps(
      game,
      events.map((event) => newItem(event, null)),
      happened,
      [],
    );
    const told = (name: string) => [
      game.objects[id(name)]?.timestamp,
      game.objects[id(name)]?.copied?.timestamp,
    ];
    expect([told('Foe'), told('Second')]).toEqual([
      [301, 301],
      [300, 50],
    ]);
  });
  test('613.7m: whose they are is who will control them, or who controls what becomes attached', () => {
    const law = (name: string, ...changes: readonly Modification[]) =>
      card(name, ['artifact'], [statement({ affects: { all: { type: 'creature' } }, changes })], {
        subtypes: ['Equipment'],
      });
    const small = smallGame([
      { card: creature('Bear', 2, 2) },
      { card: law('One', size(1, 1)), zone: 'hand' },
      { card: law('Two', size(2, 2)), zone: 'hand' },
      { card: law('Worn', size(3, 3)), owner: 1 },
      { card: law('Also Worn', size(4, 4)), owner: 1 },
    ]);
    const { game, id } = small;
    const enters = (name: string, controller: number) =>
      newItem(
        makeMove(game, id(name), 'battlefield', { why: 'effect', entering: entering(controller) }),
        null,
      );
    const attach = (name: string) =>
      newItem({ type: 'attach', object: id(name), to: { object: id('Bear') } }, null);
    const asked = (...items: Parameters<typeof groupsToOrder>[1]) =>
      groupsToOrder(game, items).map(({ items: all, player }) => [player, all.map(({ at }) => at)]);
    expect(asked(enters('One', 0), enters('Two', 0))).toEqual([[0, [0, 1]]]);
    expect(asked(enters('One', 1), enters('Two', 1))).toEqual([[1, [0, 1]]]);
    expect(asked(enters('One', 0), enters('Two', 1))).toEqual([]);
    expect(asked(attach('Worn'), attach('Also Worn'))).toEqual([[1, [0, 1]]]);
    expect(asked(attach('Worn'), enters('Two', 1), enters('One', 0))).toEqual([[1, [0, 1]]]);
    expect(asked(attach('Worn'))).toEqual([]);
  });
});

describe('119.9, 120.4: life that is gained and lost at once', () => {
  type Blow = readonly [by: string, to: number, amount: number];
  const settled = (...blows: readonly Blow[]) => {
    const small = smallGame([
      { card: creature('Linker', 2, 2, [keyword('lifelink')]) },
      { card: creature('Foe Linker', 2, 2, [keyword('lifelink')]), owner: 1 },
      { card: creature('Bear', 2, 2) },
    ]);
    const items = blows.map(([by, player, amount]) =>
      newItem(
        { type: 'damage', source: small.id(by), to: { player }, amount, combat: true, preventable: true },
        null,
      ),
    );
    return settle(small.game, items).items.flatMap(({ event }) =>
      event?.type === 'gainLife' || event?.type === 'loseLife'
        ? [[event.type, event.player, event.amount]]
        : [],
    );
  };
  test('120.3a: a player who is dealt damage by several loses that much life together', () => {
    expect(settled(['Bear', 1, 2], ['Bear', 1, 3])).toEqual([['loseLife', 1, 5]]);
    expect(settled(['Bear', 1, 2], ['Bear', 0, 3])).toEqual([
      ['loseLife', 1, 2],
      ['loseLife', 0, 3],
    ]);
  });
  test('119.9: what one source makes its controller gain at once is one event, of two sources two', () => {
    const gained = (...blows: readonly Blow[]) => settled(...blows).filter(([type]) => type === 'gainLife');
    expect(gained(['Linker', 1, 2], ['Linker', 1, 3])).toEqual([['gainLife', 0, 5]]);
    expect(gained(['Linker', 1, 2], ['Foe Linker', 0, 3])).toEqual([
      ['gainLife', 0, 2],
      ['gainLife', 1, 3],
    ]);
    expect(gained(['Bear', 1, 2])).toEqual([]);
  });
});
