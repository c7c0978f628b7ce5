/** All words with their wording: the grammar in which cards are written. */
import { type Grammar, grammarOf } from '../wording/read.ts';
import { abilities } from './abilities.ts';
import { conditions } from './conditions/index.ts';
import { costWording } from './costs/wording.ts';
import { filters } from './filters.ts';
import { acts, changings, deeds, restrictions, searching, tokens } from './instructions.ts';
import { keywordWords } from './keywords/index.ts';
import { leafCategories, leaves } from './leaves.ts';
import { modifiers } from './modifiers.ts';
import { countedWays, numbers } from './numbers.ts';
import { indefinite, references } from './objects.ts';
import { durations, quantities } from './quantities.ts';
import { sentences } from './sentences.ts';
import { statics } from './statics.ts';
import { targets } from './targets.ts';
import { triggers } from './triggers/index.ts';
import { together } from './wording.ts';

export { nameLeaf } from './leaves.ts';
export { printers } from './printers.ts';

const syntax = together(
  abilities,
  acts,
  changings,
  conditions,
  costWording,
  deeds,
  durations,
  filters,
  indefinite,
  keywordWords,
  leafCategories,
  modifiers,
  numbers,
  quantities,
  references,
  restrictions,
  searching,
  sentences,
  statics,
  targets,
  tokens,
  triggers,
);

export const grammar: Grammar = grammarOf(syntax, leaves, countedWays);
