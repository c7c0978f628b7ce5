import type { CardFound } from '../../../machines/library/index.ts';
import type { LibraryState } from './state.ts';

/** What the page asks of the worker that looks after its library. */
export type Asked =
  | { readonly ask: 'open'; readonly name: string }
  | { readonly ask: 'bring'; readonly id: string; readonly file: Blob; readonly name: string }
  | { readonly ask: 'stop' }
  | { readonly ask: 'seen' }
  | { readonly ask: 'remove'; readonly id: string }
  | {
      readonly ask: 'find';
      readonly number: number;
      readonly names: readonly string[];
      readonly others: readonly string[];
    };

/** What the worker tells. */
export type Told =
  | { readonly tell: 'state'; readonly state: LibraryState }
  | { readonly tell: 'found'; readonly number: number; readonly found: Readonly<Record<string, CardFound>> };
