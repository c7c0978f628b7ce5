import { beforeAll, describe, expect, test } from 'vitest';
import { attackVerdict, blockVerdict, damageVerdict, mayBlock } from '../../../machines/combat/index.ts';
import type { DamageAnswer, Game, Target } from '../../../machines/rules/index.ts';
import {
  attacking,
  begin,
  blocking,
  board,
  named,
  putCombatRulesTogether,
  refusedBy,
  reopened,
  says,
} from './board.ts';

beforeAll(putCombatRulesTogether);

describe('510.1: an assignment of combat damage that is no assignment', () => {
  /** Elf is blocked by two; Ape, which is not blocked, assigns without a choice. */
  const fight = blocking(
    attacking(
      board(2, [
        { name: 'Elf', power: 4, toughness: 4 },
        { name: 'Ape', power: 3, toughness: 3 },
        { name: 'Vampire', of: 1 },
        { name: 'Hunter', of: 1 },
        { name: 'Onlooker', of: 1 },
      ]),
      { Elf: { player: 1 }, Ape: { player: 1 } },
    ),
    { Vampire: ['Elf'], Hunter: ['Elf'] },
  );
  const game = begin(fight, 'combatDamage');
  const to = (name: string): Target => (name === 'player' ? { player: 1 } : { object: named(game, name) });
  const one = (name: string, shares: Readonly<Record<string, number>>): DamageAnswer => ({
    object: named(game, name),
    to: Object.entries(shares).map(([whom, amount]) => ({ recipient: to(whom), amount })),
  });
  const refused = (...answer: readonly DamageAnswer[]) =>
    refusedBy(damageVerdict(game, 0, [...answer, one('Ape', { player: 3 })]));
  const whole = one('Elf', { Vampire: 2, Hunter: 2 });

  test('is refused: by a creature that assigns none, or by one twice', () => {
    expect(refused(whole)).toEqual([]);
    expect(refused(whole, one('Onlooker', { Hunter: 2 }))).toEqual(['510.1']);
    expect(refused(whole, whole)).toEqual(['510.1']);
  });

  test.each([
    [{ Vampire: 1.5, Hunter: 2.5 }, '510.1a'],
    [{ Vampire: 4, Hunter: 0 }, '510.1a'],
    [{ Vampire: 5, Hunter: -1 }, '510.1a'],
    [{ Vampire: 2, Hunter: 1 }, '510.1a'],
    [{ Vampire: 2, Hunter: 3 }, '510.1a'],
    [{ Vampire: 2, Onlooker: 2 }, '510.1c'],
    [{ Vampire: 2, player: 2 }, '510.1c'],
  ])('is refused: %j', (shares, rule) => {
    expect(refused(one('Elf', shares))).toEqual([rule]);
  });
});

describe('508.1, 509.1: a declaration that is none', () => {
  const home = () =>
    board(2, [
      { name: 'Bear' },
      { name: 'Ape' },
      { name: 'Wall', of: 1 },
      { name: 'Lonely', of: 1, abilities: [says([{ rule: 'cant', what: 'blockAlone' }])] },
      { name: 'Shy', abilities: [says([{ rule: 'cant', what: 'attackAlone' }])] },
    ]);
  const attack = (game: Game, player: number, ...names: readonly string[]) =>
    refusedBy(
      attackVerdict(
        game,
        player,
        names.map((name) => ({ object: named(game, name), defender: { player: 1 } })),
      ),
    );
  const block = (game: Game, blocks: readonly (readonly [string, readonly string[]])[], player = 1) =>
    refusedBy(
      blockVerdict(
        game,
        player,
        blocks.map(([name, attackers]) => ({
          object: named(game, name),
          attackers: attackers.map((attacker) => named(game, attacker)),
        })),
      ),
    );

  test('by the wrong player, or of one creature twice', () => {
    const game = home();
    expect(attack(game, 0, 'Bear', 'Ape')).toEqual([]);
    expect(attack(game, 1, 'Wall')).toEqual(['508.1']);
    expect(attack(game, 0, 'Bear', 'Bear')).toEqual(['508.1b']);
  });

  test('alone, by one that can’t', () => {
    const game = home();
    expect(attack(game, 0, 'Shy')).toEqual(['508.1c']);
    expect(attack(game, 0, 'Shy', 'Bear')).toEqual([]);
    const battle = attacking(home(), { Bear: { player: 1 } });
    expect(block(battle, [['Lonely', ['Bear']]])).toEqual(['509.1b']);
    expect(
      block(battle, [
        ['Lonely', ['Bear']],
        ['Wall', ['Bear']],
      ]),
    ).toEqual([]);
  });

  test('of blocks: twice, of nothing, of one attacker twice, of too many, by another’s creature', () => {
    const battle = attacking(home(), { Bear: { player: 1 }, Ape: { player: 1 } });
    expect(block(battle, [['Wall', ['Bear']]])).toEqual([]);
    const twice = block(battle, [
      ['Wall', ['Bear']],
      ['Wall', ['Ape']],
    ]);
    expect(new Set(twice)).toEqual(new Set(['509.1a']));
    expect(block(battle, [['Wall', []]])).toEqual(['509.1a']);
    expect(block(battle, [['Wall', ['Bear', 'Bear']]])).toEqual(['509.1a']);
    expect(block(battle, [['Wall', ['Bear', 'Ape']]])).toEqual(['509.1a']);
    expect(block(battle, [['Shy', ['Bear']]])).toEqual(['509.1a']);
  });

  test('506.3: by what is on no battlefield, or is phased out', () => {
    const battle = attacking(home(), { Bear: { player: 1 } });
    const wall = named(battle, 'Wall');
    const changed = (how: { readonly zone: 'exile' } | { readonly phasedOut: true }) =>
      reopened({
        ...battle,
        objects: battle.objects.map((object) => (object?.id === wall ? { ...object, ...how } : object)),
      });
    const attacker = named(battle, 'Bear');
    expect(refusedBy(mayBlock(changed({ zone: 'exile' }), wall, attacker))).toEqual(['506.3']);
    expect(refusedBy(mayBlock(changed({ phasedOut: true }), wall, attacker))).toEqual(['506.3']);
    expect(refusedBy(mayBlock(battle, wall, attacker))).toEqual([]);
  });
});
