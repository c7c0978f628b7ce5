/** Mana abilities (605), and what they make. */
import type { Procedure } from '../../state/procedure.ts';
import { activateManaAbility, resolveTriggeredManaAbility } from './activate.ts';
import { addMana } from './add-mana.ts';
import { rewind } from './rewind.ts';

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
export { type ActivatedNow, activatedAbilities, type ManaAbility, manaAbilities } from './sources.ts';

/** The procedures `activateManaAbility`, `resolveTriggeredManaAbility`, `addMana` and `rewind`. */
export const procedures: readonly Procedure[] = [
  activateManaAbility,
  resolveTriggeredManaAbility,
  addMana,
  rewind,
];
