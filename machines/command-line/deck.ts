import { type CardDefinition, cardNames, cards, decks } from '../cards/index.ts';
import type { DeckFault } from '../decks/index.ts';
import {
  type Answers,
  type CardsByNames,
  type Choice,
  type Choices,
  foundIn,
  isRead,
  namesToAsk,
  readyDeck,
} from '../library/index.ts';
import { didYouMean, inQuestion } from '../rules/index.ts';
import { folded } from '../rules/state/nearest.ts';
import { textOf } from './files.ts';
import { BadInput } from './output.ts';

/** A deck as `createGame` takes it. */
export interface ReadDeck {
  readonly name: string;
  readonly deck: readonly CardDefinition[];
  readonly sideboard: readonly CardDefinition[];
  readonly commanders: readonly string[];
  /** Cards of the list that it is played without. */
  readonly leftOut: readonly { readonly name: string; readonly count: number }[];
  readonly warnings: readonly string[];
}

/** What cards there are for decks, and what is done with those that aren't understood. */
export interface ForDecks {
  readonly library: CardsByNames;
  /** What may be left out of what isn't understood, first what is tried first; nothing: such a deck is refused. */
  readonly leaveOut: readonly Choice[];
}

/** Decks by name or path; throws `BadInput` with every fault of all of them. */
export function readDecks(words: readonly string[], forDecks: ForDecks): readonly ReadDeck[] {
  const faults: string[] = [];
  const hints = new Set<string>();
  const read = words.flatMap((word) => {
    try {
      return [readDeck(word, forDecks, hints)];
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  if (faults.length > 0) throw new BadInput(faults, [...hints]);
  return read;
}

const withoutMarks = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

function readDeck(word: string, { leaveOut, library }: ForDecks, hints: Set<string>): ReadDeck {
  const known = /[./\\]/.test(word)
    ? undefined
    : decks.find(({ name }) => withoutMarks(name) === withoutMarks(word));
  const list = known?.list ?? listOf(word);
  const answers: Answers = Object.fromEntries(
    namesToAsk(list, cards).map((name) => [folded(name), foundIn(library, name, cardNames)]),
  );
  const choices = chosen(answers, leaveOut);
  const read = readyDeck(list, cards, answers, choices);
  if (!read.ok) {
    for (const hint of hintsFor(answers, choices, library)) hints.add(hint);
    throw new BadInput(read.faults.map((fault) => said(word, fault)));
  }
  return {
    name: known?.name ?? word,
    deck: read.deck,
    sideboard: read.sideboard,
    commanders: read.commanders,
    leftOut: read.leftOut,
    warnings: read.warnings.map((fault) => said(word, fault)),
  };
}

/** What is left out of each card that isn't understood. */
const chosen = (answers: Answers, leaveOut: readonly Choice[]): Choices =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, found]): readonly [string, Choice][] => {
      if (found.verdict === 'unknown' || isRead(found)) return [];
      const choice = leaveOut.find((one) => one === 'withoutCard' || found.without !== null);
      return choice === undefined ? [] : [[name, choice]];
    }),
  );

/** What could be done about cards that stand in the way. */
function hintsFor(answers: Answers, choices: Choices, library: CardsByNames): readonly string[] {
  const all = Object.entries(answers);
  const isUnknown = all.some(([, { verdict }]) => verdict === 'unknown');
  const isRefused = all.some(
    ([name, found]) => found.verdict !== 'unknown' && !isRead(found) && choices[name] === undefined,
  );
  return [
    ...(isUnknown && library.all.length === 0
      ? [
          'no library of cards is kept here: spellchart cards import FILE keeps one, --cards FILE is for one call',
        ]
      : []),
    ...(isRefused
      ? [
          '--leave-out lines plays cards without the lines that aren’t understood, --leave-out cards decks without those cards',
        ]
      : []),
  ];
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

/** One fault as a line: where, why, what may have been meant. */
function said(deck: string, { line, nearest, reason, rule }: DeckFault): string {
  const where = line === null ? deck : `${deck}:${line}`;
  return `${where}: ${reason}${inQuestion(nearest)}${rule === null ? '' : ` (${rule})`}`;
}
