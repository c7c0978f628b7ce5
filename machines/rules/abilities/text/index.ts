/** Rules text made from data. */
export { abilityText, becomingText, cardText, copyExceptionsText, faceParagraphs } from './card.ts';
