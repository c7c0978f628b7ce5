/** `cards import`, `cards list`, `cards remove`: the libraries of cards that are kept on this machine. */
import { basename } from 'node:path';
import { engineVersion } from '../game/index.ts';
import {
  byNames,
  changedVerdicts,
  type LibraryCard,
  printOf,
  type Verdicts,
  type VerdictWord,
  verdictOf,
} from '../library/index.ts';
import { cardsInFile } from './card-files.ts';
import { dataFolder, keep, keepVerdicts, keptLibraries, keptVerdicts, removeKept } from './kept-cards.ts';
import { BadInput, exitCodes, type Output } from './output.ts';

export interface ImportWords {
  readonly name?: string;
  /** False: the texts are read later, card by card. */
  readonly read?: boolean;
}

/** How often it is told how far it is, in milliseconds; and after how many verdicts they are kept. */
const [tellEvery, keptAfter] = [5000, 500];

const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

/** `cards import FILE`: keeps the cards of a file, then reads their texts. */
export async function cardsImport(path: string, words: ImportWords, output: Output): Promise<number> {
  const name = words.name ?? nameFrom(path);
  if (name.trim() === '' || name.length > 100)
    throw new BadInput(['--name: a name has one to a hundred letters']);
  let told = Date.now();
  const { cards } = await cardsInFile(path, (part, found) => {
    if (Date.now() - told < tellEvery) return;
    told = Date.now();
    output.error(
      `${path === '-' ? '' : `${Math.round(part * 100)}% of the file, `}${counted(found, 'card')}`,
    );
  });
  keep({ name, from: path, since: new Date().toISOString(), cards });
  output.out(`${counted(cards.length, 'card')} kept as “${name}” in ${dataFolder()}`);
  if (words.read !== false) readAll(output);
  return exitCodes.done;
}

/** What a file is called, without its endings. */
const nameFrom = (path: string): string =>
  path === '-' ? 'cards' : basename(path).replace(/(\.(json|jsonl|ndjson|gz|txt))+$/i, '') || 'cards';

/** Reads the texts of all kept cards that this version hasn't read, and says what became of them. */
function readAll({ error, out }: Output): void {
  const before = keptVerdicts();
  const cards = byNames(keptLibraries().flatMap((library) => library.cards)).all;
  const isOurs = before?.engine === engineVersion;
  const verdicts = new Map<string, VerdictWord>();
  const unread: (readonly [string, LibraryCard])[] = [];
  for (const card of cards) {
    const print = printOf(card);
    const known = isOurs && Object.hasOwn(before.verdicts, print) ? before.verdicts[print] : undefined;
    if (known === undefined) unread.push([print, card]);
    else verdicts.set(print, known);
  }
  const now = (): Verdicts => ({ engine: engineVersion, verdicts: Object.fromEntries(verdicts) });
  let told = Date.now();
  for (const [at, [print, card]] of unread.entries()) {
    verdicts.set(print, verdictOf(card));
    if (Date.now() - told >= tellEvery) {
      told = Date.now();
      error(
        `${at + 1} of ${counted(unread.length, 'text')} read (what is read is kept: stop whenever you like)`,
      );
    }
    // Those of another version are needed until each card has been read anew.
    if ((isOurs || before === null) && at % keptAfter === keptAfter - 1) keepVerdicts(now());
  }
  if (unread.length > 0) keepVerdicts(now());
  out(tellVerdicts([...verdicts.values()]));
  const changed = before === null || isOurs ? [] : changedVerdicts(cards, before, now());
  if (changed.length > 0) out(`Read otherwise than by version ${before?.engine}:`);
  for (const { is, name, was } of changed) out(`  ${name}: ${was} → ${is}`);
}

const order: readonly VerdictWord[] = ['same', 'variant', 'declined', 'ambiguous', 'mismatch'];

/** How many of each: `same 812 (61.2%), declined 515 (38.8%)`. */
function tellVerdicts(verdicts: readonly VerdictWord[]): string {
  const counts = order.map((word) => [word, verdicts.filter((one) => one === word).length] as const);
  return counts
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${word} ${count} (${((100 * count) / verdicts.length).toFixed(1)}%)`)
    .join(', ');
}

/** `cards list`: what is kept. */
export function cardsList({ json }: { readonly json?: boolean }, { out }: Output): number {
  const known = keptVerdicts();
  const ofUs = known?.engine === engineVersion ? known.verdicts : {};
  const libraries = keptLibraries().map(({ cards, ...rest }) => {
    const verdicts = cards.flatMap((card) => {
      const print = printOf(card);
      return Object.hasOwn(ofUs, print) ? (ofUs[print] ?? []) : [];
    });
    return { ...rest, cards: cards.length, verdicts };
  });
  if (json === true) {
    const told = libraries.map(({ verdicts, ...rest }) => ({
      ...rest,
      verdicts: Object.fromEntries(
        order.map((word) => [word, verdicts.filter((one) => one === word).length]),
      ),
      unread: rest.cards - verdicts.length,
    }));
    out(JSON.stringify({ folder: dataFolder(), engine: engineVersion, libraries: told }));
    return exitCodes.done;
  }
  if (libraries.length === 0)
    out('No library of cards is kept here: spellchart cards import FILE keeps one.');
  for (const { cards, from, name, since, verdicts } of libraries) {
    const unread = cards - verdicts.length;
    out(`${name}: ${counted(cards, 'card')}, from ${from}, ${since.slice(0, 10)}`);
    out(
      `  ${verdicts.length > 0 ? tellVerdicts(verdicts) : 'not read yet'}${unread > 0 && verdicts.length > 0 ? `; ${unread} not read yet by this version` : ''}`,
    );
  }
  return exitCodes.done;
}

/** `cards remove NAME`: keeps it no longer. */
export function cardsRemove(name: string, { out }: Output): number {
  removeKept(name);
  out(`“${name}” is kept no longer.`);
  return exitCodes.done;
}
