import { beforeAll, expect, test } from 'vitest';
import { costsToAttack } from '../../../machines/combat/costs.ts';
import { defenders, enteringDefenders, isDefendedBy } from '../../../machines/combat/defenders.ts';
import {
  abandonDeclaration,
  mayAbandonDeclaration,
  mayAttack,
  mayBlock,
} from '../../../machines/combat/index.ts';
import { attackOptions } from '../../../machines/combat/may-attack.ts';
import { blockOptions } from '../../../machines/combat/may-block.ts';
import type { Ability, Defender, Game } from '../../../machines/rules/index.ts';
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
import { attackedBy, changed, everyCreature, toll, walker } from './fights.ts';

beforeAll(putCombatRulesTogether);

test('506.2-3: a battle is defended by its protector, a planeswalker by its controller, while there', () => {
  const game = board(3, [{ name: 'Siege', of: 2, types: ['battle'], defense: 4, protector: 1 }, walker]);
  const by = (one: Game, name: string) =>
    [0, 1, 2].filter((player) => isDefendedBy(one, named(one, name), player));
  expect(by(game, 'Siege')).toEqual([1]);
  expect(by(game, 'Walker')).toEqual([1]);
  expect(by(changed(game, 'Walker', { phasedOut: true }), 'Walker')).toEqual([]);
  expect(by(changed(game, 'Walker', { zone: 'exile' }), 'Walker')).toEqual([]);
});

test('508.4, 506.3b: only in combat, and only the attacking player’s creatures, enter attacking', () => {
  const game = board(2, [{ name: 'Bear' }]);
  expect(enteringDefenders(game, 0)).toEqual([{ player: 1 }]);
  expect(enteringDefenders(game, 1)).toEqual([]);
  expect(enteringDefenders(reopened({ ...game, combat: null }), 0)).toEqual([]);
});

test('800.4j: without an active player nobody is attacked', () => {
  const game = board(2, [{ name: 'Bear' }]);
  const nobody = reopened({ ...game, turn: { ...game.turn, active: null } });
  expect(defenders(nobody)).toEqual([]);
  expect(attackOptions(nobody)).toEqual([]);
  expect(attackOptions(game)).toHaveLength(1);
});

test('506.3: what is not on the battlefield, or is phased out, doesn’t attack', () => {
  const game = board(2, [{ name: 'Bear' }]);
  const verdict = (one: Game) => refusedBy(mayAttack(one, 0, { player: 1 }));
  expect(verdict(game)).toEqual([]);
  expect(verdict(changed(game, 'Bear', { zone: 'exile' }))).toEqual(['506.3']);
  expect(verdict(changed(game, 'Bear', { phasedOut: true }))).toEqual(['506.3']);
});

test('702.3b: defender is overlooked only by what speaks of defender', () => {
  const verdict = (without: string) => {
    const abilities = [keyword('defender'), says([{ rule: 'mayAttackAsThoughWithout', keyword: without }])];
    return refusedBy(mayAttack(board(2, [{ name: 'Wall', abilities }]), 0, { player: 1 }));
  };
  expect(verdict('flying')).toEqual(['702.3b']);
  expect(verdict('defender')).toEqual([]);
});

test('508.1b-c: each creature is offered whom it may attack, and one that may attack nobody isn’t', () => {
  const peace: Thing = {
    name: 'Peace',
    of: 1,
    types: ['enchantment'],
    abilities: [says([{ rule: 'cantAttack', whom: 'you' }], everyCreature)],
  };
  const things: readonly Thing[] = [
    { name: 'Bear' },
    { name: 'Tapped', tapped: true },
    { name: 'Wall', abilities: [keyword('defender')] },
    walker,
  ];
  const whom: readonly Defender[] = [{ player: 1 }, { player: 2 }, { object: 3 }];
  expect(attackOptions(board(3, things))).toEqual([{ object: 0, defenders: whom }]);
  expect(attackOptions(board(3, [...things, peace]))).toEqual([{ object: 0, defenders: whom.slice(1) }]);
});

