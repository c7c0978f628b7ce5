import { beforeAll, expect, test } from 'vitest';
import { keywords } from '../../../machines/rules/abilities/keywords/index.ts';
import { mayBeDestroyed } from '../../../machines/rules/index.ts';
import {
  attacking,
  begin,
  blocking,
  board,
  keyword,
  named,
  putCombatRulesTogether,
  refusedBy,
  says,
  type Thing,
} from '../combat/board.ts';

beforeAll(putCombatRulesTogether);

/** Player 0's bear, with these abilities, attacks and is blocked by a 0/9 wall or by nothing. */
const fought = (abilities: NonNullable<Thing['abilities']>, isBlocked: boolean) =>
  begin(
    blocking(
      attacking(
        board(2, [
          { name: 'Bear', abilities },
          { name: 'Wall', of: 1, power: 0, toughness: 9 },
        ]),
        { Bear: { player: 1 } },
      ),
      isBlocked ? { Wall: ['Bear'] } : {},
    ),
    'combatDamage',
  );

test('702.15b: damage by a source with lifelink has its controller gain that much life', () => {
  const life = (...names: readonly string[]) =>
    fought(
      names.map((name) => keyword(name)),
      false,
    ).players.map((player) => player.life);
  expect(life('lifelink')).toEqual([22, 18]);
  expect(life()).toEqual([20, 18]);
});

test('702.15f: several instances of lifelink are redundant', () => {
  expect(fought([keyword('lifelink'), keyword('lifelink')], false).players[0]?.life).toBe(22);
});

test('702.2b: damage by a source with deathtouch is remembered for the next check', () => {
  const wall = (...names: readonly string[]) =>
    fought(
      names.map((name) => keyword(name)),
      true,
    ).objects[1]?.dealtDestroyingDamage;
  expect(wall('deathtouch')).toBe(true);
  expect(wall()).toBe(false);
});

test('702.16e: damage by a source that it has protection from is prevented', () => {
  const life = (quality: 'R' | 'G') => {
    const game = blocking(
      attacking(
        board(2, [
          { name: 'Bear', manaCost: '{R}' },
          {
            name: 'Wall',
            of: 1,
            toughness: 9,
            abilities: [keyword('protection', { object: { color: quality } })],
          },
        ]),
        { Bear: { player: 1 } },
      ),
      { Wall: ['Bear'] },
    );
    return begin(game, 'combatDamage').objects[1]?.damage;
  };
  expect(life('R')).toBe(0);
  expect(life('G')).toBe(2);
});

test('702.16e: damage to a player who has protection from its source is prevented', () => {
  const life = (quality: 'R' | 'G') => {
    const shield: Thing = {
      name: 'Shield',
      of: 1,
      types: ['enchantment'],
      abilities: [
        says([{ rule: 'playerHas', ability: keyword('protection', { object: { color: quality } }) }], {
          players: 'you',
        }),
      ],
    };
    const game = board(2, [{ name: 'Bear', manaCost: '{R}' }, shield]);
    return begin(blocking(attacking(game, { Bear: { player: 1 } }), {}), 'combatDamage').players[1]?.life;
  };
  expect(life('R')).toBe(20);
  expect(life('G')).toBe(18);
});

test('702.12b: a permanent with indestructible can’t be destroyed', () => {
  const verdict = (...names: readonly string[]) => {
    const game = board(2, [{ name: 'Bear', abilities: names.map((name) => keyword(name)) }]);
    return refusedBy(mayBeDestroyed(game, named(game, 'Bear')));
  };
  expect(verdict('indestructible')).toEqual(['702.12b']);
  expect(verdict()).toEqual([]);
});

test('702: every keyword module is found under its own name', () => {
  expect(Object.entries(keywords).filter(([name, module]) => module.keyword !== name)).toEqual([]);
});
