import { beforeAll, expect, test } from 'vitest';
import { blockVerdict, mayBlock, requiredBlock } from '../../../machines/combat/index.ts';
import type { Game } from '../../../machines/rules/index.ts';
import {
  asked,
  attacking,
  begin,
  board,
  give,
  keyword,
  named,
  putCombatRulesTogether,
  refusedBy,
  reopened,
  says,
  type Thing,
  withMana,
} from './board.ts';
import { attackedBy, type Blocks, block, changed } from './fights.ts';

beforeAll(putCombatRulesTogether);

const verdict = (game: Game, blocks: Blocks, player = 1) =>
  refusedBy(blockVerdict(game, player, block(game, blocks)));

/** By which rules one creature may not block another. */
const one = (attacker: Partial<Thing>, blocker: Partial<Thing>) => {
  const game = attackedBy([{ name: 'Attacker', ...attacker }], [{ name: 'Blocker', ...blocker }]);
  return refusedBy(mayBlock(game, named(game, 'Blocker'), named(game, 'Attacker')));
};

test('509.1a: an untapped creature may block what attacks its controller', () => {
  expect(one({}, {})).toEqual([]);
  expect(one({}, { tapped: true })).toEqual(['509.1a']);
  expect(one({}, { types: ['artifact'] })).toEqual(['506.3']);
  expect(one({}, { types: ['creature', 'battle'] })).toEqual(['509.1a']);
  expect(one({}, { arrived: true })).toEqual([]);
  expect(one({}, { of: 0 })).toEqual(['509.1a']);
});

test('509.1b: effects say that a creature can’t block or can’t be blocked', () => {
  const flies = [keyword('flying')];
  expect(one({}, { abilities: [says([{ rule: 'cant', what: 'block' }])] })).toEqual(['509.1b']);
  expect(one({}, { abilities: [says([{ rule: 'cant', what: 'attack' }])] })).toEqual([]);
  expect(one({ abilities: [says([{ rule: 'cant', what: 'beBlocked' }])] }, {})).toEqual(['509.1b']);
  expect(
    one({ abilities: [says([{ rule: 'cantBeBlockedBy', by: { color: 'R' } }])] }, { manaCost: '{R}' }),
  ).toEqual(['509.1b']);
  expect(
    one({ abilities: [says([{ rule: 'cantBeBlockedBy', by: { color: 'R' } }])] }, { manaCost: '{G}' }),
  ).toEqual([]);
  expect(
    one({ abilities: [says([{ rule: 'cantBeBlockedExceptBy', by: { color: 'R' } }])] }, { manaCost: '{G}' }),
  ).toEqual(['509.1b']);
  expect(one({}, { abilities: [says([{ rule: 'canBlockOnly', what: { keyword: 'flying' } }])] })).toEqual([
    '509.1b',
  ]);
  expect(
    one(
      { abilities: flies },
      { abilities: [...flies, says([{ rule: 'canBlockOnly', what: { keyword: 'flying' } }])] },
    ),
  ).toEqual([]);
  expect(
    one({ power: 5 }, { abilities: [says([{ rule: 'cantBlock', what: { power: { atLeast: 4 } } }])] }),
  ).toEqual(['509.1b']);
  expect(
    one({ power: 3 }, { abilities: [says([{ rule: 'cantBlock', what: { power: { atLeast: 4 } } }])] }),
  ).toEqual([]);
});

test('509.1a: a creature blocks one attacker, or as many more as an effect lets it', () => {
  const attackers = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];
  const plain = attackedBy(attackers, [{ name: 'Wall' }]);
  expect(verdict(plain, { Wall: ['A'] })).toEqual([]);
  expect(verdict(plain, { Wall: ['A', 'B'] })).toEqual(['509.1a']);
  const more = attackedBy(attackers, [
    { name: 'Wall', abilities: [says([{ rule: 'blocksAdditional', number: 1 }])] },
  ]);
  expect(verdict(more, { Wall: ['A', 'B'] })).toEqual([]);
  expect(verdict(more, { Wall: ['A', 'B', 'C'] })).toEqual(['509.1a']);
  const any = attackedBy(attackers, [
    { name: 'Wall', abilities: [says([{ rule: 'blocksAdditional', number: 'any' }])] },
  ]);
  expect(verdict(any, { Wall: ['A', 'B', 'C'] })).toEqual([]);
  expect(verdict(any, { Wall: ['A', 'A'] })).toEqual(['509.1a']);
});

