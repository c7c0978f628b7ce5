/** Types of a copy (205): "it's an artifact in addition to its other types". */
import { union } from '../../rules/characteristics/both-of.ts';
import {
  addSubtypes as giveSubtypes,
  setTypes as giveTypes,
  replaceSubtypes,
} from '../../rules/characteristics/type-changes.ts';
import { phrase } from '../../wording/syntax.ts';
import type { AddSubtypes, SetSubtypes } from '../modifications/subtypes.ts';
import type { AddSupertypes, RemoveSupertypes } from '../modifications/supertypes.ts';
import type { AddTypes, RemoveTypes, SetTypes } from '../modifications/types.ts';
import { asWritten, type CopiedWord } from './word.ts';

export const addTypes: CopiedWord<AddTypes> = {
  shape: { types: { list: 'card type' } },
  said: { kindAdded: [phrase('<types:tokenTypes>', [{ change: 'addTypes', types: '<types>' }])] },
  fixed: asWritten,
  make: (values, { types }) => giveTypes(values, union(values.types, types)),
};

export const setTypes: CopiedWord<SetTypes> = {
  shape: { types: { list: 'card type' } },
  said: null,
  fixed: asWritten,
  make: (values, { types }) => giveTypes(values, types),
  sets: ['types', 'subtypes'],
};

export const removeTypes: CopiedWord<RemoveTypes> = {
  shape: { types: { list: 'card type' } },
  said: null,
  fixed: asWritten,
  make: (values, { types }) =>
    giveTypes(
      values,
      values.types.filter((type) => !types.includes(type)),
    ),
};

export const addSubtypes: CopiedWord<AddSubtypes<readonly string[]>> = {
  shape: { subtypes: { list: 'text' } },
  said: {
    kindAdded: [
      phrase('<subtypes:tokenSubtypes>', [{ change: 'addSubtypes', subtypes: '<subtypes>' }]),
      phrase('<subtypes:tokenSubtypes> <types:tokenTypes>', [
        { change: 'addTypes', types: '<types>' },
        { change: 'addSubtypes', subtypes: '<subtypes>' },
      ]),
    ],
  },
  fixed: asWritten,
  make: (values, { subtypes }) => giveSubtypes(values, subtypes),
};

export const setSubtypes: CopiedWord<SetSubtypes<readonly string[]>> = {
  shape: { subtypes: { list: 'text' } },
  said: null,
  fixed: asWritten,
  make: (values, { subtypes }) => replaceSubtypes(values, subtypes),
  sets: ['types', 'subtypes'],
};

export const addSupertypes: CopiedWord<AddSupertypes> = {
  shape: { supertypes: { list: 'supertype' } },
  said: {
    exception: [
      phrase("it's|he's|she's legendary in addition to its|his|her other types", [
        { change: 'addSupertypes', supertypes: ['legendary'] },
      ]),
    ],
  },
  fixed: asWritten,
  make(values, { supertypes }) {
    values.supertypes = union(values.supertypes, supertypes);
  },
};

const notLegendary = [{ change: 'removeSupertypes', supertypes: ['legendary'] }];

export const removeSupertypes: CopiedWord<RemoveSupertypes> = {
  shape: { supertypes: { list: 'supertype' } },
  said: {
    exception: [
      phrase("it|the isn't legendary", notLegendary),
      phrase("the token|copy isn't legendary", notLegendary),
      phrase("it isn't legendary if that <noun:nounMeant> is legendary", notLegendary),
      phrase("it isn't legendary if <what:attachedWord> is legendary", notLegendary),
      phrase("it|the (copy)? isn't legendary if the spell is legendary", notLegendary),
    ],
  },
  fixed: asWritten,
  make(values, { supertypes }) {
    values.supertypes = values.supertypes.filter((type) => !supertypes.includes(type));
  },
};
