import { describe, expect, test } from 'vitest';
import { attempt, type GameActor, restoreGame, saveGame } from '../../../machines/game/index.ts';
import { playGame } from '../../../machines/play/players/index.ts';
import type { DecisionKind } from '../../../machines/rules/index.ts';
import { faultsIn } from '../../games/checks.ts';
import { gameNumber, randomSeats } from '../../games/table.ts';

const gameOf = (actor: GameActor) => actor.getSnapshot().context.game;

/** A game with three players, saved as it first comes to each kind of decision (and each purpose of a choice). */
function moments(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const number of [1, 2, 4, 5, 8, 11]) {
    const actor = gameNumber(number, 3);
    playGame(actor, randomSeats(number, 3), {
      limit: 1200,
      after({ over, pending, players }) {
        if (pending === null || over !== null || players.some(({ status }) => status !== 'playing')) return;
        const name = pending.kind === 'choose' ? `choose: ${pending.purpose}` : pending.kind;
        if (!found.has(name)) found.set(name, JSON.stringify(saveGame(actor)));
      },
    });
  }
  return found;
}

const saved = moments();

describe('conceding with three players', () => {
  test('random games come to most kinds of decisions', () => {
    const kinds = new Set([...saved.keys()].map((name) => name.split(':')[0]));
    const usual: readonly DecisionKind[] = [
      'priority',
      'mulligan',
      'choose',
      'confirm',
      'attackers',
      'blockers',
      'combatDamage',
      'payment',
      'order',
    ];
    expect(usual.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test.each([...saved.keys()])(
    '104.3a, 800.4a: any player may concede at a decision of the kind %s',
    (name) => {
      for (const player of [0, 1, 2]) {
        const actor = restoreGame(saved.get(name));
        actor.start();
        expect(gameOf(actor).pending).not.toBeNull();
        expect(attempt(actor, { type: 'player.concede', player })).toEqual({ ok: true });
        const after = gameOf(actor);
        expect(after.players[player]).toMatchObject({
          status: 'conceded',
          outcomeRule: '104.3a',
          left: true,
        });
        expect(after.over).toBeNull();
        // Nothing of theirs is left (800.4a), and the others go on.
        const theirs = after.objects.filter(
          (object) => object !== null && object.left === null && object.owner === player,
        );
        expect(theirs).toEqual([]);
        expect(faultsIn(after)).toEqual([]);
        playGame(actor, randomSeats(player, 3), {
          limit: 60,
          after: (game) => expect(faultsIn(game)).toEqual([]),
        });
        // And when another one concedes too, the third has won (104.2a).
        const next = gameOf(actor);
        if (next.over !== null) continue;
        const other = next.players.find(({ status }) => status === 'playing')?.id ?? -1;
        expect(attempt(actor, { type: 'player.concede', player: other })).toEqual({ ok: true });
        const { over, players } = gameOf(actor);
        expect(over).toMatchObject({ rule: '104.2a' });
        expect(over?.winners).toEqual(players.filter(({ status }) => status === 'won').map(({ id }) => id));
      }
    },
  );
});
