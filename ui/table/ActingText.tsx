import { useEffect, useState } from 'react';
import { type FaceRead, textWithSpans } from '../../machines/reading/index.ts';
import type { FaceDefinition } from '../../machines/rules/index.ts';
import { inPieces, litIn, type Place } from './acting.ts';
import { TextWithSymbols } from './ManaCost.tsx';

/** What faces say, word by word, once that was asked; null for those whose words aren't known. */
const known = new WeakMap<FaceDefinition, FaceRead | null>();

/** What a face says, word by word; it is read a moment after it is asked for, so that nothing waits for it. */
function useWords(face: FaceDefinition | undefined): FaceRead | null {
  const [, setReadings] = useState(0);
  useEffect(() => {
    if (face === undefined || known.has(face)) return;
    const timer = setTimeout(() => {
      known.set(face, textWithSpans(face) ?? null);
      setReadings((readings) => readings + 1);
    });
    return () => clearTimeout(timer);
  }, [face]);
  return face === undefined ? null : (known.get(face) ?? null);
}

/** A text, with those of its words lit that are acting. */
export function ActingText({ text, places }: { readonly text: string; readonly places: readonly Place[] }) {
  const face = places[0]?.face;
  const read = useWords(face);
  const ranges =
    read === null
      ? []
      : litIn(
          text,
          read,
          places.filter((place) => place.face === face),
        );
  return inPieces(text, ranges).map((piece, at) =>
    piece.isLit ? (
      <mark key={at} className="sc-acting">
        <TextWithSymbols text={piece.text} />
      </mark>
    ) : (
      <TextWithSymbols key={at} text={piece.text} />
    ),
  );
}

/** The words of a card for one part of it, and nothing else. */
export function WordsFor({ place }: { readonly place: Place }) {
  const read = useWords(place.face);
  if (read === null) return null;
  const lit = read.text
    .split('\n')
    .flatMap((text) => inPieces(text, litIn(text, read, [place])).filter(({ isLit }) => isLit));
  return lit.length === 0 ? null : (
    <q className="sc-acting">
      <TextWithSymbols text={lit.map(({ text }) => text).join(' … ')} />
    </q>
  );
}
