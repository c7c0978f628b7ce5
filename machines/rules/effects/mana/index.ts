/** Mana abilities (605), and what they make. */
import type { Procedure } from '../../state/procedure.ts';
import { activateManaAbility, resolveTriggeredManaAbility } from './activate.ts';
import { addMana } from './add-mana.ts';

export {
  countActivation,
  type ManaActivation,
  manaActivation,
} from './activate.ts';
export {
  activationVerdict,
  loyaltyVerdict,
  sicknessVerdict,
  sorceryTiming,
  timesActivated,
} from './activation.ts';
export { isLoyaltyAbility, isManaAbility } from './is-mana-ability.ts';
export { type ActivatedMana, activatedMeanwhile, changeFrame, noteActivated } from './log.ts';
export { type Rewinding, rewindSteps } from './rewind.ts';
export { type ActivatedNow, activatedAbilities, type ManaAbility, manaAbilities } from './sources.ts';

/** The procedures `activateManaAbility`, `resolveTriggeredManaAbility` and `addMana`. */
export const manaProcedures: readonly Procedure[] = [
  activateManaAbility,
  resolveTriggeredManaAbility,
  addMana,
];
