import { saysAny } from '../state/same-words.ts';
import type { Scope } from '../state/scope.ts';
import type { TriggerCondition } from '../state/vocabulary/index.ts';

/** Whether the words of a trigger condition speak of the object whose ability it is. */
export const isAboutSource = (condition: unknown): boolean => saysAny(condition, aboutSource);

const aboutSource: ReadonlySet<string> = new Set(['self', 'attached', 'attachedPlayer', 'haunted', 'other']);

/**
 * Under which name it is kept that a trigger condition was met this turn (603.1b): for a player, and where it speaks of
 * an object that has an ability, for that object.
 */
export const metKey = ({ self, you }: Pick<Scope, 'self' | 'you'>, condition: TriggerCondition): string => {
  const words = JSON.stringify(condition);
  return `${isAboutSource(condition) ? self : ''} ${you} ${words}`;
};
