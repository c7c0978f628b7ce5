import { useState } from 'react';
import { type CardKeeping, forgetCard, keepCard, keptCards } from './kept-cards.ts';
import type { WrittenCard } from './written.ts';

/** Keeps the card that is written, and opens and forgets those that were. */
export function KeptCards({
  keeping,
  card,
  onOpen,
}: {
  readonly keeping: CardKeeping | null;
  readonly card: WrittenCard;
  readonly onOpen: (card: WrittenCard) => void;
}) {
  const [kept, setKept] = useState(() => (keeping === null ? [] : keptCards(keeping)));
  const [said, setSaid] = useState('');
  if (keeping === null) return <span className="sc-quiet">This browser keeps no cards for this page.</span>;
  const name = card.front.name.trim();
  const keep = () => {
    if (!keepCard(keeping, card)) return setSaid('There is no room for it: nothing was kept.');
    setKept(keptCards(keeping));
    setSaid(`${name} is kept on this machine.`);
  };
  const forget = (one: WrittenCard) => {
    forgetCard(keeping, one.front.name.trim());
    setKept(keptCards(keeping));
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
