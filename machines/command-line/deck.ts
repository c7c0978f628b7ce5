import { type CardDefinition, cards, decks, findCard } from '../cards/index.ts';
import { cardsOf, type DeckFault, parseDeckList } from '../decks/index.ts';
import { didYouMean, inQuestion } from '../rules/index.ts';
import { textOf } from './files.ts';
import { BadInput } from './output.ts';

/** A deck as `createGame` takes it. */
export interface ReadDeck {
  readonly name: string;
  readonly deck: readonly CardDefinition[];
  readonly sideboard: readonly CardDefinition[];
  readonly commanders: readonly string[];
  readonly warnings: readonly string[];
}

/** Decks by name or path; throws `BadInput` with every fault of all of them. */
export function readDecks(words: readonly string[]): readonly ReadDeck[] {
  const faults: string[] = [];
  const read = words.flatMap((word) => {
    try {
      return [readDeck(word)];
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  if (faults.length > 0) throw new BadInput(faults);
  return read;
}

const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

function readDeck(word: string): ReadDeck {
  const known = /[./\\]/.test(word) ? undefined : decks.find(({ name }) => folded(name) === folded(word));
  const read = parseDeckList(known?.list ?? listOf(word), cards);
  if (!read.ok) throw new BadInput(read.faults.map((fault) => said(word, fault)));
  const { commanders, main, sideboard } = read.deck;
  return {
    name: known?.name ?? word,
    deck: definitions(cardsOf([...main, ...commanders])),
    sideboard: definitions(cardsOf(sideboard)),
    commanders: cardsOf(commanders),
    warnings: read.warnings.map((fault) => said(word, fault)),
  };
}

function listOf(word: string): string {
  try {
    return textOf(word);
  } catch (error) {
    if (!(error instanceof BadInput) || /[./\\]/.test(word)) throw error;
    const names = decks.map(({ name }) => name);
    const meant = didYouMean(word, names, 1) || `: there are ${names.join(', ')}`;
    throw new BadInput([`${error.message}, and no deck that comes along has that name${meant}`]);
  }
}

const definitions = (names: readonly string[]): readonly CardDefinition[] =>
  names.flatMap((name) => findCard(name) ?? []);

/** One fault as a line: where, why, what may have been meant. */
function said(deck: string, { line, nearest, reason, rule }: DeckFault): string {
  const where = line === null ? deck : `${deck}:${line}`;
  return `${where}: ${reason}${inQuestion(nearest)}${rule === null ? '' : ` (${rule})`}`;
}
