/** Which words say a part of the data, and which phrase takes a place in the text. */
import type { FaceRead } from './read-with-spans.ts';
import type { Path, Span } from './spans.ts';

/** The spans that a face's text was read by, a whole paragraph each. */
export const wholeSpans = ({ paragraphs }: FaceRead): readonly Span[] =>
  paragraphs.flatMap((one) => (one.verdict === 'read' ? [one.span] : []));

/** A span, and all within it. */
function* within(span: Span): Generator<Span> {
  yield span;
  for (const inner of span.inner) yield* within(inner);
}

/** The innermost phrase that takes this place in the text; null where none does. */
export function spanAt(face: FaceRead, at: number): Span | null {
  let found: Span | null = null;
  let inside: readonly Span[] = wholeSpans(face);
  for (;;) {
    const next = inside.find(({ start, end }) => at >= start && at < end);
    if (next === undefined) return found;
    found = next;
    inside = next.inner;
  }
}

const begins = (path: Path, other: Path): boolean => path.every((key, at) => key === other[at]);

/** Whether a part of data is one of these, or within one. */
export const isWithin = (path: Path, paths: readonly Path[]): boolean =>
  paths.some((one) => begins(one, path));

/** Of phrases within one another the outermost. */
function outermost(spans: readonly Span[]): readonly Span[] {
  const inOthers = new Set(spans.flatMap((span) => [...within(span)].slice(1)));
  return spans.filter((span) => !inOthers.has(span));
}

/**
 * The words for a part of the data: those that became it; else those that became what is in it; else those that became
 * the least that it is a part of.
 */
export function wordsFor(face: FaceRead, path: Path): readonly Span[] {
  const all = wholeSpans(face).flatMap((span) => [...within(span)]);
  const saying = (part: Path, isAll: boolean): readonly Span[] => {
    const said = all.filter(({ parts }) =>
      parts.some((one) => begins(part, one) && (!isAll || one.length === part.length)),
    );
    // Two sentences say both of their instructions; each of them says one.
    const alone = said.filter(({ parts }) => parts.every((one) => begins(part, one)));
    return outermost(alone.length > 0 ? alone : said);
  };
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    const said = saying(part, true);
    if (said.length > 0) return said;
    const inIt = length === path.length ? saying(part, false) : [];
    if (inIt.length > 0) return inIt;
  }
  return [];
}
