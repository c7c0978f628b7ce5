import { beforeAll, expect, test } from 'vitest';
import { damageVerdict } from '../../../machines/combat/index.ts';
import type { Ability, Game } from '../../../machines/rules/index.ts';
import {
  asked,
  begin,
  give,
  keyword,
  named,
  putCombatRulesTogether,
  refusedBy,
  reopened,
  says,
  type Thing,
} from './board.ts';
import { type Assignment, assigns, atWalker, blockless, fight, walker } from './fights.ts';

beforeAll(putCombatRulesTogether);

/** By which rules an assignment by player 0 is refused, once the step has begun. */
const refused = (game: Game, assignment: Assignment) => {
  expect(asked(game, 'combatDamage').player).toBe(0);
  return refusedBy(damageVerdict(game, 0, assigns(game, assignment)));
};
const marked = (game: Game, name: string) => game.objects[named(game, name)]?.damage;

test('510.1b-d, 510.2: without a choice nobody is asked, and all damage is dealt at once', () => {
  const game = begin(
    fight(
      [{ name: 'Bear' }, { name: 'Ape', power: 3, toughness: 3 }],
      [{ name: 'Wall', power: 1, toughness: 4 }],
      {
        Wall: ['Ape'],
      },
    ),
    'combatDamage',
  );
  expect(game.pending).toBeNull();
  expect(game.players[1]?.life).toBe(18);
  expect(marked(game, 'Wall')).toBe(3);
  expect(marked(game, 'Ape')).toBe(1);
  expect(game.combat?.damageStep).toBe('only');
  const dealt = game.happened.filter(({ event }) => event.type === 'damage');
  expect(dealt).toHaveLength(3);
  expect(dealt.map(({ event }) => 'combat' in event && event.combat)).toEqual([true, true, true]);
  expect(new Set(dealt.map(({ batch }) => batch)).size).toBe(1);
});

test('510.1a: a creature without positive power assigns no damage', () => {
  const game = begin(fight([{ name: 'Wall', power: 0 }], [], {}), 'combatDamage');
  expect(game.players[1]?.life).toBe(20);
  expect(game.happened).toEqual([]);
});

test('510.1a: an effect lets a creature assign damage equal to its toughness', () => {
  const game = begin(
    fight(
      [
        {
          name: 'Wall',
          power: 0,
          toughness: 5,
          abilities: [says([{ rule: 'assignsDamageBy', by: 'toughness' }])],
        },
      ],
      [],
      {},
    ),
    'combatDamage',
  );
  expect(game.players[1]?.life).toBe(15);
});

test('510.1c: damage is divided among several blockers as the player likes, in any order', () => {
  const game = begin(
    fight(
      [{ name: 'Elf', power: 4, toughness: 3 }],
      [
        { name: 'Vampire', toughness: 3 },
        { name: 'Hunter', toughness: 1 },
      ],
      {
        Vampire: ['Elf'],
        Hunter: ['Elf'],
      },
    ),
    'combatDamage',
  );
  expect(refused(game, { Elf: { Hunter: 4 } })).toEqual([]);
  expect(refused(game, { Elf: { Vampire: 1, Hunter: 3 } })).toEqual([]);
  expect(refused(game, { Elf: { Vampire: 2, Hunter: 2 } })).toEqual([]);
  expect(refused(game, { Elf: { Vampire: 2, Hunter: 1 } })).toEqual(['510.1a']);
  expect(refused(game, { Elf: { Vampire: 3, player: 1 } })).toEqual(['510.1c']);
  expect(refused(game, {})).toEqual(['510.1a']);
  give(game, assigns(game, { Elf: { Vampire: 1, Hunter: 3 } }));
  expect([marked(game, 'Vampire'), marked(game, 'Hunter')]).toEqual([1, 3]);
});

