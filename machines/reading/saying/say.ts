/** The text of a card, said by the phrases by which it is read, and read again. */
import { canonical } from '../../rules/abilities/canonical/index.ts';
import type { CardDefinition } from '../../rules/index.ts';
import { sameWords } from '../../rules/state/same-words.ts';
import { definitionOf } from '../definition.ts';
import type { Facts } from '../facts.ts';
import { paragraphsOf } from '../fold.ts';
import { abilitiesIn, type LineReader, lineReader } from '../read-line.ts';
import type { Fields } from '../talk.ts';
import { inLines, paragraphs } from './paragraphs.ts';
import { areSame } from './same.ts';
import { abilitiesAsFields, voiceOf } from './voice.ts';

/** The card's text; nothing where a part of it can't be said. `read`: what reads lines of this very card. */
export const say = (definition: CardDefinition, read?: LineReader): string | undefined =>
  saidInSteps(definition, read).text;

interface SaidInSteps {
  readonly text: string | undefined;
  /** Of the paragraph that took most of them. */
  readonly steps: number;
}

/** The card's text, and how much was tried for it. */
export function saidInSteps(definition: CardDefinition, reader?: LineReader): SaidInSteps {
  const card = canonical(definition);
  const voice = voiceOf(card);
  const read = reader ?? lineReader(voice.facts);
  const isReadAgain = (line: string, abilities: readonly Fields[]): boolean => {
    const reading = read(line);
    return reading.verdict === 'read' && areSame(reading.abilities, abilities, voice);
  };
  const said: { abilities: readonly Fields[]; text: string }[] = [];
  let most = 0;
  for (const { abilities, text, steps } of paragraphs(
    abilitiesAsFields(card.abilities),
    voice,
    isReadAgain,
  )) {
    most = Math.max(most, steps);
    if (text === undefined) return { text, steps: most };
    said.push({ abilities, text });
  }
  const text = inLines(said).join('\n');
  return { text: isReadAs(card, voice.facts, text, read) ? text : undefined, steps: most };
}

/** Whether a text is read as the abilities of the card: paragraph by paragraph, and what is linked among them (607). */
function isReadAs(card: CardDefinition, facts: Facts, text: string, read: LineReader): boolean {
  const again = definitionOf(facts, abilitiesIn(paragraphsOf(text).map(read))).card;
  return again !== undefined && sameWords(again.abilities, card.abilities);
}
