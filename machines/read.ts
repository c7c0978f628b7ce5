/**
 * Reads cards: from what is printed on one to the definition that a game plays it by.
 *
 * @example
 * import { createGame } from 'spellchart';
 * import { readCard } from 'spellchart/read';
 *
 * const reading = readCard({
 *   name: 'Careful Owl',
 *   manaCost: '{1}{U}',
 *   supertypes: [],
 *   types: ['Creature'],
 *   subtypes: ['Bird'],
 *   power: '1',
 *   toughness: '1',
 *   oracleText: 'Flying\nWhen this creature enters, draw a card.',
 * });
 * if (isPlayable(reading)) createGame({ …, cards: { 'Careful Owl': reading.card } });
 * else for (const line of whyNotRead(reading)) console.log(line);
 */
import { putRulesTogether } from './game/index.ts';
import {
  type CardFacts,
  type CardReading,
  readWithoutLines as readSome,
  readCard as readWithWords,
  withPrinted as withText,
} from './reading/index.ts';
import type { CardDefinition } from './rules/index.ts';

export {
  type Ambiguous,
  type CardFacts,
  type CardReading,
  type Declined,
  type Facts,
  isPlayable,
  whyNotRead,
} from './reading/index.ts';

/**
 * Reads what is printed on a card. Gives a verdict (see `CardReading`), with the definition where there is one. It never
 * throws: a text that isn't wholly understood is declined, with the place, and one on which too much would have to be
 * tried is, too. The same facts give the same reading, whatever was read before.
 */
export function readCard(facts: CardFacts): CardReading {
  putRulesTogether();
  return readWithWords(facts);
}

/**
 * Reads what is printed on a card as if the lines that aren't understood were not there: for whoever chooses to play it so,
 * in a game where all players agree. `undefined` where that can't be: it is no line that isn't understood, or the others
 * can't be read without it. `withPrinted` marks those lines on the definition.
 */
export function readWithoutLines(facts: CardFacts): ReturnType<typeof readSome> {
  putRulesTogether();
  return readSome(facts);
}

/**
 * The definition that was read from these facts, with the text that is printed on the card: the inspector shows that, and
 * what was left out of it as left out. It plays the same, and is told apart by `printed` alone.
 */
export function withPrinted(card: CardDefinition, facts: CardFacts): CardDefinition {
  putRulesTogether();
  return withText(card, facts);
}
