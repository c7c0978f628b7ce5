import { z } from 'zod/mini';
import type { Keeping } from '../../preferences/index.ts';

const placeOfAddress = 'spellchart.lookup';
const placeOfMissing = 'spellchart.notFound';

/** For how long names that weren’t found aren’t asked for again, in milliseconds: a day. */
const aDay = 24 * 60 * 60 * 1000;

/** A browser that lets nothing be kept throws. */
function tried<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/** The address to look names up at, if another than the usual one was chosen. */
export const addressIn = (keeping: Keeping | null): string | null =>
  tried(() => keeping?.getItem(placeOfAddress) ?? null);

export const keepAddressIn = (keeping: Keeping | null, address: string): void => {
  tried(() => keeping?.setItem(placeOfAddress, address));
};

const missingSchema = z.record(z.string(), z.number());

const missingAt = (keeping: Keeping | null, now: number): readonly (readonly [string, number])[] => {
  const read = missingSchema.safeParse(
    tried((): unknown => JSON.parse(keeping?.getItem(placeOfMissing) ?? '{}')),
  );
  return read.success ? Object.entries(read.data).filter(([, at]) => now - at < aDay) : [];
};

/** The names that weren’t found within the last day. */
export const notFoundIn = (keeping: Keeping | null, now: number): readonly string[] =>
  missingAt(keeping, now).map(([name]) => name);

/** The same, with those that weren’t found now. */
export function keepNotFoundIn(
  keeping: Keeping | null,
  names: readonly string[],
  now: number,
): readonly string[] {
  const all = Object.fromEntries([...missingAt(keeping, now), ...names.map((name) => [name, now] as const)]);
  tried(() => keeping?.setItem(placeOfMissing, JSON.stringify(all)));
  return Object.keys(all);
}

export function forgetNotFound(keeping: Keeping | null): readonly string[] {
  tried(() => keeping?.removeItem(placeOfMissing));
  return [];
}
