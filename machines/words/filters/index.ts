/** Filters: what each word of a description of objects asks (109.2). */
import { keyword, noAbilities, notKeyword } from './abilities.ts';
import { colorChosen, nameChosen, nameNoted, typeChosen, typeNoted } from './chosen.ts';
import { anyColor, color, colors, notColor } from './colors.ts';
import {
  attackedThisTurn,
  attacking,
  attackingPlayer,
  blocked,
  blockedBy,
  blocking,
  blockingAny,
  blockingOrBlockedBy,
  didThisTurn,
  hadToAttack,
  unblocked,
} from './combat.ts';
import { counters } from './counters.ts';
import { damaged, damagedThisTurnBy } from './damage.ts';
import { any, not } from './joined.ts';
import { name, sharesNameWith } from './names.ts';
import { costsX, manaValue, manaValueIs, power, powerPlusToughness, toughness } from './numbers.ts';
import { castAs, stackObject, targets, targetsOnly } from './on-the-stack.ts';
import { among, attachedTo, hasAttached, notAmong, other, was } from './others.ts';
import { sharesColorWith, sharesCreatureTypeWith, sharesType } from './shared.ts';
import {
  card,
  commander,
  designated,
  faceDown,
  hasAdventure,
  monstrous,
  paired,
  pairedWith,
  stickered,
  tapped,
  token,
  transformed,
} from './status.ts';
import {
  cameSinceLastUpkeep,
  controlledSinceTurnBegan,
  discardedThisTurn,
  drawnThisTurn,
  enteredThisTurn,
} from './times.ts';
import { anySubtype, anyType, notSubtype, notSupertype, notType, subtype, supertype, type } from './types.ts';
import { controller, notController, owner } from './whose.ts';
import type { FilterWord, WordOfFilter } from './word.ts';
import { zone } from './zones.ts';

/** A word of a filter without a home doesn't compile. */
export type FilterTable = { readonly [Word in WordOfFilter]: FilterWord<Word> };

export const filters: FilterTable = {
  zone,
  type,
  anyType,
  notType,
  supertype,
  notSupertype,
  subtype,
  anySubtype,
  notSubtype,
  color,
  anyColor,
  notColor,
  colors,
  name,
  sharesNameWith,
  sharesColorWith,
  sharesType,
  sharesCreatureTypeWith,
  colorChosen,
  nameChosen,
  typeChosen,
  typeNoted,
  nameNoted,
  keyword,
  notKeyword,
  noAbilities,
  controller,
  notController,
  owner,
  tapped,
  attacking,
  attackedThisTurn,
  hadToAttack,
  didThisTurn,
  attackingPlayer,
  blocking,
  blocked,
  unblocked,
  blockingOrBlockedBy,
  blockingAny,
  blockedBy,
  token,
  card,
  hasAdventure,
  paired,
  pairedWith,
  commander,
  faceDown,
  monstrous,
  transformed,
  designated,
  stickered,
  power,
  toughness,
  manaValue,
  manaValueIs,
  costsX,
  damaged,
  damagedThisTurnBy,
  counters,
  other,
  among,
  notAmong,
  attachedTo,
  hasAttached,
  enteredThisTurn,
  controlledSinceTurnBegan,
  cameSinceLastUpkeep,
  stackObject,
  drawnThisTurn,
  discardedThisTurn,
  castAs,
  targets,
  targetsOnly,
  was,
  powerPlusToughness,
  not,
  any,
};
