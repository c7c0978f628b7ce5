/** All words by family, as the engine asks for them. */
import { setWords, type WordTable } from '../rules/state/word-table.ts';
import { conditions } from './conditions/index.ts';
import { costs } from './costs/index.ts';
import { decisions } from './decisions/index.ts';
import { durations } from './durations/index.ts';
import { exceptions } from './exceptions/index.ts';
import { filters } from './filters/index.ts';
import { gameEvents } from './game-events/index.ts';
import { instructions } from './instructions/index.ts';
import { modifications } from './modifications/index.ts';
import { quantities } from './quantities/index.ts';
import { replacedWords } from './replacements/index.ts';
import { ruleWords } from './rules/index.ts';
import { statics } from './statics/index.ts';
import { triggerWords } from './triggers/index.ts';

const words: WordTable = {
  conditions,
  costs,
  decisions,
  durations,
  exceptions,
  filters,
  gameEvents,
  instructions,
  quantities,
  modifications,
  rules: ruleWords,
  statics,
  triggers: triggerWords,
  replacedEvents: replacedWords,
};

/** Puts the words together: whatever reads or checks what is written in them begins with this. */
export const putWordsTogether = (): void => setWords(words);
