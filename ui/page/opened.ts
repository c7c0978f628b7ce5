import type { Started } from './start.ts';

/** One thing that is wrong with what was to be opened: where, `''` for the whole of it, and why. */
export interface OpenFault {
  readonly path: string;
  readonly reason: string;
}

/** A game to look at, or everything that is wrong with the text; then nothing was opened. */
export type Opened =
  | { readonly ok: true; readonly started: Started }
  | { readonly ok: false; readonly what: string; readonly faults: readonly OpenFault[] };

export type Refused = Extract<Opened, { ok: false }>;

export const refused = (what: string, faults: readonly OpenFault[]): Refused => ({ ok: false, what, faults });
