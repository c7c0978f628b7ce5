/** What counters of some kinds do for the permanent they are on, without its having an ability (122.1c, d, h). */
import type { GameEventWord } from '../../words/game-events/word.ts';
import { controllerOf, objectAt } from '../characteristics/index.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { onceFor } from '../state/once-for.ts';
import { ruleTexts } from '../state/rule-texts.ts';
import type { Replacement } from '../state/vocabulary/index.ts';
import { gameEventWord } from '../state/word-table.ts';

/** The effect that the counters of a kind have, however many they are, on such an event. */
interface CounterEffect {
  readonly kind: string;
  readonly ref: TextRef;
  readonly replacement: Replacement;
}

const written = onceFor((effects: NonNullable<GameEventWord<GameEvent>['counterEffects']>) =>
  effects.flatMap(([rule, name, kind]): readonly CounterEffect[] => {
    const ability = ruleTexts[`rule:${rule}`]?.[name];
    return ability?.kind === 'static' && ability.replaces !== undefined
      ? [{ kind, ref: `rule:${rule}#${name}`, replacement: ability.replaces }]
      : [];
  }),
);

/** The effects of counters that would replace or prevent an event, each with the permanent that has them. */
export function ofCounters(
  game: Game,
  event: GameEvent,
): readonly (CounterEffect & { readonly permanent: ObjectId; readonly controller: PlayerId })[] {
  const { counterEffects, savedByCounters } = gameEventWord(event);
  const permanent = savedByCounters?.(game, event) ?? null;
  if (counterEffects === undefined || permanent === null) return none;
  const { counters } = objectAt(game, permanent);
  const found = written(counterEffects).filter(({ kind }) => (counters[kind] ?? 0) > 0);
  if (found.length === 0) return none;
  return found.map((one) => ({ ...one, permanent, controller: controllerOf(game, permanent) }));
}

const none: readonly never[] = [];
