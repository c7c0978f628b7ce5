import type { ChangedVerdict } from '../../../machines/library/index.ts';
import type { KeptFile } from './kept.ts';

/** What the page knows of its library of cards. */
export interface LibraryState {
  readonly files: readonly KeptFile[];
  /** How many different cards there are in all files. */
  readonly cards: number;
  /** Why nothing is kept when the page is closed, a sentence; null if all is. */
  readonly notKept: string | null;
  readonly importing: {
    readonly name: string;
    readonly bytes: number;
    readonly of: number;
    readonly cards: number;
  } | null;
  /** How many of its cards have a verdict, and of how many it is that they are played. */
  readonly read: { readonly done: number; readonly playable: number };
  /** The version by which the library was read before, and what is read otherwise now; null if nothing is. */
  readonly changed: { readonly from: string; readonly cards: readonly ChangedVerdict[] } | null;
  /** What was wrong with the last file that was brought, a line each; null if nothing was. */
  readonly refused: { readonly name: string; readonly faults: readonly string[] } | null;
}

export const noLibrary: LibraryState = {
  files: [],
  cards: 0,
  notKept: null,
  importing: null,
  read: { done: 0, playable: 0 },
  changed: null,
  refused: null,
};
