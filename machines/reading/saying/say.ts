/** The text of a card, said by the phrases by which it is read, and read again. */
import { canonical } from '../../rules/abilities/canonical/index.ts';
import type { CardDefinition } from '../../rules/index.ts';
import { sameWords } from '../../rules/state/same-words.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { definitionOf } from '../definition.ts';
import type { Facts } from '../facts.ts';
import { paragraphsOf } from '../fold.ts';
import { abilitiesIn, type LineReader, lineReader } from '../read-line.ts';
import type { Fields } from '../talk.ts';
import { inLines, paragraphs } from './paragraphs.ts';
import { areSame } from './same.ts';
import { abilitiesAsFields, voiceOf } from './voice.ts';

/** What a card was read from: what reads its lines, and the abilities that they say. */
export interface Source {
  readonly read: LineReader;
  readonly abilities: readonly Meaning[];
}

/** The card's text; nothing where a part of it can't be said. `source`: what this very card was read from, if it was. */
export const say = (definition: CardDefinition, source?: Source): string | undefined =>
  saidInSteps(definition, source).text;

interface SaidInSteps {
  readonly text: string | undefined;
  /** Whether something that could be said of it is read as something else. */
  readonly isReadOtherwise: boolean;
  /** Of the paragraph that took most of them. */
  readonly steps: number;
}

/** The card's text, and how much was tried for it. */
export function saidInSteps(definition: CardDefinition, source?: Source): SaidInSteps {
  const card = canonical(definition);
  const voice = voiceOf(card);
  const read = source?.read ?? lineReader(voice.facts);
  let isReadOtherwise = false;
  const isReadAgain = (line: string, abilities: readonly Fields[]): boolean => {
    const reading = read(line);
    const isSo = reading.verdict === 'read' && areSame(reading.abilities, abilities, voice);
    isReadOtherwise ||= !isSo;
    return isSo;
  };
  const said: { abilities: readonly Fields[]; text: string }[] = [];
  let most = 0;
  for (const { abilities, text, steps } of paragraphs(
    abilitiesAsFields(card.abilities),
    voice,
    isReadAgain,
  )) {
    most = Math.max(most, steps);
    if (text === undefined) return { text, steps: most, isReadOtherwise };
    said.push({ abilities, text });
  }
  const text = inLines(said).join('\n');
  const again = abilitiesIn(paragraphsOf(text).map(read));
  // What was read as this card, is.
  const isSo = sameWords(again, source?.abilities) || isReadAs(card, voice.facts, again);
  return isSo
    ? { text, steps: most, isReadOtherwise }
    : { text: undefined, steps: most, isReadOtherwise: true };
}

/** Whether these abilities, read paragraph by paragraph, are those of the card, with what is linked among them (607). */
function isReadAs(card: CardDefinition, facts: Facts, abilities: readonly Meaning[]): boolean {
  const again = definitionOf(facts, abilities).card;
  return again !== undefined && sameWords(again.abilities, card.abilities);
}
