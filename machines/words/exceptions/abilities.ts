/** Abilities of a copy (707.9a): "it has …", which is part of the copying. */
import { withoutKeyword } from '../../rules/characteristics/keyword-modules.ts';
import { phrase } from '../../wording/syntax.ts';
import type { AddAbilities } from '../modifications/abilities.ts';
import type { RemoveKeyword } from '../modifications/losing.ts';
import { asWritten, type CopiedWord, type ExceptionWord } from './word.ts';

export const addAbilities: ExceptionWord<AddAbilities> = {
  shape: { abilities: 'abilities' },
  said: {
    exception: [
      phrase('it|they has|have <abilities:granted>', [{ change: 'addAbilities', abilities: '<abilities>' }]),
    ],
  },
  fixed: ({ abilities }, { ref }) => [
    { change: 'addPrinted', at: abilities.map((_, at) => `${ref}.abilities.${at}`) },
  ],
};

/** "it has this ability": that from which the copy effect is. */
export interface ThisAbility {
  readonly change: 'thisAbility';
}

export const thisAbility: ExceptionWord<ThisAbility> = {
  shape: {},
  said: {
    exception: [
      phrase('it|they has|have this ability', [{ change: 'thisAbility' }]),
      phrase('it|they has|have <abilities:granted> and this ability', [
        { change: 'addAbilities', abilities: '<abilities>' },
        { change: 'thisAbility' },
      ]),
    ],
  },
  fixed: (_, { ability }) => (ability === null ? [] : [{ change: 'addPrinted', at: [ability] }]),
};

export const removeKeyword: CopiedWord<RemoveKeyword> = {
  shape: { keyword: 'keyword' },
  said: null,
  fixed: asWritten,
  make(values, { keyword }) {
    values.abilities = withoutKeyword(values.abilities, keyword);
  },
};
