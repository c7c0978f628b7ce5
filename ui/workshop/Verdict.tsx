import { Fragment } from 'react';
import type { CardReading } from '../../machines/reading/index.ts';
import { compared } from './differences.ts';

const said: { readonly [Of in CardReading['verdict']]: readonly [name: string, means: string] } = {
  same: ['Same', 'Understood, and said again word for word.'],
  variant: ['Variant', 'Understood, and said in other words that mean the same card.'],
  declined: ['Declined', 'Not wholly understood, so it isn’t played.'],
  ambiguous: ['Ambiguous', 'It can be read in several ways, and none of them is taken.'],
  mismatch: ['Mismatch', 'Understood, but what is said of it is read as another card: it isn’t played.'],
};

/** What came of a card's text, and where it is said otherwise, how. */
export function Verdict({
  reading,
  isReading,
  hasStopped,
  text,
}: {
  readonly reading: CardReading | null;
  readonly isReading: boolean;
  /** Nothing more is read. */
  readonly hasStopped: boolean;
  /** What is written, on all faces. */
  readonly text: string;
}) {
  if (hasStopped)
    return (
      <p className="sc-ws-verdict" role="alert">
        The part of the page that reads cards has stopped: load the page again. What is written stays.
      </p>
    );
  if (reading === null) return <p className="sc-ws-verdict">Reading…</p>;
  const [name, means] = said[reading.verdict];
  return (
    <div className="sc-ws-verdict" data-verdict={reading.verdict} data-reading={isReading}>
      <p role="status">
        <strong>{name}</strong> <span>{means}</span>
      </p>
      {(reading.verdict === 'variant' || reading.verdict === 'mismatch') && !isReading && (
        <p className="sc-ws-said">
          <span className="sc-quiet">It is said so: </span>
          <Difference first={text} second={reading.printed} />
        </p>
      )}
    </div>
  );
}

/** What is said, with what is left out and added. */
function Difference({ first, second }: { readonly first: string; readonly second: string }) {
  return compared(withoutReminders(first), second).map(({ word, in: where }, at) => (
    <Fragment key={at}>
      {word === '\n' ? (
        where !== 'first' && <br />
      ) : where === 'both' ? (
        word
      ) : where === 'first' ? (
        <del>{word}</del>
      ) : (
        <ins>{word}</ins>
      )}{' '}
    </Fragment>
  ));
}

/** Reminder text is never said. */
const withoutReminders = (text: string): string => text.replace(/ ?\([^)]*\)/g, '');
