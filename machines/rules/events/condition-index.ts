import type { TriggerCondition } from '../state/ability.ts';
import type { EventType } from '../state/event.ts';

/** The kind of a trigger condition. */
export type On = TriggerCondition['on'];

/** Which trigger conditions an event of each type can meet. */
export const conditionsMetBy: Readonly<Partial<Record<EventType, readonly On[]>>> = {
  move: ['enters', 'leaves', 'dies', 'putInto', 'countersPut', 'controlChanges'],
  sacrifice: ['sacrificed'],
  attack: ['attacks', 'playerAttacks'],
  block: ['blocks'],
  becomeBlocked: ['becomesBlocked'],
  unblocked: ['attacksUnblocked'],
  damage: ['dealsDamage', 'dealtDamage'],
  cast: ['cast'],
  activate: ['activated'],
  becomeTarget: ['becomesTarget'],
  beginStep: ['begins'],
  beginPhase: ['begins'],
  draw: ['draws'],
  discard: ['discards'],
  gainLife: ['gainsLife'],
  loseLife: ['losesLife'],
  payLife: ['losesLife'],
  tap: ['tapped'],
  untap: ['untapped'],
  phase: ['phasesOut', 'phasesIn'],
  addMana: ['tappedForMana'],
  putCounters: ['countersPut'],
  landPlayed: ['landPlayed'],
  lose: ['losesGame'],
  concede: ['losesGame'],
  cease: ['leaves'],
  attach: ['attachedTo'],
  unattach: ['unattached'],
  turnFace: ['transforms'],
  scry: ['scries'],
  shuffle: ['shuffles'],
  trigger: ['triggers'],
  counter: ['countered'],
  controlChange: ['controlChanges'],
};

/**
 * Whether a condition looks back in time (603.10): it is matched before the event is applied, against abilities and
 * objects as they were.
 */
export function looksBack(condition: TriggerCondition): boolean {
  switch (condition.on) {
    case 'leaves':
    case 'dies':
    case 'sacrificed':
    case 'phasesOut':
    case 'unattached':
    case 'losesGame':
    case 'countered':
    case 'controlChanges':
      return true;
    case 'putInto':
      return (
        condition.from === 'battlefield' ||
        condition.from === 'graveyard' ||
        // Of an object that all players can see: one that was in a public zone.
        ((condition.zone === 'hand' || condition.zone === 'library') &&
          condition.from !== undefined &&
          condition.from !== 'hand' &&
          condition.from !== 'library')
      );
    default:
      return false;
  }
}
