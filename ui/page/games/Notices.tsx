import { useEffect } from 'react';
import { useEscape } from '../useEscape.ts';
import type { KeptHead } from './kept-games.ts';

/** How long a notice that asks for nothing stays, in milliseconds. */
const aWhile = 12_000;

/** Something that is said above a game, and goes by itself. */
export function Notice({
  words,
  action,
  onClose,
}: {
  readonly words: string;
  readonly action?: { readonly words: string; readonly onClick: () => void };
  readonly onClose: () => void;
}) {
  useEffect(() => {
    const timer = setTimeout(onClose, aWhile);
    return () => clearTimeout(timer);
  }, [onClose]);
  useEscape(true, onClose);
  return (
    <div className="sc-notice" role="status">
      <span>{words}</span>
      {action !== undefined && (
        <button type="button" onClick={action.onClick}>
          {action.words}
        </button>
      )}
      <button type="button" className="sc-link" onClick={onClose}>
        close
      </button>
    </div>
  );
}

/** That another game took the place of this one, which is kept. */
export function PutAside({
  head,
  onBack,
  onClose,
}: {
  readonly head: KeptHead;
  readonly onBack: (id: string) => void;
  readonly onClose: () => void;
}) {
  return (
    <Notice
      words={`The game before is kept: ${head.name}.`}
      action={{ words: 'Go back to it', onClick: () => onBack(head.id) }}
      onClose={onClose}
    />
  );
}

/** That the browser doesn’t keep this game, and what does. */
export function NotKept({ isFull, onSave }: { readonly isFull: boolean; readonly onSave: () => void }) {
  return (
    <div className="sc-notice" data-kind="not-kept" role="alert">
      <span>
        {isFull
          ? 'This browser has no room left to keep this game'
          : 'This browser lets the page keep nothing'}
        : the game would be lost if the page is closed or loaded again. Save it as a file, which goes on where
        it was when it is opened here.
      </span>
      <button type="button" onClick={onSave}>
        Save the game
      </button>
    </div>
  );
}
