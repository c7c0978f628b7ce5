import { beforeAll, expect, test } from 'vitest';
import { keywords } from '../../../machines/rules/abilities/keywords/index.ts';
import { characteristics, type Defender, type Game, type Target } from '../../../machines/rules/index.ts';
import { attacking, board, keyword, named, putCombatRulesTogether } from '../combat/board.ts';

beforeAll(putCombatRulesTogether);

const kinds = ['trample', 'trample over planeswalkers'] as const;

/** A game with two attackers, one at a player and one at a planeswalker of that player. */
function battle(kind: string): Game {
  const game = board(3, [
    { name: 'Idle', abilities: [keyword(kind)] },
    { name: 'At Player', abilities: [keyword(kind)] },
    { name: 'At Walker', abilities: [keyword(kind)] },
    { name: 'Walker', of: 2, types: ['planeswalker'], loyalty: 3 },
    { name: 'Siege', of: 0, types: ['battle'], protector: 2 },
  ]);
  return attacking(game, {
    'At Player': { player: 1 },
    'At Walker': { object: named(game, 'Walker') },
  });
}

/** To whom the excess damage of this creature may go. */
function excess(kind: string, game: Game, name: string): readonly Target[] | undefined {
  const id = named(game, name);
  const [had] = characteristics(game, id).abilities;
  return had && keywords[kind]?.assignsExcessTo?.(game, id, had);
}

/** The same, where what the second attacks has left combat. */
const after = (game: Game, formerDefender: Defender): Game => ({
  ...game,
  combat: game.combat && {
    ...game.combat,
    attackers: game.combat.attackers.map((one) =>
      one.object === named(game, 'At Walker') ? { ...one, defender: null, formerDefender } : one,
    ),
  },
});

test.each(kinds)('702.19b: excess damage goes to what the creature itself attacks: %s', (kind) => {
  const game = battle(kind);
  const walker = { object: named(game, 'Walker') };
  expect(excess(kind, game, 'At Player')).toEqual([{ player: 1 }]);
  expect(excess(kind, game, 'At Walker')).toEqual(kind === 'trample' ? [walker] : [walker, { player: 2 }]);
  expect(excess(kind, game, 'Idle')).toEqual([]);
  expect(excess(kind, { ...game, combat: null }, 'At Player')).toEqual([]);
});

test('702.19f, 702.19e: once the planeswalker is gone, only trample over planeswalkers goes on to the player', () => {
  for (const kind of kinds) {
    const game = battle(kind);
    const gone = after(game, { object: named(game, 'Walker') });
    expect(excess(kind, gone, 'At Walker'), kind).toEqual(kind === 'trample' ? [] : [{ player: 2 }]);
  }
});

test('702.19c: a battle or a player that is gone lets nothing through, and a battle nothing on', () => {
  const kind = 'trample over planeswalkers';
  const game = battle(kind);
  const siege = { object: named(game, 'Siege') };
  expect(excess(kind, after(game, siege), 'At Walker')).toEqual([]);
  expect(excess(kind, after(game, { player: 2 }), 'At Walker')).toEqual([]);
  const atSiege = attacking(game, { 'At Walker': siege });
  expect(excess(kind, atSiege, 'At Walker')).toEqual([siege]);
});
