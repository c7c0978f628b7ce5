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
  type CardRead,
  type CardReading,
  type FaceRead,
  readWithoutLines as readSome,
  readCard as readWithWords,
  readWithSpans as readWithWordsAndSpans,
  textWithSpans as textOfWords,
  withPrinted as withText,
} from './reading/index.ts';
import type { CardDefinition, FaceDefinition } from './rules/index.ts';

export {
  type Ambiguous,
  type CardFacts,
  type CardRead,
  type CardReading,
  type Declined,
  type FaceRead,
  type Facts,
  isPlayable,
  type ParagraphRead,
  type Path,
  type Span,
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

/**
 * Reads what is printed on a card, and says of the words of each face which part of the data they became, by which
 * phrase, and as which word of the vocabulary: with its rule, and the file in which that word has its home. It takes
 * twice as long as `readCard`.
 */
export function readWithSpans(facts: CardFacts): CardRead {
  putRulesTogether();
  return readWithWordsAndSpans(facts);
}

/**
 * The same of a definition: its text, with what each of its words says. Nothing where some of what it does has no words. Of
 * the back face of a card ask with `card.back`.
 */
export function textWithSpans(face: FaceDefinition): FaceRead | undefined {
  putRulesTogether();
  return textOfWords(face);
}
