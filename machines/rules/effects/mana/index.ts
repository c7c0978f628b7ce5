/** Mana abilities (605), and what they make. */
import type { Procedure } from '../../state/procedure.ts';
import { activateManaAbility } from './activate.ts';
import { addMana } from './add-mana.ts';
import { resolveTriggeredManaAbility, triggeredManaAbilities } from './triggered.ts';
import { wouldProduce } from './would-produce.ts';

export { countActivation, manaActivation } from './activate.ts';
export {
  activationVerdict,
  type Instances,
  instancesLeft,
  leastChoices,
  loyaltyVerdict,
  sicknessVerdict,
  sorceryTiming,
  timesDone,
} from './activation.ts';
export { manaAmounts } from './amounts.ts';
export { isLoyaltyAbility, isManaAbility } from './is-mana-ability.ts';
export { type ActivatedMana, changeFrame } from './log.ts';
export { reversal, reversing, rewinding } from './rewind.ts';
export { activatedAbilities, type ManaAbility, manaAbilities } from './sources.ts';

/** The procedures `activateManaAbility`, `triggeredManaAbilities`, `resolveTriggeredManaAbility`, `addMana`, `wouldProduce`. */
export const manaProcedures: readonly Procedure[] = [
  activateManaAbility,
  triggeredManaAbilities,
  resolveTriggeredManaAbility,
  addMana,
  wouldProduce,
];
