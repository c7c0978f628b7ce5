import { isRecord } from '../../state/is-record.ts';
import { phases, stepsOf } from '../../state/turn-structure.ts';
import type { Fault } from './shape.ts';

/**
 * Where phases and steps are added: after or before something, one of both. Beside a step there are only steps, and
 * of the same phase as that (500.9).
 */
export function checkExtraPhases(value: unknown, path: string, faults: Fault[]): void {
  if (!isRecord(value) || value.do !== 'extraPhases') return;
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
