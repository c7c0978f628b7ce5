/** The words of faces, of abilities, and of what copies are made with: for whoever looks at a game. */
export { abilityText, cardText, faceParagraphs } from './card-text.ts';
export { becomingText, copyExceptionsText, costText } from './parts.ts';
