import { inputs, legalActions, type PlayerEvent } from '../../machines/game/index.ts';
import { playGame } from '../../machines/play/players/index.ts';
import type { Game } from '../../machines/rules/index.ts';
import { gameNumber, randomSeats } from '../games/table.ts';

/**
 * What an event is: a decision had at least two legal answers; an answer was forced if it was the only one; a pass is
 * idle with nothing else to do.
 */
export type Kind = 'decision' | 'forced' | 'idlePass';

/** A game between two of the decks that come along, as it was played once. */
export interface RecordedGame {
  readonly start: Game;
  readonly events: readonly PlayerEvent[];
  /** Of each event, what it is. */
  readonly kinds: readonly Kind[];
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
  const kinds: Kind[] = [];
  let kind: Kind | null = null;
  playGame(actor, randomSeats(number, 2), {
    after(game, done) {
      if (done !== null && kind !== null) kinds.push(kind);
      kind = kindOf(game);
    },
  });
  const { events, start } = inputs(actor);
  if (kinds.length !== events.length) throw new Error(`Game ${number}: an event is of no kind.`);
  return { start, events: [...events], kinds, end: actor.getSnapshot().context.game };
}

function kindOf(game: Game): Kind | null {
  const { pending } = game;
  if (pending === null) return null;
  if (legalActions(game, pending.decider, 2).length > 1) return 'decision';
  return pending.kind === 'priority' ? 'idlePass' : 'forced';
}
