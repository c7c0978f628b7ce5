/** Filters, quantities, objects and players in words: they are made of one another, and reach each other by `say`. */
import type { Say } from '../context.ts';
import { eachText, filterText } from './filters.ts';
import { objectsByKind, objectsText } from './objects.ts';
import { comparison, factText } from './quantities.ts';
import { targetText } from './targets.ts';

export { facts } from './facts.ts';
export {
  chosenText,
  eachText,
  filterText,
  isAmong,
  isBesides,
  isJustNamed,
  oneText,
  someText,
  sourcesText,
} from './filters.ts';
export { holds, says } from './holds.ts';
export { hasLeft, objectsByKind, objectsText } from './objects.ts';
export { isYou, playersText, someone, theirs } from './players.ts';
export {
  comparison,
  doneText,
  eachCounted,
  howMany,
  inWords,
  isPlain,
  quantityText,
  valueWord,
  where,
} from './quantities.ts';
export {
  asCondition,
  asDamaged,
  asExiled,
  asOwner,
  asPermanent,
  asRevealed,
  asSubject,
  asYours,
  chosenColor,
  foundLast,
  handOf,
  libraryOf,
  nextTurnOf,
  sayingAll,
  sayLeaving,
  whatWasChosen,
  whatWasRolled,
} from './remembered.ts';
export { isSeveral } from './several.ts';
export { rangeText, targetText } from './targets.ts';

/** How expressions are put into words that others are made of. */
export const say: Say = {
  objects: objectsText,
  objectsByKind,
  target: targetText,
  filter: filterText,
  each: eachText,
  comparison,
  fact: factText,
};
