import { beforeAll, expect, test } from 'vitest';
import {
  type Defender,
  type Game,
  makeMove,
  type PlayerId,
  run,
  start,
} from '../../../machines/rules/index.ts';
import {
  asked,
  attacking,
  board,
  give,
  named,
  putCombatRulesTogether,
  reopened,
  type Thing,
} from './board.ts';

beforeAll(putCombatRulesTogether);

const things: readonly Thing[] = [{ name: 'Bear' }, { name: 'Newcomer' }];

/** An attack by the bear, in which `Newcomer` is in its owner's hand. */
function prepared(players: number, newcomer: Partial<Thing> = {}): Game {
  const game = attacking(
    board(
      players,
      things.map((thing) => (thing.name === 'Bear' ? thing : { ...thing, ...newcomer })),
    ),
    {
      Bear: { player: 1 },
    },
  );
  const id = named(game, 'Newcomer');
  return reopened({
    ...game,
    battlefield: game.battlefield.filter((one) => one !== id),
    objects: game.objects.map((object) => (object?.id === id ? { ...object, zone: 'hand' } : object)),
    players: game.players.map((player) =>
      player.id === (newcomer.of ?? 0) ? { ...player, hand: [id] } : player,
    ),
  });
}

/** Puts `Newcomer` onto the battlefield attacking. */
function enter(game: Game, defender: Defender | 'choose', controller: PlayerId = 0): Game {
  const move = makeMove(game, 1, 'battlefield', {
    why: 'effect',
    entering: {
      controller,
      tapped: true,
      faceDown: false,
      face: 0,
      counters: {},
      attachedTo: null,
      attacking: defender,
    },
  });
  start(game, 'happen', { events: [move], rule: '508.4' });
  run(game);
  return game;
}
const attacked = (game: Game) => game.combat?.attackers.map(({ defender }) => defender);

test('508.4: a creature put onto the battlefield attacking attacks what its controller chooses', () => {
  const game = enter(prepared(3), 'choose');
  const { options, purpose } = asked(game, 'choose');
  expect(purpose).toBe('attackWhom');
  expect(options).toEqual([{ player: 1 }, { player: 2 }]);
  give(game, [1]);
  expect(attacked(game)).toEqual([{ player: 1 }, { player: 2 }]);
  expect(game.combat?.attackers[1]?.declared).toBe(false);
});

test('508.4: with one defending player nobody is asked; 508.4d: after blockers were declared it is unblocked', () => {
  const game = enter(prepared(2), 'choose');
  expect(game.pending).toBeNull();
  expect(attacked(game)).toEqual([{ player: 1 }, { player: 1 }]);
  expect(game.combat?.attackers[1]?.blocked).toBe(false);
});

test('506.3a-c: a noncreature, one of another player, or one that attacks what can’t be attacked doesn’t attack', () => {
  expect(attacked(enter(prepared(2, { types: ['artifact'] }), { player: 1 }))).toHaveLength(1);
  expect(attacked(enter(prepared(2, { types: ['creature', 'battle'] }), { player: 1 }))).toHaveLength(1);
  expect(attacked(enter(prepared(2, { of: 1 }), 'choose', 1))).toHaveLength(1);
  expect(attacked(enter(prepared(2), { object: 0 }))).toHaveLength(1);
  expect(attacked(enter(prepared(2), { player: 1 }))).toHaveLength(2);
});
