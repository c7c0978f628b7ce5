import { beforeAll, describe, expect, test } from 'vitest';
import {
  attackVerdict,
  blockVerdict,
  requiredAttack,
  requiredBlock,
} from '../../../machines/combat/index.ts';
import type { AttackerAnswer, Defender, Game } from '../../../machines/rules/index.ts';
import { attacking, board, named, putCombatRulesTogether, refusedBy, says, type Thing } from './board.ts';
import { attackedBy, type Blocks, block, everyCreature, toll, walker } from './fights.ts';

beforeAll(putCombatRulesTogether);

const enchantment = (name: string, of: number, ...abilities: readonly ReturnType<typeof says>[]): Thing => ({
  name,
  of,
  types: ['enchantment'],
  abilities,
});
const eager = (name: string, ...more: Parameters<typeof says>[0]): Thing => ({
  name,
  abilities: [says([{ rule: 'mustAttack' }, ...more])],
});

describe('508.1c-d: attacks', () => {
  /** Attacks on player 1, or on the defender given. */
  const attack = (game: Game, attacks: Readonly<Record<string, Defender>>): readonly AttackerAnswer[] =>
    Object.entries(attacks).map(([name, defender]) => ({ object: named(game, name), defender }));
  const verdict = (game: Game, attacks: Readonly<Record<string, Defender>>) =>
    attackVerdict(game, 0, attack(game, attacks));
  const bob = { player: 1 };
  const carol = { player: 2 };

  test('508.1: only the attacking player declares; the refusal names who tried', () => {
    expect(attackVerdict(board(2, [{ name: 'Bear' }]), 1, [])).toMatchObject({
      refusals: [{ rule: '508.1', objects: [], players: [1] }],
    });
  });

  test('508.1c, 802.3a: a limit on what attacks one player counts what attacks that player', () => {
    const limit = enchantment(
      'Crawlspace',
      1,
      says([{ rule: 'mostAttackersOfYou', number: 1 }], { players: 'you' }),
    );
    const game = board(3, [{ name: 'A' }, { name: 'B' }, { name: 'C' }, walker, limit]);
    expect(refusedBy(verdict(game, { A: bob }))).toEqual([]);
    expect(refusedBy(verdict(game, { A: bob, B: carol, C: { object: named(game, 'Walker') } }))).toEqual([]);
    expect(verdict(game, { A: bob, B: bob, C: carol })).toMatchObject({
      refusals: [{ rule: '508.1c', objects: [named(game, 'Crawlspace')], players: [1], values: { most: 1 } }],
    });
    const without = board(3, [{ name: 'A' }, { name: 'B' }]);
    expect(refusedBy(verdict(without, { A: bob, B: bob }))).toEqual([]);
  });

  test('508.1d: a limit on what attacks one player sends no more than so many there', () => {
    const limit = enchantment(
      'Crawlspace',
      1,
      says([{ rule: 'mostAttackersOfYou', number: 1 }], { players: 'you' }),
    );
    const two = board(2, [eager('A'), eager('B'), limit]);
    expect(requiredAttack(two, 0)).toHaveLength(1);
    expect(refusedBy(verdict(two, { A: bob }))).toEqual([]);
    expect(refusedBy(verdict(two, { B: bob }))).toEqual([]);
    expect(refusedBy(verdict(two, {}))).toEqual(['508.1d']);
    const three = board(3, [eager('A'), eager('B'), limit]);
    expect(requiredAttack(three, 0)).toHaveLength(2);
    expect(refusedBy(verdict(three, { A: bob }))).toEqual(['508.1d']);
    expect(refusedBy(verdict(three, { A: carol, B: carol }))).toEqual([]);
    const guarded = board(2, [eager('A'), eager('B'), limit, walker]);
    expect(refusedBy(verdict(guarded, { A: bob }))).toEqual(['508.1d']);
    expect(requiredAttack(guarded, 0)).toHaveLength(2);
    const tighter = enchantment(
      'Silence',
      1,
      says([{ rule: 'mostAttackersOfYou', number: 0 }], { players: 'you' }),
    );
    expect(requiredAttack(board(2, [eager('A'), limit, tighter]), 0)).toEqual([]);
  });

  test('508.1d: of requirements that can’t all be obeyed it is any, as many as can be', () => {
    const limit = enchantment(
      'Arbiter',
      1,
      says([{ rule: 'mostAttackers', number: 1 }], { players: 'everyone' }),
    );
    const game = board(2, [eager('A'), eager('B'), limit]);
    expect(refusedBy(verdict(game, { A: bob }))).toEqual([]);
    expect(refusedBy(verdict(game, { B: bob }))).toEqual([]);
    const twice = board(2, [eager('A'), eager('B', { rule: 'mustAttack' }), limit]);
    expect(refusedBy(verdict(twice, { A: bob }))).toEqual(['508.1d', '508.1d']);
    expect(refusedBy(verdict(twice, { B: bob }))).toEqual([]);
  });

  test('508.1d: the refusal names what is required, of which creature and against whom', () => {
    const plain = board(2, [eager('A')]);
    expect(verdict(plain, {})).toMatchObject({
      refusals: [{ because: '{1} says that {0} attacks if able.', objects: [0, 0], players: [] }],
    });
    const taunt = enchantment('Taunt', 2, says([{ rule: 'mustAttack', whom: 'you' }], everyCreature));
    const game = board(3, [{ name: 'A' }, taunt]);
    expect(verdict(game, { A: bob })).toMatchObject({
      refusals: [{ because: '{1} says that {0} attacks {p0} if able.', objects: [0, 1], players: [2] }],
    });
    const both = board(3, [{ name: 'A' }, taunt, eager('B'), { ...eager('Tapped'), tapped: true }]);
    expect(verdict(both, { B: bob })).toMatchObject({ refusals: [{ objects: [0, 1] }, { objects: [2, 1] }] });
  });

  test('508.1d: a creature whose attack costs something counts only where the player chose that attack', () => {
    const shy = eager('Shy', { rule: 'cant', what: 'attackAlone' });
    const tax = enchantment(
      'Tax',
      1,
      says([{ rule: 'costToAttack', cost: '{0}', whom: 'you' }], {
        affects: { all: { type: 'creature', power: { atMost: 1 } } },
      }),
    );
    const game = board(2, [{ name: 'Dear', power: 1 }, shy, tax]);
    expect(refusedBy(verdict(game, { Dear: bob }))).toEqual(['508.1d']);
    expect(refusedBy(verdict(game, { Dear: bob, Shy: bob }))).toEqual([]);
    expect(refusedBy(verdict(game, {}))).toEqual([]);
    expect(requiredAttack(game, 0)).toEqual([]);
  });

  test('508.1d: that another creature attacks makes no attack free that has a cost', () => {
    const rich = says([{ rule: 'costToAttack', cost: '{0}', whom: 'you' }], {
      affects: { all: { power: { atMost: 1 } } },
    });
    const game = board(2, [{ ...eager('Dear'), power: 1 }, { name: 'Bear' }, enchantment('Tax', 1, rich)]);
    expect(refusedBy(verdict(game, { Bear: bob }))).toEqual([]);
    expect(refusedBy(verdict(board(2, [eager('Dear'), { name: 'Bear' }]), { Bear: bob }))).toEqual([
      '508.1d',
    ]);
  });

  test('508.1d: a creature that would have to pay attacks whom it may attack freely', () => {
    const game = board(3, [eager('A'), toll]);
    expect(requiredAttack(game, 0)).toEqual([{ object: 0, defender: carol }]);
    expect(refusedBy(verdict(game, {}))).toEqual(['508.1d']);
    expect(requiredAttack(board(2, [eager('A'), toll]), 0)).toEqual([]);
  });
});

