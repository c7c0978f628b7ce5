/** Rules text made from data. */
export { abilityText, cardText, copyExceptionsText, faceParagraphs } from './card.ts';
export type { KeywordText } from './context.ts';
