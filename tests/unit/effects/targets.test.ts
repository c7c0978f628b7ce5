import { describe, expect, test } from 'vitest';
import {
  chosenVerdict,
  legalTargets,
  targetCount,
  targetOptions,
  targetsExist,
  targetVerdict,
  whatKeepsThemAway,
} from '../../../machines/rules/effects/targets/index.ts';
import type { StackChoices, Target } from '../../../machines/rules/state/object.ts';
import { noChoices, type Scope, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { TargetSpec } from '../../../machines/rules/state/vocabulary/index.ts';
import { addEffect, card, creature, keyword, type Placed, smallGame } from '../support/small-game.ts';
import { bear, creatures, onStack, ruled } from '../support/spell-on-stack.ts';

/** A table whose object 0 is a spell of player 0 on the stack. */
const table = (...placed: readonly Placed[]) => smallGame([onStack, ...placed], ['Ada', 'Bo', 'Cy']).game;
const scopeWith = (choices: Partial<StackChoices> = {}): Scope => ({
  ...scopeOf(0, 0),
  onStack: 0,
  choices: { ...noChoices, ...choices },
});
const ox = creature('Ox', 4, 4, [], { manaCost: '{4}' });

describe('601.2c: whether there are enough targets', () => {
  const exist = (
    game: ReturnType<typeof table>,
    specs: readonly TargetSpec[],
    choices: Partial<StackChoices> = {},
  ) => ruled(targetsExist(game, scopeWith(choices), specs, 0));
  const strong: TargetSpec = { objects: { type: 'creature', power: { atLeast: 4 } } };

  test('as many as are asked for, spec by spec', () => {
    const game = table({ card: bear }, { card: ox });
    const two = { min: 2, max: 2 };
    expect(exist(game, [])).toEqual([]);
    expect(exist(game, [creatures])).toEqual([]);
    expect(exist(game, [{ ...creatures, count: two }])).toEqual([]);
    expect(exist(game, [{ ...creatures, count: { min: 3, max: 3 } }])).toEqual([['601.2c', 0]]);
    expect(exist(game, [creatures, { ...strong, count: two }])).toEqual([['601.2c', 0]]);
    // Up to two: none will do.
    expect(exist(table(), [{ ...creatures, count: { min: 0, max: 2 } }])).toEqual([]);
    expect(exist(table(), [creatures])).toEqual([['601.2c', 0]]);
  });

  test('another target may need what the first would take', () => {
    const other = { ...strong, differentFrom: 0 };
    // The ox, which is the first creature, is the only one that is strong.
    expect(exist(table({ card: ox }, { card: bear }), [creatures, other])).toEqual([]);
    expect(exist(table({ card: ox }), [creatures, other])).toEqual([['601.2c', 0]]);
    expect(exist(table({ card: ox }), [creatures, strong])).toEqual([]);
    // Two of three are chosen first, and one is left.
    const pair = { ...creatures, count: { min: 2, max: 2 } };
    const three = table({ card: ox }, { card: bear }, { card: bear });
    expect(exist(three, [pair, other])).toEqual([]);
    expect(exist(three, [{ ...pair, count: { min: 3, max: 3 } }, other])).toEqual([['601.2c', 0]]);
  });

  test('107.3: X is what was chosen', () => {
    const game = table({ card: ox });
    const cheap: TargetSpec = { objects: { type: 'creature', manaValue: { atMost: { number: 'x' } } } };
    expect(exist(game, [cheap], { x: 4 })).toEqual([]);
    expect(exist(game, [cheap], { x: 3 })).toEqual([['601.2c', 0]]);
    expect(ruled(targetsExist(game, scopeOf(0, 0), [cheap], 0))).toEqual([['601.2c', 0]]);
  });

  test('702.11b: what keeps them away is said besides', () => {
    const guarded = creature('Guarded', 1, 1, [keyword('hexproof')]);
    const placed: Placed = { card: guarded, owner: 1 };
    expect(exist(table(placed), [creatures])).toEqual([
      ['601.2c', 0],
      ['702.11b', 1],
    ]);
    // Of what isn't described nothing is said.
    expect(exist(table(placed), [{ objects: { type: 'artifact' } }])).toEqual([['601.2c', 0]]);
  });
});

describe('601.2c: what may be chosen', () => {
  const options = (specs: readonly TargetSpec[], placed: readonly Placed[], ...chosen: readonly Target[][]) =>
    targetOptions(
      table(...placed),
      scopeWith(),
      specs,
      0,
      chosen.map((one) => ({ chosen: one, divided: [] })),
    );
  const ids = (...objects: readonly number[]) => objects.map((object) => ({ object }));
  const placed: readonly Placed[] = [{ card: ox }, { card: bear }, { card: bear }];

  test('up to so many, no more than there are', () => {
    expect(options([{ ...creatures, count: { min: 0, max: 2 } }], placed)).toEqual({
      options: ids(1, 2, 3),
      min: 0,
      max: 2,
    });
    expect(options([{ ...creatures, count: { min: 1, max: 9 } }], placed)).toMatchObject({ min: 1, max: 3 });
    expect(options([{ ...creatures, count: { min: 0, max: 0 } }], placed)).toEqual({
      options: [],
      min: 0,
      max: 0,
    });
    // All are chosen already.
    expect(options([creatures], placed, ids(1))).toEqual({ options: [], min: 0, max: 0 });
  });

  test('not what another target needs', () => {
    const other: TargetSpec = { objects: { type: 'creature', power: { atLeast: 4 } }, differentFrom: 0 };
    expect(options([creatures, other], placed).options).toEqual(ids(2, 3));
    expect(
      options([creatures, { objects: { type: 'creature', power: { atLeast: 4 } } }], placed).options,
    ).toEqual(ids(1, 2, 3));
    expect(options([creatures, other], placed, ids(2)).options).toEqual(ids(1));
    // Three in a row: the third must differ from the second, and not from the first.
    const third: TargetSpec = { ...other, differentFrom: 1 };
    expect(options([creatures, creatures, third], placed).options).toEqual(ids(1, 2, 3));
    expect(options([creatures, creatures, third], placed, ids(1)).options).toEqual(ids(2, 3));
  });

  test('601.2d: of what is divided each gets at least 1', () => {
    const divided: TargetSpec = { ...creatures, count: { min: 1, max: 3 }, divide: 2 };
    expect(options([divided], placed)).toMatchObject({ min: 1, max: 2 });
    expect(options([{ ...divided, divide: 5 }], placed)).toMatchObject({ min: 1, max: 3 });
  });

  test('of each player so many', () => {
    const each: TargetSpec = { ...creatures, count: { min: 0, max: 2 }, forEach: 'opponents' };
    expect(targetCount(table(), scopeWith(), each)).toEqual({ min: 0, max: 4 });
    expect(targetCount(table(), scopeWith(), { ...creatures, forEach: 'everyone' })).toEqual({
      min: 3,
      max: 3,
    });
  });

  test('none for a cost that wasn’t paid', () => {
    const kicked: TargetSpec = { ...creatures, ifPaid: 'kicker' };
    expect(targetCount(table(), scopeWith(), kicked)).toEqual({ min: 0, max: 0 });
    expect(targetCount(table(), scopeWith({ paid: ['kicker'] }), kicked)).toEqual({ min: 1, max: 1 });
    expect(targetCount(table(), { ...scopeWith(), choices: null }, kicked)).toEqual({ min: 0, max: 0 });
  });
});

test('115.1: what is no legal target is named, and so is how many there may be', () => {
  const game = table({ card: bear }, { card: card('Relic', ['artifact']) });
  const refused = (spec: TargetSpec, ...chosen: readonly Target[]) => {
    const verdict = chosenVerdict(game, scopeWith(), [spec], 0, [], chosen);
    return verdict.ok ? null : verdict.refusals[0];
  };
  expect(refused(creatures, { object: 2 })).toMatchObject({ rule: '115.1', objects: [2] });
  expect(refused(creatures, { player: 1 })).toMatchObject({ rule: '115.1', objects: [], players: [1] });
  expect(refused({ ...creatures, count: { min: 1, max: 3 } })).toMatchObject({
    rule: '601.2c',
    values: { min: 1, max: 1 },
  });
  const each: TargetSpec = { ...creatures, count: { min: 0, max: 1 }, forEach: 'everyone' };
  const two = table({ card: bear }, { card: ox });
  const verdict = chosenVerdict(two, scopeWith(), [each], 0, [], [{ object: 1 }, { object: 2 }]);
  expect(verdict).toMatchObject({ refusals: [{ rule: '601.2c', players: [0], values: { most: 1 } }] });
});

describe('115: what may be a target', () => {
  const artifact = card('Relic', ['artifact']);
  const walker = card('Walker', ['planeswalker'], [], { loyalty: 3 });
  const battle = card('Siege', ['battle']);
  const verdict = (spec: TargetSpec, target: Target, ...placed: readonly Placed[]) =>
    ruled(targetVerdict(table(...placed), scopeWith(), spec, target, 0));

  test('115.4: any target is a creature, planeswalker, battle or player', () => {
    const game = table({ card: bear }, { card: walker }, { card: battle }, { card: artifact });
    expect(legalTargets(game, scopeWith(), { any: true }, 0)).toEqual([
      { object: 1 },
      { object: 2 },
      { object: 3 },
      { player: 0 },
      { player: 1 },
      { player: 2 },
    ]);
    expect(ruled(targetVerdict(game, scopeWith(), { any: true }, { object: 4 }, 0))).toEqual([['115.4', 4]]);
    expect(ruled(targetVerdict(game, scopeWith(), { any: true }, { player: 2 }, 0))).toEqual([]);
  });

  test('115.1: the players that are said, in the order of their seats', () => {
    const players = (spec: TargetSpec) => legalTargets(table(), scopeWith(), spec, 0);
    expect(players({ players: 'opponent' })).toEqual([{ player: 1 }, { player: 2 }]);
    expect(players({ players: 'you' })).toEqual([{ player: 0 }]);
    expect(players({ players: 'any' })).toHaveLength(3);
    expect(players(creatures)).toEqual([]);
    expect(verdict({ players: 'opponent' }, { player: 0 })).toEqual([['115.1', 'p0']]);
    expect(verdict(creatures, { player: 1 })).toEqual([['115.1', 'p1']]);
    expect(verdict({ players: 'any' }, { object: 1 }, { card: bear })).toEqual([['115.1', 1]]);
  });

  test('115.5: no spell targets itself', () => {
    const spells: TargetSpec = { objects: { stackObject: 'spell' } };
    const game = table({ ...onStack, card: card('Other', ['instant']) });
    expect(legalTargets(game, scopeWith(), spells, 0)).toEqual([{ object: 1 }]);
    expect(ruled(targetVerdict(game, scopeWith(), spells, { object: 0 }, 0))).toEqual([['115.5', 0]]);
    expect(ruled(targetVerdict(game, scopeWith(), spells, { object: 1 }, 0))).toEqual([]);
    expect(ruled(whatKeepsThemAway(game, scopeWith(), spells, 0))).toEqual([]);
  });

  test('115.2: without another zone a description is of the battlefield, of spells of the stack', () => {
    const game = table(
      { card: bear, zone: 'graveyard' },
      { ...onStack, card: bear, with: { ...onStack.with, kind: 'card' } },
    );
    expect(legalTargets(game, scopeWith(), creatures, 0)).toEqual([]);
    expect(legalTargets(game, scopeWith(), { objects: { type: 'creature', zone: 'graveyard' } }, 0)).toEqual([
      { object: 1 },
    ]);
    expect(
      legalTargets(game, scopeWith(), { objects: { type: 'creature', stackObject: 'spell' } }, 0),
    ).toEqual([{ object: 2 }]);
  });

  test('608.2b: not what has left, nor who', () => {
    const game = table();
    expect(ruled(targetVerdict(game, scopeWith(), creatures, { object: 99 }, 0))).toEqual([['608.2b', 99]]);
    expect(ruled(targetVerdict(game, scopeWith(), { players: 'any' }, { player: 9 }, 0))).toEqual([
      ['608.2b', 'p9'],
    ]);
  });

  test('115.3: not what was chosen for the target that it must differ from', () => {
    const other: TargetSpec = { players: 'any', objects: { type: 'creature' }, differentFrom: 0 };
    const game = table({ card: bear }, { card: ox });
    const after = (...chosen: readonly Target[]) =>
      legalTargets(game, scopeWith({ targets: [{ chosen, divided: [] }] }), other, 0);
    expect(after({ object: 1 }, { player: 1 })).toEqual([{ object: 2 }, { player: 0 }, { player: 2 }]);
    expect(after()).toHaveLength(5);
    expect(legalTargets(game, { ...scopeWith(), choices: null }, other, 0)).toHaveLength(5);
  });

  test('702.18a: an ability guards only where it functions', () => {
    const shrouded = creature('Shrouded', 1, 1, [keyword('shroud')]);
    expect(verdict(creatures, { object: 1 }, { card: shrouded })).toEqual([['702.18a', 1]]);
    // In a graveyard it doesn't (113.6).
    const there: TargetSpec = { objects: { type: 'creature', zone: 'graveyard' } };
    expect(verdict(there, { object: 1 }, { card: shrouded, zone: 'graveyard' })).toEqual([]);
    expect(verdict(creatures, { object: 1 }, { card: creature('Flyer', 1, 1, [keyword('flying')]) })).toEqual(
      [],
    );
  });

  test('609.4: as though it had no hexproof', () => {
    const guarded = creature('Guarded', 1, 1, [keyword('hexproof')]);
    const shrouded = creature('Shrouded', 1, 1, [keyword('shroud')]);
    const game = table(
      { card: guarded, owner: 1 },
      { card: guarded, owner: 2 },
      { card: shrouded, owner: 1 },
    );
    expect(legalTargets(game, scopeWith(), creatures, 0)).toEqual([]);
    addEffect(game, 0, [], [], {
      objects: null,
      players: [0],
      rules: [
        { rule: 'mayTargetAsThoughWithout', keyword: 'hexproof', what: { controller: { named: 'them' } } },
      ],
      named: { them: { objects: [], players: [1], amount: 0, did: true } },
    });
    expect(legalTargets(game, scopeWith(), creatures, 0)).toEqual([{ object: 1 }]);
    // It's Ada who may.
    expect(legalTargets(game, { ...scopeWith(), you: 2 }, creatures, 0)).toEqual([{ object: 2 }]);
  });

  test('101.2: what an effect says can’t be its target: by what it is, or by its source (113.7)', () => {
    const game = table(
      { card: bear },
      { card: artifact },
      {
        card: card('Ability', []),
        zone: 'stack',
        with: {
          kind: 'ability',
          stack: { choices: noChoices, source: 2, ability: 'x', trigger: null, named: {} },
        },
      },
    );
    const may = (source: number) => ruled(targetVerdict(game, scopeWith(), creatures, { object: 1 }, source));
    expect([may(0), may(3)]).toEqual([[], []]);
    addEffect(game, 1, [1], [], { rules: [{ rule: 'cantBeTargetedBy', by: { type: 'artifact' } }] });
    expect([may(0), may(3)]).toEqual([[], [['101.2', 1, 1]]]);
    addEffect(game, 1, [1], [], { rules: [{ rule: 'cantBeTargetedBy', by: { type: 'sorcery' } }] });
    expect(may(0)).toEqual([['101.2', 1, 1]]);
    // One that speaks of a zone is of what is there.
    const elsewhere = table({ card: bear });
    addEffect(elsewhere, 1, [1], [], {
      rules: [{ rule: 'cantBeTargetedBy', by: { type: 'sorcery', zone: 'graveyard' } }],
    });
    expect(ruled(targetVerdict(elsewhere, scopeWith(), creatures, { object: 1 }, 0))).toEqual([]);
  });

  test('702.11c: a player with hexproof, against opponents', () => {
    const ward = card(
      'Ward',
      ['enchantment'],
      [{ kind: 'static', players: 'you', rules: [{ rule: 'playerHas', ability: keyword('hexproof') }] }],
    );
    const game = table({ card: ward, owner: 1 });
    const any: TargetSpec = { players: 'any' };
    expect(legalTargets(game, scopeWith(), any, 0)).toEqual([{ player: 0 }, { player: 2 }]);
    expect(legalTargets(game, { ...scopeWith(), you: 1 }, any, 0)).toHaveLength(3);
    expect(ruled(targetVerdict(game, scopeWith(), any, { player: 1 }, 0))).toEqual([['702.11c', 'p1']]);
    expect(ruled(whatKeepsThemAway(game, scopeWith(), any, 0))).toEqual([['702.11c', 'p1']]);
    expect(ruled(whatKeepsThemAway(game, scopeWith(), { players: 'you' }, 0))).toEqual([]);
  });
});
