/** How many cards of a file are read, and what holds the others back. */
import type { Facts } from './facts.ts';
import type { CardReading } from './read-card.ts';
import { type FaceReading, readFace } from './read-face.ts';

type Verdict = FaceReading['verdict'];

/** How many cards there are, and how many of them have each verdict. */
export interface GroupReport extends Record<Verdict, number> {
  cards: number;
}

/** What holds cards back: how many, and one of them. */
export interface Blocker {
  readonly what: string;
  readonly cards: number;
  readonly example: string;
}

export interface ReadingReport {
  readonly groups: Readonly<Record<string, GroupReport>>;
  /** The same by what `by` says of each. */
  readonly by: Readonly<Record<string, GroupReport>>;
  readonly blockers: readonly Blocker[];
  readonly ambiguous: readonly {
    readonly name: string;
    readonly line: string;
    readonly readings: readonly string[];
  }[];
  readonly mismatches: readonly { readonly name: string; readonly why: string; readonly printed: string }[];
  readonly slowest: readonly { readonly name: string; readonly milliseconds: number }[];
}

/** A record of a file of cards: a face's facts, and what it is good for. */
export interface CardRecord extends Facts {
  readonly group?: string | undefined;
}

const noneYet = (): GroupReport => ({
  cards: 0,
  same: 0,
  variant: 0,
  declined: 0,
  ambiguous: 0,
  mismatch: 0,
});

function countIn(groups: Record<string, GroupReport>, name: string, verdict: Verdict): void {
  groups[name] ??= noneYet();
  groups[name].cards += 1;
  groups[name][verdict] += 1;
}

export interface ReportOptions<Read extends CardRecord> {
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Reads a record; without it as a face. */
  readonly read?: (record: Read) => FaceReading | CardReading;
  /** Among what else it is counted: sets, years. */
  readonly by?: (record: Read) => readonly string[];
}

/** Reads all of them, one after the other. */
export function reportOnReading<Read extends CardRecord>(
  records: Iterable<Read>,
  { by = () => [], now, read = readFace }: ReportOptions<Read>,
): ReadingReport {
  const groups: Record<string, GroupReport> = {};
  const others: Record<string, GroupReport> = {};
  const blockers = new Map<string, { cards: number; example: string }>();
  const ambiguous: ReadingReport['ambiguous'][number][] = [];
  const mismatches: ReadingReport['mismatches'][number][] = [];
  const times: { name: string; milliseconds: number }[] = [];
  for (const record of records) {
    const began = now();
    const reading = read(record);
    times.push({ name: record.name, milliseconds: Math.round((now() - began) * 10) / 10 });
    countIn(groups, record.group ?? 'plain', reading.verdict);
    for (const other of by(record)) countIn(others, other, reading.verdict);
    if (reading.verdict === 'declined')
      for (const { line, upTo, why } of reading.lines) {
        const what =
          why ??
          `${upTo.split(' ').slice(-3).join(' ')}| ${line.slice(upTo.length).split(' ').slice(0, 3).join(' ')}`;
        const known = blockers.get(what);
        if (known === undefined) blockers.set(what, { cards: 1, example: `${record.name}: ${line}` });
        else known.cards += 1;
      }
    if (reading.verdict === 'ambiguous')
      for (const { line, readings } of reading.lines)
        ambiguous.push({ name: record.name, line, readings: readings.map((one) => JSON.stringify(one)) });
    if (reading.verdict === 'mismatch')
      mismatches.push({ name: record.name, why: reading.why, printed: reading.printed });
  }
  return {
    groups,
    by: others,
    blockers: [...blockers]
      .map(([what, { cards, example }]) => ({ what, cards, example }))
      .sort((one, other) => other.cards - one.cards),
    ambiguous,
    mismatches,
    slowest: times.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 10),
  };
}
