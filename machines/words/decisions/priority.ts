import { z } from 'zod/mini';
import { EngineError } from '../../rules/state/error.ts';
import { type Asked, type DecisionWord, refused } from './word.ts';

/** Having priority (117.1): cast, activate, take a special action, or pass. It is answered by doing so, never by a `decision.answer`. */
export interface Priority extends Asked {
  readonly kind: 'priority';
}

export const priority: DecisionWord<Priority, never> = {
  schema: z.never({ error: 'having priority is answered by acting or passing' }),
  legal: (_game, decision) =>
    refused(decision, 'Act or pass: having priority is not answered in any other way.'),
  enumerate: () => [],
  sample: () => {
    throw new EngineError('Having priority is answered by acting or passing.');
  },
  withoutThem: () => 'nothing',
  hides: 'nothing',
};
