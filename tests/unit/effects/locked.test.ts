import { beforeAll, expect, test } from 'vitest';
import { type Kept, lockedChange, lockedRule } from '../../../machines/rules/effects/instructions/locked.ts';
import type { LinkMemory } from '../../../machines/rules/state/object.ts';
import { noChoices, noNamed, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { Modification, RuleChange } from '../../../machines/rules/state/vocabulary/index.ts';
import { bear, card, putEffectRulesTogether } from './follow.ts';
import { smallGame } from './small-game.ts';

beforeAll(putEffectRulesTogether);

const chose = (...values: LinkMemory['values']): LinkMemory => ({ objects: [], players: [], values });

/** An object that had a player choose, and a creature beside it; X is 3, and the first target the creature. */
const game = smallGame([
  {
    card: card('Totem', { types: ['artifact'] }),
    with: { links: { color: chose('W', 'G'), type: chose('Elf', 'Goblin'), nothing: chose() } },
  },
  { card: bear },
]);
const choices = { ...noChoices, x: 3, targets: [{ chosen: [{ object: 1 }], divided: [] }] };
const scope = { ...scopeOf(0, 0), choices };
const x = { number: 'x' } as const;
const target = { target: 0 } as const;

/** What is locked in, and what is kept under the names in it. */
function lock<Words>(
  words: Words,
  locking: (table: typeof game, of: typeof scope, words: Words, kept: Kept) => Words,
): readonly [Words, Kept] {
  const kept: Kept = {};
  return [locking(game, scope, words, kept), kept];
}
const change = (words: Modification) => lock(words, lockedChange);
const rule = (words: RuleChange) => lock(words, lockedRule);
const one = { 'locked 0': { ...noNamed, players: [1] } };
const it = { 'locked 0': { ...noNamed, objects: [1] } };
const named = { named: 'locked 0' };

test('611.2d: the numbers in a change of characteristics are worked out', () => {
  expect(
    change({ change: 'modifyPowerToughness', power: x, toughness: { number: 'minus', of: [0, x] } }),
  ).toEqual([{ change: 'modifyPowerToughness', power: 3, toughness: -3 }, {}]);
  expect(change({ change: 'setPowerToughness', power: x, toughness: 1 })).toEqual([
    { change: 'setPowerToughness', power: 3, toughness: 1 },
    {},
  ]);
  expect(change({ change: 'setPowerToughness', toughness: x })).toEqual([
    { change: 'setPowerToughness', toughness: 3 },
    {},
  ]);
});

test('611.2d: who gains control, and whose text it is, are looked up', () => {
  expect(change({ change: 'control', by: 'you' })).toEqual([{ change: 'control', by: 'you' }, {}]);
  expect(change({ change: 'control', by: 'opponents' })).toEqual([{ change: 'control', by: named }, one]);
  expect(change({ change: 'fullTextOf', of: target })).toEqual([{ change: 'fullTextOf', of: named }, it]);
  expect(change({ change: 'fullTextOf', of: 'self' })).toEqual([{ change: 'fullTextOf', of: 'self' }, {}]);
});

test('607.2d: words that were chosen are those; of one word the last that was chosen', () => {
  const chosen = { chosen: 'type' };
  expect(change({ change: 'addSubtypes', subtypes: chosen })[0]).toEqual({
    change: 'addSubtypes',
    subtypes: ['Elf', 'Goblin'],
  });
  expect(change({ change: 'setSubtypes', subtypes: chosen })[0]).toEqual({
    change: 'setSubtypes',
    subtypes: ['Elf', 'Goblin'],
  });
  expect(change({ change: 'setSubtypes', subtypes: ['Orc'] })[0]).toEqual({
    change: 'setSubtypes',
    subtypes: ['Orc'],
  });
  expect(change({ change: 'addColors', colors: { chosen: 'color' } })[0]).toEqual({
    change: 'addColors',
    colors: ['W', 'G'],
  });
  expect(change({ change: 'setColors', colors: { chosen: 'color' } })[0]).toEqual({
    change: 'setColors',
    colors: ['W', 'G'],
  });
  expect(change({ change: 'setColors', colors: ['U'] })[0]).toEqual({ change: 'setColors', colors: ['U'] });
  expect(change({ change: 'setName', name: chosen })[0]).toEqual({ change: 'setName', name: 'Goblin' });
  expect(change({ change: 'setName', name: 'Rock' })[0]).toEqual({ change: 'setName', name: 'Rock' });
  expect(change({ change: 'changeWord', from: 'Elf', to: chosen })[0]).toEqual({
    change: 'changeWord',
    from: 'Elf',
    to: 'Goblin',
  });
  expect(change({ change: 'changeWord', from: chosen, to: 'Elf' })[0]).toEqual({
    change: 'changeWord',
    from: 'Goblin',
    to: 'Elf',
  });
  // Nothing was chosen, or never (607.5a).
  for (const link of ['nothing', 'never']) {
    expect(change({ change: 'setColors', colors: { chosen: link } })[0]).toEqual({
      change: 'setColors',
      colors: [],
    });
    expect(change({ change: 'addSubtypes', subtypes: { chosen: link } })[0]).toEqual({
      change: 'addSubtypes',
      subtypes: [],
    });
    expect(change({ change: 'setName', name: { chosen: link } })[0]).toEqual({ change: 'setName', name: '' });
  }
});

test('611.2d: the players, objects and numbers in a change of rules are fixed', () => {
  expect(rule({ rule: 'cantAttack', whom: 'opponents' })).toEqual([{ rule: 'cantAttack', whom: named }, one]);
  expect(rule({ rule: 'cantAttack', whom: 'opponents', orPlaneswalkers: true })).toEqual([
    { rule: 'cantAttack', whom: named, orPlaneswalkers: true },
    one,
  ]);
  expect(rule({ rule: 'mustAttack', whom: 'opponents' })).toEqual([{ rule: 'mustAttack', whom: named }, one]);
  expect(rule({ rule: 'mustAttack', whom: { object: target } })).toEqual([
    { rule: 'mustAttack', whom: { object: named } },
    it,
  ]);
  expect(rule({ rule: 'mustAttack', whom: { object: 'self' } })).toEqual([
    { rule: 'mustAttack', whom: { object: 'self' } },
    {},
  ]);
  expect(rule({ rule: 'mustBlock', what: target })).toEqual([{ rule: 'mustBlock', what: named }, it]);
  expect(rule({ rule: 'additionalLands', number: x })).toEqual([{ rule: 'additionalLands', number: 3 }, {}]);
  expect(rule({ rule: 'maximumHandSize', number: x })).toEqual([{ rule: 'maximumHandSize', number: 3 }, {}]);
  expect(rule({ rule: 'maximumHandSizeReduced', by: x })).toEqual([
    { rule: 'maximumHandSizeReduced', by: 3 },
    {},
  ]);
});

test('611.2c: what says neither goes on as it is', () => {
  const rules: readonly RuleChange[] = [
    { rule: 'mustAttack' },
    { rule: 'mustBlock' },
    { rule: 'additionalLands', number: 'any' },
    { rule: 'maximumHandSize', number: 'none' },
    { rule: 'cantBlock', what: { type: 'creature' } },
  ];
  expect(rules.map((words) => rule(words))).toEqual(rules.map((words) => [words, {}]));
  const changes: readonly Modification[] = [
    { change: 'addTypes', types: ['artifact'] },
    { change: 'switchPowerToughness' },
  ];
  expect(changes.map((words) => change(words))).toEqual(changes.map((words) => [words, {}]));
});

test('611.2d: what is kept under names is kept apart', () => {
  const kept: Kept = {};
  expect(lockedRule(game, scope, { rule: 'cantAttack', whom: 'opponents' }, kept)).toEqual({
    rule: 'cantAttack',
    whom: named,
  });
  expect(lockedChange(game, scope, { change: 'control', by: 'everyone' }, kept)).toEqual({
    change: 'control',
    by: { named: 'locked 1' },
  });
  expect(kept).toEqual({ ...one, 'locked 1': { ...noNamed, players: [0, 1] } });
});
