import { TextWithSymbols } from './ManaCost.tsx';
import type { Shown } from './printed.ts';

/** A text paragraph by paragraph; what is left out of a game is struck out, and said to be. */
export function Paragraphs({ of }: { readonly of: readonly Shown[] }) {
  return of.map(({ text, leftOut }, at) => (
    <p key={at} className={leftOut && 'sc-left-out'}>
      {leftOut && <strong>Left out: </strong>}
      {leftOut ? (
        <del>
          <TextWithSymbols text={text} />
        </del>
      ) : (
        <TextWithSymbols text={text} />
      )}
    </p>
  ));
}
