import { dependsOn, matters } from '../characteristics/index.ts';
import type { EventType, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { onceFor } from '../state/once-for.ts';
import { gameEventWord, type WordTable, wordsThat, wordTable } from '../state/word-table.ts';

/**
 * Whether an event can change what any object is, or which abilities and rules apply: then `changes` counts up, so
 * that no cached answer outlives it. Some events never can; some only if a continuous effect of this game could
 * depend on what they change.
 */
export function canChange(game: Game, event: GameEvent): boolean {
  const { alsoChanges, changes } = gameEventWord(event);
  if (changes === 'anything') return true;
  if (typeof changes === 'function') return changes(game, event);
  return alsoChanges?.(game, event) === true || isAskedAbout(game, event.type, changes);
}

/**
 * Whether state-based actions could have something to do after an event of which nothing else is changed (704.5). What
 * can change what objects are is asked of `canChange`.
 */
export function asksForCheck(game: Game, event: GameEvent): boolean {
  const { asksForCheck: asks } = gameEventWord(event);
  return typeof asks === 'function' ? asks(game, event) : asks;
}

/** Words of filters about who is in combat, and how. */
const filtersInCombat = wordsThat('filters', ({ changedBy }) => changedBy.includes('removeFromCombat'));

/** Words of players about combat. */
export const playersInCombat: readonly string[] = ['attackedBy', 'defending'];

/** Whether who is in combat, and how, can change any of that. */
export const combatMatters = (game: Game): boolean =>
  [...playersInCombat, ...filtersInCombat()].some((word) => dependsOn(game, word));

/** By each type of events the words of families that say of themselves by which they are changed. */
const changedBy = onceFor((all: WordTable): ReadonlyMap<EventType, readonly string[]> => {
  const found = new Map<EventType, string[]>();
  for (const family of [all.conditions, all.quantities, all.filters, all.rules])
    for (const [word, home] of Object.entries<{ readonly changedBy?: readonly EventType[] }>(family))
      for (const type of home.changedBy ?? []) found.set(type, [...(found.get(type) ?? []), word]);
  return found;
});

/** What continuous effects can depend on, by the types of events that change it; found once for each table of definitions. */
const asked = onceFor((_definitions: Game['definitions']) => new Map<EventType, boolean>());

/** Whether continuous effects can depend on what such an event changes: on these words, or on others that say so. */
function isAskedAbout({ definitions }: Game, type: EventType, words: readonly string[]): boolean {
  const known = asked(definitions);
  const before = known.get(type);
  if (before !== undefined) return before;
  const all = [...words, ...(changedBy(wordTable()).get(type) ?? [])];
  const isSo = all.some((word) => dependsOn({ definitions }, word));
  known.set(type, isSo);
  return isSo;
}

/** Whether it matters where an object is or was; one that is forgotten already may have. */
export function mattersStill(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  return object === undefined || object === null || matters(game, object);
}
