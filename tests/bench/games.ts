import { inputs, legalActions, type PlayerEvent } from '../../machines/game/index.ts';
import { playGame } from '../../machines/play/players/index.ts';
import type { Game } from '../../machines/rules/index.ts';
import { gameNumber, randomSeats } from '../games/table.ts';

/** A game between two of the decks that come along, as it was played once. */
export interface RecordedGame {
  readonly start: Game;
  readonly events: readonly PlayerEvent[];
  /** Events with at least two legal answers. */
  readonly decisions: number;
  /** Events with one legal answer. */
  readonly forced: number;
  /** Passes with nothing else to do. */
  readonly idlePasses: number;
  /** The game at its end, as the actor had it. */
  readonly end: Game;
}

/** Lets players by chance play so many games, of two players each, and sorts what they did. */
export function recordGames(count: number): readonly RecordedGame[] {
  const games: RecordedGame[] = [];
  for (let number = 0; number < count; number += 1) games.push(recordGame(number));
  return games;
}

function recordGame(number: number): RecordedGame {
  const actor = gameNumber(number, 2);
  const count = { decisions: 0, forced: 0, idlePasses: 0 };
  let kind: keyof typeof count | null = null;
  playGame(actor, randomSeats(number, 2), {
    after(game, done) {
      if (done !== null && kind !== null) count[kind] += 1;
      kind = kindOf(game);
    },
  });
  const { events, start } = inputs(actor);
  return { start, events: [...events], ...count, end: actor.getSnapshot().context.game };
}

function kindOf(game: Game): 'decisions' | 'forced' | 'idlePasses' | null {
  const { pending } = game;
  if (pending === null) return null;
  if (legalActions(game, pending.decider, 2).length > 1) return 'decisions';
  return pending.kind === 'priority' ? 'idlePasses' : 'forced';
}
