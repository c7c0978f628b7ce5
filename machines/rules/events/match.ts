import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { Scope } from '../state/scope.ts';
import type { TriggerCondition } from '../state/vocabulary/index.ts';
import { triggerWord } from '../state/word-table.ts';
import type { About } from './looking.ts';

/**
 * Asks whether an event meets a trigger condition, for the object that has the ability. One event can contain
 * several occurrences (603.2c): the answer is a list of what each was about, empty if the condition isn't met.
 * Look-back conditions are asked before the event is applied, all others after it (603.10).
 */
export function occurrences(
  game: Game,
  scope: Scope,
  condition: TriggerCondition,
  event: GameEvent,
): readonly About[] {
  const found = triggerWord(condition).matches({ game, scope }, condition, event);
  if (found === null) return none;
  return isList(found) ? found : [found];
}

const none: readonly About[] = [];

const isList = (found: About | readonly About[]): found is readonly About[] => Array.isArray(found);
