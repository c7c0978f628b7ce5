import type { CardFacts } from '../../../machines/reading/index.ts';
import { cardText } from '../../../machines/reading/saying/index.ts';
import type { CardDefinition } from '../../../machines/rules/index.ts';

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const printed = (size: number | string | undefined) => (size === undefined ? undefined : String(size));

/** A card's front face as a file of cards has it, with our own text. */
export const factsOf = (card: CardDefinition): CardFacts => ({
  name: card.name,
  manaCost: card.manaCost,
  supertypes: (card.supertypes ?? []).map(capitalized),
  types: card.types.map(capitalized),
  subtypes: card.subtypes ?? [],
  power: printed(card.power),
  toughness: printed(card.toughness),
  loyalty: printed(card.loyalty),
  half: card.split === true ? 'left' : undefined,
  oracleText: cardText(card),
});
