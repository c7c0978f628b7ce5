import type { TextComparison } from './compare.ts';
import type { SituationResult } from './conformance.ts';
import { type Disputed, disputeOf } from './disputed.ts';

/** Something that is missing here, and how many situations can't be run for want of it. */
export interface MissingPiece {
  readonly what: string;
  readonly situations: number;
  /** So many of them need nothing else. */
  readonly alone: number;
}

/** How many passed of those that were run. */
export interface Tally {
  readonly run: number;
  readonly passed: number;
  readonly passedBySearch: number;
  readonly failed: number;
}

/** What came of a file of situations. */
export interface ConformanceReport {
  readonly situations: number;
  readonly unsupported: number;
  /** Without those that expect what today's rules don't say. */
  readonly apart: Tally;
  /** With those counted as they came out. */
  readonly counted: Tally;
  readonly disputed: readonly { readonly result: SituationResult; readonly why: Disputed }[];
  readonly failures: readonly SituationResult[];
  /** Those that passed though their scripts answer questions that nobody was asked. */
  readonly unasked: readonly SituationResult[];
  readonly missing: readonly MissingPiece[];
  readonly texts: TextComparison;
}

export function reportOf(results: readonly SituationResult[], texts: TextComparison): ConformanceReport {
  const run = results.filter(({ outcome }) => outcome !== 'unsupported');
  const isFailure = ({ outcome }: SituationResult): boolean => outcome === 'failed';
  const disputed = run.flatMap((result) => {
    const why = disputeOf(result.id);
    return why !== null && isFailure(result) ? [{ result, why }] : [];
  });
  const failures = run.filter((result) => isFailure(result) && disputeOf(result.id) === null);
  return {
    situations: results.length,
    unsupported: results.length - run.length,
    apart: tally(run.filter((result) => !isFailure(result) || disputeOf(result.id) === null)),
    counted: tally(run),
    disputed,
    failures,
    unasked: run.filter(({ unasked }) => unasked.length > 0),
    missing: missingPieces(results),
    texts,
  };
}

function tally(run: readonly SituationResult[]): Tally {
  const count = (wanted: SituationResult['outcome']): number =>
    run.filter(({ outcome }) => outcome === wanted).length;
  return {
    run: run.length,
    passed: count('passed'),
    passedBySearch: count('passedBySearch'),
    failed: count('failed'),
  };
}

/** What keeps situations from being run, what blocks most of them first. */
function missingPieces(results: readonly SituationResult[]): readonly MissingPiece[] {
  const pieces = new Map<string, { situations: number; alone: number }>();
  for (const { outcome, reasons } of results) {
    if (outcome !== 'unsupported') continue;
    for (const what of new Set(reasons)) {
      const piece = pieces.get(what) ?? { situations: 0, alone: 0 };
      piece.situations += 1;
      if (reasons.length === 1) piece.alone += 1;
      pieces.set(what, piece);
    }
  }
  return [...pieces]
    .map(([what, counts]) => ({ what, ...counts }))
    .sort((a, b) => b.situations - a.situations || b.alone - a.alone || (a.what < b.what ? -1 : 1));
}
