import { beforeAll, describe, expect, test } from 'vitest';
import { assigners } from '../../../machines/combat/assigners.ts';
import { damageVerdict } from '../../../machines/combat/index.ts';
import { hasChoice, plainDamage } from '../../../machines/combat/plain-damage.ts';
import type { Ability, Game, Target } from '../../../machines/rules/index.ts';
import { keyword, named, putCombatRulesTogether, refusedBy, reopened, says, type Thing } from './board.ts';
import { assigning, assigns, atWalker, type Blocks, blockless, fight as fought, walker } from './fights.ts';

beforeAll(putCombatRulesTogether);

const trample = [keyword('trample')];
const overWalkers = [keyword('trample over planeswalkers')];
const sneaky = [says([{ rule: 'assignsDamageAsThoughUnblocked' }])];

/** Player 0's creatures attack player 1, or the walker if it is there; each is blocked by those named. */
const fight = (attackers: readonly Thing[], others: readonly Thing[], blocks: Blocks): Game =>
  assigning(fought(attackers, others, blocks, others.includes(walker) ? atWalker : undefined));

const called = (game: Game, target: Target) =>
  'player' in target ? 'player' : (game.objects[target.object]?.definition ?? '');
const plain = (game: Game) =>
  plainDamage(game, 0).map(({ to }) => to.map((one) => [called(game, one.recipient), one.amount]));

describe('510.1c-d, 702.19b-c: the plain assignment is lethal damage in turn, then what is left', () => {
  const small: Thing = { name: 'Small', toughness: 1 };
  const bear: Thing = { name: 'Bear' };
  const wall: Thing = { name: 'Wall', toughness: 4 };
  test('it is legal, and gives everybody one share at most', () => {
    const both = { Small: ['Elf'], Bear: ['Elf'] };
    const elf = (power: number, abilities: readonly Ability[] = []): Thing => ({
      name: 'Elf',
      power,
      abilities,
    });
    const cases: readonly (readonly [Game, readonly (readonly (readonly [string, number])[])[]])[] = [
      [fight([elf(5)], [bear], { Bear: ['Elf'] }), [[['Bear', 5]]]],
      [
        fight([elf(5, trample)], [bear], { Bear: ['Elf'] }),
        [
          [
            ['Bear', 2],
            ['player', 3],
          ],
        ],
      ],
      [fight([elf(1)], [small, bear], both), [[['Small', 1]]]],
      [
        fight([elf(2)], [small, bear], both),
        [
          [
            ['Small', 1],
            ['Bear', 1],
          ],
        ],
      ],
      [
        fight([elf(9)], [small, bear], both),
        [
          [
            ['Small', 1],
            ['Bear', 8],
          ],
        ],
      ],
      [fight([elf(3, sneaky)], [bear], { Bear: ['Elf'] }), [[['Bear', 3]]]],
      [
        fight([elf(5, overWalkers)], [walker], {}),
        [
          [
            ['Walker', 3],
            ['player', 2],
          ],
        ],
      ],
      [fight([elf(5)], [walker], {}), [[['Walker', 5]]]],
      [
        fight([elf(3, trample), { name: 'Ogre', power: 3, abilities: trample }], [wall], {
          Wall: ['Elf', 'Ogre'],
        }),
        [
          [['Wall', 3]],
          [
            ['Wall', 1],
            ['player', 2],
          ],
        ],
      ],
    ];
    for (const [game, expected] of cases) {
      expect(plain(game)).toEqual(expected);
      expect(refusedBy(damageVerdict(game, 0, plainDamage(game, 0)))).toEqual([]);
    }
  });

  test('510.1c: as though unblocked, once the blockers are gone; without that none', () => {
    const gone = (abilities: readonly Ability[] = []) =>
      blockless(fight([{ name: 'Sneak', power: 3, abilities }], [bear], { Bear: ['Sneak'] }));
    expect(plain(gone(sneaky))).toEqual([[['player', 3]]]);
    expect(plain(gone())).toEqual([]);
  });
});

