/**
 * Casting spells, activating abilities, playing lands, and putting triggered abilities on the stack.
 *
 * A chart begins with one of the three `begin…` functions, which keep a checkpoint (not for triggers) and push the
 * passive frame `announcement`. It then starts the procedures one after the other, each of which returns a `Verdict`
 * (`game.returned`); one that is not ok leads to `rewind`. `becomeCast` and `rewind` let the checkpoint go and remove
 * the frame. `needs(game, stage)` says whether a stage has anything to do; one that hasn't may be skipped.
 */
import {
  type Game,
  manaActivation,
  type ObjectId,
  type PlayerId,
  type Procedure,
  paymentRules,
  type Remembered,
  type RulesTable,
  type TextRef,
  write,
} from '../rules/index.ts';
import { announce } from './announce.ts';
import { becomeCast, checkLegality, payCosts } from './complete.ts';
import { determineCost } from './determine-cost.ts';
import { castDuringResolution } from './during-resolution.ts';
import { playLand } from './may-play-land.ts';
import { propose } from './propose.ts';
import { rewind } from './rewind.ts';
import { takeSpecialAction } from './special-actions.ts';
import { chooseTargets, divide, targetsVerdict } from './targets.ts';

export {
  announcementOf,
  beginActivating,
  beginCasting,
  beginTrigger,
  giveUp,
  rememberingAnnouncement,
} from './announcement.ts';
export { activations, castings, landPlays, possible, possibleNow } from './candidates.ts';
export { faceName } from './faces.ts';
export { mayCast } from './foreseen.ts';
export { isManaAbilityRef, mayActivate } from './may-activate.ts';
export { mayPlayLand } from './may-play-land.ts';
export { needs, type Stage } from './needs.ts';
export { mayTakeSpecialAction, specialActions } from './special-actions.ts';
export { spliceVerdict } from './splice.ts';
export { nextTargetVerdict } from './targets.ts';

/** The procedures of 601.2 and 602.2, playing a land, and reversing. */
export const procedures: readonly Procedure[] = [
  propose,
  announce,
  chooseTargets,
  divide,
  checkLegality,
  determineCost,
  payCosts,
  becomeCast,
  rewind,
  playLand,
  takeSpecialAction,
  castDuringResolution,
];

/** What decisions ask about payments and targets: for the table of rules. */
export const decisionHooks: NonNullable<RulesTable['decisions']> = {
  payment: paymentRules,
  targets: targetsVerdict,
};

/** What the procedure `activateManaAbility` begins with; a mana ability needs no announcement (605.3b). */
export const manaAbilityMemory = (event: {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly ability: TextRef;
}): Remembered => manaActivation({ player: event.player, object: event.object, ability: event.ability });

/**
 * While a `payment` is pending, a mana ability may be activated (605.3a): this takes the decision back. Once the
 * ability is done, `run(game)` asks it again, with what can be paid then.
 */
export function interruptPayment(game: Game): void {
  if (game.pending?.kind === 'payment') write(game).root.pending = null;
}
