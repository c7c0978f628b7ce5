import { useState } from 'react';
import { type CardKeeping, forgetCard, keepCard, keptCards } from './kept-cards.ts';
import type { WrittenCard } from './written.ts';

/** Keeps the card that is written, and opens and forgets those that were. */
export function KeptCards({
  keeping,
  card,
  onOpen,
  onKept,
}: {
  readonly keeping: CardKeeping | null;
  readonly card: WrittenCard;
  readonly onOpen: (card: WrittenCard) => void;
  /** It is told which cards are kept, so that decks know them. */
  readonly onKept?: ((cards: readonly WrittenCard[]) => void) | undefined;
}) {
  const [kept, setKept] = useState(() => (keeping === null ? [] : keptCards(keeping)));
  const [said, setSaid] = useState('');
  if (keeping === null) return <span className="sc-quiet">This browser keeps no cards for this page.</span>;
  const name = card.front.name.trim();
  const tell = () => {
    const cards = keptCards(keeping);
    setKept(cards);
    onKept?.(cards);
  };
  const keep = () => {
    if (!keepCard(keeping, card)) return setSaid('There is no room for it: nothing was kept.');
    tell();
    setSaid(`${name} is kept on this machine${onKept === undefined ? '' : ': decks know it by its name'}.`);
  };
  const forget = (one: WrittenCard) => {
    forgetCard(keeping, one.front.name.trim());
    tell();
    setSaid(`${one.front.name.trim()} is kept no more.`);
  };
  return (
    <>
      <button type="button" disabled={name === ''} onClick={keep}>
        Keep it
      </button>
      {kept.length > 0 && (
        <details className="sc-ws-kept">
          <summary>Your cards ({kept.length})</summary>
          <ul>
            {kept.map((one) => (
              <li key={one.front.name}>
                <button type="button" className="sc-link" onClick={() => onOpen(one)}>
                  {one.front.name}
                </button>
                <button type="button" aria-label={`Forget ${one.front.name}`} onClick={() => forget(one)}>
                  Forget
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <span role="status" className="sc-quiet">
        {said}
      </span>
    </>
  );
}
