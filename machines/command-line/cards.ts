/** `cards report`: how many cards are understood, and what holds the others back. */
import { z } from 'zod/mini';
import { putRulesTogether } from '../game/index.ts';
import { faultWords, formFaults } from '../game/shape.ts';
import { byNames, firstYear, type LibraryCard } from '../library/index.ts';
import {
  type CardRecord,
  type GroupReport,
  type ReadingReport,
  readCard,
  reportOnReading,
} from '../reading/index.ts';
import { withReasons } from '../rules/index.ts';
import { cardsInFile, hasFaceRecords } from './card-files.ts';
import { jsonLines } from './files.ts';
import { keptLibraries } from './kept-cards.ts';
import { BadInput, exitCodes, type Output } from './output.ts';

export interface ReportWords {
  readonly by?: string;
  readonly json?: boolean;
}

const words = z._default(z.array(z.string()), []);
/** A record of a file of cards, a JSON object a line. */
const recordSchema = z.looseObject({
  name: z.string(),
  manaCost: z.optional(z.string()),
  supertypes: words,
  types: words,
  subtypes: words,
  power: z.optional(z.string()),
  toughness: z.optional(z.string()),
  loyalty: z.optional(z.string()),
  defense: z.optional(z.string()),
  oracleText: z._default(z.string(), ''),
  group: z.optional(z.string()),
  sets: words,
});

/** `cards report [FILE]`: reads every card of a file, or of what is kept, and says how many were understood, and what holds the others back. */
export async function cardsReport(
  path: string | undefined,
  { by, json }: ReportWords,
  output: Output,
): Promise<number> {
  if (by !== undefined && by !== 'set' && by !== 'year')
    throw new BadInput([`--by: cards are told by set or by year, not by “${by}”`]);
  putRulesTogether();
  const began = process.cpuUsage();
  const report =
    path !== undefined && hasFaceRecords(path) ? ofFaces(path, by) : ofCards(await cardsOf(path), by);
  const { system, user } = process.cpuUsage(began);
  const cpuSeconds = Math.round((user + system) / 1e5) / 10;
  if (json === true) {
    const { ambiguous, blockers, groups, mismatches, slowest } = report;
    const more = by === undefined ? {} : { by: { [by]: Object.fromEntries(inOrder(report)) } };
    output.out(JSON.stringify({ groups, ...more, blockers, cpuSeconds, slowest, ambiguous, mismatches }));
  } else tell(report, by, cpuSeconds, output);
  return exitCodes.done;
}

async function cardsOf(path: string | undefined): Promise<readonly LibraryCard[]> {
  if (path !== undefined) return (await cardsInFile(path)).cards;
  const cards = byNames(keptLibraries().flatMap((library) => library.cards)).all;
  if (cards.length === 0)
    throw new BadInput(['no library of cards is kept here: spellchart cards import FILE keeps one']);
  return cards;
}

const now = (): number => performance.now();

/** A file with a record for each face: each face counts. */
function ofFaces(path: string, by: string | undefined): ReadingReport {
  const records = jsonLines(path, readRecord);
  if (by === 'year') throw new BadInput([`${path}: --by year: it doesn’t say when its sets were released`]);
  return reportOnReading(records, { now, ...(by === 'set' && { by: ({ sets }) => sets }) });
}

/** The cards of any other file: each card counts, with all of its faces. */
function ofCards(cards: readonly LibraryCard[], by: string | undefined): ReadingReport {
  const records = cards.map((card) => ({ ...card.facts, group: card.group ?? 'plain', card }));
  return reportOnReading(records, {
    now,
    read: ({ card }) => readCard(card.facts),
    by: ({ card }) => (by === 'set' ? setsOf(card) : by === 'year' ? [yearOf(card)] : []),
  });
}

const setsOf = ({ printings }: LibraryCard): readonly string[] => {
  const sets = printings.map(({ released, set, setName }) =>
    [released?.slice(0, 4), setName ?? set].filter((part) => part != null).join(' '),
  );
  return sets.length === 0 ? ['no set'] : [...new Set(sets)];
};

const yearOf = (card: LibraryCard): string => String(firstYear(card) ?? 'no year');

/** By name; what has no year, or no set, last. */
const inOrder = ({ by }: ReadingReport): readonly (readonly [string, GroupReport])[] =>
  Object.entries(by).sort(([one], [other]) => {
    const [first, second] = [one.startsWith('no '), other.startsWith('no ')];
    return first === second ? (one < other ? -1 : 1) : first ? 1 : -1;
  });

const share = (count: number, cards: number): string => `${((count / cards) * 100).toFixed(1)}%`;

function tell(report: ReadingReport, by: string | undefined, cpuSeconds: number, { out }: Output): void {
  const { blockers, groups, slowest } = report;
  for (const [group, { cards, ...verdicts }] of Object.entries(groups)) {
    const shares = Object.entries(verdicts).map(
      ([verdict, count]) => `${verdict} ${count} (${share(count, cards)})`,
    );
    out(`${group}: ${cards} cards: ${shares.join(', ')}`);
  }
  if (by !== undefined) {
    out('');
    for (const line of table(by, inOrder(report))) out(line);
  }
  out('');
  out('What holds most cards back:');
  for (const { cards, example, what } of blockers.slice(0, 40))
    out(`  ${cards}  ${what}   (${example.replaceAll('\n', ' ')})`);
  out('');
  out(
    `${cpuSeconds} s of processor time; the slowest: ${slowest.map(({ milliseconds, name }) => `${name} ${milliseconds} ms`).join(', ')}`,
  );
}

/** Sets or years a line, how many cards each has, and how many of them are played. */
function table(by: string, rows: readonly (readonly [string, GroupReport])[]): readonly string[] {
  const cells = rows.map(([name, group]) => {
    const { ambiguous, cards, declined, mismatch, same, variant } = group;
    const others = ambiguous + mismatch;
    return [name, cards, same, variant, declined, others, share(same + variant, cards)].map(String);
  });
  const all = [[by, 'cards', 'same', 'variant', 'declined', 'other', 'played'], ...cells];
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? [];
  return all.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart((widths[at] ?? 0) + 2)))
      .join(''),
  );
}

/** A record of a file; throws what is wrong with it. */
function readRecord(value: unknown): CardRecord & { readonly sets: readonly string[] } {
  const read = recordSchema.safeParse(value, withReasons);
  if (read.success) return read.data;
  throw new Error(formFaults(read.error.issues).map(faultWords).join('; '));
}
