import { posix, relative, sep } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { type Place, placeAt } from './sample.ts';

/** What became of the ways in which places were broken; `error` is in percent, at 95%. */
export interface Score {
  readonly asked: number;
  readonly noticed: number;
  readonly percent: number;
  readonly error: number;
}

const isNoticed = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout';
const isUnnoticed = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage';

/** Where a result is, as the place that was drawn is written. Stryker's reports count columns from 1. */
const placeOf = ({ fileName, location: { start, end } }: MutantResult) =>
  placeAt(relative(process.cwd(), fileName).split(sep).join('/'), {
    start: { ...start, column: start.column - 1 },
    end: { ...end, column: end.column - 1 },
  });

/**
 * The score of a sample, and its error. Places are what was drawn: the ways to break one are noticed together more often
 * than not, so the error is that of a ratio over places, not of so many single throws.
 *
 * Nothing was asked of a sample all of which is worked out as the rules are read: nothing of it was missed.
 *
 * @param among how many places there are to draw from; a sample of all of them has no error
 */
export function scoreOf(sample: readonly Place[], results: readonly MutantResult[], among: number): Score {
  const asked = sample
    .map(({ at }) => {
      const here = results.filter((result) => placeOf(result) === at);
      const noticed = here.filter(isNoticed).length;
      return { noticed, ways: noticed + here.filter(isUnnoticed).length };
    })
    .filter(({ ways }) => ways > 0);
  const ways = asked.reduce((sum, place) => sum + place.ways, 0);
  const noticed = asked.reduce((sum, place) => sum + place.noticed, 0);
  if (ways === 0) return { asked: 0, noticed: 0, percent: 100, error: 0 };
  const ratio = noticed / ways;
  const squares = asked.reduce((sum, place) => sum + (place.noticed - ratio * place.ways) ** 2, 0);
  const places = asked.length;
  const variance = ((1 - sample.length / among) * squares * places) / (Math.max(places - 1, 1) * ways ** 2);
  return { asked: ways, noticed, percent: 100 * ratio, error: 196 * Math.sqrt(variance) };
}

/** The sample's places by the folders and files right inside a folder. */
export function byPart(sample: readonly Place[], folder: string): ReadonlyMap<string, readonly Place[]> {
  const parts = new Map<string, Place[]>();
  for (const place of sample) {
    const part = posix.relative(folder, place.file).split('/')[0] ?? '';
    parts.set(part, [...(parts.get(part) ?? []), place]);
  }
  return parts;
}
