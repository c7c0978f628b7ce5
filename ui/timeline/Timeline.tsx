import { memo, useMemo } from 'react';
import type { Game } from '../../machines/rules/index.ts';
import { type History, lineOf, placeOf } from '../session/index.ts';

export interface TimelineProps {
  readonly history: History;
  readonly onLookAt: (step: number) => void;
  readonly onTakeLine: (line: number) => void;
  /** Shows the lines side by side. */
  readonly onCompare: () => void;
}

/** All steps of a line on one bar: turns as bands, what happened as marks. One drags or uses arrow keys to go there. */
export function Timeline({ history, onLookAt, onTakeLine, onCompare }: TimelineProps) {
  const { path } = lineOf(history);
  const place = placeOf(history);
  const games = useMemo(() => path.flatMap((id) => history.steps[id]?.game ?? []), [path, history.steps]);
  const turns = useMemo(() => turnsOf(games), [games]);
  const marks = useMemo(() => marksOf(games), [games]);
  const forks = useMemo(() => forksOf(history.lines, path), [history.lines, path]);
  const last = Math.max(1, path.length - 1);
  const now = games[place];
  return (
    <div className="sc-timeline">
      <div className="sc-scrubber">
        <Marks turns={turns} marks={marks} last={last} />
        {forks.map((at) => (
          <span key={at} className="sc-tick" data-kind="fork" style={{ left: `${(at / last) * 100}%` }} />
        ))}
        <span className="sc-now" style={{ left: `${(Math.max(0, place) / last) * 100}%` }} />
        <input
          type="range"
          aria-label="Step"
          aria-valuetext={`step ${place} of ${path.length - 1}${now === undefined ? '' : `, turn ${now.turn.number}`}`}
          min={0}
          max={Math.max(0, path.length - 1)}
          value={Math.max(0, place)}
          onChange={(event) => {
            const step = path[Number(event.target.value)];
            if (step !== undefined) onLookAt(step);
          }}
        />
      </div>
      <span className="sc-step-count">
        {Math.max(0, place)} / {Math.max(0, path.length - 1)}
      </span>
      {history.lines.length > 1 && (
        <>
          <select
            aria-label="Line"
            value={history.line}
            onChange={(event) => onTakeLine(Number(event.target.value))}
          >
            {history.lines.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button type="button" title="Compare the lines (b)" onClick={onCompare}>
            Compare
          </button>
        </>
      )}
    </div>
  );
}

/** What doesn't change as one goes along the line. Marks that would lie on one another are drawn once. */
const Marks = memo(function Marks({
  turns,
  marks,
  last,
}: {
  readonly turns: readonly TurnBand[];
  readonly marks: readonly Mark[];
  readonly last: number;
}) {
  return (
    <>
      {turns.map(({ number, from, to, active }) => (
        <span
          key={from}
          className="sc-turn-band"
          data-active={active === null ? undefined : active % 2}
          style={{ left: `${(from / last) * 100}%`, width: `${((to - from) / last) * 100}%` }}
        >
          {number > 0 && (to - from) / last > 0.035 ? number : ''}
        </span>
      ))}
      {thinned(marks, last).map(({ at, kind }) => (
        <span
          key={`${at} ${kind}`}
          className="sc-tick"
          data-kind={kind}
          style={{ left: `${(at / last) * 100}%` }}
        />
      ))}
    </>
  );
});

/** As many places as a mark can be told apart in on a wide page. */
const places = 600;

/** Of marks of one kind that fall on one place, the first. */
function thinned(marks: readonly Mark[], last: number): readonly Mark[] {
  if (last <= places) return marks;
  const taken = new Set<string>();
  return marks.filter(({ at, kind }) => {
    const key = `${kind} ${Math.round((at / last) * places)}`;
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}

interface Mark {
  readonly at: number;
  readonly kind: MarkKind;
}

interface TurnBand {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly active: number | null;
}

/** Where each turn begins and ends, in places of a line. */
export function turnsOf(games: readonly Game[]): readonly TurnBand[] {
  const turns: TurnBand[] = [];
  for (const [at, { turn }] of games.entries()) {
    const last = turns.at(-1);
    if (last !== undefined && last.number === turn.number) turns[turns.length - 1] = { ...last, to: at + 1 };
    else turns.push({ number: turn.number, from: at, to: at + 1, active: turn.active });
  }
  return turns;
}

/** The places of a line where others branch off from it, or it from another. */
export const forksOf = (lines: History['lines'], path: readonly number[]): readonly number[] => [
  ...new Set(
    lines.map(({ from }) => (from === null ? -1 : path.indexOf(from))).filter((place) => place >= 0),
  ),
];

type MarkKind = 'stack' | 'combat' | 'end';

/** Where something was put on the stack, creatures attacked, or the game ended. */
export const marksOf = (games: readonly Game[]): readonly Mark[] =>
  games.flatMap((game, at) => {
    const kind = markOf(game);
    return kind === null ? [] : [{ at, kind }];
  });

const known = new WeakMap<Game, { readonly kind: MarkKind | null }>();

/** The mark of one step; found once. */
function markOf(game: Game): MarkKind | null {
  const found = known.get(game) ?? { kind: newMarkOf(game) };
  known.set(game, found);
  return found.kind;
}

function newMarkOf({ happened }: Game): MarkKind | null {
  const types = new Set(happened.map(({ event }) => event.type));
  if (types.has('gameOver')) return 'end';
  if (happened.some(({ event }) => event.type === 'attack' && event.attackers.length > 0)) return 'combat';
  return types.has('cast') || types.has('putOnStack') ? 'stack' : null;
}
