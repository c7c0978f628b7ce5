import { useState } from 'react';
import { cards, decks } from '../../machines/cards/index.ts';
import type { DeckFault } from '../../machines/decks/index.ts';
import { type Answers, reportOn } from '../../machines/library/index.ts';
import type { Keeping } from '../preferences/index.ts';
import { Beginnings } from './Beginnings.tsx';
import { DeckPanel } from './DeckPanel.tsx';
import { GamesList, type ListedGames } from './games/GamesList.tsx';
import { LibraryPanel } from './LibraryPanel.tsx';
import { LookupPanel } from './LookupPanel.tsx';
import type { PageLibrary } from './library/library.ts';
import { useAnswers } from './library/useLibrary.ts';
import { OpenPanel } from './OpenPanel.tsx';
import type { Refused } from './opened.ts';
import { type Entrant, faultsOf, newEntrant, type Seat, type Started, start } from './start.ts';

const seats: readonly (readonly [Seat, string])[] = [
  ['you', 'You'],
  ['sensible', 'Sensible player'],
  ['random', 'Random player'],
];

/** Who plays with which deck, and the seed: then the game starts, unless a deck has faults. */
export function StartScreen({
  onStart,
  refused,
  onText,
  onFile,
  games,
  onWorkshop,
  library,
  settings,
}: {
  readonly onStart: (started: Started) => void;
  /** What could not be opened. */
  readonly refused: Refused | null;
  /** A text to open was given. */
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
  /** The games that were played before. */
  readonly games: ListedGames;
  readonly onWorkshop: () => void;
  /** The cards that were brought to the page; null: there can be none. */
  readonly library: PageLibrary | null;
  /** Where what was set is kept; null: nowhere. */
  readonly settings: Keeping | null;
}) {
  const [entrants, setEntrants] = useState<readonly Entrant[]>([newEntrant(0), newEntrant(1)]);
  const [seed, setSeed] = useState('1');
  const [faults, setFaults] = useState<readonly (readonly DeckFault[])[]>([]);
  const lists = entrants.flatMap(({ deck, list }) => (deck === null ? [list] : []));
  const answers = useAnswers(library, lists);
  const change = (at: number, changed: Partial<Entrant>) => {
    setEntrants(entrants.map((one, other) => (other === at ? { ...one, ...changed } : one)));
    setFaults([]);
  };
  const begin = () => {
    const started = start(entrants, seed.trim() || '1', answers);
    if (started === null) setFaults(faultsOf(entrants, answers));
    else onStart(started);
  };
  return (
    <main className="sc-start">
      <header>
        <h1>Spellchart</h1>
        <p className="sc-start-lead">A game of Magic as statecharts, and every step of it to look at.</p>
      </header>
      <GamesList {...games} />
      <Beginnings seed={seed.trim() || '1'} {...{ onStart, onText, onWorkshop }} />
      <h2>Choose players and decks</h2>
      <form
        aria-label="New game"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <div className="sc-entrants" data-many={entrants.length > 2}>
          {entrants.map((one, at) => (
            <EntrantForm
              key={newEntrant(at).name}
              entrant={one}
              at={at}
              faults={faults[at] ?? []}
              answers={answers}
              onChange={(changed) => change(at, changed)}
            />
          ))}
        </div>
        {library !== null && (
          <LookupPanel names={unknownIn(lists, answers)} library={library} keeping={settings} />
        )}
        <div className="sc-start-row">
          <button
            type="button"
            disabled={entrants.length >= 6}
            onClick={() => setEntrants([...entrants, newEntrant(entrants.length)])}
          >
            Add a player
          </button>
          <button
            type="button"
            disabled={entrants.length <= 2}
            onClick={() => setEntrants(entrants.slice(0, -1))}
          >
            Remove the last
          </button>
          <label>
            Seed <input value={seed} onChange={(event) => setSeed(event.target.value)} />
          </label>
          <button type="submit" className="sc-primary">
            Start the game
          </button>
        </div>
      </form>
      {library !== null && <LibraryPanel library={library} />}
      <OpenPanel refused={refused} onText={onText} onFile={onFile} />
      <footer>
        <p>
          Spellchart is unofficial Fan Content permitted under the Fan Content Policy. Not approved or
          endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. © Wizards
          of the Coast LLC.
        </p>
      </footer>
    </main>
  );
}

function EntrantForm({
  entrant: { choices, name, seat, deck, list },
  at,
  faults,
  answers,
  onChange,
}: {
  readonly entrant: Entrant;
  readonly at: number;
  readonly faults: readonly DeckFault[];
  readonly answers: Answers;
  readonly onChange: (changed: Partial<Entrant>) => void;
}) {
  return (
    <fieldset className="sc-entrant">
      <legend>Player {at + 1}</legend>
      <div className="sc-entrant-row">
        <label>
          Name{' '}
          <input value={name} maxLength={40} onChange={(event) => onChange({ name: event.target.value })} />
        </label>
        <label>
          Played by{' '}
          <select
            value={seat}
            onChange={(event) =>
              onChange({ seat: seats.find(([value]) => value === event.target.value)?.[0] ?? 'you' })
            }
          >
            {seats.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="sc-decks">
        {decks.map((one) => (
          <label key={one.name} className="sc-deck" data-chosen={deck === one.name}>
            <input
              type="radio"
              name={`deck ${at}`}
              checked={deck === one.name}
              onChange={() => onChange({ deck: one.name })}
            />
            <span>
              <strong>{one.name}</strong>
              <span>{one.about}</span>
            </span>
          </label>
        ))}
        <label className="sc-deck" data-chosen={deck === null}>
          <input
            type="radio"
            name={`deck ${at}`}
            checked={deck === null}
            onChange={() => onChange({ deck: null })}
          />
          <span>
            <strong>Paste a list</strong>
            <span>A line for each card: 4 Lightning Bolt</span>
          </span>
        </label>
      </div>
      {deck === null && (
        <DeckPanel name={name} list={list} choices={choices} answers={answers} onChange={onChange} />
      )}
      {faults.length > 0 && (
        <ul className="sc-faults" role="alert">
          <li>
            <strong>
              {faults.length === 1 ? 'One line' : `${faults.length} lines`} to put right; nothing has started.
            </strong>
          </li>
          {faults.map(({ line, text, reason, nearest, rule }) => (
            <li key={`${line} ${text} ${reason}`}>
              <strong>{line === null ? 'The deck' : `Line ${line}`}</strong>
              {!reason.includes(nameIn(text)) && <code>{text}</code>} {reason}
              {rule !== null && <span className="sc-rule"> {rule}</span>}
              {nearest.length > 0 && <span className="sc-quiet"> Nearest: {nearest.join(', ')}.</span>}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** The names in these lists that nobody here knows, each once. */
const unknownIn = (lists: readonly string[], answers: Answers): readonly string[] => [
  ...new Set(
    lists.flatMap((list) =>
      reportOn(list, cards, answers, {}).flatMap(({ line, verdict }) =>
        verdict.is === 'unknown' ? [line.name] : [],
      ),
    ),
  ),
];

/** The card’s name in a line of a deck list: where the reason says it, the line need not be said again. */
const nameIn = (text: string): string => text.replace(/^\s*\d+x?\s+/, '');
