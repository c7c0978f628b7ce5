import { describe, expect, test } from 'vitest';
import { entering, makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import { groupsToOrder } from '../../../machines/rules/events/simultaneous.ts';
import { asOneEvent, type Triggered } from '../../../machines/rules/events/triggered-ability.ts';
import type { Ability, Modification } from '../../../machines/rules/state/vocabulary/index.ts';
import { card, keyword, type Placed, plus, size, smallGame, statement } from '../support/small-game.ts';

describe('603.2c: what is one event to an ability', () => {
  const facts = { object: null, source: null, other: null, player: null, otherPlayer: null, amount: 0 };
  const one = (together: string | null, amount: number, times = 1): Triggered => ({
    source: 1,
    controller: 0,
    ref: 'It#abilities.0',
    facts: { ...facts, amount },
    named: {},
    onEvent: { type: 'shuffle', player: 0 },
    second: false,
    delayed: null,
    together,
    times,
  });
  const told = (...all: readonly Triggered[]) =>
    asOneEvent(all).map(({ again, facts: { amount } }) => (again ? `${amount} again` : amount));

  test('603.2c: each is its own where nothing puts them together', () => {
    expect(told(one(null, 1), one(null, 2))).toEqual([1, 2]);
    expect(told()).toEqual([]);
  });
  test('603.2c: what belongs together triggers once, with all of it, where the first of it was', () => {
    expect(told(one('a', 1), one('b', 5), one('a', 2), one(null, 7), one('a', 3))).toEqual([6, 5, 7]);
  });
  test('603.2d: it triggers once more for each effect that says so, of any of the occurrences', () => {
    expect(told(one(null, 1, 3))).toEqual([1, '1 again', '1 again']);
    expect(told(one('a', 1), one('a', 2, 2))).toEqual([3, '3 again']);
    expect(told(one('a', 1, 2), one('a', 2))).toEqual([3, '3 again']);
    expect(told(one('a', 1, 2), one('a', 2, 2))).toEqual([3, '3 again']);
  });
});

describe('613.7m: what receives timestamps at once', () => {
  const all = { all: { type: 'creature' } } as const;
  const field = (name: string, ...abilities: readonly Ability[]): Placed => ({
    card: card(name, ['enchantment'], abilities),
    zone: 'graveyard',
  });
  const changing = (name: string, ...changes: readonly Modification[]): Placed =>
    field(name, statement({ affects: all, changes }));

  /** Who has to order how many of these, as all of them enter at once under their owners' control. */
  const asked = (...placed: readonly Placed[]) => {
    const { game, id } = smallGame(placed);
    const items = placed.map(({ card: { name }, owner = 0 }) => ({
      event: makeMove(game, id(name), 'battlefield', { why: 'effect', entering: entering(owner) }),
      settled: true,
      applied: [],
      replaced: [],
      within: null,
    }));
    return groupsToOrder(game, items).map((group) => [group.player, group.items.map(({ at }) => at)]);
  };
  const both = (one: Modification, other: Modification) =>
    asked(changing('One', one), changing('Other', other)).length > 0;

  const matter: readonly [string, Modification, Modification][] = [
    ['both set power and toughness', size(1, 1), size(5, 5)],
    ['both set power', { change: 'setPowerToughness', power: 1 }, size(2, 2)],
    ['both set toughness', { change: 'setPowerToughness', toughness: 1 }, size(2, 2)],
    [
      'one adds colours, the other sets them',
      { change: 'addColors', colors: ['W'] },
      { change: 'setColors', colors: ['U'] },
    ],
    [
      'one sets colours, the other adds them',
      { change: 'setColors', colors: ['U'] },
      { change: 'addColors', colors: ['W'] },
    ],
    [
      'one adds a type that the other removes',
      { change: 'addTypes', types: ['artifact'] },
      { change: 'removeTypes', types: ['artifact'] },
    ],
    ['both set types', { change: 'setTypes', types: ['artifact'] }, { change: 'setTypes', types: ['land'] }],
    [
      'one adds an ability, the other takes all away',
      { change: 'addAbilities', abilities: [keyword('flying')] },
      { change: 'removeAllAbilities' },
    ],
    [
      'one adds a keyword, the other takes it away',
      { change: 'addAbilities', abilities: [keyword('flying')] },
      { change: 'removeKeyword', keyword: 'flying' },
    ],
    ['both set the name', { change: 'setName', name: 'A' }, { change: 'setName', name: 'B' }],
    [
      'they give control to different players',
      { change: 'control', by: 'you' },
      { change: 'control', by: 'opponents' },
    ],
  ];
  test.each(matter)('613.7m: it matters where %s', (_, one, other) => {
    expect(both(one, other)).toBe(true);
    expect(both(other, one)).toBe(true);
  });

  const same: readonly [string, Modification, Modification][] = [
    ['they say the same', size(1, 1), size(1, 1)],
    [
      'one sets power, the other toughness',
      { change: 'setPowerToughness', power: 1 },
      { change: 'setPowerToughness', toughness: 2 },
    ],
    ['both add to power and toughness', plus(1, 1), plus(2, 2)],
    [
      'both switch power and toughness',
      { change: 'switchPowerToughness' },
      { change: 'switchPowerToughness' },
    ],
    ['both add', { change: 'addTypes', types: ['artifact'] }, { change: 'addSubtypes', subtypes: ['Elf'] }],
    [
      'both take away',
      { change: 'removeTypes', types: ['artifact'] },
      { change: 'removeSubtypes', of: 'creature' },
    ],
    [
      'one keeps a keyword away',
      { change: 'cantHaveKeyword', keyword: 'flying' },
      { change: 'removeAllAbilities' },
    ],
    ['they apply in different layers', size(1, 1), plus(2, 2)],
    [
      'they change different things',
      { change: 'setColors', colors: ['U'] },
      { change: 'addTypes', types: ['artifact'] },
    ],
  ];
  test.each(same)('613.7m: it comes to the same where %s', (_, one, other) => {
    expect(both(one, other)).toBe(false);
    expect(both(other, one)).toBe(false);
  });

  test('613.7m: each of several changes of one ability counts', () => {
    expect(asked(changing('One', plus(1, 1), size(1, 1)), changing('Other', plus(1, 1), size(3, 3)))).toEqual(
      [[0, [0, 1]]],
    );
  });

  test('613.7m: what changes itself alone doesn’t interfere with another such', () => {
    const own = (name: string, toughness: number, affects?: 'self') =>
      field(name, statement({ ...(affects && { affects }), changes: [size(1, toughness)] }));
    expect(asked(own('One', 1), own('Other', 2, 'self'))).toEqual([]);
    expect(asked(own('One', 1), changing('Other', size(2, 2)))).toEqual([[0, [0, 1]]]);
  });

  test('604.3: what defines its characteristics has the earlier place anyway', () => {
    const defining = (name: string, toughness: number) =>
      field(name, statement({ affects: all, characteristicDefining: true, changes: [size(1, toughness)] }));
    expect(asked(defining('One', 1), defining('Other', 2))).toEqual([]);
  });

  test('613.7m: of what enters at once only those are ordered that interfere', () => {
    const [small, large] = [changing('Small', size(1, 1)), changing('Large', size(5, 5))];
    expect(asked(small, changing('Anthem', plus(1, 1)), field('Idle'), large)).toEqual([[0, [0, 3]]]);
    expect(asked(small)).toEqual([]);
  });

  test('613.7m: each player orders their own, the active player first', () => {
    const of = (owner: 0 | 1, toughness: number): Placed => ({
      ...changing(`Field ${owner}${toughness}`, size(1, toughness)),
      owner,
    });
    expect(asked(of(1, 1), of(0, 2))).toEqual([]);
    expect(asked(of(1, 1), of(0, 2), of(1, 3), of(0, 4))).toEqual([
      [0, [1, 3]],
      [1, [0, 2]],
    ]);
  });
});
