/** Subtypes (205.1a, 205.3). */
import { words } from '../../rules/characteristics/changes.ts';
import { isBasicLandType, setOf } from '../../rules/characteristics/subtypes.ts';
import {
  addSubtypes as giveSubtypes,
  setSubtypes as haveSubtypes,
  replaceSubtypes,
} from '../../rules/characteristics/type-changes.ts';
import type { Subtypes } from '../../rules/state/vocabulary/modification.ts';
import { also, type Meaning, phrase } from '../../wording/syntax.ts';
import { creatureTypes } from '../lexicon.ts';
import type { ModificationWord } from './word.ts';

export interface AddSubtypes<Said = Subtypes> {
  readonly change: 'addSubtypes';
  readonly subtypes: Said;
}

const added = (subtypes: Meaning): Meaning => [{ change: 'addSubtypes', subtypes }];

export const addSubtypes: ModificationWord<AddSubtypes> = {
  shape: { subtypes: 'subtypes' },
  said: {
    becomingWhat: [
      phrase('a|an <subtypes:tokenSubtypes> in addition to its other types', added('<subtypes>')),
      also('a|an <subtypes:tokenSubtypes> in addition to its other land types', added('<subtypes>')),
    ],
    being: [
      phrase('[are] every creature type', added(creatureTypes)),
      phrase(
        '[are] every basic land type in addition to its|their other types',
        added(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']),
      ),
      phrase('[are] a|an <type:basicLandType> in addition to its|their other land types', added(['<type>'])),
      phrase('[are] a|an <type:subtype> in addition to its other types', added(['<type>'])),
      also('[are] a|an <type:subtype> in addition to its|their other land|creature types', added(['<type>'])),
      phrase('[are] <type:subtypeMany> in addition to their other types', added(['<type>'])),
      phrase('[are] the chosen type in addition to its|their other types', added({ chosen: 'type' })),
    ],
  },
  layer: '4',
  isOfSubtypes: true,
  apply: (now, { subtypes }, { ask, game, scope }) => giveSubtypes(now, words(ask, game, scope, subtypes)),
  locked: (change, lock) => ({ ...change, subtypes: lock.subtypes(change.subtypes) }),
  // Land types bring their mana abilities (305.6).
  writes: ['subtypes', 'abilities'],
  reads: ['types'],
  order: 'adds',
  subtypes: ({ subtypes }) => subtypes,
};

/** Sets land types, with what 305.7 says; or creature types. */
export interface SetSubtypes<Said = Subtypes> {
  readonly change: 'setSubtypes';
  readonly subtypes: Said;
}

export const setSubtypes: ModificationWord<SetSubtypes> = {
  shape: { subtypes: 'subtypes' },
  said: {
    becomingWhat: [phrase('a|an <type:basicLandType>', [{ change: 'setSubtypes', subtypes: ['<type>'] }])],
    being: [
      phrase('[are] a|an <type:subtype>', [{ change: 'setSubtypes', subtypes: ['<type>'] }]),
      phrase('[are] <type:subtypeMany>', [{ change: 'setSubtypes', subtypes: ['<type>'] }]),
      phrase('[are] the chosen type', [{ change: 'setSubtypes', subtypes: { chosen: 'type' } }]),
    ],
  },
  layer: '4',
  isOfSubtypes: true,
  apply: (now, { subtypes }, { ask, game, scope }) => replaceSubtypes(now, words(ask, game, scope, subtypes)),
  locked: (change, lock) => ({ ...change, subtypes: lock.subtypes(change.subtypes) }),
  writes: ['subtypes', 'abilities'],
  takesAbilities: ({ subtypes }) => couldBeLandTypes(subtypes),
  reads: ['types'],
  order: 'sets',
  says: (name) => name === 'subtypes',
  subtypes: ({ subtypes }) => subtypes,
};

/** 305.7: with a basic land type a land loses the abilities of its text. */
const couldBeLandTypes = (said: Subtypes): boolean =>
  'chosen' in said || (!('creatureTypesOf' in said) && said.some(isBasicLandType));

/** It loses all subtypes of this set: all creature types. */
export interface RemoveSubtypes {
  readonly change: 'removeSubtypes';
  readonly of: 'creature' | 'land';
}

export const removeSubtypes: ModificationWord<RemoveSubtypes> = {
  shape: { of: { words: { creature: true, land: true } } },
  said: {
    changing: [phrase('[lose] all creature types', [{ change: 'removeSubtypes', of: 'creature' }])],
  },
  layer: '4',
  isOfSubtypes: true,
  apply: (now, { of }) =>
    haveSubtypes(
      now,
      now.subtypes.filter((subtype) => setOf(subtype) !== of),
    ),
  writes: ['subtypes', 'abilities'],
  order: 'takes',
  says: (name) => name === 'subtypes',
};
