/** How many cards of a file are read, and what holds the others back. */
import type { Facts } from './facts.ts';
import { type FaceReading, readFace } from './read-face.ts';

type Verdict = FaceReading['verdict'];
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

/** Reads all of them, one after the other. `now`: a clock in milliseconds. */
export function reportOnReading(records: Iterable<CardRecord>, now: () => number): ReadingReport {
  const groups: Record<string, GroupReport> = {};
  const blockers = new Map<string, { cards: number; example: string }>();
  const ambiguous: ReadingReport['ambiguous'][number][] = [];
  const mismatches: ReadingReport['mismatches'][number][] = [];
  const times: { name: string; milliseconds: number }[] = [];
  for (const record of records) {
    groups[record.group ?? 'plain'] ??= {
      cards: 0,
      same: 0,
      variant: 0,
      declined: 0,
      ambiguous: 0,
      mismatch: 0,
    };
    const group = groups[record.group ?? 'plain'];
    const began = now();
    const reading = readFace(record);
    times.push({ name: record.name, milliseconds: Math.round((now() - began) * 10) / 10 });
    if (group !== undefined) {
      group.cards += 1;
      group[reading.verdict] += 1;
    }
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
    blockers: [...blockers]
      .map(([what, { cards, example }]) => ({ what, cards, example }))
      .sort((one, other) => other.cards - one.cards),
    ambiguous,
    mismatches,
    slowest: times.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 10),
  };
}
