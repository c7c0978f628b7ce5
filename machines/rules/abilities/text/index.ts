/** Rules text made from data. */
export { abilityText, cardText, faceParagraphs } from './card.ts';
export type { KeywordText } from './context.ts';
