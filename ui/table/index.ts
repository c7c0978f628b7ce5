/** The table: players, zones, cards, lines, and the details of an object. */
export { ActingText, WordsFor } from './ActingText.tsx';
export { Arrows } from './Arrows.tsx';
export { actingOnStack, actingWaiting } from './acting.ts';
export { type Arrow, arrowsOf } from './arrows.ts';
export { lasting } from './changes.ts';
export { type Choosing, TableContext, type TableParts, useTable } from './context.ts';
export { Details } from './Details.tsx';
export { DungeonRooms } from './Dungeon.tsx';
export { Enlarged } from './Enlarged.tsx';
export { ManaCost, ManaSymbol, TextWithSymbols } from './ManaCost.tsx';
export { hadAlready, type Question, questionsOf, sinceTheBeginning, whyItBegan } from './questions.ts';
export { Table } from './Table.tsx';
export { abilityWords, abilityWordsOf, knownObject, stackWords, tried } from './words.ts';
