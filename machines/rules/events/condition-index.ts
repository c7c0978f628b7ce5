import { isSpokenOf, lookingBack } from '../characteristics/index.ts';
import type { EventType } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { onceFor } from '../state/once-for.ts';
import type { TriggerCondition } from '../state/vocabulary/index.ts';

/** The kind of a trigger condition. */
export type On = TriggerCondition['on'];

/** Which trigger conditions an event of each type can meet. */
const conditionsMetBy: Readonly<Partial<Record<EventType, readonly On[]>>> = {
  move: [
    'enters',
    'leaves',
    'dies',
    'putInto',
    'countersPut',
    'controlChanges',
    'revealsDrawn',
    'unlocked',
    'attachedTo',
    'unattached',
  ],
  destroy: ['destroyed'],
  sacrifice: ['sacrificed'],
  attack: ['attacks', 'playerAttacks'],
  payToAttack: ['paysToAttack'],
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
  reveal: ['revealsDrawn'],
  discard: ['discards'],
  gainLife: ['gainsLife'],
  loseLife: ['losesLife'],
  payLife: ['losesLife'],
  tap: ['tapped'],
  untap: ['untapped'],
  exert: ['exerted'],
  phase: ['phasesOut', 'phasesIn'],
  addMana: ['manaAdded'],
  tapForMana: ['tappedForMana'],
  putCounters: ['countersPut'],
  removeCounters: ['counterRemoved'],
  landPlayed: ['landPlayed'],
  enterRoom: ['entersRoom'],
  completeDungeon: ['completesDungeon'],
  designatePlayer: ['playerDesignated'],
  lose: ['losesGame'],
  concede: ['losesGame'],
  leave: ['unattached'],
  cease: ['leaves', 'unattached'],
  attach: ['attachedTo', 'unattached'],
  unattach: ['unattached'],
  turnFace: ['transforms'],
  unlock: ['unlocked'],
  becomeLevel: ['becomesLevel'],
  fight: ['fights'],
  becomeMonstrous: ['becomesMonstrous'],
  turnFaceUp: ['turnedFaceUp'],
  visitAttraction: ['visited'],
  perform: ['performs'],
  shuffle: ['shuffles'],
  finishVoting: ['votingFinished'],
  trigger: ['triggers'],
  counter: ['countered'],
  resolve: ['resolves'],
  controlChange: ['controlChanges'],
};

/** The kinds of conditions that some text of a game has, of those that an event of each type can meet. */
type ByEvent = ReadonlyMap<EventType, readonly On[]>;

const those = (are: (on: On) => boolean) =>
  onceFor((definitions: Game['definitions']): ByEvent => {
    const found = new Map<EventType, readonly On[]>();
    for (const type of eventTypes) {
      const kinds = (conditionsMetBy[type] ?? []).filter((on) => are(on) && isSpokenOf({ definitions }, on));
      if (kinds.length > 0) found.set(type, kinds);
    }
    return found;
  });

const isEventType = (type: string): type is keyof typeof conditionsMetBy => type in conditionsMetBy;
const eventTypes = Object.keys(conditionsMetBy).filter(isEventType);

/** Those that are matched before the event is applied. */
export const metBefore = those((on) => lookingBack[on] !== undefined);
/** And those that are once it has been. */
export const metAfter = those((on) => lookingBack[on] !== 'always');
