import { readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import type { Logger } from '@stryker-mutator/api/logging';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { chance } from '../../machines/play/players/chance.ts';

/** A place in the code that can be broken: where it is, as Stryker writes it, and in how many ways. */
export interface Place {
  readonly file: string;
  readonly at: string;
  readonly ways: number;
}

/** Where something is in a file: lines from 1, columns from 0. */
export interface Location {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

/** `file:line:column-line:column`, which is how Stryker is told what to break. */
export const placeAt = (file: string, { start, end }: Location): string =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column}`;

/** The TypeScript files of a folder and of those below it, or the one file, by name. */
export function filesOf(folder: string): readonly string[] {
  if (!statSync(folder).isDirectory()) return [folder];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => posix.join(folder, name))
    .sort();
}

/** A logger for Stryker that says nothing. */
export const silent: Logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
  fatal() {},
};

/** Every place in these files that Stryker can break, in the order in which they stand there. */
export async function placesIn(
  files: readonly string[],
  excludedMutations: readonly string[],
): Promise<readonly Place[]> {
  const { mutants } = await new Instrumenter(silent).instrument(
    files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true })),
    { excludedMutations: [...excludedMutations], ignorers: [], plugins: null },
  );
  const places = new Map<string, Place>();
  for (const { fileName: file, location, status } of mutants) {
    if (status === 'Ignored') continue;
    const { start, end } = location;
    const at = placeAt(file, {
      start: { ...start, line: start.line + 1 },
      end: { ...end, line: end.line + 1 },
    });
    places.set(at, { file, at, ways: (places.get(at)?.ways ?? 0) + 1 });
  }
  return [...places.values()];
}

/**
 * Places drawn at random, each as likely, until they can be broken in `size` ways together. The same seed draws the same
 * ones from the same code.
 */
export function drawn(places: readonly Place[], size: number, seed: string): readonly Place[] {
  const pick = chance(seed);
  const left = [...places];
  const sample: Place[] = [];
  for (let ways = 0; ways < size && left.length > 0; ) {
    const [place] = left.splice(pick(left.length), 1);
    if (place === undefined) break;
    sample.push(place);
    ways += place.ways;
  }
  return sample;
}
