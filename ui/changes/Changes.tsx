import { useMemo, useState } from 'react';
import { type Viewer, viewFor } from '../../machines/game/index.ts';
import type { Game } from '../../machines/rules/index.ts';
import { contextOf } from '../breakpoints/index.ts';
import { type Difference, differences, nothing } from '../lines/index.ts';
import { gameOf } from '../session/game-of.ts';
import { ChangeTree } from './ChangeTree.tsx';
import { changesBetween, countOf } from './changes.ts';

/** Where one is on the way whose steps are compared. */
export interface OnTheWay {
  /** The step that is shown, counted from 0 on its way. */
  readonly place: number;
  readonly lastPlace: number;
  readonly snapshotAtPlace: (place: number) => unknown;
}

/** What is otherwise after the step that is shown than after the one before it, or after any other. */
export function Changes({
  place,
  lastPlace,
  snapshotAtPlace,
  viewer,
}: OnTheWay & { readonly viewer: Viewer }) {
  const [pinned, setPinned] = useState<number | null>(null);
  const base = Math.min(pinned ?? Math.max(0, place - 1), lastPlace);
  const before = snapshotAtPlace(base);
  const after = snapshotAtPlace(place);
  return (
    <>
      <div className="sc-changes-tools">
        <label>
          Compared with step{' '}
          <input
            type="number"
            min={0}
            max={lastPlace}
            value={base}
            onChange={({ target }) => setPinned(Math.max(0, Math.min(lastPlace, Number(target.value))))}
          />
        </label>
        <button type="button" aria-pressed={pinned === null} onClick={() => setPinned(null)}>
          The one before
        </button>
        <button type="button" aria-pressed={pinned === place} onClick={() => setPinned(place)}>
          Keep this one
        </button>
      </div>
      <Between before={before} after={after} viewer={viewer} names={[base, place]} />
    </>
  );
}

function Between({
  before,
  after,
  viewer,
  names: [from, to],
}: {
  readonly before: unknown;
  readonly after: unknown;
  readonly viewer: Viewer;
  readonly names: readonly [number, number];
}) {
  const [one, other] = [gameOf(before), gameOf(after)];
  const data = useMemo(
    () => changesBetween(contextOf(before, viewer), contextOf(after, viewer)),
    [before, after, viewer],
  );
  if (from === to) return <p className="sc-quiet">Step {to} is compared with itself: go on from here.</p>;
  if (before === undefined || after === undefined)
    return <p className="sc-quiet">What was so after these steps isn’t kept here.</p>;
  const none = (
    <p className="sc-quiet">
      Nothing is otherwise after step {to} than after step {from}.
    </p>
  );
  if (one === null || other === null) return data.length === 0 ? none : <ChangeTree changes={data} />;
  return (
    <>
      <OfGames one={one} other={other} viewer={viewer} />
      <details className="sc-changes-data">
        <summary>
          As data <span className="sc-quiet">{countOf(data)}</span>
        </summary>
        <ChangeTree changes={data} />
      </details>
    </>
  );
}

/** The same in the rules' terms: what is otherwise of each player, of the game, and of each permanent. */
function OfGames({
  one,
  other,
  viewer,
}: {
  readonly one: Game;
  readonly other: Game;
  readonly viewer: Viewer;
}) {
  const found = useMemo(
    () => differences(viewFor(one, viewer), viewFor(other, viewer)),
    [one, other, viewer],
  );
  if (found.length === 0)
    return <p className="sc-quiet">Nothing that a player would look at is otherwise.</p>;
  return (
    <ul className="sc-changes sc-changes-of-game">
      {groups(found).map(([about, all]) => (
        <li key={about}>
          <strong>{about}</strong>
          <ul className="sc-changes">
            {all.map(({ isWhatLies = false, what, values: [was, is] }, at) => (
              <li key={`${at} ${what}`}>
                <span className="sc-quiet">{what}</span>{' '}
                {isWhatLies ? (
                  <>
                    {was !== nothing && <span className="sc-gone">no more {was}</span>}{' '}
                    {is !== nothing && <ins>now {is}</ins>}
                  </>
                ) : (
                  <>
                    <del>{was}</del>
                    <span aria-hidden="true"> → </span>
                    <ins>{is}</ins>
                  </>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function groups(found: readonly Difference[]): readonly (readonly [string, readonly Difference[]])[] {
  const by = new Map<string, Difference[]>();
  for (const one of found) by.set(one.about, [...(by.get(one.about) ?? []), one]);
  return [...by];
}
