/** For how long an effect lasts. */
import { either, shape, text } from './shape.ts';
import { condition } from './triggers.ts';
import { designation } from './words.ts';

const forms = [shape({ whileItHas: text }), shape({ whileItIs: designation })];
const words = [
  'untilEndOfTurn',
  'untilEndOfCombat',
  'untilYourNextTurn',
  'untilEndOfYourNextTurn',
  'untilItsNextUntapStep',
  'untilSourceLeaves',
  'whileYouControlSource',
  'whileYouControlIt',
  'forever',
];

/** How long something is allowed, or waited for. */
export const duration = either(forms, words);

/** How long a continuous effect lasts: also for as long as something is so. */
export const effectDuration = either([...forms, shape({ forAsLongAs: condition })], words);