test('702.111b: a creature with menace isn’t blocked by one creature', () => {
  const menacing = attackedBy(
    [{ name: 'Thug', abilities: [keyword('menace')] }],
    [{ name: 'A' }, { name: 'B' }],
  );
  expect(verdict(menacing, { A: ['Thug'] })).toEqual(['702.111b']);
  expect(verdict(menacing, { A: ['Thug'], B: ['Thug'] })).toEqual([]);
  expect(verdict(menacing, {})).toEqual([]);
  expect(verdict(attackedBy([{ name: 'Thug' }], [{ name: 'A' }]), { A: ['Thug'] })).toEqual([]);
});

test('509.1b: no more creatures than an effect lets block one attacker, and no creature that can’t alone', () => {
  const slim = attackedBy(
    [{ name: 'Slim', abilities: [says([{ rule: 'mostBlockers', number: 1 }])] }],
    [{ name: 'A' }, { name: 'B', abilities: [says([{ rule: 'cant', what: 'blockAlone' }])] }],
  );
  expect(verdict(slim, { A: ['Slim'] })).toEqual([]);
  expect(verdict(slim, { B: ['Slim'] })).toEqual(['509.1b']);
  expect(verdict(slim, { A: ['Slim'], B: ['Slim'] })).toEqual(['509.1b']);
});

test('509.1c: with menace, a creature that blocks if able brings another', () => {
  const eager: Thing = { name: 'Eager', abilities: [says([{ rule: 'mustBlock' }])] };
  const game = attackedBy([{ name: 'Thug', abilities: [keyword('menace')] }], [eager, { name: 'Bear' }]);
  expect(verdict(game, { Eager: ['Thug'] })).toEqual(['702.111b']);
  expect(verdict(game, { Bear: ['Thug'] })).toEqual(['702.111b']);
  expect(verdict(game, {})).toEqual(['509.1c']);
  expect(verdict(game, { Eager: ['Thug'], Bear: ['Thug'] })).toEqual([]);
  expect(requiredBlock(game, 1)).toEqual(block(game, { Eager: ['Thug'], Bear: ['Thug'] }));
  const lonely = attackedBy([{ name: 'Thug', abilities: [keyword('menace')] }], [eager]);
  expect(verdict(lonely, {})).toEqual([]);
});

test('509.1c: a creature that must be blocked is, and all able to block it do where an effect says so', () => {
  const blockers = [{ name: 'A' }, { name: 'B' }];
  const once = attackedBy(
    [{ name: 'Bait', abilities: [says([{ rule: 'mustBeBlocked' }])] }, { name: 'Ape' }],
    blockers,
  );
  expect(verdict(once, { A: ['Ape'] })).toEqual(['509.1c']);
  expect(verdict(once, { A: ['Ape'], B: ['Bait'] })).toEqual([]);
  const all = attackedBy(
    [{ name: 'Bait', abilities: [says([{ rule: 'mustBeBlocked', by: 'all' }])] }, { name: 'Ape' }],
    blockers,
  );
  expect(verdict(all, { A: ['Ape'], B: ['Bait'] })).toEqual(['509.1c']);
  expect(verdict(all, { A: ['Bait'], B: ['Bait'] })).toEqual([]);
});

test('509.1c: nobody must pay a cost to block', () => {
  const eager = says([{ rule: 'mustBlock' }]);
  expect(verdict(attackedBy([{ name: 'Ape' }], [{ name: 'A', abilities: [eager] }]), {})).toEqual(['509.1c']);
  const dear = attackedBy(
    [{ name: 'Ape' }],
    [{ name: 'A', abilities: [eager, says([{ rule: 'costToBlock', cost: '{1}' }])] }],
  );
  expect(verdict(dear, {})).toEqual([]);
});

const three = () =>
  attacking(
    board(3, [
      { name: 'A' },
      { name: 'B' },
      { name: 'One', of: 1 },
      { name: 'Two', of: 2 },
      { name: 'Walker', of: 2, types: ['planeswalker'], loyalty: 2 },
    ]),
    { A: { player: 1 }, B: { object: 4 } },
  );

test('802.4a: a player’s creatures block only what attacks that player, or their planeswalkers', () => {
  expect(verdict(three(), { One: ['A'] })).toEqual([]);
  expect(verdict(three(), { One: ['B'] })).toEqual(['509.1a']);
  expect(verdict(three(), { Two: ['B'] }, 2)).toEqual([]);
  expect(verdict(three(), { Two: ['B'] }, 1)).toEqual(['509.1a']);
});