test('510.1d: a creature that blocks several divides its damage among them', () => {
  const game = begin(
    fight([{ name: 'A' }, { name: 'B' }], [{ name: 'Wall', power: 3, toughness: 9 }], { Wall: ['A', 'B'] }),
    'combatDamage',
  );
  expect(asked(game, 'combatDamage').player).toBe(1);
  expect(refusedBy(damageVerdict(game, 1, assigns(game, { Wall: { A: 3 } })))).toEqual([]);
  give(game, assigns(game, { Wall: { A: 1, B: 2 } }));
  expect([marked(game, 'A'), marked(game, 'B'), marked(game, 'Wall')]).toEqual([1, 2, 4]);
});

test('509.1h, 510.1c: a creature whose blockers are gone stays blocked and assigns no damage', () => {
  const game = begin(
    blockless(fight([{ name: 'Bear' }], [{ name: 'Wall' }], { Wall: ['Bear'] })),
    'combatDamage',
  );
  expect(game.players[1]?.life).toBe(20);
  expect(begin(fight([{ name: 'Bear' }], [], {}), 'combatDamage').players[1]?.life).toBe(18);
});

test('702.19b: with trample excess damage goes on, once lethal damage is assigned', () => {
  const trampler = (abilities: readonly Ability[]): Thing => ({
    name: 'Giant',
    power: 5,
    toughness: 5,
    abilities,
  });
  const game = begin(
    fight([trampler([keyword('trample')])], [{ name: 'Bear', damage: 1 }], { Bear: ['Giant'] }),
    'combatDamage',
  );
  expect(refused(game, { Giant: { player: 5 } })).toEqual(['702.19b']);
  expect(refused(game, { Giant: { Bear: 1, player: 4 } })).toEqual([]);
  expect(refused(game, { Giant: { Bear: 5 } })).toEqual([]);
  give(game, assigns(game, { Giant: { Bear: 1, player: 4 } }));
  expect(game.players[1]?.life).toBe(16);
  const plain = begin(
    fight([trampler([])], [{ name: 'Bear', damage: 1 }], { Bear: ['Giant'] }),
    'combatDamage',
  );
  expect(plain.pending).toBeNull();
  expect(plain.players[1]?.life).toBe(20);
});

test('702.2c: with deathtouch any damage is lethal when excess damage is assigned', () => {
  const game = begin(
    fight(
      [{ name: 'Giant', power: 5, abilities: [keyword('trample'), keyword('deathtouch')] }],
      [{ name: 'Wall', toughness: 9 }],
      {
        Wall: ['Giant'],
      },
    ),
    'combatDamage',
  );
  expect(refused(game, { Giant: { Wall: 1, player: 4 } })).toEqual([]);
  expect(refused(game, { Giant: { player: 5 } })).toEqual(['702.19b']);
});

test('702.19b, 510.1e: several creatures blocked by one are considered together', () => {
  const game = begin(
    fight(
      [
        { name: 'Giant', power: 3, abilities: [keyword('trample')] },
        { name: 'Ogre', power: 3, abilities: [keyword('trample')] },
      ],
      [{ name: 'Wall', toughness: 4, abilities: [says([{ rule: 'blocksAdditional', number: 1 }])] }],
      { Wall: ['Giant', 'Ogre'] },
    ),
    'combatDamage',
  );
  expect(refused(game, { Giant: { Wall: 3 }, Ogre: { Wall: 1, player: 2 } })).toEqual([]);
  expect(refused(game, { Giant: { player: 3 }, Ogre: { Wall: 3 } })).toEqual(['702.19b']);
  expect(refused(game, { Giant: { Wall: 2, player: 1 }, Ogre: { Wall: 2, player: 1 } })).toEqual([]);
});

test('702.19d: with trample and no blocker left all damage goes to what it attacks', () => {
  const giant: Thing = { name: 'Giant', power: 5, abilities: [keyword('trample')] };
  const game = begin(blockless(fight([giant], [{ name: 'Wall' }], { Wall: ['Giant'] })), 'combatDamage');
  expect(game.players[1]?.life).toBe(15);
});

