import type { Phase, Step } from '../../rules/state/turn-structure.ts';
import type { ConditionWord } from './word.ts';

/** It is this phase, or this step. */
export interface During {
  readonly holds: 'during';
  readonly step: Phase | Step;
}

export const during: ConditionWord<During> = {
  shape: { step: 'phase or step' },
  holds: ({ turn }, _scope, { step }) => turn.phase === step || turn.step === step,
  changedBy: ['beginTurn', 'beginPhase', 'beginStep'],
};
