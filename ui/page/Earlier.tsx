import { nameOfKeptText } from './kept-game.ts';

/** The games that were looked at before, the last one first: a click goes on with one. */
export function EarlierGames({
  earlier,
  onBack,
}: {
  readonly earlier: readonly string[];
  readonly onBack: (text: string) => void;
}) {
  if (earlier.length === 0) return null;
  return (
    <section className="sc-earlier" aria-label="Games before">
      <h2>Go on with a game</h2>
      <ul>
        {[...earlier].reverse().map((text) => (
          <li key={text}>
            <button type="button" onClick={() => onBack(text)}>
              {nameOfKeptText(text)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** That another game took the place of this one, which is kept. */
export function PutAside({
  text,
  onBack,
  onClose,
}: {
  readonly text: string;
  readonly onBack: (text: string) => void;
  readonly onClose: () => void;
}) {
  return (
    <div className="sc-notice" role="status">
      <span>The game before is kept: {nameOfKeptText(text)}.</span>
      <button type="button" onClick={() => onBack(text)}>
        Go back to it
      </button>
      <button type="button" className="sc-link" onClick={onClose}>
        close
      </button>
    </div>
  );
}

/** That the browser can’t keep this game, and what does. */
export function NoRoom({ onSave }: { readonly onSave: () => void }) {
  return (
    <div className="sc-notice" data-kind="no-room" role="alert">
      <span>
        This browser has no room left to keep this game: it would be lost if the page is closed or loaded
        again. Save it as a file, which goes on where it was when it is opened here.
      </span>
      <button type="button" onClick={onSave}>
        Save the game
      </button>
    </div>
  );
}
