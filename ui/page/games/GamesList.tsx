import { useState } from 'react';
import { counted } from '../../../machines/game/words.ts';
import type { KeptHead } from './kept-games.ts';

/** How many games are listed before one asks for all. */
const atFirst = 6;

export interface ListedGames {
  /** The last one first. */
  readonly heads: readonly KeptHead[];
  /** Whether they outlive the page. */
  readonly isDurable: boolean;
  /** Whether there was no room for one. */
  readonly isFull: boolean;
  readonly onOpen: (id: string) => void;
  readonly onForget: (id: string) => void;
}

/** The games that this browser keeps: a click goes on with one. */
export function GamesList({ heads, isDurable, isFull, onOpen, onForget }: ListedGames) {
  const [isAll, setAll] = useState(false);
  const trouble = !isDurable
    ? 'This browser lets the page keep nothing: games, and what you set, are lost when it is closed. Save a game as a file to go on with it.'
    : isFull
      ? 'This browser has no room left: a game would be lost when the page is closed. Forget others, and it is kept.'
      : null;
  if (heads.length === 0) return trouble === null ? null : <p className="sc-trouble">{trouble}</p>;
  return (
    <section className="sc-games" aria-label="Games before">
      <h2>Go on with a game</h2>
      {trouble !== null && <p className="sc-trouble">{trouble}</p>}
      <ul>
        {heads.slice(0, isAll ? heads.length : atFirst).map((head) => (
          <GameRow key={head.id} head={head} onOpen={onOpen} onForget={onForget} />
        ))}
      </ul>
      {heads.length > atFirst && !isAll && (
        <button type="button" className="sc-link" onClick={() => setAll(true)}>
          All {heads.length} games
        </button>
      )}
    </section>
  );
}

function GameRow({
  head: { id, name, since, steps, turn },
  onOpen,
  onForget,
}: {
  readonly head: KeptHead;
  readonly onOpen: (id: string) => void;
  readonly onForget: (id: string) => void;
}) {
  const [isAsked, setAsked] = useState(false);
  const when = new Date(since);
  return (
    <li>
      <button type="button" className="sc-game" onClick={() => onOpen(id)}>
        <strong>{name}</strong>
        <span className="sc-quiet">
          {turn > 0 && `turn ${turn}, `}
          {counted(steps, 'step')},{' '}
          <time dateTime={when.toISOString()}>
            {when.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </span>
      </button>
      {isAsked ? (
        <>
          <button type="button" onClick={() => onForget(id)}>
            Forget it for good
          </button>
          <button type="button" className="sc-link" onClick={() => setAsked(false)}>
            keep it
          </button>
        </>
      ) : (
        <button
          type="button"
          className="sc-link"
          aria-label={`Forget ${name}, ${counted(steps, 'step')}`}
          onClick={() => setAsked(true)}
        >
          forget
        </button>
      )}
    </li>
  );
}
