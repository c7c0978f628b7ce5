import { useRef } from 'react';
import { counted } from '../../machines/game/words.ts';
import type { ChangedVerdict, VerdictWord } from '../../machines/library/index.ts';
import type { PageLibrary } from './library/library.ts';
import type { LibraryState } from './library/state.ts';
import { useLibrary } from './library/useLibrary.ts';

const whole = (state: LibraryState): LibraryState => state;

/** The files of cards that were brought to the page: what they are, what became of them, and how to bring another. */
export function LibraryPanel({ library }: { readonly library: PageLibrary }) {
  const state = useLibrary(library, whole);
  const file = useRef<HTMLInputElement>(null);
  const { changed, importing, notKept, refused } = state;
  return (
    <section className="sc-library" aria-label="Cards">
      <h2>Cards</h2>
      <p>
        Other cards than those that come along are read from what is printed on them. Bring a file of card
        texts: Scryfall’s bulk data (“Oracle Cards” is enough), MTGJSON’s AtomicCards, AllPrintings or a set,
        gzipped or not. Drop it anywhere on this page. It is read here, and goes nowhere else.
      </p>
      {state.files.length > 0 && <Files state={state} onRemove={library.remove} />}
      {importing !== null && <Importing importing={importing} onStop={library.stop} />}
      {importing === null && (
        <div className="sc-start-row">
          <button type="button" onClick={() => file.current?.click()}>
            Choose a file of cards …
          </button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label="File of cards"
            accept=".json,.jsonl,.ndjson,.gz,application/json,application/gzip"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              event.target.value = '';
              if (chosen !== undefined) library.bring(chosen, chosen.name);
            }}
          />
        </div>
      )}
      {refused !== null && (
        <div className="sc-faults" role="alert">
          <p>No cards were taken from “{refused.name}”:</p>
          <ul>
            {refused.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      {notKept !== null && (
        <p className="sc-library-warning" role="alert">
          {notKept}
        </p>
      )}
      {changed !== null && <Changed changed={changed} onSeen={library.seen} />}
    </section>
  );
}

const inThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

function Files({
  state: { cards, files, read },
  onRemove,
}: {
  readonly state: LibraryState;
  readonly onRemove: (id: string) => void;
}) {
  const isDone = read.done >= cards;
  return (
    <>
      <ul className="sc-library-files" aria-label="Files of cards">
        {files.map(({ cards: count, id, name, since }) => (
          <li key={id} className="sc-library-line">
            <span className="sc-library-file">{name}</span>
            <span className="sc-quiet">
              {inThousands(count)} {count === 1 ? 'card' : 'cards'},{' '}
              {new Date(since).toISOString().slice(0, 10)}
            </span>
            <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <p className="sc-quiet">
        {isDone
          ? `Of ${inThousands(cards)} cards ${inThousands(read.playable)} are wholly understood and can be played.`
          : `Reading what is printed on them: ${inThousands(read.done)} of ${inThousands(cards)}, of which ${inThousands(read.playable)} can be played. You can go on meanwhile.`}
      </p>
    </>
  );
}

/** How far a file is that is being read; it can be given up. */
export function Importing({
  importing: { bytes, cards, name, of },
  onStop,
}: {
  readonly importing: Exclude<LibraryState['importing'], null>;
  readonly onStop: () => void;
}) {
  const isRead = bytes >= of && of > 0;
  return (
    <div className="sc-library-import">
      <progress aria-label={`Reading ${name}`} max={of} {...(isRead ? {} : { value: bytes })} />
      <p>
        {isRead
          ? `Keeping ${inThousands(cards)} cards of “${name}”`
          : `Reading “${name}”: ${inMegabytes(bytes)} of ${inMegabytes(of)} MB, ${inThousands(cards)} cards`}
      </p>
      <button type="button" onClick={onStop}>
        Stop reading
      </button>
    </div>
  );
}

const inMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);

const verdictWords: Readonly<Record<VerdictWord, string>> = {
  same: 'read',
  variant: 'read otherwise',
  declined: 'not understood',
  ambiguous: 'understood in several ways',
  mismatch: 'read wrongly',
};

/** The cards that this version reads otherwise than the one before. */
function Changed({
  changed: { cards, from },
  onSeen,
}: {
  readonly changed: { readonly from: string; readonly cards: readonly ChangedVerdict[] };
  readonly onSeen: () => void;
}) {
  return (
    <details className="sc-library-changed" open={cards.length <= 12}>
      <summary>
        {counted(cards.length, 'card')} {cards.length === 1 ? 'is' : 'are'} read otherwise than by version{' '}
        {from}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <ul tabIndex={0}>
        {cards.map(({ is, name, was }) => (
          <li key={name}>
            {name}: {verdictWords[is]} <span className="sc-quiet">(before: {verdictWords[was]})</span>
          </li>
        ))}
      </ul>
      <button type="button" onClick={onSeen}>
        I’ve seen it
      </button>
    </details>
  );
}
