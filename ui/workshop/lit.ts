/** What is lit: words of a face's text, and the parts of its data that they became. */
import { type FaceRead, type Path, type Span, wordsFor } from '../../machines/reading/index.ts';

export interface Lit {
  readonly spans: ReadonlySet<Span>;
  readonly paths: readonly Path[];
}

export const nothingLit: Lit = { spans: new Set(), paths: [] };

/** These words, and what they became. */
export const litBySpan = (span: Span): Lit => ({ spans: new Set([span]), paths: span.parts });

/** A part of the data, and the words for it. */
export const litByPath = (face: FaceRead, path: Path): Lit => ({
  spans: new Set(wordsFor(face, path)),
  paths: [path],
});
