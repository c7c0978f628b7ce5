import { together } from '../wording.ts';
import { enteringWords } from './entering.ts';
import { insteadWords } from './instead.ts';
import { preventionWords } from './prevention.ts';

/** Replacement and prevention effects (614, 615). */
export const replacements = together(enteringWords, insteadWords, preventionWords);