test('509.1a-b: each creature is offered what it may block, and one that may block nothing isn’t', () => {
  const game = board(2, [
    { name: 'Bird', abilities: [keyword('flying')] },
    { name: 'Ape' },
    { name: 'Bear', of: 1 },
    { name: 'Spider', of: 1, abilities: [keyword('reach')] },
    { name: 'Tapped', of: 1, tapped: true },
  ]);
  expect(blockOptions(attacking(game, { Bird: { player: 1 }, Ape: { player: 1 } }), 1)).toEqual([
    { object: 2, attackers: [1] },
    { object: 3, attackers: [0, 1] },
  ]);
  expect(blockOptions(attacking(game, { Bird: { player: 1 } }), 1)).toEqual([{ object: 3, attackers: [0] }]);
  expect(blockOptions(game, 1)).toEqual([]);
});

test('509.1b: what a creature says of its own attacks or blocks leaves the other side alone', () => {
  const verdict = (attacker: readonly Ability[], blocker: readonly Ability[]) => {
    const game = attackedBy(
      [{ name: 'Attacker', abilities: attacker }],
      [{ name: 'Blocker', abilities: blocker }],
    );
    return refusedBy(mayBlock(game, 1, 0));
  };
  expect(verdict([], [says([{ rule: 'cant', what: 'beBlocked' }])])).toEqual([]);
  expect(verdict([says([{ rule: 'cant', what: 'beBlocked' }])], [])).toEqual(['509.1b']);
  expect(verdict([says([{ rule: 'cant', what: 'block' }])], [])).toEqual([]);
  expect(verdict([says([{ rule: 'cantBlock', what: { type: 'creature' } }])], [])).toEqual([]);
  expect(verdict([], [says([{ rule: 'cantBlock', what: { type: 'creature' } }])])).toEqual(['509.1b']);
  expect(verdict([keyword('flying')], [])).toEqual(['702.9b']);
  expect(verdict([keyword('flying')], [keyword('reach')])).toEqual([]);
  expect(verdict([], [keyword('flying')])).toEqual([]);
});

test('509.1a: outside combat nothing blocks', () => {
  const game = board(2, [{ name: 'Attacker' }, { name: 'Blocker', of: 1 }]);
  expect(refusedBy(mayBlock(reopened({ ...game, combat: null }), 1, 0))).toEqual(['509.1a']);
});

test('508.1h: a cost is asked for attacking whom it names, and not for another', () => {
  const asks = (of: 'you' | 'youAndPlaneswalkers', defender: Defender) => {
    const tax: Thing = {
      ...toll,
      abilities: [says([{ rule: 'costToAttack', cost: '{2}', whom: of }], everyCreature)],
    };
    const theirs: Thing = { ...walker, name: 'Theirs', of: 2 };
    const game = board(3, [{ name: 'Bear' }, walker, theirs, tax]);
    return costsToAttack(game, { object: 0, defender }).map(({ cost }) => cost);
  };
  expect(asks('you', { player: 1 })).toEqual([[{ pay: 'mana', cost: '{2}' }]]);
  expect(asks('you', { player: 2 })).toEqual([]);
  expect(asks('you', { object: 1 })).toEqual([]);
  expect(asks('youAndPlaneswalkers', { object: 1 })).toEqual([[{ pay: 'mana', cost: '{2}' }]]);
  expect(asks('youAndPlaneswalkers', { object: 2 })).toEqual([]);
});

test('733.1, 723.5: a declaration is given up by who pays, or by who decides for that player', () => {
  const game = begin(withMana(board(3, [{ name: 'Bear' }, toll]), 0, 3), 'declareAttackers');
  expect(mayAbandonDeclaration(reopened({ ...game, pending: null }), 0).ok).toBe(false);
  give(game, [{ object: 0, defender: { player: 1 } }]);
  const controlled = reopened({ ...game, pending: { ...asked(game, 'payment'), decider: 2 } });
  expect(mayAbandonDeclaration(controlled, 0).ok).toBe(true);
  expect(mayAbandonDeclaration(controlled, 2).ok).toBe(true);
  expect(mayAbandonDeclaration(controlled, 1)).toMatchObject({
    refusals: [{ rule: '733.1', objects: [], players: [1] }],
  });
  const { decisions } = game;
  abandonDeclaration(game);
  expect(game.decisions).toBe(decisions + 1);
});

test('509.1a: outside combat nobody is offered a block', () => {
  expect(blockOptions(reopened({ ...board(2, [{ name: 'Bear', of: 1 }]), combat: null }), 1)).toEqual([]);
});
