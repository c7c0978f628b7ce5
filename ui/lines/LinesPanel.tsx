import { useState } from 'react';
import { playerName, type Viewer, viewFor } from '../../machines/game/index.ts';
import {
  type Line,
  lineOf,
  type Session,
  type SessionState,
  type Step,
  shownStep,
} from '../session/index.ts';
import { useDialogFocus } from '../useDialogFocus.ts';
import { type Difference, differences, placeInTurn } from './differences.ts';
import { sameTime, type Way, waysOf } from './ways.ts';

/** The lines a game was played along: where each branches off, what was done otherwise there, and what that made. */
export function LinesPanel({
  session,
  state: { history, viewer },
  onClose,
}: {
  readonly session: Session;
  readonly state: SessionState;
  readonly onClose: () => void;
}) {
  const dialog = useDialogFocus();
  const shown = lineOf(history);
  const [chosen, setChosen] = useState<number | null>(null);
  const other = history.lines[chosen ?? (shown.from === null ? 1 : 0)];
  return (
    <div className="sc-lines-panel" role="dialog" aria-label="Lines of the game" ref={dialog} tabIndex={-1}>
      <h3>
        Lines of the game{' '}
        <button type="button" className="sc-link" onClick={onClose}>
          close
        </button>
      </h3>
      {history.lines.length === 1 && (
        <p className="sc-quiet">
          There is one. Go back to an earlier step and do something else: that begins another line, this one
          is kept, and both are compared here.
        </p>
      )}
      <ul className="sc-lines-list">
        {waysOf(history, viewer).map((way) => (
          <li
            key={way.line.id}
            data-now={way.line.id === shown.id}
            style={{ marginInlineStart: way.depth * 18 }}
          >
            <WayWords way={way} onName={(name) => session.nameLine(way.line.id, name)} />
            <div className="sc-buttons">
              {way.line.id === shown.id ? (
                <span className="sc-flag">shown</span>
              ) : (
                <>
                  <button type="button" onClick={() => session.takeLine(way.line.id)}>
                    Look at it
                  </button>
                  <button
                    type="button"
                    aria-pressed={other?.id === way.line.id}
                    onClick={() => setChosen(way.line.id)}
                  >
                    Compare
                  </button>
                </>
              )}
              {way.branch !== null && (
                <button type="button" onClick={() => session.takeLine(way.line.id, way.branch?.step.id)}>
                  To where it branches off
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {other !== undefined && other.id !== shown.id && <Compared state={{ history, viewer }} other={other} />}
    </div>
  );
}

function WayWords({
  way: { branch, last, line },
  onName,
}: {
  readonly way: Way;
  readonly onName: (name: string) => void;
}) {
  return (
    <div>
      <input
        className="sc-line-name"
        aria-label={`Name of ${line.name}`}
        value={line.name}
        maxLength={60}
        onChange={(event) => onName(event.target.value)}
      />
      <span className="sc-quiet">
        {line.path.length - 1} steps
        {last !== null && `, to ${placeInTurn(last.game)}: ${lives(last)}`}
      </span>
      {branch !== null && (
        <p>
          From step {branch.place} of {branch.off} ({placeInTurn(branch.step.game)}): {branch.here}{' '}
          <span className="sc-quiet">Instead of: {branch.there}</span>
        </p>
      )}
    </div>
  );
}

/** `Alice 12, Bob 7`, or who won. */
function lives({ game: { over, players } }: Step): string {
  if (over !== null)
    return over.winners.length === 0
      ? 'a draw'
      : `${over.winners.map((id) => players[id]?.name).join(' and ')} won`;
  return players.map(({ name, life }) => `${name} ${life}`).join(', ');
}

/** What is otherwise on another line than on the one that is shown, at the same time of the turn or at both ends. */
function Compared({
  state: { history, viewer },
  other,
}: {
  readonly state: Pick<SessionState, 'history' | 'viewer'>;
  readonly other: Line;
}) {
  const [isAtEnds, setAtEnds] = useState(true);
  const line = lineOf(history);
  const lastOf = ({ path }: Line) => history.steps[path.at(-1) ?? -1] ?? null;
  const here = isAtEnds ? lastOf(line) : shownStep(history);
  const there = isAtEnds || here === null ? lastOf(other) : sameTime(history, other, here);
  if (here === null || there === null) return null;
  const found = differences(viewFor(here.game, viewer), viewFor(there.game, viewer));
  return (
    <section className="sc-compared" aria-label="Differences">
      <div className="sc-buttons">
        <button type="button" aria-pressed={isAtEnds} onClick={() => setAtEnds(true)}>
          At their ends
        </button>
        <button type="button" aria-pressed={!isAtEnds} onClick={() => setAtEnds(false)}>
          At the step that is shown, and the same time there
        </button>
      </div>
      {found.length === 0 ? (
        <p className="sc-quiet">
          {line.name} and {other.name} don’t differ there in anything that {eyes(here, viewer)} can see.
        </p>
      ) : (
        <Rows found={found} names={[line.name, other.name]} />
      )}
    </section>
  );
}

const eyes = ({ game }: Step, viewer: Viewer): string =>
  viewer === 'judge' ? 'a judge' : playerName(game, viewer);

function Rows({
  found,
  names,
}: {
  readonly found: readonly Difference[];
  readonly names: readonly [string, string];
}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {found.length === 1 ? 'One difference' : `${found.length} differences`}
          </th>
          {names.map((name, at) => (
            <th key={`${at} ${name}`} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.map(({ about, isWhatLies, values, what }, at) => (
          <tr key={`${at} ${about} ${what}`}>
            <th scope="row">
              <span className={about === found[at - 1]?.about ? 'sc-hidden' : ''}>{about}</span>
            </th>
            <td className="sc-quiet">{isWhatLies ? `only ${what}` : what}</td>
            {values.map((value, side) => (
              <td key={side}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
