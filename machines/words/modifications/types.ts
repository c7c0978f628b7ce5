/** Card types (205.1). */
import { union } from '../../rules/characteristics/both-of.ts';
import { setTypes as giveTypes } from '../../rules/characteristics/type-changes.ts';
import type { CardType } from '../../rules/state/vocabulary/type-line.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ModificationWord } from './word.ts';

export interface AddTypes {
  readonly change: 'addTypes';
  readonly types: readonly CardType[];
}

export const addTypes: ModificationWord<AddTypes> = {
  shape: { types: { list: 'card type' } },
  said: {
    becomingWhat: [
      phrase('a|an artifact creature', [{ change: 'addTypes', types: ['artifact', 'creature'] }]),
      phrase('a|an <type> in addition to its other types', [{ change: 'addTypes', types: ['<type>'] }]),
    ],
    being: [
      phrase('[are] a|an <type> in addition to its other types', [{ change: 'addTypes', types: ['<type>'] }]),
      phrase('[are] <type:typeMany> in addition to their other types', [
        { change: 'addTypes', types: ['<type>'] },
      ]),
    ],
  },
  layer: '4',
  apply: (now, { types }) => giveTypes(now, union(now.types, types)),
  writes: ['types', 'subtypes', 'abilities'],
  order: 'adds',
  typesWith: (had, { types }) => [...had, ...types],
};

export interface SetTypes {
  readonly change: 'setTypes';
  readonly types: readonly CardType[];
}

const onlyType = [{ change: 'setTypes', types: ['<type>'] }] as const;

export const setTypes: ModificationWord<SetTypes> = {
  shape: { types: { list: 'card type' } },
  said: {
    becomingWhat: [phrase('a|an <type> and [lose] all other card types', onlyType)],
    being: [phrase('[are] a|an <type> and [lose] all other card types', onlyType)],
  },
  layer: '4',
  apply(now, { types }) {
    // 205.1a: an instant or sorcery stays one.
    const kept = now.types.filter((type) => type === 'instant' || type === 'sorcery');
    giveTypes(now, union(kept, types));
  },
  writes: ['types', 'subtypes', 'abilities'],
  order: 'sets',
  says: (name) => name === 'types',
  typesWith: (_had, { types }) => types,
};

export interface RemoveTypes {
  readonly change: 'removeTypes';
  readonly types: readonly CardType[];
}

export const removeTypes: ModificationWord<RemoveTypes> = {
  shape: { types: { list: 'card type' } },
  said: {
    being: [
      phrase("isn't a|an <type>", [{ change: 'removeTypes', types: ['<type>'] }]),
      phrase("aren't <type:typeMany>", [{ change: 'removeTypes', types: ['<type>'] }]),
    ],
  },
  layer: '4',
  apply: (now, change) => giveTypes(now, without(now.types, change)),
  writes: ['types', 'subtypes', 'abilities'],
  order: 'takes',
  typesWith: without,
};

function without(had: readonly CardType[], { types }: RemoveTypes): readonly CardType[] {
  return had.filter((type) => !types.includes(type));
}
