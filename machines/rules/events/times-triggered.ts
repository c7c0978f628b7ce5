import { fits, ruleChangesForPlayer } from '../characteristics/index.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import type { Scope } from '../state/scope.ts';
import { triggerWord } from '../state/table.ts';
import type { Filter, TriggerCondition } from '../state/vocabulary/index.ts';

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
  let times = 1;
  for (const { change, scope } of ruleChangesForPlayer(game, controller))
    if (change.rule === 'triggersAgain' && fits(game, scope, change.what, source))
      if (change.entering === undefined || enters(game, scope, change.entering, condition, event)) times += 1;
  return times;
}

/** Whether an effect says that what enters doesn't cause abilities of this object to trigger. */
export function isKeptFromTriggering(
  game: Game,
  source: ObjectId,
  controller: PlayerId,
  condition: TriggerCondition,
  event: GameEvent,
): boolean {
  return ruleChangesForPlayer(game, controller).some(
    ({ change, scope }) =>
      change.rule === 'doesntTrigger' &&
      fits(game, scope, change.what, source) &&
      enters(game, scope, change.entering, condition, event),
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