test('802.4: each defending player declares blockers, in APNAP order; 509.1h: blocked and unblocked', () => {
  const game = begin(three(), 'declareBlockers');
  expect(asked(game, 'blockers').player).toBe(1);
  give(game, block(game, { One: ['A'] }));
  expect(asked(game, 'blockers').player).toBe(2);
  expect(game.combat?.attackers.map(({ blocked }) => blocked)).toEqual([true, null]);
  give(game, []);
  expect(game.pending).toBeNull();
  expect(game.combat?.attackers.map(({ blocked, blockers }) => ({ blocked, blockers }))).toEqual([
    { blocked: true, blockers: [named(game, 'One')] },
    { blocked: false, blockers: [] },
  ]);
  expect(game.combat?.blockers).toEqual(block(game, { One: ['A'] }));
  expect(game.combat?.declaredBlocks).toEqual([1, 2]);
});

test('509.1: who has no creature that can block isn’t asked, and the attackers are unblocked', () => {
  const game = begin(attackedBy([{ name: 'A' }], [{ name: 'B', tapped: true }]), 'declareBlockers');
  expect(game.pending).toBeNull();
  expect(game.combat?.attackers.map(({ blocked }) => blocked)).toEqual([false]);
});

test('509.1d-f: costs to block are paid before the creatures block', () => {
  const dear = says([{ rule: 'costToBlock', cost: '{1}' }]);
  const game = attackedBy([{ name: 'Ape' }], [{ name: 'A', abilities: [dear] }]);
  expect(verdict(game, { A: ['Ape'] })).toEqual(['118.3']);
  const rich = begin(withMana(game, 1, 1), 'declareBlockers');
  give(rich, block(rich, { A: ['Ape'] }));
  expect(asked(rich, 'payment').player).toBe(1);
  expect(rich.combat?.blockers).toEqual([]);
  give(rich, 'auto');
  expect(rich.combat?.blockers).toEqual(block(rich, { A: ['Ape'] }));
  expect(rich.players[1]?.pool).toEqual([]);
  expect(rich.checkpoints).toEqual([]);
});

test('509.1g-h: each attacker is blocked by what was declared for it', () => {
  const game = begin(
    attackedBy([{ name: 'A' }, { name: 'B' }], [{ name: 'W' }, { name: 'X' }]),
    'declareBlockers',
  );
  give(game, block(game, { W: ['A'], X: ['B'] }));
  expect(game.combat?.attackers.map(({ blockers }) => blockers)).toEqual([[2], [3]]);
});

test('509.1g: only what is still there, of the same player, blocks once the costs are paid', () => {
  const dear = says([{ rule: 'costToBlock', cost: '{1}' }]);
  const declared = () => {
    const attackers = [{ name: 'A' }, { name: 'B' }];
    const wide = [dear, says([{ rule: 'blocksAdditional', number: 1 }])];
    const game = attackedBy(attackers, [{ name: 'W', abilities: wide }, { name: 'X' }]);
    const begun = begin(withMana(game, 1, 1), 'declareBlockers');
    return give(begun, block(begun, { W: ['A', 'B'], X: ['B'] }));
  };
  const blockers = (game: Game) => give(game, 'auto').combat?.blockers;
  const all = block(declared(), { W: ['A', 'B'], X: ['B'] });
  expect(blockers(declared())).toEqual(all);
  expect(blockers(changed(declared(), 'X', { zone: 'exile' }))).toEqual(all.slice(0, 1));
  expect(blockers(changed(declared(), 'X', { controller: 0 }))).toEqual(all.slice(0, 1));
  const game = declared();
  const combat = game.combat && { ...game.combat, attackers: game.combat.attackers.slice(1) };
  expect(blockers(reopened({ ...game, combat }))).toEqual(block(game, { W: ['B'], X: ['B'] }));
});

test('733.1, 509.1: a declaration whose costs aren’t paid is undone, and the player declares again', () => {
  const dear = says([{ rule: 'costToBlock', cost: '{1}' }]);
  const game = attackedBy([{ name: 'Ape' }], [{ name: 'A', abilities: [dear] }]);
  const declared = begin(withMana(game, 1, 1), 'declareBlockers');
  give(declared, block(declared, { A: ['Ape'] }));
  const poor = withMana(declared, 1, 0);
  give(poor, 'auto');
  expect(asked(poor, 'blockers').player).toBe(1);
  expect(poor.combat?.blockers).toEqual([]);
});
