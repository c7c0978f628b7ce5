import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../machines/game/fingerprint.ts';
import { type Player, playGame, randomPlayer, sensiblePlayer } from '../../machines/play/players/index.ts';
import { gameNumber } from './table.ts';

/** Plays a game between two and says which seat won; null for a draw. */
function winner(game: number, players: readonly Player[]): number | null {
  const actor = gameNumber(game, 2);
  const { over } = playGame(actor, players, { limit: 20_000 });
  expect(over).not.toBeNull();
  return over?.winners[0] ?? null;
}

describe('built-in players', () => {
  test('the sensible one beats the random one in clearly more than half of the games, from either seat', () => {
    const wins = Array.from({ length: 20 }, (_, game) => {
      const sensible = sensiblePlayer(`sensible ${game}`);
      const random = randomPlayer(`random ${game}`);
      const seat = game % 2;
      return winner(game, seat === 0 ? [sensible, random] : [random, sensible]) === seat;
    }).filter((won) => won);
    expect(wins.length).toBeGreaterThanOrEqual(16);
  });

  test('two sensible ones finish their games; in most of them attacks decide, not empty libraries', () => {
    const turns = Array.from({ length: 8 }, (_, game) => {
      const actor = gameNumber(game, 2);
      playGame(actor, [sensiblePlayer('a'), sensiblePlayer('b')], { limit: 20_000 });
      const { over, turn } = actor.getSnapshot().context.game;
      expect(over).not.toBeNull();
      return turn.number;
    });
    expect(turns.filter((turn) => turn < 60).length).toBeGreaterThanOrEqual(6);
  });

  test('the same seeds play the same game, other seeds another', () => {
    const end = (seed: string) => {
      const actor = gameNumber(3, 2);
      playGame(actor, [randomPlayer(`${seed} 0`), sensiblePlayer(`${seed} 1`)]);
      return fingerprint(actor.getSnapshot().context.game);
    };
    expect(end('one')).toBe(end('one'));
    expect(end('one')).not.toBe(end('two'));
  });

  test('a player sees only what they may: hands, libraries and the random state of others are blank', () => {
    const seen: string[] = [];
    const spy: Player = (view, decision, actions) => {
      expect(view.viewer).toBe(decision.decider);
      expect(view.random).toEqual([0, 0, 0, 0]);
      const others = view.players
        .filter(({ id }) => id !== decision.decider)
        .flatMap(({ hand, library }) => [...hand, ...library]);
      seen.push(...others.flatMap((id) => view.objects[id]?.definition ?? []));
      return randomPlayer('spy')(view, decision, actions);
    };
    playGame(gameNumber(4, 2), [spy, spy], { limit: 40 });
    expect(new Set(seen)).toEqual(new Set(['?']));
  });
});
