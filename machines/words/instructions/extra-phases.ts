import type { Words } from '../../rules/abilities/canonical/words.ts';
import type { Fault } from '../../rules/abilities/check/shape.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { didIt } from '../../rules/effects/instructions/named.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Phase, Step } from '../../rules/state/turn-structure.ts';
import { phases, stepsOf } from '../../rules/state/turn-structure.ts';
import type { Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/**
 * Phases (500.8); a step among them is a phase of its kind with that step alone (500.10). After or before a step:
 * steps of the same phase (500.9). One of `after` and `before` is there. With `who` they "get" them: only in that
 * player's own turn (500.10a).
 */
export interface ExtraPhases {
  readonly do: 'extraPhases';
  readonly who?: Players;
  readonly after?: 'thisPhase' | 'thisStep' | Phase | Step;
  readonly before?: Step;
  readonly phases: readonly (Phase | Step)[];
}

/**
 * Where phases and steps are added: after or before something, one of both. Beside a step there are only steps, and
 * of the same phase as that (500.9).
 */
function checkExtraPhases(value: Words, path: string, faults: Fault[]): void {
  const { after, before, phases: added } = value;
  if ((after === undefined) === (before === undefined)) {
    faults.push({ path, reason: 'needs one of `after` and `before`' });
    return;
  }
  const beside = before ?? after;
  if (!Array.isArray(added) || !(beside === 'thisStep' || isStep(beside))) return;
  const allowed = phases
    .map((phase) => stepsOf[phase])
    .filter((steps) => beside === 'thisStep' || steps.some((step) => step === beside));
  if (!allowed.some((steps) => added.every((one) => steps.some((step) => step === one))))
    faults.push({
      path: `${path}.phases`,
      reason: 'beside a step there are only steps of one phase, of that step’s',
    });
}

const isStep = (value: unknown): boolean =>
  phases.some((phase) => stepsOf[phase].some((step) => step === value));

/** Directly after or before the phase or step that is said (500.8, 500.9); who "gets" them does so in their own turn (500.10a). */
export const extraPhases: InstructionWord<ExtraPhases> = {
  shape: {
    who: 'players?',
    after: 'this or another phase or step?',
    before: 'step?',
    phases: { list: 'phase or step' },
  },
  said: {
    byItself: [
      phrase('you get an additional <step:extraStep> after this step', [
        { do: 'extraPhases', who: 'you', after: 'thisStep', phases: ['<step>'] },
      ]),
      phrase('<who:playerMeant> [get] an additional <step:extraStep> after this step', [
        { do: 'extraPhases', who: '<who>', after: 'thisStep', phases: ['<step>'] },
      ]),
      phrase('after this phase , there is an additional combat phase', [
        { do: 'extraPhases', after: 'thisPhase', phases: ['combat'] },
      ]),
      phrase('after this phase , there is an additional combat phase followed by an additional main phase', [
        { do: 'extraPhases', after: 'thisPhase', phases: ['combat', 'postcombatMain'] },
      ]),
      phrase(
        'after this main phase , there is an additional combat phase followed by an additional main phase',
        [{ do: 'extraPhases', after: 'thisPhase', phases: ['combat', 'postcombatMain'] }],
      ),
    ],
  },
  gives: [],
  done: 'done',
  formFaults: checkExtraPhases,
  meaning: atOnce(
    '500.8',
    (game, { instruction, scope }): readonly GameEvent[] => {
      const { active, phase, step } = game.turn;
      if (instruction.who !== undefined && !whoOf(game, scope, instruction.who).some((one) => one === active))
        return [];
      const { after: said, before, phases } = instruction;
      if (before !== undefined) return [{ type: 'extraPhases', before, phases }];
      const after = said === 'thisPhase' ? phase : said === 'thisStep' && step === null ? null : said;
      return after == null ? [] : [{ type: 'extraPhases', after, phases }];
    },
    didIt,
  ),
};
