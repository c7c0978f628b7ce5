/** What of an event abilities may speak of that trigger on it or replace it. */

import type { ReplacedEvent, TriggerCondition } from '../state/vocabulary/index.ts';
import { replacedWord, triggerWord } from '../state/word-table.ts';
import type { Fact } from './looking.ts';

/** What the event of this very condition gives: of damage dealt to a player, no object that was dealt it. */
export function factsGiven(condition: TriggerCondition): readonly Fact[] {
  const { gives, lacks } = triggerWord(condition);
  return without(gives, lacks?.(condition));
}

/** And what one that is replaced does. */
export function factsReplaced(wanted: ReplacedEvent): readonly Fact[] {
  const { gives, lacks } = replacedWord(wanted);
  return without(gives, lacks?.(wanted));
}

const without = (facts: readonly Fact[], lacking: readonly Fact[] = []): readonly Fact[] =>
  facts.filter((fact) => !lacking.includes(fact));
