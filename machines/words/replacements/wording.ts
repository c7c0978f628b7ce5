import { together } from '../wording.ts';
import { anchorWords } from './anchors.ts';
import { enteringWords } from './entering.ts';
import { forATime } from './for-a-time.ts';
import { replacedWords } from './index.ts';
import { insteadWords } from './instead.ts';
import { preventionWords } from './prevention.ts';

/** Replacement and prevention effects (614, 615). */
export const replacements = together(
  anchorWords,
  enteringWords,
  forATime,
  insteadWords,
  preventionWords,
  ...Object.values(replacedWords).map(({ said }) => said),
);
