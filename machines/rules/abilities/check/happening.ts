import { factsGiven, factsReplaced } from '../../events/index.ts';
import type { ReplacedEvent, TriggerCondition } from '../../state/vocabulary/index.ts';
import type { Happening } from './known.ts';

/** The event that one of these conditions is about, as far as any of them gives something. */
export function happeningOf(when: readonly TriggerCondition[]): Happening {
  return {
    called: `the event of ${when.map(({ on }) => `\`${on}\``).join(' or ')}`,
    gives: [...new Set(when.flatMap(factsGiven))],
  };
}

/** The event that a replacement effect watches for. */
export function happeningReplaced(event: ReplacedEvent): Happening {
  return { called: `the replaced event (\`${event.would}\`)`, gives: factsReplaced(event) };
}
