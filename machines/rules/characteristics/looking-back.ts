import type { TriggerCondition } from '../state/vocabulary/index.ts';
import { triggerWord } from '../state/word-table.ts';

/**
 * Whether a condition looks back in time (603.10): it is matched before the event is applied, against abilities and
 * objects as they were.
 */
export function looksBack(condition: TriggerCondition): boolean {
  const { looksBack: back } = triggerWord(condition);
  return typeof back === 'boolean' ? back : back(condition);
}
