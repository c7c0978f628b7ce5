/** A card as one record of a file has it, and how records are checked. */
import { z } from 'zod/mini';
import { formFaults } from '../game/shape.ts';
import type { CardFacts } from '../reading/index.ts';
import { isColor, withReasons } from '../rules/index.ts';
import type { Printing } from './library-card.ts';

/** A card of a file, as one printing has it. */
export interface Found {
  readonly key: string;
  readonly name: string;
  readonly facts: CardFacts;
  readonly printings: readonly Printing[];
  readonly group?: string;
  /** Of a part of a meld pair: what it melds with and into. */
  readonly meld?: { readonly with: string; readonly into: string };
  /** It is what two cards meld into, and no card by itself. */
  readonly isMelded?: true;
}

/** Where a form of records gives on what it finds. */
export interface Finds {
  readonly card: (found: Found) => void;
  /** `card`: the name of what has the fault, if it has one. */
  readonly fault: (reason: string, card: string | null) => void;
}

/** Texts are data from strangers: no card's is a fifth as long. */
const longestText = 10_000;
const longestName = 300;

/** What a terminal or a page takes for something else than text belongs into no text. */
const withoutControls = z.regex(/^(?:[\n\t]|\P{Cc})*$/u, 'it has control characters');

export const textSchema = z.string().check(withoutControls, z.maxLength(longestText));
export const nameSchema = z.string().check(withoutControls, z.minLength(1), z.maxLength(longestName));
export const wordSchema = z.string().check(withoutControls, z.maxLength(longestName));
export const wordsSchema = z.array(wordSchema);
export const indicatorSchema = z.array(
  z.custom<'W' | 'U' | 'B' | 'R' | 'G'>(isColor, 'it is no color (W, U, B, R, G)'),
);

/** The record, checked; or `undefined`, and what is wrong with it has been told. */
export function checked<T>(schema: z.ZodMiniType<T>, value: unknown, finds: Finds): T | undefined {
  const read = schema.safeParse(value, withReasons);
  if (read.success) return read.data;
  for (const { path, reason } of formFaults(read.error.issues))
    finds.fault(path === '' ? reason : `${path}: ${reason}`, nameOf(value));
  return undefined;
}

/** What a record is called, whatever it is. */
export function nameOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('name' in value)) return null;
  return typeof value.name === 'string' && value.name !== '' ? value.name.slice(0, longestName) : null;
}
