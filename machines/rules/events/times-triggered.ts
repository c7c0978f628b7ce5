import { answersOf, fits, ruleChangesForPlayer, someSays } from '../characteristics/index.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import type { Scope } from '../state/scope.ts';
import type { Filter, TriggerCondition } from '../state/vocabulary/index.ts';
import { triggerWord } from '../state/word-table.ts';

/**
 * How many times an ability that an object has triggers (603.2d): once, and once more for each effect that says so,
 * which is asked about the object and, where it speaks of that, about what enters. Of a state there is no event.
 */
export function timesTriggered(
  game: Game,
  source: ObjectId,
  controller: PlayerId,
  condition: TriggerCondition | null,
  event: GameEvent | null,
): number {
  const again = answersOf(
    ruleChangesForPlayer(game, controller),
    (home, rule) =>
      home.triggersAgain?.(game, rule, source, (scope, what) =>
        enters(game, scope, what, condition, event),
      ) || undefined,
  );
  return 1 + again.length;
}

/** Whether an effect says that what enters doesn't cause abilities of this object to trigger. */
export function isKeptFromTriggering(
  game: Game,
  source: ObjectId,
  controller: PlayerId,
  condition: TriggerCondition,
  event: GameEvent,
): boolean {
  return someSays(ruleChangesForPlayer(game, controller), (home, rule) =>
    home.doesntTrigger?.(game, rule, source, (scope, what) => enters(game, scope, what, condition, event)),
  );
}

/** Whether something like this entering is what meets the condition, also one that speaks of entering in other words. */
function enters(
  game: Game,
  scope: Scope,
  what: Filter,
  condition: TriggerCondition | null,
  event: GameEvent | null,
): boolean {
  return (
    event?.type === 'move' &&
    event.to === 'battlefield' &&
    event.became !== null &&
    condition !== null &&
    triggerWord(condition).isOfEntering === true &&
    fits(game, scope, what, event.became)
  );
}