test('702.19c: with trample over planeswalkers excess damage goes on to the controller', () => {
  const attack = (...names: readonly string[]) =>
    begin(
      fight(
        [{ name: 'Giant', power: 5, abilities: names.map((name) => keyword(name)) }],
        [walker],
        {},
        atWalker,
      ),
      'combatDamage',
    );
  const game = attack('trample over planeswalkers');
  expect(refused(game, { Giant: { Walker: 3, player: 2 } })).toEqual([]);
  expect(refused(game, { Giant: { Walker: 2, player: 3 } })).toEqual(['702.19c']);
  expect(refused(game, { Giant: { Walker: 5 } })).toEqual([]);
  expect(attack('trample').pending).toBeNull();
});

test('506.4c, 702.19e-f: after the planeswalker is gone only trample over planeswalkers deals damage', () => {
  const lifeAfter = (...names: readonly string[]) => {
    const game = fight(
      [{ name: 'Giant', power: 5, abilities: names.map((name) => keyword(name)) }],
      [walker],
      {},
      atWalker,
    );
    const { combat } = game;
    const without: Game = {
      ...game,
      combat: combat && {
        ...combat,
        attackers: combat.attackers.map((one) => ({ ...one, defender: null, formerDefender: { object: 1 } })),
      },
    };
    return begin(reopened(without), 'combatDamage').players[1]?.life;
  };
  expect(lifeAfter()).toBe(20);
  expect(lifeAfter('trample')).toBe(20);
  expect(lifeAfter('trample over planeswalkers')).toBe(15);
});

test('510.1c: an effect lets a blocked creature assign all its damage as though it weren’t blocked', () => {
  const sneaky = says([{ rule: 'assignsDamageAsThoughUnblocked' }]);
  const game = begin(
    fight([{ name: 'Sneak', power: 3, abilities: [sneaky] }], [{ name: 'Wall' }], { Wall: ['Sneak'] }),
    'combatDamage',
  );
  expect(refused(game, { Sneak: { player: 3 } })).toEqual([]);
  expect(refused(game, { Sneak: { Wall: 3 } })).toEqual([]);
  expect(refused(game, { Sneak: { Wall: 2, player: 1 } })).toEqual(['510.1c']);
});

test('510.4, 702.7b, 702.4b: with first or double strike there are two steps', () => {
  const strikers = [
    { name: 'First', power: 1, abilities: [keyword('first strike')] },
    { name: 'Double', power: 2, abilities: [keyword('double strike')] },
    { name: 'Plain', power: 4 },
  ];
  const first = begin(fight(strikers, [], {}), 'combatDamage');
  expect(first.combat?.damageStep).toBe('first');
  expect(first.players[1]?.life).toBe(17);
  const second = begin(first, 'combatDamage');
  expect(second.combat?.damageStep).toBe('second');
  expect(second.players[1]?.life).toBe(11);
});

test('703.4k, 802.5: players assign in APNAP order, each once for all their creatures', () => {
  const game = begin(
    fight(
      [
        { name: 'A', power: 3 },
        { name: 'B', power: 3, toughness: 5 },
      ],
      [{ name: 'C', abilities: [says([{ rule: 'blocksAdditional', number: 1 }])] }, { name: 'D' }],
      { C: ['A', 'B'], D: ['B'] },
    ),
    'combatDamage',
  );
  expect(asked(game, 'combatDamage').creatures.map(({ object }) => object)).toEqual([0, 1]);
  give(game, assigns(game, { A: { C: 3 }, B: { C: 1, D: 2 } }));
  expect(asked(game, 'combatDamage').player).toBe(1);
  give(game, assigns(game, { C: { A: 2 }, D: { B: 2 } }));
  expect(['A', 'B', 'C', 'D'].map((name) => marked(game, name))).toEqual([2, 2, 4, 2]);
});
