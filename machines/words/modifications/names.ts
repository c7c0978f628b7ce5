/** Names (201). */
import { union } from '../../rules/characteristics/both-of.ts';
import { setName as nameIt, saidWord } from '../../rules/characteristics/changes.ts';
import { namesOfCards } from '../../rules/characteristics/names.ts';
import { withWord } from '../../rules/state/stickers.ts';
import type { Word } from '../../rules/state/vocabulary/modification.ts';
import type { CardType, Supertype } from '../../rules/state/vocabulary/type-line.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ModificationWord } from './word.ts';

/** It has this name and no other (612.8). */
export interface SetName {
  readonly change: 'setName';
  readonly name: Word;
}

export const setName: ModificationWord<SetName> = {
  shape: { name: 'word' },
  said: { being: [phrase('[are] named <name:nameWords>', [{ change: 'setName', name: '<name>' }])] },
  layer: '3',
  apply(now, change, by) {
    const name = saidWord(by, change.name);
    if (name !== undefined) nameIt(now, name);
  },
  locked: (change, lock) => ({ ...change, name: lock.word(change.name) }),
  writes: ['names'],
  order: 'sets',
  says: (name) => name === 'name',
};

/** A word is added to its name, after so many words of that: by a name sticker (123.6), and by no card. */
export interface AddToName {
  readonly change: 'addToName';
  readonly word: string;
  readonly after: number;
}

export const addToName: ModificationWord<AddToName> = {
  shape: { word: 'text', after: 'whole number' },
  said: null,
  isOfRules: true,
  layer: '3',
  apply(now, { after, word }) {
    now.name = withWord(now.name, word, after);
  },
  writes: ['names'],
  order: 'adds',
};

/** It has the names of all cards of this type besides, or of those without a supertype (612.7). */
export interface AddNamesOf {
  readonly change: 'addNamesOf';
  readonly type: CardType;
  readonly notSupertype?: Supertype;
}

export const addNamesOf: ModificationWord<AddNamesOf> = {
  shape: { type: 'card type', notSupertype: 'supertype?' },
  said: {
    being: [
      phrase('[have] all names of <type> cards', [{ change: 'addNamesOf', type: '<type>' }]),
      phrase('[have] all names of <not:nonSupertype> <type> cards in addition to its name', [
        { change: 'addNamesOf', type: '<type>', notSupertype: '<not>' },
      ]),
    ],
  },
  layer: '3',
  apply(now, change, { game }) {
    now.otherNames = union(now.otherNames ?? [], namesOfCards(game, change));
  },
  writes: ['names'],
  order: 'adds',
};
