import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/identity.ts';
import { onceFor } from '../state/once-for.ts';

/** The answers for one state of the game, by the player they are about; −1 where they are about none. */
interface Answers<Answer> {
  readonly changes: number;
  readonly event: number;
  readonly decisions: number;
  readonly of: Map<PlayerId, Answer>;
}

/**
 * A question about a game, or about a player in it, that is worked out once for each state: whatever happens, changes
 * what objects are or is decided makes a new one.
 */
export function oncePerState<Answer, Of extends readonly [] | readonly [PlayerId]>(
  find: (game: Game, ...of: Of) => Answer,
): (game: Game, ...of: Of) => Answer {
  const placeOf = onceFor((_root: Game): { answers: Answers<Answer> | null } => ({ answers: null }));
  return (game, ...of) => {
    const { changes, decisions } = game;
    const { event } = game.next;
    const place = placeOf(game);
    let { answers } = place;
    if (answers?.changes !== changes || answers.event !== event || answers.decisions !== decisions) {
      answers = { changes, event, decisions, of: new Map() };
      place.answers = answers;
    }
    const player = of[0] ?? -1;
    let found = answers.of.get(player);
    if (found === undefined) {
      found = find(game, ...of);
      answers.of.set(player, found);
    }
    return found;
  };
}