test('510.1c, 702.19b: who has only one assignment has no choice', () => {
  const choice = (
    power: number,
    abilities: readonly Ability[],
    more: readonly Thing[] = [],
    others: readonly Thing[] = [{ name: 'Bear' }],
    blocks: Blocks = { Bear: ['Elf'] },
  ) => hasChoice(fight([{ name: 'Elf', power, abilities }, ...more], others, blocks), 0);
  expect(choice(5, [])).toBe(false);
  expect(choice(2, trample)).toBe(false);
  expect(choice(3, trample)).toBe(true);
  expect(choice(2, trample, [{ name: 'Ape' }])).toBe(false);
  const shared = { Bear: ['Elf', 'Ape'] };
  expect(choice(2, trample, [{ name: 'Ape', abilities: trample }], undefined, shared)).toBe(true);
  expect(choice(1, sneaky)).toBe(true);
  const two = [{ name: 'Bear' }, { name: 'Small' }];
  expect(choice(1, [], [], two, { Bear: ['Elf'], Small: ['Elf'] })).toBe(true);
  expect(choice(1, overWalkers, [], [walker], {})).toBe(true);
});

describe('510.1: what an assignment is refused for', () => {
  const answer = (game: Game, shares: Readonly<Record<string, number>>) =>
    damageVerdict(game, 0, assigns(game, { Elf: shares }));
  const elf = (power: number, abilities: readonly Ability[] = []): Thing => ({
    name: 'Elf',
    power,
    abilities,
  });

  test('510.1c: the refusal names the creature or player that gets no damage', () => {
    const game = fight([elf(3)], [{ name: 'Bear' }, { name: 'Idle' }], { Bear: ['Elf'] });
    const because = '{0} can’t assign damage to that.';
    expect(answer(game, { Idle: 3 })).toMatchObject({
      refusals: [{ rule: '510.1c', because, objects: [0, named(game, 'Idle')], players: [] }],
    });
    expect(answer(game, { player: 3 })).toMatchObject({
      refusals: [{ rule: '510.1c', because, objects: [0], players: [1] }],
    });
    expect(answer(game, { Bear: 3 }).ok).toBe(true);
  });

  test('510.1c: as though it weren’t blocked, none goes to any of its blockers', () => {
    const two = fight([elf(3, sneaky)], [{ name: 'A' }, { name: 'B' }], { A: ['Elf'], B: ['Elf'] });
    expect(refusedBy(answer(two, { A: 2, player: 1 }))).toEqual(['510.1c']);
    expect(refusedBy(answer(two, { A: 2, B: 1 }))).toEqual([]);
    const one = fight([elf(3, sneaky)], [{ name: 'A' }, walker], { A: ['Elf'] });
    expect(refusedBy(answer(one, { A: 2, Walker: 1 }))).toEqual(['510.1c']);
    expect(refusedBy(answer(one, { Walker: 3 }))).toEqual([]);
  });

  test('702.19c: less than its loyalty may be assigned to a planeswalker if nothing goes beyond', () => {
    expect(refusedBy(answer(fight([elf(2, overWalkers)], [walker], {}), { Walker: 2 }))).toEqual([]);
    expect(refusedBy(answer(fight([elf(2, overWalkers)], [walker], {}), { Walker: 1, player: 1 }))).toEqual([
      '702.19c',
    ]);
    expect(refusedBy(answer(fight([elf(2)], [walker], {}), { Walker: 2 }))).toEqual([]);
  });
});

test('702.19c: what another creature assigns to the planeswalker counts for its loyalty', () => {
  const ogre: Thing = { name: 'Ogre', power: 4, abilities: overWalkers };
  const game = fight([{ name: 'Elf', power: 2, abilities: overWalkers }, ogre], [walker], {});
  expect(plain(game)).toEqual([
    [['Walker', 2]],
    [
      ['Walker', 1],
      ['player', 3],
    ],
  ]);
});

test('510.1a: a creature without power assigns nothing, and its controller chooses nothing for it', () => {
  const game = fight([{ name: 'Egg', power: 0 }], [{ name: 'A' }, { name: 'B' }], { A: ['Egg'], B: ['Egg'] });
  expect(plainDamage(game, 0)).toEqual([]);
  expect(hasChoice(game, 0)).toBe(false);
  expect(plainDamage(reopened({ ...game, combat: null }), 0)).toEqual([]);
});

test('510.1: before the combat damage step nobody assigns damage', () => {
  const game = fought([{ name: 'Elf' }], [], {});
  expect(plainDamage(game, 0)).toEqual([]);
  expect(plain(assigning(game))).toEqual([[['player', 2]]]);
});

test('510.1c, 702.19b: a recipient of excess damage is offered once, though it may be assigned all as well', () => {
  const game = fight([{ name: 'Elf', power: 3, abilities: [...trample, ...sneaky] }], [{ name: 'A' }], {
    A: ['Elf'],
  });
  expect(assigners(game, 0).map(({ recipients }) => recipients)).toEqual([
    [{ object: named(game, 'A') }, { player: 1 }],
  ]);
});
