/** What static abilities state (604.1), each by its field. */
import type { Statement } from '../../rules/state/vocabulary/abilities.ts';
import {
  beforeShuffling,
  deckLimit,
  drafting,
  enteredOnlyBy,
  mayBeCommander,
  openingHand,
} from './before-the-game.ts';
import { asCopiesOf, changes, replaces, rules } from './being-so.ts';
import { castableFrom, castOnlyIf, leastX, spentOnX } from './casting.ts';
import { additionalCost, alternativeCost, costs, paysColored, paysGeneric } from './costs.ts';
import type { StaticWord } from './word.ts';

/** A statement without a home doesn't compile. */
export type StaticTable = { readonly [Word in Statement]: StaticWord<Word> };

/** Of an ability that states several the first says where it functions: what lets a spell be cast before what it costs. */
export const statics: StaticTable = {
  openingHand,
  enteredOnlyBy,
  beforeShuffling,
  drafting,
  deckLimit,
  mayBeCommander,
  castableFrom,
  alternativeCost,
  additionalCost,
  paysGeneric,
  paysColored,
  spentOnX,
  costs,
  castOnlyIf,
  leastX,
  changes,
  rules,
  replaces,
  asCopiesOf,
};
