import type { Phase, Step } from '../../rules/state/turn-structure.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** It is this phase, or this step. */
export interface During {
  readonly holds: 'during';
  readonly step: Phase | Step;
}

export const during: ConditionWord<During> = {
  shape: { step: 'phase or step' },
  said: {
    /** After "only", of casting and of activating. */
    onlyWhen: [phrase('during <step:onlyStep>', { holds: 'during', step: '<step>' })],
    onlyStep: [
      phrase('combat', 'combat'),
      phrase('the declare attackers step', 'declareAttackers'),
      phrase('the declare blockers step', 'declareBlockers'),
    ],
  },
  holds: ({ turn }, _scope, { step }) => turn.phase === step || turn.step === step,
  changedBy: ['beginTurn', 'beginPhase', 'beginStep'],
};
