/** The table: players, zones, cards, lines, and the details of an object. */
export { Arrows } from './Arrows.tsx';
export { type Arrow, arrowsOf } from './arrows.ts';
export { Card } from './Card.tsx';
export { type Choosing, TableContext, type TableParts, useTable } from './context.ts';
export { Details } from './Details.tsx';
export { CardFace, Enlarged } from './Enlarged.tsx';
export { ManaCost, ManaSymbol, PrintedCost, TextWithSymbols } from './ManaCost.tsx';
export { Table } from './Table.tsx';
export { abilityWordsOf, knownObject, stackWords } from './words.ts';
