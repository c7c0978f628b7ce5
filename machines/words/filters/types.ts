/** Card types, supertypes and subtypes (205). */
import { every } from './said.ts';
import type { FilterWord } from './word.ts';

export const type: FilterWord<'type'> = {
  shape: 'card type or several',
  fits: (said, { now }) => every(said, (type) => now.types.includes(type)),
  asks: ['types'],
  changedBy: [],
  isOfItself: true,
};

export const anyType: FilterWord<'anyType'> = {
  shape: { list: 'card type' },
  fits: (said, { now }) => said.some((type) => now.types.includes(type)),
  asks: ['types'],
  changedBy: [],
  isOfItself: true,
};

export const notType: FilterWord<'notType'> = {
  shape: 'card type or several',
  fits: (said, { now }) => every(said, (type) => !now.types.includes(type)),
  asks: ['types'],
  changedBy: [],
  isOfItself: true,
};

export const supertype: FilterWord<'supertype'> = {
  shape: 'supertype',
  fits: (said, { now }) => now.supertypes.includes(said),
  asks: ['supertypes'],
  changedBy: [],
  isOfItself: true,
};

export const notSupertype: FilterWord<'notSupertype'> = {
  shape: 'supertype',
  fits: (said, { now }) => !now.supertypes.includes(said),
  asks: ['supertypes'],
  changedBy: [],
  isOfItself: true,
};

export const subtype: FilterWord<'subtype'> = {
  shape: 'text or several',
  fits: (said, { now }) => every(said, (subtype) => now.subtypes.includes(subtype)),
  asks: ['subtypes'],
  changedBy: [],
  isOfItself: true,
};

export const anySubtype: FilterWord<'anySubtype'> = {
  shape: { list: 'text' },
  fits: (said, { now }) => said.some((subtype) => now.subtypes.includes(subtype)),
  asks: ['subtypes'],
  changedBy: [],
  isOfItself: true,
};

export const notSubtype: FilterWord<'notSubtype'> = {
  shape: 'text',
  fits: (said, { now }) => !now.subtypes.includes(said),
  asks: ['subtypes'],
  changedBy: [],
  isOfItself: true,
};
