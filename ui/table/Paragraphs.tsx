import { ActingText } from './ActingText.tsx';
import type { Place } from './acting.ts';
import { TextWithSymbols } from './ManaCost.tsx';
import type { Shown } from './printed.ts';

/** A text paragraph by paragraph; what is left out of a game is struck out, and said to be; what is acting is lit. */
export function Paragraphs({
  of,
  acting = [],
}: {
  readonly of: readonly Shown[];
  readonly acting?: readonly Place[];
}) {
  return of.map(({ text, leftOut }, at) => (
    <p key={at} className={leftOut && 'sc-left-out'}>
      {leftOut && <strong>Left out: </strong>}
      {leftOut ? (
        <del>
          <TextWithSymbols text={text} />
        </del>
      ) : (
        <ActingText text={text} places={acting} />
      )}
    </p>
  ));
}
