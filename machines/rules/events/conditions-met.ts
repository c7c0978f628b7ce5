import {
  dependsOnRecalled,
  functioningTriggers,
  isAboutSource,
  isRecalled,
  looksBack,
  metKey,
} from '../characteristics/index.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { partsIn } from '../state/is-record.ts';
import { onceFor } from '../state/once-for.ts';
import { ruleTexts } from '../state/rule-texts.ts';
import { contains } from '../state/same-words.ts';
import { type Scope, scopeOf } from '../state/scope.ts';
import type { TriggerCondition } from '../state/vocabulary/index.ts';
import { conditionWord, isCondition } from '../state/word-table.ts';
import { write } from '../state/write.ts';
import { occurrences } from './match.ts';

/**
 * Keeps which trigger conditions were met this turn, of those that some text asks about (603.1b): whether or not any
 * ability triggers on them, for each player whose ability it could be. Before the event is applied those that look
 * back, after it all others.
 */
export function noteMet(game: Game, event: GameEvent, before: boolean): void {
  if (!isRecalled(game, 'met')) return;
  const met = new Set(game.turn.met);
  const { size } = met;
  for (const condition of askedAbout(game.definitions)) {
    if (looksBack(condition) !== before) continue;
    for (const scope of scopesFor(game, condition)) {
      const key = metKey(scope, condition);
      if (!met.has(key) && occurrences(game, scope, condition, event).length > 0) met.add(key);
    }
  }
  if (met.size === size) return;
  write(game).turn().met = [...met];
  if (dependsOnRecalled(game, 'met')) write(game).changed();
}

/** For each object that has an ability with this condition, if it speaks of that object; else for each player. */
function scopesFor(game: Game, condition: TriggerCondition): readonly Scope[] {
  return isAboutSource(condition)
    ? functioningTriggers(game)
        .filter(({ had }) => contains(had.ability, condition))
        .map(({ object, controller }) => scopeOf(object, controller))
    : game.players.map(({ id }) => scopeOf(noObject, id));
}

const noObject = -1;

/** The conditions that texts of this game ask about; found once for each table of definitions. */
const askedAbout = onceFor((definitions: Game['definitions']): readonly TriggerCondition[] => [
  ...conditionsIn(definitions),
  ...conditionsIn(ruleTexts),
]);

function conditionsIn(text: unknown): readonly TriggerCondition[] {
  const met = isCondition(text) ? conditionWord(text).met?.(text) : undefined;
  return met ?? partsIn(text).flatMap(conditionsIn);
}
