import { beforeAll, expect, test } from 'vitest';
import { type CardType, type Game, type GameEvent, run, start } from '../../../machines/rules/index.ts';
import {
  attacking,
  blocking,
  board,
  keyword,
  named,
  putCombatRulesTogether,
  reopened,
  type Thing,
} from './board.ts';
import { changed } from './fights.ts';

beforeAll(putCombatRulesTogether);

/** The same game after these events. */
function after(game: Game, ...events: readonly GameEvent[]): Game {
  start(game, 'happen', { events, rule: '506.4' });
  run(game);
  return game;
}

/** Lets time pass: an event that changes nothing about combat. */
const settle = (game: Game): Game => after(game, { type: 'healDamage' });

const fight = (walker: Partial<Thing> = {}) =>
  blocking(
    attacking(
      board(2, [
        { name: 'Bear' },
        { name: 'Ape' },
        { name: 'Wall', of: 1 },
        { name: 'Walker', of: 1, types: ['planeswalker'], loyalty: 3, counters: { loyalty: 3 }, ...walker },
      ]),
      { Bear: { player: 1 }, Ape: { object: 3 } },
    ),
    { Wall: ['Bear'] },
  );

test('506.4: what leaves the battlefield is removed from combat; 509.1h: what it blocked stays blocked', () => {
  const game = fight();
  const wall = named(game, 'Wall');
  after(game, { type: 'destroy', object: wall, cantBeRegenerated: false });
  expect(game.combat?.blockers).toEqual([]);
  expect(game.combat?.attackers.map(({ blocked, blockers }) => ({ blocked, blockers }))).toEqual([
    { blocked: true, blockers: [] },
    { blocked: false, blockers: [] },
  ]);
});

test('506.4c: a creature goes on attacking when the planeswalker it attacks is gone', () => {
  const game = fight();
  after(game, { type: 'destroy', object: named(game, 'Walker'), cantBeRegenerated: false });
  expect(
    game.combat?.attackers.map(({ defender, defendingPlayer }) => ({ defender, defendingPlayer })),
  ).toEqual([
    { defender: { player: 1 }, defendingPlayer: 1 },
    { defender: null, defendingPlayer: 1 },
  ]);
});

test('506.4b: tapping an attacking creature doesn’t remove it from combat', () => {
  const game = after(fight(), { type: 'tap', object: 0 });
  expect(game.objects[0]?.tapped).toBe(true);
  expect(game.combat?.attackers.map(({ object }) => object)).toEqual([0, 1]);
});

test('506.4: a creature that phases out is removed from combat', () => {
  const game = after(fight(), { type: 'phase', object: 0, out: true });
  expect(game.combat?.attackers.map(({ object }) => object)).toEqual([1]);
  expect(game.combat?.blockers.map(({ attackers }) => attackers)).toEqual([[]]);
});

test('506.4: an effect removes a creature from combat', () => {
  const game = after(fight(), { type: 'removeFromCombat', object: 1 });
  expect(game.combat?.attackers.map(({ object }) => object)).toEqual([0]);
});

test('506.4: a battle whose protector changes is removed from combat, one that keeps it is not', () => {
  const siege = () =>
    fight({
      name: 'Walker',
      types: ['battle'],
      loyalty: 0,
      defense: 3,
      counters: { defense: 3 },
      protector: 1,
    });
  expect(settle(siege()).combat?.attackers[1]?.defender).toEqual({ object: 3 });
  expect(settle(changed(siege(), 'Walker', { protector: 0 })).combat?.attackers[1]?.defender).toBeNull();
});

test('506.4e: what is a planeswalker and a battle stays attacked if it stops being one, with the same player', () => {
  const attackedStill = (of: 0 | 1, types: readonly CardType[]) => {
    const game = fight({
      of,
      types: ['planeswalker', 'battle'],
      defense: 3,
      counters: { loyalty: 3, defense: 3 },
      protector: 1,
    });
    const { Walker, ...others } = game.definitions;
    if (Walker === undefined) throw new Error('There is a walker.');
    const now = reopened({ ...game, definitions: { ...others, Walker: { ...Walker, types } } });
    return settle(now).combat?.attackers[1]?.defender !== null;
  };
  expect(attackedStill(1, ['planeswalker'])).toBe(true);
  expect(attackedStill(0, ['planeswalker'])).toBe(false);
  expect(attackedStill(0, ['battle'])).toBe(true);
  expect(attackedStill(1, ['artifact'])).toBe(false);
});

test('506.4a: what would keep it from attacking doesn’t remove a creature that attacks', () => {
  const game = blocking(
    attacking(board(2, [{ name: 'Bear', abilities: [keyword('defender')] }]), { Bear: { player: 1 } }),
    {},
  );
  expect(settle(game).combat?.attackers).toHaveLength(1);
});
