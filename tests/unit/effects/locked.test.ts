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
const x = { x: true } as const;
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
  expect(change({ modifyPower: x, modifyToughness: { minus: [0, x] } })).toEqual([
    { modifyPower: 3, modifyToughness: -3 },
    {},
  ]);
  expect(change({ set: 'powerToughness', setPower: x, setToughness: 1 })).toEqual([
    { set: 'powerToughness', setPower: 3, setToughness: 1 },
    {},
  ]);
  expect(change({ set: 'powerToughness', setToughness: x })).toEqual([
    { set: 'powerToughness', setToughness: 3 },
    {},
  ]);
});

test('611.2d: who gains control, and whose text it is, are looked up', () => {
  expect(change({ control: 'you' })).toEqual([{ control: 'you' }, {}]);
  expect(change({ control: 'opponents' })).toEqual([{ control: named }, one]);
  expect(change({ fullTextOf: target })).toEqual([{ fullTextOf: named }, it]);
  expect(change({ fullTextOf: 'self' })).toEqual([{ fullTextOf: 'self' }, {}]);
});

test('607.2d: words that were chosen are those; of one word the last that was chosen', () => {
  const chosen = { chosen: 'type' };
  expect(change({ addSubtypes: chosen })[0]).toEqual({ addSubtypes: ['Elf', 'Goblin'] });
  expect(change({ setSubtypes: chosen })[0]).toEqual({ setSubtypes: ['Elf', 'Goblin'] });
  expect(change({ setSubtypes: ['Orc'] })[0]).toEqual({ setSubtypes: ['Orc'] });
  expect(change({ addColors: { chosen: 'color' } })[0]).toEqual({ addColors: ['W', 'G'] });
  expect(change({ setColors: { chosen: 'color' } })[0]).toEqual({ setColors: ['W', 'G'] });
  expect(change({ setColors: ['U'] })[0]).toEqual({ setColors: ['U'] });
  expect(change({ setName: chosen })[0]).toEqual({ setName: 'Goblin' });
  expect(change({ setName: 'Rock' })[0]).toEqual({ setName: 'Rock' });
  expect(change({ changeWord: 'Elf', to: chosen })[0]).toEqual({ changeWord: 'Elf', to: 'Goblin' });
  expect(change({ changeWord: chosen, to: 'Elf' })[0]).toEqual({ changeWord: 'Goblin', to: 'Elf' });
  // Nothing was chosen, or never (607.5a).
  for (const link of ['nothing', 'never']) {
    expect(change({ setColors: { chosen: link } })[0]).toEqual({ setColors: [] });
    expect(change({ addSubtypes: { chosen: link } })[0]).toEqual({ addSubtypes: [] });
    expect(change({ setName: { chosen: link } })[0]).toEqual({ setName: '' });
  }
});

test('611.2d: the players, objects and numbers in a change of rules are fixed', () => {
  expect(rule({ cantAttack: 'opponents' })).toEqual([{ cantAttack: named }, one]);
  expect(rule({ cantAttack: 'opponents', orPlaneswalkers: true })).toEqual([
    { cantAttack: named, orPlaneswalkers: true },
    one,
  ]);
  expect(rule({ mustAttack: 'opponents' })).toEqual([{ mustAttack: named }, one]);
  expect(rule({ mustAttack: { object: target } })).toEqual([{ mustAttack: { object: named } }, it]);
  expect(rule({ mustAttack: { object: 'self' } })).toEqual([{ mustAttack: { object: 'self' } }, {}]);
  expect(rule({ mustBlock: { attacker: target } })).toEqual([{ mustBlock: { attacker: named } }, it]);
  expect(rule({ additionalLands: x })).toEqual([{ additionalLands: 3 }, {}]);
  expect(rule({ maximumHandSize: x })).toEqual([{ maximumHandSize: 3 }, {}]);
  expect(rule({ maximumHandSize: { reduce: x } })).toEqual([{ maximumHandSize: { reduce: 3 } }, {}]);
});

test('611.2c: what says neither goes on as it is', () => {
  const rules: readonly RuleChange[] = [
    { mustAttack: true },
    { mustBlock: true },
    { additionalLands: 'any' },
    { maximumHandSize: 'none' },
    { cantBlock: { type: 'creature' } },
  ];
  expect(rules.map((words) => rule(words))).toEqual(rules.map((words) => [words, {}]));
  const changes: readonly Modification[] = [{ addTypes: ['artifact'] }, { switchPowerToughness: true }];
  expect(changes.map((words) => change(words))).toEqual(changes.map((words) => [words, {}]));
});

test('611.2d: what is kept under names is kept apart', () => {
  const kept: Kept = {};
  expect(lockedRule(game, scope, { cantAttack: 'opponents' }, kept)).toEqual({ cantAttack: named });
  expect(lockedChange(game, scope, { control: 'everyone' }, kept)).toEqual({
    control: { named: 'locked 1' },
  });
  expect(kept).toEqual({ ...one, 'locked 1': { ...noNamed, players: [0, 1] } });
});
