import type { CardFacts, LibraryCard } from '../../../machines/library/index.ts';

/** A card of a library: a creature of our own, with what else is given. */
export const libraryCard = (name: string, facts: Partial<CardFacts> = {}): LibraryCard => ({
  key: name,
  name: facts.back === undefined ? name : `${name} // ${facts.back.name}`,
  facts: {
    name,
    manaCost: '{1}{G}',
    supertypes: [],
    types: ['Creature'],
    subtypes: ['Bear'],
    power: '2',
    toughness: '2',
    oracleText: '',
    layout: 'normal',
    ...facts,
  },
  printings: [],
  group: null,
});
