import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { Scope } from '../state/scope.ts';
import type { TriggerCondition } from '../state/vocabulary/index.ts';
import type { On } from './condition-index.ts';
import { fighting } from './matching/fighting.ts';
import type { About, ConditionOf, Found, Looking, Matchers } from './matching/matcher.ts';
import { moves } from './matching/moves.ts';
import { onTheStack } from './matching/on-the-stack.ts';
import { permanents } from './matching/permanents.ts';
import { ofPlayers } from './matching/players.ts';

/** For each kind of trigger condition how events meet it. */
const matchers: Matchers<On> = {
  ...moves,
  ...fighting,
  ...onTheStack,
  ...permanents,
  ...ofPlayers,
  // No event: it is asked again and again (603.8).
  state: () => null,
};

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
  const found: About | readonly About[] | null = matched(condition.on, { game, scope }, condition, event);
  if (found === null) return none;
  return isList(found) ? found : [found];
}

const none: readonly About[] = [];

const matched = <Kind extends On>(
  on: Kind,
  looking: Looking,
  condition: ConditionOf<Kind>,
  event: GameEvent,
): Found<Kind> => matchers[on](looking, condition, event);

const isList = (found: About | readonly About[]): found is readonly About[] => Array.isArray(found);
