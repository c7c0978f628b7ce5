/** Supertypes (205.4). */
import { union } from '../../rules/characteristics/both-of.ts';
import type { Supertype } from '../../rules/state/vocabulary/type-line.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ModificationWord } from './word.ts';

export interface AddSupertypes {
  readonly change: 'addSupertypes';
  readonly supertypes: readonly Supertype[];
}

export const addSupertypes: ModificationWord<AddSupertypes> = {
  shape: { supertypes: { list: 'supertype' } },
  said: {
    being: [phrase('[are] legendary', [{ change: 'addSupertypes', supertypes: ['legendary'] }])],
  },
  layer: '4',
  apply(now, { supertypes }) {
    now.supertypes = union(now.supertypes, supertypes);
  },
  writes: ['supertypes'],
  order: 'adds',
};

export interface RemoveSupertypes {
  readonly change: 'removeSupertypes';
  readonly supertypes: readonly Supertype[];
}

export const removeSupertypes: ModificationWord<RemoveSupertypes> = {
  shape: { supertypes: { list: 'supertype' } },
  said: null,
  layer: '4',
  apply(now, { supertypes }) {
    now.supertypes = now.supertypes.filter((type) => !supertypes.includes(type));
  },
  writes: ['supertypes'],
  order: 'takes',
};