describe('509.1b-c: blocks', () => {
  const verdict = (game: Game, blocks: Blocks) => blockVerdict(game, 1, block(game, blocks));
  const mustBlock = (name: string, ...more: Parameters<typeof says>[0]): Thing => ({
    name,
    abilities: [says([{ rule: 'mustBlock' }, ...more])],
  });
  const limit = enchantment(
    'Arbiter',
    1,
    says([{ rule: 'mostBlocking', number: 1 }], { players: 'everyone' }),
  );

  test('509.1b: a limit on how many creatures block names what says so', () => {
    const game = attackedBy([{ name: 'A' }], [{ name: 'W' }, { name: 'X' }, limit]);
    expect(refusedBy(verdict(game, { W: ['A'] }))).toEqual([]);
    expect(verdict(game, { W: ['A'], X: ['A'] })).toMatchObject({
      refusals: [{ rule: '509.1b', objects: [named(game, 'Arbiter')], values: { most: 1 } }],
    });
    const without = attackedBy([{ name: 'A' }], [{ name: 'W' }, { name: 'X' }]);
    expect(refusedBy(verdict(without, { W: ['A'], X: ['A'] }))).toEqual([]);
  });

  test('509.1c: of requirements that can’t all be obeyed it is any, as many as can be', () => {
    const game = attackedBy([{ name: 'A' }], [mustBlock('W'), mustBlock('X'), limit]);
    expect(requiredBlock(game, 1)).toHaveLength(1);
    expect(refusedBy(verdict(game, { W: ['A'] }))).toEqual([]);
    expect(refusedBy(verdict(game, { X: ['A'] }))).toEqual([]);
    expect(refusedBy(verdict(game, {}))).toEqual(['509.1c']);
    const twice = attackedBy([{ name: 'A' }], [mustBlock('W'), mustBlock('X', { rule: 'mustBlock' }), limit]);
    expect(refusedBy(verdict(twice, { W: ['A'] }))).toEqual(['509.1c', '509.1c']);
  });

  test('509.1c: the refusal names the creature that must block, what must be blocked, or both', () => {
    const plain = attackedBy([{ name: 'A' }], [mustBlock('W')]);
    expect(verdict(plain, {})).toMatchObject({
      refusals: [{ because: '{1} says that {0} blocks if able.', objects: [1, 1] }],
    });
    const bait = attackedBy([{ name: 'A', abilities: [says([{ rule: 'mustBeBlocked' }])] }], [{ name: 'W' }]);
    expect(verdict(bait, {})).toMatchObject({
      refusals: [{ because: '{1} says that {0} must be blocked if able.', objects: [0, 0] }],
    });
    const big = attackedBy(
      [{ name: 'Big', power: 5 }, { name: 'A' }],
      [
        { name: 'W', abilities: [says([{ rule: 'mustBlock', what: { all: { power: { atLeast: 5 } } } }])] },
        { name: 'X' },
      ],
    );
    const [attacker, blocker] = [named(big, 'Big'), named(big, 'W')];
    const because = '{2} says that {0} blocks {1} if able.';
    const refusal = { refusals: [{ because, objects: [blocker, attacker, blocker] }] };
    expect(verdict(big, {})).toMatchObject(refusal);
    expect(verdict(big, { W: ['A'] })).toMatchObject(refusal);
    expect(verdict(big, { X: ['Big'] })).toMatchObject(refusal);
    expect(verdict(big, { W: ['Big'] }).ok).toBe(true);
    expect(requiredBlock(big, 1)).toContainEqual(block(big, { W: ['Big'] })[0]);
  });

  test('509.1c: only what a declaration that obeys more obeys is named', () => {
    const game = attackedBy(
      [{ name: 'A' }],
      [mustBlock('W'), { ...mustBlock('Tapped'), tapped: true }, { name: 'X' }],
    );
    expect(verdict(game, { X: ['A'] })).toMatchObject({ refusals: [{ objects: [1, 1] }] });
    expect(refusedBy(verdict(game, {}))).toEqual(['509.1c']);
  });

  test('509.1c: the creatures of others don’t have to block', () => {
    const lure = [says([{ rule: 'mustBeBlocked', by: 'all' }])];
    const game = attacking(
      board(3, [
        { name: 'A', abilities: lure },
        { name: 'W', of: 1 },
        { ...mustBlock('Other'), of: 2 },
      ]),
      { A: { player: 1 } },
    );
    expect(verdict(game, {})).toMatchObject({ refusals: [{ objects: [1, 0, 0] }] });
    expect(refusedBy(verdict(game, { W: ['A'] }))).toEqual([]);
  });

  test('509.1c: what can’t block alone must block with another where that obeys more', () => {
    const shy = mustBlock('Shy', { rule: 'cant', what: 'blockAlone' });
    const alone = attackedBy([{ name: 'A' }], [shy]);
    expect(refusedBy(verdict(alone, {}))).toEqual([]);
    expect(requiredBlock(alone, 1)).toEqual([]);
    const two = attackedBy([{ name: 'A' }], [shy, { name: 'X' }]);
    expect(refusedBy(verdict(two, {}))).toEqual(['509.1c']);
    expect(requiredBlock(two, 1)).toEqual(block(two, { Shy: ['A'], X: ['A'] }));
  });

  test('509.1c: a creature that must pay to block counts only where the player chose it', () => {
    const shy = mustBlock('Shy', { rule: 'cant', what: 'blockAlone' });
    const dear: Thing = { name: 'Dear', abilities: [says([{ rule: 'costToBlock', cost: '{0}' }])] };
    const game = attackedBy([{ name: 'A' }], [shy, dear]);
    expect(refusedBy(verdict(game, {}))).toEqual([]);
    expect(refusedBy(verdict(game, { Dear: ['A'] }))).toEqual(['509.1c']);
    expect(refusedBy(verdict(game, { Dear: ['A'], Shy: ['A'] }))).toEqual([]);
    const other = attackedBy([{ name: 'A' }], [shy, dear, { ...dear, name: 'Third' }]);
    expect(requiredBlock(other, 1)).toEqual([]);
  });

  test('509.1c: that another creature blocks makes no block free that has a cost', () => {
    const dear = mustBlock('Dear', { rule: 'costToBlock', cost: '{0}' });
    const game = attackedBy([{ name: 'A' }], [dear, { name: 'X' }]);
    expect(refusedBy(verdict(game, { X: ['A'] }))).toEqual([]);
    const free = attackedBy([{ name: 'A' }], [mustBlock('Dear'), { name: 'X' }]);
    expect(refusedBy(verdict(free, { X: ['A'] }))).toEqual(['509.1c']);
  });

  test('509.1b-c: no more than one creature blocks what one creature at most can block', () => {
    const slim: Thing = { name: 'Slim', abilities: [says([{ rule: 'mostBlockers', number: 1 }])] };
    const game = attackedBy([slim], [mustBlock('W'), mustBlock('X')]);
    expect(requiredBlock(game, 1)).toHaveLength(1);
    expect(refusedBy(verdict(game, { X: ['Slim'] }))).toEqual([]);
    const both = attackedBy([slim, { name: 'A' }], [mustBlock('W'), mustBlock('X')]);
    expect(requiredBlock(both, 1)).toHaveLength(2);
    expect(refusedBy(verdict(both, { X: ['Slim'] }))).toEqual(['509.1c']);
  });

  test('509.1b: an effect says how many creatures at least must block, and what says so is named', () => {
    const wide: Thing = { name: 'Wide', abilities: [says([{ rule: 'fewestBlockers', number: 3 }])] };
    const game = attackedBy([wide], [{ name: 'W' }, { name: 'X' }, { name: 'Y' }]);
    expect(verdict(game, { W: ['Wide'], X: ['Wide'] })).toMatchObject({
      refusals: [{ rule: '509.1b', objects: [0, 0], values: { fewest: 3 } }],
    });
    expect(verdict(game, { W: ['Wide'], X: ['Wide'], Y: ['Wide'] }).ok).toBe(true);
    expect(verdict(game, {}).ok).toBe(true);
  });

  test('509.1b: how many block one attacker counts only what blocks that one', () => {
    const slim: Thing = { name: 'Slim', abilities: [says([{ rule: 'mostBlockers', number: 1 }])] };
    const game = attackedBy([slim, { name: 'A' }], [{ name: 'W' }, { name: 'X' }]);
    expect(refusedBy(verdict(game, { W: ['Slim'], X: ['A'] }))).toEqual([]);
    expect(refusedBy(verdict(game, { W: ['Slim'], X: ['Slim'] }))).toEqual(['509.1b']);
  });

  test('509.1c: a creature that can block any number of creatures obeys all that they require', () => {
    const bait = (name: string): Thing => ({ name, abilities: [says([{ rule: 'mustBeBlocked' }])] });
    const wall = (blocksAdditional: number | 'any'): Thing => ({
      name: 'Wall',
      abilities: [says([{ rule: 'blocksAdditional', number: blocksAdditional }])],
    });
    const attackers = [bait('A'), bait('B'), bait('C')];
    expect(requiredBlock(attackedBy(attackers, [wall('any')]), 1)).toMatchObject([{ attackers: [0, 1, 2] }]);
    expect(requiredBlock(attackedBy(attackers, [wall(1)]), 1)).toMatchObject([{ attackers: [0, 1] }]);
    const game = attackedBy(attackers, [wall(1)]);
    expect(refusedBy(verdict(game, { Wall: ['B', 'C'] }))).toEqual([]);
    expect(refusedBy(verdict(game, { Wall: ['B'] }))).toEqual(['509.1c']);
  });
});
