/** The words in which cards are written. Each gives plain JSON of the vocabulary in `state/vocabulary`. */
export * from './abilities.ts';
export * from './filters.ts';
export * from './instructions.ts';
export * from './keywords.ts';
export * from './predefined-tokens.ts';
export * from './targets.ts';
export * from './tokens.ts';
