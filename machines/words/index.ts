/** All words with their wording: the grammar in which cards are written. */
import { type Grammar, grammarOf } from '../wording/read.ts';
import { abilities } from './abilities.ts';
import { conditionWording } from './conditions/wording.ts';
import { costWording } from './costs/wording.ts';
import { descriptions } from './descriptions.ts';
import { durationWording } from './durations/wording.ts';
import { exceptionWording } from './exceptions/wording.ts';
import { instructionWording } from './instructions/wording.ts';
import { keywordWords } from './keywords/index.ts';
import { leafCategories, leaves } from './leaves.ts';
import { limits } from './limits.ts';
import { modes } from './modes.ts';
import { modificationWording } from './modifications/wording.ts';
import { modifiers } from './modifiers.ts';
import { countedWays, numbers } from './numbers.ts';
import { indefinite, references } from './objects.ts';
import { quantityWording } from './quantities/wording.ts';
import { replacements } from './replacements/wording.ts';
import { ruleWording } from './rules/wording.ts';
import { sentences } from './sentences.ts';
import { staticWording } from './statics/wording.ts';
import { targets } from './targets.ts';
import { triggers } from './triggers/wording.ts';
import { together } from './wording.ts';

export { nameLeaf } from './leaves.ts';
export { printers } from './printers.ts';

const syntax = together(
  // What a number is compared with is said of some numbers in words of their own.
  quantityWording,
  conditionWording,
  abilities,
  costWording,
  durationWording,
  descriptions,
  exceptionWording,
  indefinite,
  instructionWording,
  keywordWords,
  leafCategories,
  limits,
  modes,
  modificationWording,
  modifiers,
  numbers,
  references,
  replacements,
  ruleWording,
  sentences,
  staticWording,
  targets,
  triggers,
);

export const grammar: Grammar = grammarOf(syntax, leaves, countedWays);
