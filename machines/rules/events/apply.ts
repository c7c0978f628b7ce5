import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { gameEventWord } from '../state/word-table.ts';
import { work } from '../state/work.ts';
import type { Leaving } from './changing-zones.ts';

/**
 * Applies one event to the game, with nothing that it contains: that is applied as events of its own. Returns the
 * event as it happened (with the ids of what it made).
 */
export function apply(game: Game, event: GameEvent, leaving: Leaving): GameEvent {
  work.eventsApplied += 1;
  const { apply: change } = gameEventWord(event);
  return change === 'recordedAlone' ? event : (change(game, event, leaving) ?? event);
}

/**
 * The rule by which an event happens that another contains, or that follows at once from how things are: a result of
 * damage, the move that destroying is, a pair that ends, and so on.
 */
export function ruleOf(event: GameEvent): string {
  const { rule } = gameEventWord(event);
  return (typeof rule === 'function' ? rule(event) : rule) ?? '616.1g';
}
