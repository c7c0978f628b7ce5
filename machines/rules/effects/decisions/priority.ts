import { z } from 'zod';
import { EngineError } from '../../state/error.ts';
import { type DecisionDefinition, refused } from './definition.ts';

/** Having priority (117.1) is answered by acting or passing, never by a `decision.answer`. */
export const priority: DecisionDefinition<'priority'> = {
  kind: 'priority',
  schema: z.never({ error: 'having priority is answered by acting or passing' }),
  legal: (_game, decision) =>
    refused(decision, 'Act or pass: having priority is not answered in any other way.'),
  enumerate: () => [],
  sample: () => {
    throw new EngineError('Having priority is answered by acting or passing.');
  },
};
