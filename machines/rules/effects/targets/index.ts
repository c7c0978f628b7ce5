/** Targets (115): what may be one, what a spell or ability asks for, and whether enough can be chosen. */
export { chosenVerdict, targetOptions, targetsExist, whoseTarget } from './choosing.ts';
export { legalTargets, targetVerdict, whatKeepsThemAway } from './legal-targets.ts';
export {
  asksForTarget,
  choicesOfPart,
  instructionsOf,
  type ModalWords,
  modalWords,
  type Part,
  partsOf,
  partsOfWords,
  targetCount,
  targetSpecs,
  type Words,
  wordsAt,
  wordsIfPaid,
  wordsOf,
} from './parts.ts';
