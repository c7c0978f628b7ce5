import { useId, useMemo, useState } from 'react';
import { plainNames } from '../../machines/rules/index.ts';
import { useDeciding } from './context.ts';

/** So many names are offered at a time: more are found by more letters. */
const most = 12;

/** The names that a search finds: those that begin so first, then those with it anywhere. */
export function namesLike(names: readonly string[], search: string): readonly string[] {
  const wanted = search.trim().toLowerCase();
  const found = names.filter((name) => name.toLowerCase().includes(wanted));
  const begins = (name: string): boolean => name.toLowerCase().startsWith(wanted);
  return [...found.filter(begins), ...found.filter((name) => !begins(name))];
}

/** The name of a card: searched for, or typed whole where the search doesn't know it (201.4). */
export function CardName() {
  const { answer, view } = useDeciding();
  const [search, setSearch] = useState('');
  const label = useId();
  const names = useMemo(() => plainNames(view), [view]);
  const found = namesLike(names, search);
  const typed = search.trim();
  const isWhole = found.some((name) => name.toLowerCase() === typed.toLowerCase());
  return (
    <form
      className="sc-card-name"
      onSubmit={(event) => {
        event.preventDefault();
        answer(found[0] ?? typed);
      }}
    >
      <label htmlFor={label} className="sc-quiet">
        Search for a name
      </label>
      <input
        id={label}
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className="sc-buttons">
        {found.slice(0, most).map((name) => (
          <button key={name} type="button" onClick={() => answer(name)}>
            {name}
          </button>
        ))}
        {typed !== '' && !isWhole && (
          <button type="button" onClick={() => answer(typed)}>
            “{typed}”
          </button>
        )}
      </div>
      <p className="sc-quiet" role="status">
        {found.length > most ? `${found.length} names; more letters find fewer.` : `${found.length} found.`}
      </p>
    </form>
  );
}
