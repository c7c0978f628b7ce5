/** The words of the vocabulary: those that are listed, and those that have a form. */
import { designations, playerDesignations } from '../../state/designation.ts';
import { colors, manaTypes } from '../../state/mana.ts';
import { phases, steps } from '../../state/turn-structure.ts';
import { cardTypes, supertypes } from '../../state/vocabulary/index.ts';
import { zones } from '../../state/zones.ts';
import { actions } from '../actions/index.ts';
import { keywords } from '../keywords/index.ts';
import { matching, nameIn, oneOf } from './shape.ts';

export const color = oneOf(...colors);
export const manaType = oneOf(...manaTypes);
export const cardType = oneOf(...cardTypes);
export const supertype = oneOf(...supertypes);
export const zone = oneOf(...zones);
export const time = oneOf(...phases, ...steps);

export const manaCost = matching(
  /^(\{(\d+|[WUBRGCSX]|[WUBRGC]\/[WUBRG]|2\/[WUBRG]|[WUBRG]\/P|[WUBRG]\/[WUBRG]\/P)\})+$/,
  'a mana cost like {2}{W}',
);

/** The name of a keyword ability that has a meaning. */
export const keywordName = nameIn(keywords, 'a keyword ability');

/** The name of a keyword action that is short for other instructions. */
export const actionName = nameIn(actions, 'a keyword action');

/** One of which texts can say how often it was done. */
export const countedActionName = nameIn(
  Object.fromEntries(Object.entries(actions).filter(([, { participle }]) => participle !== undefined)),
  'a keyword action with a participle',
);

export const objectValue = oneOf(
  'power',
  'toughness',
  'manaValue',
  'loyalty',
  'damage',
  'basePower',
  'baseToughness',
);

export const designation = oneOf(...designations);
export const playerDesignation = oneOf(...playerDesignations);

export const stickerKind = oneOf('name', 'ability', 'powerToughness', 'art');

export const fact = oneOf(
  'spellsCast',
  'creatureSpellsCast',
  'noncreatureSpellsCast',
  'nonartifactSpellsCast',
  'cardsDrawn',
  'cardsDiscarded',
  'lifeGained',
  'lifeLost',
  'creaturesDied',
  'attackedWith',
  'landsPlayed',
  'permanentsSacrificed',
  'damageDealtTo',
  'landsEntered',
  'nonlandPermanentsEntered',
  'permanentsLeft',
  'permanentsPutIntoGraveyard',
);
