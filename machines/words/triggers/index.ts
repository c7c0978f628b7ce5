/** Trigger conditions (603.1), each by the word that says what the ability triggers on. */
import { activated } from './activated.ts';
import { attachedTo, unattached } from './attached.ts';
import { attacks } from './attacks.ts';
import { attacksUnblocked } from './attacks-unblocked.ts';
import { becomesBlocked } from './becomes-blocked.ts';
import { becomesLevel } from './becomes-level.ts';
import { becomesMonstrous } from './becomes-monstrous.ts';
import { becomesTarget } from './becomes-target.ts';
import { begins } from './begins.ts';
import { blocks } from './blocks.ts';
import { cast } from './cast.ts';
import { controlChanges } from './control-changes.ts';
import { copied } from './copied.ts';
import { countered } from './countered.ts';
import { counterRemoved, countersPut } from './counters.ts';
import { dealsDamage, dealtDamage } from './damage.ts';
import { destroyed } from './destroyed.ts';
import { dies } from './dies.ts';
import { discards } from './discards.ts';
import { draws } from './draws.ts';
import { completesDungeon, entersRoom } from './dungeons.ts';
import { enters } from './enters.ts';
import { exerted } from './exerted.ts';
import { fights } from './fights.ts';
import { landPlayed } from './land-played.ts';
import { leaves } from './leaves.ts';
import { gainsLife, losesLife } from './life.ts';
import { losesGame } from './loses-game.ts';
import { manaAdded, tappedForMana } from './mana.ts';
import { mutates } from './mutates.ts';
import { paysToAttack } from './pays-to-attack.ts';
import { performs } from './performs.ts';
import { phasesIn, phasesOut } from './phasing.ts';
import { playerAttacks } from './player-attacks.ts';
import { playerDesignated } from './player-designated.ts';
import { putInto } from './put-into.ts';
import { resolves } from './resolves.ts';
import { revealsDrawn } from './reveals-drawn.ts';
import { sacrificed } from './sacrificed.ts';
import { shuffles } from './shuffles.ts';
import { state } from './state.ts';
import { tapped, untapped } from './tapped.ts';
import { triggers } from './triggers.ts';
import { transforms, turnedFaceUp } from './turning.ts';
import { unlocked } from './unlocked.ts';
import { visited } from './visited.ts';
import { votingFinished } from './voting-finished.ts';
import type { TriggerWord } from './word.ts';

/** In the order in which those that one event can meet are asked. */
const homes = {
  enters,
  leaves,
  dies,
  putInto,
  destroyed,
  sacrificed,
  countersPut,
  counterRemoved,
  controlChanges,
  revealsDrawn,
  unlocked,
  attachedTo,
  unattached,
  attacks,
  playerAttacks,
  paysToAttack,
  blocks,
  becomesBlocked,
  attacksUnblocked,
  fights,
  mutates,
  dealsDamage,
  dealtDamage,
  cast,
  activated,
  triggers,
  becomesTarget,
  copied,
  countered,
  resolves,
  begins,
  draws,
  discards,
  gainsLife,
  losesLife,
  tapped,
  untapped,
  exerted,
  phasesOut,
  phasesIn,
  transforms,
  turnedFaceUp,
  tappedForMana,
  manaAdded,
  landPlayed,
  entersRoom,
  completesDungeon,
  playerDesignated,
  losesGame,
  becomesMonstrous,
  becomesLevel,
  visited,
  performs,
  votingFinished,
  shuffles,
  state,
};

type Homes = typeof homes;

/** The trigger conditions of these words. */
export type TriggerConditionOf<On extends keyof Homes> = {
  [One in On]: Extract<Parameters<Homes[One]['matches']>[1], { readonly on: One }>;
}[On];

/**
 * A trigger event (603.2) or a state (603.8), told apart by what the ability triggers on. `self` fits this object; a filter is
 * asked of the object of the event.
 */
export type TriggerCondition = TriggerConditionOf<keyof Homes>;

/** A condition that is filed under another word than its own is none, and has no home. */
export type TriggerTable = {
  readonly [On in keyof Homes]: [TriggerConditionOf<On>] extends [never]
    ? never
    : TriggerWord<TriggerConditionOf<On>>;
};

export const triggerWords: TriggerTable = homes;
