import { useEffect, useMemo, useState } from 'react';
import { whyNotRead } from '../../machines/read.ts';
import type { Path, Span } from '../../machines/reading/index.ts';
import type { Started } from '../page/start.ts';
import { CardForm } from './CardForm.tsx';
import { Data } from './Data.tsx';
import { KeptCards } from './KeptCards.tsx';
import type { CardKeeping } from './kept-cards.ts';
import { type Lit, litByPath, litBySpan, nothingLit } from './lit.ts';
import { Phrases } from './Phrases.tsx';
import { TextEditor } from './TextEditor.tsx';
import { tryIt } from './try-it.ts';
import { useReading } from './useReading.ts';
import { Verdict } from './Verdict.tsx';
import {
  facesOf,
  factsOf,
  firstCard,
  layouts,
  type WrittenCard,
  type WrittenFace,
  workshopLink,
} from './written.ts';

/**
 * The workshop: a card's printed words on one side, what is understood of them on the other. What one points at on
 * either side is lit on both.
 */
export function Workshop({
  begins = firstCard,
  keeping,
  onTry,
  onLeave,
  onWritten,
  onKept,
}: {
  /** The card that is written on at first. */
  readonly begins?: WrittenCard;
  /** Where cards are kept; null where nothing can be. */
  readonly keeping: CardKeeping | null;
  readonly onTry: (started: Started) => void;
  readonly onLeave?: () => void;
  /** It is told what is written, a moment after. */
  readonly onWritten?: (card: WrittenCard) => void;
  /** It is told which cards are kept, each time that this has changed. */
  readonly onKept?: (cards: readonly WrittenCard[]) => void;
}) {
  const [card, setCard] = useState(begins);
  const [isBack, setBack] = useState(false);
  const [lit, setLit] = useState<Lit>(nothingLit);
  useEffect(() => setCard(begins), [begins]);
  useEffect(() => {
    if (card === begins) return;
    const timer = setTimeout(() => onWritten?.(card), 400);
    return () => clearTimeout(timer);
  }, [card, begins, onWritten]);
  const facts = useMemo(() => factsOf(card), [card]);
  const { read, isReading, hasStopped } = useReading(facts);
  const hasBack = card.layout !== 'normal';
  const at = hasBack && isBack ? 1 : 0;
  const shown: keyof WrittenCard = at === 1 ? 'back' : 'front';
  const face = read?.faces[at] ?? null;
  const change = (changed: Partial<WrittenFace>) => {
    setLit(nothingLit);
    setCard({ ...card, [shown]: { ...card[shown], ...changed } });
  };
  const light = (span: Span | null) => setLit(span === null ? nothingLit : litBySpan(span));
  const lightPart = (path: Path | null) =>
    setLit(path === null || face === null ? nothingLit : litByPath(face, path));
  const reading = read?.reading ?? null;
  const playable =
    reading !== null && !isReading && (reading.verdict === 'same' || reading.verdict === 'variant')
      ? reading.card
      : null;
  // What isn't read in a paragraph is said where that is.
  const areAllRead = read?.faces.every(({ paragraphs }) =>
    paragraphs.every(({ verdict }) => verdict === 'read'),
  );
  const other = layouts.find(([layout]) => layout === card.layout)?.[2] ?? '';
  return (
    <main className="sc-workshop">
      <header>
        <h1>Workshop</h1>
        <p className="sc-quiet">A card in its printed words, and what each of them is understood as.</p>
        <div className="sc-ws-actions">
          <button
            type="button"
            className="sc-primary"
            disabled={playable === null}
            onClick={() => playable !== null && onTry(tryIt(playable))}
          >
            Try it
          </button>
          <KeptCards keeping={keeping} card={card} onOpen={setCard} onKept={onKept} />
          <CopyLink card={card} />
          {onLeave !== undefined && (
            <button type="button" onClick={onLeave}>
              Close
            </button>
          )}
        </div>
      </header>
      <div className="sc-ws-sides">
        <section className="sc-ws-written" aria-label="The card">
          {hasBack && (
            <fieldset className="sc-ws-faces" aria-label="Face">
              {['Front', other].map((name, index) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={index === at}
                  onClick={() => {
                    setLit(nothingLit);
                    setBack(index === 1);
                  }}
                >
                  {name}
                </button>
              ))}
            </fieldset>
          )}
          <CardForm
            card={card}
            face={card[shown]}
            onLayout={(layout) => setCard({ ...card, layout })}
            onFace={change}
          />
          <TextEditor
            text={card[shown].text}
            face={face}
            lit={lit}
            onText={(text) => change({ text })}
            onLit={light}
          />
          <Verdict
            reading={reading}
            isReading={isReading}
            hasStopped={hasStopped}
            text={facesOf(card)
              .map(({ text }) => text)
              .join('\n//\n')}
          />
          {reading !== null && areAllRead && <Reasons reasons={whyNotRead(reading)} />}
        </section>
        <section className="sc-ws-understood" aria-label="What is understood" data-reading={isReading}>
          <h2>Phrase by phrase</h2>
          {face !== null && <Phrases face={face} lit={lit} onLit={light} />}
        </section>
        <section className="sc-ws-as-data" aria-label="As data">
          <h2>As data</h2>
          {face !== null && <Data data={face.data} label="Data" lit={lit.paths} onPart={lightPart} />}
        </section>
      </div>
    </main>
  );
}

/** Why it isn't played, where each paragraph is understood. */
function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className="sc-ws-reasons">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

/** A link that opens the workshop with this card. */
function CopyLink({ card }: { readonly card: WrittenCard }) {
  const [said, setSaid] = useState('');
  const copy = () => {
    const link = new URL(workshopLink(card), location.href).href;
    navigator.clipboard.writeText(link).then(
      () => setSaid('Copied'),
      () => setSaid('The browser lets nothing be copied.'),
    );
  };
  return (
    <>
      <button type="button" onClick={copy}>
        Copy link
      </button>
      <span role="status" className="sc-quiet">
        {said}
      </span>
    </>
  );
}
