import type { TriggerCondition } from '../state/vocabulary/index.ts';

/** The conditions that look back in time (603.10): whatever they say, or only some of that kind. */
export const lookingBack: Readonly<Partial<Record<TriggerCondition['on'], 'always' | 'sometimes'>>> = {
  leaves: 'always',
  dies: 'always',
  destroyed: 'always',
  sacrificed: 'always',
  phasesOut: 'always',
  unattached: 'always',
  losesGame: 'always',
  countered: 'always',
  controlChanges: 'always',
  putInto: 'sometimes',
};

/**
 * Whether a condition looks back in time (603.10): it is matched before the event is applied, against abilities and
 * objects as they were.
 */
export function looksBack(condition: TriggerCondition): boolean {
  if (condition.on !== 'putInto') return lookingBack[condition.on] === 'always';
  // What is put onto the battlefield enters it (603.6a).
  if (condition.zone === 'battlefield') return false;
  return (
    condition.from === 'battlefield' ||
    condition.from === 'graveyard' ||
    // Of an object that all players can see: one that was in a public zone.
    ((condition.zone === 'hand' || condition.zone === 'library') &&
      condition.from !== undefined &&
      condition.from !== 'hand' &&
      condition.from !== 'library')
  );
}
