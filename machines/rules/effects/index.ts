/** Effects (608-611): instructions and the program that follows them, decisions, costs, mana, targets. */
import type { Procedure } from '../state/procedure.ts';
import { costProcedures } from './costs/index.ts';
import { instructionProcedures } from './instructions/index.ts';
import { manaProcedures } from './mana/index.ts';

export { plainNames } from './card-names.ts';
export {
  type AppliedReduction,
  type CostContext,
  type CostQuestion,
  canPay,
  changesFor,
  choosesByX,
  costContext,
  costProcedures,
  costsByTarget,
  couldPay,
  differentTotals,
  hasX,
  inWordsOf,
  isChangedByNothing,
  lockedCost,
  manaAndLife,
  manaIn,
  mostPossible,
  orderMatters,
  type Paid,
  paidIn,
  payMemory,
  paymentRules,
  planMana,
  possibleValues,
  totalCosts,
  totalsInOrder,
  waysToApply,
} from './costs/index.ts';
export {
  answered,
  answerIsLegal,
  legalAnswers,
  onlyAnswer,
  sampleAnswer,
} from './decisions.ts';
export { asProposed, gainAsCast } from './gained-as-cast.ts';
export { begin, type GrantedAbility, givingTo, keepGranted } from './granted-ability.ts';
export {
  attractionsOf,
  faultInProgram,
  instructionAtHand,
  returningLater,
  visitingRolls,
  visits,
} from './instructions/index.ts';
export {
  answer,
  handBack,
  popFrame,
  pushFrame,
  remember,
  resume,
  run,
  start,
  topFrame,
} from './interpreter.ts';
export {
  type ActivatedMana,
  activatedAbilities,
  activationVerdict,
  changeFrame,
  countActivation,
  type Instances,
  instancesLeft,
  isLoyaltyAbility,
  isManaAbility,
  leastChoices,
  loyaltyVerdict,
  manaAbilities,
  manaActivation,
  manaAmounts,
  manaProcedures,
  reversal,
  reversing,
  rewinding,
  sicknessVerdict,
  sorceryTiming,
  timesDone,
} from './mana/index.ts';
export { applyToNextSpell } from './next-spell.ts';
export { programMemory } from './program-memory.ts';
export {
  choicesOfPart,
  chosenVerdict,
  type ModalWords,
  modalWords,
  type Part,
  partsOf,
  partsOfWords,
  targetCount,
  targetOptions,
  targetSpecs,
  targetsExist,
  targetVerdict,
  type Words,
  whoseTarget,
  wordsAt,
  wordsIfPaid,
  wordsOf,
} from './targets/index.ts';

/** The procedures of this room. */
export const effectProcedures: readonly Procedure[] = [
  ...instructionProcedures,
  ...costProcedures,
  ...manaProcedures,
];
